import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {changesLink} from '@site/src/api/links';
import type {PageProps, TocItem} from '@site/src/api/pageData';
import type {VersionPageData, VersionSection} from '@site/src/changes/pageData';
import type {Rating} from '@site/src/changes/rules';
import ChangeItem, {VersionDate} from './ChangeItem';
import {NameList} from './links';
import {getColon} from './punctuation';
import ReferencePage from './ReferencePage';
import Sections, {listContents, type Section} from './Sections';

const titles: Record<Rating, () => string> = {
  breaking: () =>
    translate({
      message: 'Breaking',
      description: 'Heading of changes that break callers',
    }),
  deprecated: () =>
    translate({
      message: 'Deprecated',
      description: 'Heading of what still works and is to be replaced',
    }),
  additive: () =>
    translate({
      message: 'New',
      description: 'Heading of changes that break nothing',
    }),
  documentation: () =>
    translate({
      message: 'Documentation only',
      description: 'Heading of changes of the documentation alone',
    }),
};

function Changes(props: VersionSection): ReactNode {
  const {changes, schemas, described} = props;
  return (
    <>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <ChangeItem key={change.id} {...change} />
          ))}
        </ul>
      )}
      {schemas.length > 0 && (
        <p>
          <Translate description="Heading of a list of schemas">
            Schemas
          </Translate>
          {getColon()}
          <NameList items={schemas} />
        </p>
      )}
      {described.length > 0 && (
        <p>
          <NameList items={described} />
        </p>
      )}
    </>
  );
}

const getSections = ({sections}: VersionPageData): Section[] =>
  sections.map((section) => ({
    id: section.rating,
    title: titles[section.rating](),
    content: <Changes {...section} />,
  }));

export const getContents = (page: VersionPageData): TocItem[] =>
  listContents(getSections(page));

export default function VersionPage(
  page: VersionPageData & PageProps,
): ReactNode {
  const {date, sections, none} = page;
  return (
    <ReferencePage {...page}>
      {date && <VersionDate date={date} />}
      {sections.length === 0 && <p>{none}</p>}
      <Sections sections={getSections(page)} />
      <p>
        <Link to={changesLink}>
          <Translate description="Title of the page of the changes between versions of the API">
            Changes
          </Translate>
        </Link>
      </p>
    </ReferencePage>
  );
}
