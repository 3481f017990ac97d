import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {changesLink} from '@site/src/api/links';
import type {PageProps, TocItem} from '@site/src/api/pageData';
import type {VersionPageData, VersionSection} from '@site/src/changes/pageData';
import type {Rating} from '@site/src/changes/rules';
import ChangeItem, {VersionDate} from './ChangeItem';
import {NameLink} from './links';
import {getColon, Listed} from './punctuation';
import ReferencePage from './ReferencePage';

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

export const getContents = ({sections}: VersionPageData): TocItem[] =>
  sections.map(({rating}) => ({
    value: titles[rating](),
    id: rating,
    level: 2,
  }));

function Section(props: VersionSection): ReactNode {
  const {rating, changes, schemas, described} = props;
  return (
    <>
      <Heading as="h2" id={rating}>
        {titles[rating]()}
      </Heading>
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
          <Listed
            items={schemas.map((schema) => (
              <NameLink key={schema.to} {...schema} />
            ))}
          />
        </p>
      )}
      {described.length > 0 && (
        <p>
          <Listed
            items={described.map(({name, to}) =>
              to ? (
                <NameLink key={name} to={to} name={name} />
              ) : (
                <code key={name}>{name}</code>
              ),
            )}
          />
        </p>
      )}
    </>
  );
}

export default function VersionPage(
  props: VersionPageData & PageProps,
): ReactNode {
  const {date, sections, none, ...page} = props;
  return (
    <ReferencePage {...page}>
      {date && <VersionDate date={date} />}
      {sections.length === 0 && <p>{none}</p>}
      {sections.map((section) => (
        <Section key={section.rating} {...section} />
      ))}
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
