import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {
  createStorageSlot,
  ThemeClassNames,
  useThemeConfig,
} from '@docusaurus/theme-common';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import {announcementAttribute, announcementKey} from './dismissed';
import styles from './styles.module.css';

function dismiss(id: string): void {
  createStorageSlot(announcementKey).set(id);
  document.documentElement.setAttribute(announcementAttribute, '');
}

/**
 * The announcement as React, so that it is translated and its link is checked,
 * in a named region instead of the theme's second banner landmark. A document
 * attribute hides it, which the inline script also sets.
 */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  if (!announcementBar) return null;
  const link = (
    <Link to="/docs/category/guides">
      <Translate description="Link in the announcement bar">guides</Translate>
    </Link>
  );
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={translate({
        message: 'Announcement',
        description: 'Name of the announcement bar for screen readers',
      })}
    >
      <div className={styles.content}>
        <Translate
          description="Announcement bar; {link} is “guides”"
          values={{link}}
        >
          {'New: {link} that you can run in the page.'}
        </Translate>
      </div>
      <AnnouncementBarCloseButton
        onClick={() => dismiss(announcementBar.id)}
        className={styles.close}
      />
    </section>
  );
}
