import {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/icon';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

function getModeName(mode: Props['value']): string {
  return mode === 'dark'
    ? translate({
        message: 'dark mode',
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        description: 'The name for the dark color mode',
      })
    : translate({
        message: 'light mode',
        id: 'theme.colorToggle.ariaLabel.mode.light',
        description: 'The name for the light color mode',
      });
}

function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
        title={getModeName(value)}
        aria-label={translate(
          {
            message: 'Switch between dark and light mode (currently {mode})',
            id: 'theme.colorToggle.ariaLabel',
            description: 'The ARIA label for the color mode toggle',
          },
          {mode: getModeName(value)},
        )}
      >
        <Icon shape="light" className={styles.light} />
        <Icon shape="dark" className={styles.dark} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
