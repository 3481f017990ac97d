import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {escapeHtml} from '@site/src/api/escapeHtml';
import type {GuideSection} from '@site/src/api/openapi';
import type {PageProps, ServicePageData, TocItem} from '@site/src/api/pageData';
import Strata from '../strata/Strata';
import Legend from './Legend';
import {NameLink, OperationItem} from './links';
import {getColon} from './punctuation';
import ReferencePage from './ReferencePage';
import RichText from './RichText';
import index from './IndexPage.module.css';
import styles from './ServicePage.module.css';

const titles: Record<
  'operations' | 'about' | 'schemas' | GuideSection['id'],
  () => string
> = {
  operations: () =>
    translate({
      message: 'Operations',
      description: 'Heading of a list of operations',
    }),
  about: () =>
    translate({
      message: 'About',
      description: 'Heading of what a service is for and how it works',
    }),
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
  caution: () =>
    translate({
      message: 'What to watch out for',
    }),
  schemas: () =>
    translate({
      message: 'Schemas',
      description: 'Heading of a list of schemas',
    }),
};

export function getContents(page: ServicePageData): TocItem[] {
  const section = (id: keyof typeof titles): TocItem => ({
    value: titles[id](),
    id,
    level: 2,
  });
  return [
    section('operations'),
    ...page.groups.flatMap(({heading}) =>
      heading
        ? [{value: escapeHtml(heading.title), id: heading.id, level: 3}]
        : [],
    ),
    ...(page.about.length > 0 ? [section('about')] : []),
    ...page.guide.map(({id}) => section(id)),
    section('schemas'),
  ];
}

function SectionTitle({id}: {id: keyof typeof titles}): ReactNode {
  return (
    <Heading as="h2" id={id}>
      {titles[id]()}
    </Heading>
  );
}

export default function ServicePage(
  props: ServicePageData & PageProps,
): ReactNode {
  const {name, lead, layer, groups, about, guide, ...rest} = props;
  const {objects, messages, ...page} = rest;
  return (
    <ReferencePage {...page}>
      <p className={styles.name}>
        <code>{name}</code>
      </p>
      <RichText text={lead} />
      {layer && <Strata layer={layer} />}
      <SectionTitle id="operations" />
      <Legend operations={groups.flatMap(({operations}) => operations)} />
      {groups.map(({heading, operations}) => (
        <Fragment key={heading?.id}>
          {heading && (
            <Heading as="h3" id={heading.id}>
              {heading.title}
            </Heading>
          )}
          <ul className={styles.operations}>
            {operations.map(({about: does, ...operation}) => (
              <li key={operation.to}>
                <OperationItem {...operation} />
                {does && <span>{does}</span>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {about.length > 0 && (
        <>
          <SectionTitle id="about" />
          <RichText text={about} />
        </>
      )}
      {guide.map(({id, text}) => (
        <Fragment key={id}>
          <SectionTitle id={id} />
          <RichText text={text} />
        </Fragment>
      ))}
      <SectionTitle id="schemas" />
      <ul className={index.schemas}>
        {objects.map(({about: is, ...schema}) => (
          <li key={schema.to}>
            <NameLink {...schema} />
            {getColon() + is}
          </li>
        ))}
      </ul>
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
          <ul className={index.schemas}>
            {messages.map((schema) => (
              <li key={schema.to}>
                <NameLink {...schema} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </ReferencePage>
  );
}
