import MDXComponents from '@theme-original/MDXComponents';
import Columns, {Column} from '@site/src/components/reference/Columns';
import Contents from '@site/src/components/reference/Contents';
import Diagram from '@site/src/components/reference/Diagram';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Endpoint from '@site/src/components/reference/Endpoint';
import EnumValues from '@site/src/components/reference/EnumValues';
import Fields from '@site/src/components/reference/Fields';
import Message from '@site/src/components/reference/Message';
import Nested from '@site/src/components/reference/Nested';
import Sample from '@site/src/components/reference/Sample';
import SampleTitle from '@site/src/components/reference/SampleTitle';
import SchemaName from '@site/src/components/reference/SchemaName';
import TryItPlace from '@site/src/components/tryIt/TryItPlace';

export default {
  ...MDXComponents,
  Column,
  Columns,
  Contents,
  Diagram,
  Endpoint,
  EnumValues,
  Fields,
  Message,
  Nested,
  Sample,
  SampleTitle,
  SchemaName,
  TabItem,
  Tabs,
  TryItPlace,
};
