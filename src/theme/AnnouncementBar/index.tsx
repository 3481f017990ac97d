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
import styles from './styles.module.css';

/** Hides the bar as the theme's inline script does on the next page. */
function dismiss(): void {
  createStorageSlot('docusaurus.announcement.dismiss').set('true');
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
}

/**
 * The announcement as React, so that it is translated and its link is checked,
 * in a named region instead of the theme's second banner landmark.
 */
export default function AnnouncementBar(): ReactNode {
  if (!useThemeConfig().announcementBar) return null;
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
      <AnnouncementBarCloseButton onClick={dismiss} className={styles.close} />
    </section>
  );
}
