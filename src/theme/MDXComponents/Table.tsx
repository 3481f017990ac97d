import type {ComponentProps, ReactNode} from 'react';

/**
 * A table that can be scrolled with the keyboard if it is wider than the page.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
  return <table tabIndex={0} {...props} />;
}
