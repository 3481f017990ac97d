import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/icon';
import styles from './styles.module.css';

/** In the style sheet, not in each page. */
export default function IconExternalLink(): ReactNode {
  return (
    <Icon
      shape="external"
      className={styles.icon}
      label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
    />
  );
}
