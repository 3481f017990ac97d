import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {MessageData, OperationPageData} from '@site/src/api/pageData';
import Code from '../code/Code';
import {TryItPlace} from '../tryIt/TryIt';
import Column from './Column';
import Endpoint from './Endpoint';
import Errors from './Errors';
import {hasLongFacts, LongFacts, ShortFacts, Touched} from './Facts';
import Fields from './Fields';
import {LinkList, NameLink, OperationItem, TitleLink} from './links';
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

interface MessageProps extends MessageData {
  anchor: string;
}

function Message(props: MessageProps): ReactNode {
  const {anchor, schema, mediaType, fields, oneOf} = props;
  return (
    <>
      <Fields anchor={anchor} fields={fields} oneOf={oneOf} />
      <p className={styles.message}>
        <NameLink {...schema} />{' '}
        <span className="note" data-md="code">
          {mediaType}
        </span>
      </p>
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
            items={tools.map((tool) => (
              <TitleLink key={tool.name} {...tool} />
            ))}
          />
        </p>
      )}
    </>
  );
}

function getSections(page: OperationPageData): Section[] {
  const {request, response, headers, streaming} = page;
  const {facts, touched, behavior, errors, errorLink, commands} = page;
  const {guides, history, related, service, slug} = page;
  return keepSections([
    {
      id: 'request',
      title: translate({message: 'Request'}),
      content: (
        <>
          <RichText text={request.text} />
          <Message anchor="request" {...request} />
          <Nested title={translate({message: 'Headers'})}>
            <Fields anchor="header" fields={headers} />
          </Nested>
        </>
      ),
    },
    (behavior.length > 0 || touched || hasLongFacts(facts)) && {
      id: 'behavior',
      title: translate({message: 'Behavior'}),
      content: (
        <>
          {touched && <Touched {...touched} />}
          {facts && hasLongFacts(facts) && <LongFacts {...facts} />}
          <RichText text={behavior} />
        </>
      ),
    },
    {
      id: 'response',
      title: translate({message: 'Response'}),
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
      title: translate({message: 'Errors'}),
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
      title: translate({message: 'Equivalent CLI commands'}),
      content: <Commands {...commands} />,
    },
    guides.length > 0 && {
      id: 'guides',
      title: translate({message: 'Guides'}),
      content: <LinkList items={guides} Item={TitleLink} />,
    },
    getHistorySection(history),
    {
      id: 'related',
      title: translate({message: 'Related'}),
      content: (
        <ul>
          {related.map((operation) => (
            <li key={operation.to}>
              <OperationItem {...operation} />
            </li>
          ))}
          {service && (
            <li>
              <TitleLink {...service} />
            </li>
          )}
        </ul>
      ),
    },
  ]);
}

/** The place of the panel, and the call with its samples as a card. */
function SamplesColumn(page: OperationPageData): ReactNode {
  const {slug, path, effect, simulated, samples} = page;
  return (
    <Column sticky>
      <TryItPlace operation={slug} />
      <Heading as="h2" id="samples" className="spoken">
        <Translate>Samples</Translate>
      </Heading>
      <Endpoint operation={slug} path={path} isQuiet={effect === 'none'} />
      <Samples {...samples} />
      {!simulated && (
        <p className={styles.note}>
          <Translate>
            The sandbox does not simulate this operation: it returns an example
            from this page, whatever you send, and changes nothing.
          </Translate>
        </p>
      )}
    </Column>
  );
}

export default function OperationPage(page: OperationPageData): ReactNode {
  const {lead, draft} = page;
  const sections = getSections(page);
  const text = (
    <Column>
      <nav
        className={contents.contents}
        aria-label={translate({message: 'On this page'})}
      >
        <p>
          {sections.map(({id, title}, index) => (
            <Fragment key={id}>
              {index > 0 && ' '}
              <Link to={`#${id}`}>{title}</Link>
            </Fragment>
          ))}
        </p>
      </nav>
      <Sections sections={sections} />
    </Column>
  );
  return (
    <ReferencePage
      {...page}
      columns={
        <>
          <SamplesColumn {...page} />
          {text}
        </>
      }
    >
      <RichText text={lead} />
      {draft && (
        <p>
          <Translate>
            This page is a draft. It shows what the API description of the
            platform contains.
          </Translate>
        </p>
      )}
      <ShortFacts {...page} />
    </ReferencePage>
  );
}
