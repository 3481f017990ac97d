import type {ReactNode} from 'react';
import type {RichText} from '../../api/richText';
import Page from '../reference/Page';
import styles from './errors.module.css';

/** Every cause of an error, as `src/generate/errorIndex.ts` lists them. */
export default function ErrorIndex({
  content,
}: {
  content: RichText[];
}): ReactNode {
  return (
    <div className={styles.index}>
      <Page content={content} />
    </div>
  );
}
