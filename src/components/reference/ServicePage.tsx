import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {escapeHtml} from '@site/src/api/escapeHtml';
import type {GuideSection} from '@site/src/api/openapi';
import type {PageProps, ServicePageData, TocItem} from '@site/src/api/pageData';
import Strata from '../strata/Strata';
import Legend from './Legend';
import {LinkList, NameLink, OperationItem} from './links';
import ReferencePage from './ReferencePage';
import RichText from './RichText';
import Sections, {keepSections, listContents, type Section} from './Sections';
import index from './IndexPage.module.css';
import styles from './ServicePage.module.css';

const guideTitles: Record<GuideSection['id'], () => string> = {
  objects: () =>
    translate({
      message: 'Objects',
      description: 'Heading of the objects of a service',
    }),
  'life-cycle': () =>
    translate({
      message: 'Life cycle',
      description: 'Heading of the states of the main object of a service',
    }),
  order: () =>
    translate({
      message: 'Typical workflow',
      description: 'Heading of the order in which operations are called',
    }),
  caution: () => translate({message: 'What to watch out for'}),
};

function Operations({groups}: ServicePageData): ReactNode {
  return (
    <>
      <Legend />
      {groups.map(({heading, operations}) => (
        <Fragment key={heading?.id}>
          {heading && (
            <Heading as="h3" id={heading.id}>
              {heading.title}
            </Heading>
          )}
          <LinkList
            items={operations}
            Item={OperationItem}
            className={styles.operations}
          />
        </Fragment>
      ))}
    </>
  );
}

function Schemas({objects, messages}: ServicePageData): ReactNode {
  return (
    <>
      <LinkList items={objects} Item={NameLink} className={index.schemas} />
      {messages.length > 0 && (
        <details>
          <summary>
            <Translate
              description="Folds the requests and responses of a service; {count} is a number"
              values={{count: messages.length}}
            >
              {'{count} requests and responses'}
            </Translate>
          </summary>
          <LinkList
            items={messages}
            Item={NameLink}
            className={index.schemas}
          />
        </details>
      )}
    </>
  );
}

const getSections = (page: ServicePageData): Section[] =>
  keepSections([
    {
      id: 'operations',
      title: translate({
        message: 'Operations',
        description: 'Heading of a list of operations',
      }),
      inner: page.groups.flatMap(({heading}) =>
        heading
          ? [{value: escapeHtml(heading.title), id: heading.id, level: 3}]
          : [],
      ),
      content: <Operations {...page} />,
    },
    page.about.length > 0 && {
      id: 'about',
      title: translate({
        message: 'About',
        description: 'Heading of what a service is for and how it works',
      }),
      content: <RichText text={page.about} />,
    },
    ...page.guide.map(({id, text}) => ({
      id,
      title: guideTitles[id](),
      content: <RichText text={text} />,
    })),
    {
      id: 'schemas',
      title: translate({
        message: 'Schemas',
        description: 'Heading of a list of schemas',
      }),
      content: <Schemas {...page} />,
    },
  ]);

export const getContents = (page: ServicePageData): TocItem[] =>
  listContents(getSections(page));

export default function ServicePage(
  page: ServicePageData & PageProps,
): ReactNode {
  const {name, lead, layer} = page;
  return (
    <ReferencePage {...page}>
      <p className={styles.name}>
        <code>{name}</code>
      </p>
      <RichText text={lead} />
      {layer && <Strata layer={layer} />}
      <Sections sections={getSections(page)} />
    </ReferencePage>
  );
}
