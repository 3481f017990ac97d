import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {MessageData, OperationPageData} from '@site/src/api/pageData';
import Code from '../code/Code';
import EffectSign, {getEffectWord} from '../EffectSign';
import {TryItPlace} from '../tryIt/TryIt';
import Badge from './Badge';
import Columns, {Column} from './Columns';
import Endpoint from './Endpoint';
import Errors from './Errors';
import {hasLongFacts, LongFacts, ShortFacts} from './Facts';
import Fields, {MessageFields} from './Fields';
import {NameLink, OperationItem} from './links';
import MarkBadges from './marks';
import Nested from './Nested';
import {getColon, Listed} from './punctuation';
import ReferencePage from './ReferencePage';
import RichText from './RichText';
import Sections, {
  getHistorySection,
  keepSections,
  type Section,
} from './Sections';
import Samples from './Samples';
import contents from './Contents.module.css';
import styles from './styles.module.css';

function Badges(props: OperationPageData): ReactNode {
  const {facts, streaming, destructive, unimplemented} = props;
  return (
    <>
      {facts && !unimplemented && (
        <EffectSign effect={facts.effect} />
      )}
      {streaming && (
        <Badge isDanger={false}>
          <Translate>server stream</Translate>
        </Badge>
      )}
      {destructive && (
        <Badge isDanger>
          <Translate>destructive</Translate>
        </Badge>
      )}
      {unimplemented && (
        <>
          <EffectSign effect="none" isNamed />
          <Badge isDanger={false}>{getEffectWord('none')}</Badge>
        </>
      )}
      <MarkBadges
        {...props}
        badge={(word, isDanger) => <Badge isDanger={isDanger}>{word}</Badge>}
      />
    </>
  );
}

interface MessageProps extends MessageData {
  anchor: string;
  /** Between the schema's name and its fields. */
  children?: ReactNode;
}

function Message(props: MessageProps): ReactNode {
  const {anchor, schema, mediaType, fields, oneOf, children} = props;
  return (
    <>
      <p className={styles.message}>
        <NameLink {...schema} />{' '}
        <span className={styles.mediaType} data-md="code">
          {mediaType}
        </span>
      </p>
      {children}
      <MessageFields anchor={anchor} fields={fields} oneOf={oneOf} />
    </>
  );
}

function Commands(
  props: NonNullable<OperationPageData['commands']>,
): ReactNode {
  const {code, note, tools} = props;
  return (
    <>
      {code && <Code {...code} />}
      <RichText text={note} />
      {tools.length > 0 && (
        <p>
          <Translate>Documentation</Translate>
          {getColon()}
          <Listed
            items={tools.map(({name, to}) => (
              <Link key={name} to={to}>
                {name}
              </Link>
            ))}
          />
        </p>
      )}
    </>
  );
}

function getSections(page: OperationPageData): Section[] {
  const {request, response, headers, streaming} = page;
  const {facts, behavior, errors, errorLink, commands} = page;
  const {guides, history, related, service, slug} = page;
  return keepSections([
    {
      id: 'request',
      title: translate({
        message: 'Request',
      }),
      content: (
        <>
          <RichText text={request.text} />
          <Message anchor="request" {...request}>
            <Nested
              title={translate({
                message: 'Headers',
              })}
            >
              <Fields anchor="header" fields={headers} />
            </Nested>
          </Message>
        </>
      ),
    },
    (behavior.length > 0 || hasLongFacts(facts)) && {
      id: 'behavior',
      title: translate({
        message: 'Behavior',
      }),
      content: (
        <>
          {facts && hasLongFacts(facts) && <LongFacts {...facts} />}
          <RichText text={behavior} />
        </>
      ),
    },
    {
      id: 'response',
      title: translate({
        message: 'Response',
      }),
      content: (
        <>
          <RichText text={response.text} />
          {streaming && (
            <p>
              <Translate>
                A stream of messages of this type, in Connect envelopes.
              </Translate>
            </p>
          )}
          <Message anchor="response" {...response} />
        </>
      ),
    },
    {
      id: 'errors',
      title: translate({
        message: 'Errors',
      }),
      content: (
        <Errors
          operation={slug}
          streaming={streaming}
          errors={errors}
          errorLink={errorLink}
        />
      ),
    },
    commands && {
      id: 'by-hand',
      title: translate({
        message: 'Equivalent CLI commands',
      }),
      content: <Commands {...commands} />,
    },
    guides.length > 0 && {
      id: 'guides',
      title: translate({
        message: 'Guides',
      }),
      content: (
        <ul>
          {guides.map(({name, to}) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      ),
    },
    getHistorySection(history),
    {
      id: 'related',
      title: translate({
        message: 'Related',
      }),
      content: (
        <ul>
          {related.map((operation) => (
            <li key={operation.to}>
              <OperationItem {...operation} />
            </li>
          ))}
          {service && (
            <li>
              <Link to={service.to}>{service.name}</Link>
            </li>
          )}
        </ul>
      ),
    },
  ]);
}

/** Code samples, below the place of the panel. */
function SamplesColumn({
  page,
  title,
}: {
  page: OperationPageData;
  title: string;
}): ReactNode {
  const {unimplemented, simulated, samples} = page;
  return (
    <>
      <TryItPlace operation={page.slug} />
      {!unimplemented && !simulated && (
        <p>
          <Translate>
            The sandbox does not simulate this operation: it returns an example
            from this page, whatever you send, and changes nothing.
          </Translate>
        </p>
      )}
      <Heading as="h2" id="samples">
        {title}
      </Heading>
      <Samples {...samples} />
    </>
  );
}

export default function OperationPage(page: OperationPageData): ReactNode {
  const {slug, path, unimplemented, draft, lead, facts} = page;
  const sections = getSections(page);
  const samples = translate({
    message: 'Samples',
  });
  const links = [...sections, {id: 'samples', title: samples}];
  return (
    <ReferencePage {...page}>
      <RichText text={lead} />
      {draft && (
        <p>
          <Translate>
            This operation has no description yet. This page shows what the API
            description contains: its messages, fields and types.
          </Translate>
        </p>
      )}
      <Endpoint operation={slug} path={path} unimplemented={unimplemented}>
        <Badges {...page} />
      </Endpoint>
      <Columns>
        <Column>
          {facts && <ShortFacts {...facts} />}
          <nav
            className={contents.contents}
            aria-label={translate({
              message: 'On this page',
            })}
          >
            <p>
              {links.map(({id, title}, index) => (
                <Fragment key={id}>
                  {index > 0 && ' '}
                  <Link to={`#${id}`}>{title}</Link>
                </Fragment>
              ))}
            </p>
          </nav>
          <Sections sections={sections} />
        </Column>
        <Column sticky>
          <SamplesColumn page={page} title={samples} />
        </Column>
      </Columns>
    </ReferencePage>
  );
}
