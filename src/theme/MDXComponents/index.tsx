import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '@site/src/components/reference/Diagram';
import Endpoint from '@site/src/components/reference/Endpoint';
import Field from '@site/src/components/reference/Field';
import Message from '@site/src/components/reference/Message';
import SchemaName from '@site/src/components/reference/SchemaName';
import {
  EnumValue,
  EnumValues,
  Fields,
} from '@site/src/components/reference/lists';

export default {
  ...MDXComponents,
  Diagram,
  Endpoint,
  EnumValue,
  EnumValues,
  Field,
  Fields,
  Message,
  SchemaName,
};
