import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {FieldData} from '@site/src/api/fieldData';

/** Type of a field: a scalar or a link to a schema, alone, as a list or map. */
export default function FieldType(props: FieldData): ReactNode {
  const {type, to, repeated, map} = props;
  const name = to ? <Link to={to}>{type}</Link> : type;
  if (repeated) {
    return (
      <Translate
        description="Type of a field that holds a list; {type} is the type of one item"
        values={{type: name}}
      >
        {'list of {type}'}
      </Translate>
    );
  }
  if (map) {
    return (
      <Translate
        description="Type of a field that maps strings to values; {type} is the type of a value"
        values={{type: name}}
      >
        {'map of string to {type}'}
      </Translate>
    );
  }
  return <>{name}</>;
}
