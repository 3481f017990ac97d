import type {ReactNode} from 'react';
import clsx from 'clsx';

interface Props {
  shape: 'dark' | 'light' | 'search' | 'copy' | 'copied';
  /** Sets the size; by default, it equals the text size. */
  className?: string;
}

/** Text next to the icon, or the name of its button, has the same meaning. */
export default function Icon({shape, className}: Props): ReactNode {
  return (
    <span
      className={clsx('sign', `sign-${shape}`, className)}
      aria-hidden="true"
    />
  );
}
