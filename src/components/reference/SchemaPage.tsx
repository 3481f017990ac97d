import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {
  OperationLink,
  PageLink,
  SchemaPageData,
} from '@site/src/api/pageData';
import BreakableName from '../BreakableName';
import Code from '../code/Code';
import Column from './Column';
import EnumValues from './EnumValues';
import Fields from './Fields';
import {LinkList, NameLink, OperationItem} from './links';
import MarkBadges from './marks';
import ReferencePage from './ReferencePage';
import RichText from './RichText';
import Sections, {
  getHistorySection,
  keepSections,
  type Section,
} from './Sections';
import styles from './styles.module.css';

const User = (use: PageLink | OperationLink): ReactNode =>
  'rpc' in use ? <OperationItem {...use} /> : <NameLink {...use} />;

function Users({usedBy, usedByEveryCall}: SchemaPageData): ReactNode {
  return (
    <>
      {(usedByEveryCall || usedBy.length === 0) && (
        <p>
          {usedByEveryCall ? (
            <Translate>All calls: part of their headers or errors.</Translate>
          ) : (
            <Translate>
              No operation or other schema uses this schema.
            </Translate>
          )}
        </p>
      )}
      {usedBy.length > 0 && <LinkList items={usedBy} Item={User} />}
    </>
  );
}

function getSections(page: SchemaPageData): Section[] {
  const {values, fields, oneOf, free, history} = page;
  return keepSections([
    values && {
      id: 'values',
      title: translate({message: 'Values'}),
      content: <EnumValues anchor="value" values={values} />,
    },
    (fields !== undefined || free === true) && {
      id: 'fields',
      title: translate({message: 'Fields'}),
      content: fields ? (
        <Fields anchor="field" fields={fields} oneOf={oneOf} />
      ) : (
        <p>
          <Translate>Any JSON object, sent unchanged.</Translate>
        </p>
      ),
    },
    getHistorySection(history),
    {
      id: 'used-by',
      title: translate({message: 'Used by'}),
      content: <Users {...page} />,
    },
  ]);
}

export default function SchemaPage(page: SchemaPageData): ReactNode {
  const {name, type, draft, text, example} = page;
  const title = <Translate>Example</Translate>;
  const columns = example && (
    <Column sticky>
      <Heading as="h2" id="example" className="spoken">
        {title}
      </Heading>
      <Code {...example} title={title} />
    </Column>
  );
  return (
    <ReferencePage {...page} columns={columns}>
      <p className="note">
        <code className={styles.path}>
          <BreakableName name={name} />
        </code>{' '}
        {`· ${type} `}
        <MarkBadges {...page} />
      </p>
      {draft && (
        <p>
          <Translate>
            This page is a draft. It shows what the API description of the
            platform contains.
          </Translate>
        </p>
      )}
      <RichText text={text} />
      <Sections sections={getSections(page)} />
    </ReferencePage>
  );
}
