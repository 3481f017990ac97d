import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  shape: 'dark' | 'language' | 'light' | 'search';
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
    <span className={clsx(styles.icon, styles[shape], className)} {...spoken} />
  );
}
