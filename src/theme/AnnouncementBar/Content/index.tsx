import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** The announcement as React, so that it is translated and its link checked. */
export default function AnnouncementBarContent({
  className,
  ...props
}: Props): ReactNode {
  const link = (
    <Link to="/docs/category/guides">
      <Translate
        id="announcement.link"
        description="Link in the announcement bar"
      >
        guides
      </Translate>
    </Link>
  );
  return (
    <div {...props} className={clsx(styles.content, className)}>
      <Translate
        id="announcement.text"
        description="Announcement bar; {link} is “guides”"
        values={{link}}
      >
        {'New: {link} that run in the page.'}
      </Translate>
    </div>
  );
}
