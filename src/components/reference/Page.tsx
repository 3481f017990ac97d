import type {ComponentType, ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import {PageMetadata} from '@docusaurus/theme-common';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {RichText as ContentNode} from '@site/src/api/richText';
import {TryError, TryItPlace} from '../tryIt/TryIt';
import Badge from './Badge';
import Columns, {Column} from './Columns';
import Contents from './Contents';
import Diagram from './Diagram';
import Effect from './Effect';
import Endpoint from './Endpoint';
import EnumValues from './EnumValues';
import Fields from './Fields';
import Glance, {Fact} from './Glance';
import Message from './Message';
import Nested from './Nested';
import RichText from './RichText';
import Sample from './Sample';
import SampleTitle from './SampleTitle';
import SchemaName from './SchemaName';

/** What a page of the reference is made of, beside HTML. */
const components = {
  Badge,
  Column,
  Columns,
  Contents,
  Diagram,
  Effect,
  Endpoint,
  EnumValues,
  Fact,
  Fields,
  Glance,
  Message,
  Nested,
  Sample,
  SampleTitle,
  SchemaName,
  TabItem,
  Tabs,
  TryError,
  TryItPlace,
};

interface Props {
  content: ContentNode[];
  /** What search engines show, where the document does not say it. */
  description?: string;
  /** Components that this page alone needs, by their names. */
  components?: Record<string, ComponentType>;
}

/** The content of a page of the reference, as `src/generate/pages` makes it. */
export default function Page({
  content,
  description,
  components: own,
}: Props): ReactNode {
  return (
    <MDXProvider components={{...components, ...own}}>
      {description && <PageMetadata description={description} />}
      <RichText text={content} />
    </MDXProvider>
  );
}
