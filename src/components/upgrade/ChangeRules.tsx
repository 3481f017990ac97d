import type {ReactNode} from 'react';
import type {RichText} from '../../reference/richText';
import Page from '../reference/Page';

/** The table of what counts as breaking, as `src/generate/changes.ts` makes it. */
export default function ChangeRules({
  content,
}: {
  content: RichText[];
}): ReactNode {
  return <Page content={content} />;
}
