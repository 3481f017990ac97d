import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import FieldAnchor from './FieldAnchor';
import styles from './styles.module.css';

interface Props {
  id: string;
  name: string;
  type: string;
  /** Page of the type, when it is a schema. */
  to?: string;
  repeated?: boolean;
  map?: boolean;
  required?: boolean;
  readOnly?: boolean;
  /** Value that stands for a field that is left out, as JSON. */
  defaultValue?: string;
  children?: ReactNode;
}

function Type({type, to, repeated, map}: Omit<Props, 'id' | 'name'>) {
  const name = to ? <Link to={to}>{type}</Link> : type;
  if (repeated) {
    return (
      <Translate
        id="reference.field.list"
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
        id="reference.field.map"
        description="Type of a field that maps strings to values; {type} is the type of a value"
        values={{type: name}}
      >
        {'map of string to {type}'}
      </Translate>
    );
  }
  return <>{name}</>;
}

/** One field of a message: name, type, marks, and its description below. */
export default function Field(props: Props): ReactNode {
  const {id, name, required, readOnly, defaultValue, children} = props;
  return (
    <li className={styles.field}>
      <FieldAnchor id={id} name={name} />
      <span className={styles.type}>
        <Type {...props} />
      </span>
      {required && (
        <span className={styles.required}>
          <Translate
            id="reference.field.required"
            description="Mark of a field that a request must set"
          >
            required
          </Translate>
        </span>
      )}
      {readOnly && (
        <span className={styles.badge}>
          <Translate
            id="reference.field.readOnly"
            description="Mark of a field that only the server sets"
          >
            read-only
          </Translate>
        </span>
      )}
      {defaultValue !== undefined && (
        <span className={styles.type}>
          <Translate
            id="reference.field.default"
            description="Default of a field; {value} is JSON"
            values={{value: <code>{defaultValue}</code>}}
          >
            {'default {value}'}
          </Translate>
        </span>
      )}
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
