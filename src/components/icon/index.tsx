import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  shape: 'dark' | 'light' | 'search';
  /** Sets the size; by default, it equals the text size. */
  className?: string;
  /** Accessible name, if no text next to the icon has the same meaning. */
  label?: string;
}

export default function Icon({shape, className, label}: Props): ReactNode {
  const spoken = label
    ? {role: 'img', 'aria-label': label}
    : {'aria-hidden': true};
  return (
    <span className={clsx('sign', `sign-${shape}`, className)} {...spoken} />
  );
}
