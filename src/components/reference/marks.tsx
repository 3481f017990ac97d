import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Marks} from '@site/src/api/pageData';

export const getSinceWord = (version: string): string =>
  version === 'next'
    ? translate({
        message: 'next version',
      })
    : translate(
        {
          message: 'since {version}',
          description: 'Mark of what came with a version; keep {version}',
        },
        {version},
      );

export const getDeprecatedWord = (since?: string): string =>
  since === undefined || since === 'next'
    ? translate({
        message: 'deprecated',
      })
    : translate(
        {
          message: 'deprecated since {version}',
          description: 'Mark of what is deprecated; keep {version}',
        },
        {version: since},
      );

interface Props extends Marks {
  badge: (word: string, isDanger: boolean) => ReactNode;
}

export default function MarkBadges(props: Props): ReactNode {
  const {deprecated, since, draft, badge} = props;
  return (
    <>
      {deprecated && badge(getDeprecatedWord(deprecated.since), true)}
      {since && badge(getSinceWord(since), false)}
      {draft &&
        badge(
          translate({
            message: 'not described yet',
          }),
          false,
        )}
    </>
  );
}
