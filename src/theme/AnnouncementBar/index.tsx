import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@site/src/docusaurus/internals';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** The bar as a named region: the original calls itself the page's banner. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!isActive) return null;
  return (
    <section
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={translate({
        id: 'announcement.label',
        message: 'Announcement',
        description: 'Name of the announcement bar for screen readers',
      })}
    >
      <AnnouncementBarContent className={styles.content} />
      {announcementBar?.isCloseable && (
        <AnnouncementBarCloseButton onClick={close} className={styles.close} />
      )}
    </section>
  );
}
