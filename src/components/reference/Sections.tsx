import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {HistoryData} from '@site/src/api/pageData';
import {getSinceWord} from './marks';
import {getColon} from './punctuation';
import RichText from './RichText';

/** A part of a page, below its heading. */
export interface Section {
  id: string;
  title: string;
  content: ReactNode;
}

export type MaybeSection = Section | false | undefined;

export const keepSections = (sections: MaybeSection[]): Section[] =>
  sections.filter((one) => one !== undefined && one !== false);

export default function Sections({sections}: {sections: Section[]}): ReactNode {
  return sections.map(({id, title, content}) => (
    <Fragment key={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {content}
    </Fragment>
  ));
}

export const getHistorySection = (items: HistoryData[]): MaybeSection =>
  items.length > 0 && {
    id: 'history',
    title: translate({message: 'History'}),
    content: (
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
    ),
  };
