import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import styles from './styles.module.css';

/** Tags of a post. */
export default function Tags(): ReactNode {
  const {tags} = useBlogPost().metadata;
  if (tags.length === 0) return null;
  return (
    <ul
      className={styles.tags}
      aria-label={translate({
        id: 'theme.tags.tagsListLabel',
        message: 'Tags:',
        description: 'The label alongside a tag list',
      })}
    >
      {tags.map(({permalink, label, description}) => (
        <li key={permalink}>
          <Link rel="tag" to={permalink} title={description}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
