import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HistoryData} from '@site/src/api/pageData';
import {getSinceWord} from './marks';
import {getColon} from './punctuation';
import RichText from './RichText';

/** The changes of an operation or a schema, by version. */
export default function History({items}: {items: HistoryData[]}): ReactNode {
  return (
    <ul>
      {items.map(({version, to, text}, index) => (
        <li key={index}>
          <Link to={to}>
            {version === 'next' ? getSinceWord(version) : version}
          </Link>
          {getColon()}
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
