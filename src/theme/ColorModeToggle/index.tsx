import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/icon';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** Unlike the theme's, enabled in the HTML, so that a click can be replayed. */
export default function ColorModeToggle({
  className,
  value,
  onChange,
}: Props): ReactNode {
  const label = translate({
    message: 'Switch between dark and light mode',
    description: 'Name of the button that switches the color mode',
  });
  return (
    <button
      className={clsx('clean-btn', styles.toggle, className)}
      type="button"
      onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
      title={label}
      aria-label={label}
    >
      <Icon shape="light" className={styles.light} />
      <Icon shape="dark" className={styles.dark} />
    </button>
  );
}
