import type {ComponentProps, ReactNode} from 'react';

export default function Table(props: ComponentProps<'table'>): ReactNode {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
  return <table tabIndex={0} {...props} />;
}
