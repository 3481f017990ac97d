import type {ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {RichText as Piece} from '@site/src/reference/richText';
import TryItPlace from '../tryIt/TryItPlace';
import Columns, {Column} from './Columns';
import Contents from './Contents';
import Diagram from './Diagram';
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
  Column,
  Columns,
  Contents,
  Diagram,
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
  TryItPlace,
};

interface Props {
  content: Piece[];
}

/** The content of a page of the reference, as `src/reference/pages` makes it. */
export default function Page({content}: Props): ReactNode {
  return (
    <MDXProvider components={components}>
      <RichText text={content} />
    </MDXProvider>
  );
}
