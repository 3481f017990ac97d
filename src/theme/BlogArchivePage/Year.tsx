import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {ArchiveBlogPost} from '@theme/BlogArchivePage';

interface Props {
  year: string;
  posts: ArchiveBlogPost[];
}

/** The posts of one year. The original's heading skips a level. */
export function Year({year, posts}: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {
    calendar: localeConfigs[currentLocale]?.calendar,
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className="col col--4 margin-vert--lg">
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({metadata: {date, permalink, title}}) => (
          <li key={permalink}>
            <Link to={permalink}>
              {`${format.format(new Date(date))} – ${title}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
