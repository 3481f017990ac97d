import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  shape: 'dark' | 'language' | 'light' | 'search';
  /** Where it stands says how large it is: as a letter, if nothing else. */
  className?: string;
  /** What it tells screen readers, if words beside it do not. */
  label?: string;
}

/** A sign in the color of the text. */
export default function Icon({shape, className, label}: Props): ReactNode {
  const spoken = label
    ? {role: 'img', 'aria-label': label}
    : {'aria-hidden': true};
  return (
    <span className={clsx(styles.icon, styles[shape], className)} {...spoken} />
  );
}
