import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {FieldData, NestedData, Presence} from '@site/src/api/pageData';
import EnumValues from './EnumValues';
import FieldAnchor from './FieldAnchor';
import MarkBadges from './marks';
import Nested, {countValues} from './Nested';
import {NameList} from './links';
import RichText from './RichText';
import styles from './styles.module.css';

/** Type of a field: a scalar or a linked schema; single, list, or map. */
function FieldType({type, to, repeated, map}: FieldData): ReactNode {
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
  return name;
}

const presences: Record<Presence, ReactNode> = {
  always: <Translate>always present</Translate>,
  filled: <Translate>absent if empty</Translate>,
  sometimes: <Translate>may be absent</Translate>,
};

function FieldMarks(field: FieldData): ReactNode {
  const {required, presence, readOnly, defaultValue, limits = []} = field;
  return (
    <>
      {required && (
        <span className={styles.required}>
          <Translate>required</Translate>
        </span>
      )}
      {presence && <span className="note">{presences[presence]}</span>}
      {readOnly && (
        <span className="note">
          <Translate>read-only</Translate>
        </span>
      )}
      <MarkBadges {...field} />
      {defaultValue !== undefined && (
        <span className={styles.type}>
          <Translate
            description="Default of a field; {value} is JSON"
            values={{value: <code>{defaultValue}</code>}}
          >
            {'default {value}'}
          </Translate>
        </span>
      )}
      {limits.map((limit) => (
        <span className={styles.type} key={limit}>
          <code>{limit}</code>
        </span>
      ))}
    </>
  );
}

function getCount({fields, values = []}: NestedData): string {
  if (!fields) return countValues(values.length);
  const count = fields.length;
  return count === 1
    ? translate({
        message: '1 field',
      })
    : translate(
        {
          message: '{count} fields',
          description: 'Number of fields of a folded type; keep {count}',
        },
        {count},
      );
}

function OneOfNotes({groups = []}: {groups?: string[][]}): ReactNode {
  return groups.map((names) => (
    <p key={names.join()}>
      <Translate
        description="Rule of a schema; keep {fields}, a list of field names"
        values={{
          fields: <NameList items={names.map((name) => ({name}))} />,
        }}
      >
        {'Exactly one of {fields} is set.'}
      </Translate>
    </p>
  ));
}

interface FieldProps {
  anchor: string;
  index: number;
  field: FieldData;
}

function Field({anchor, index, field}: FieldProps): ReactNode {
  const {name, text, values, nested} = field;
  const id = `${anchor}.${name}`;
  return (
    <li
      className={styles.field}
      data-field={anchor === 'request' ? index : undefined}
    >
      <FieldAnchor id={id} name={name} />
      <span className={styles.type}>
        <FieldType {...field} />
      </span>
      <FieldMarks {...field} />
      {(text.length > 0 || values || nested) && (
        <div className={styles.text}>
          <RichText text={text} />
          {values && <EnumValues anchor={id} values={values} />}
          {nested && (
            <Nested
              name={nested.name}
              count={getCount(nested)}
              open={nested.open}
            >
              {nested.fields && (
                <Fields
                  anchor={id}
                  fields={nested.fields}
                  oneOf={nested.oneOf}
                />
              )}
              {nested.values && (
                <EnumValues anchor={id} values={nested.values} />
              )}
            </Nested>
          )}
        </div>
      )}
    </li>
  );
}

interface Props {
  anchor: string;
  fields: FieldData[];
  /** Groups of fields that exclude each other. */
  oneOf?: string[][];
}

/** Fields of a message; each has the anchor `<anchor>.<field>`. */
export default function Fields({anchor, fields, oneOf}: Props): ReactNode {
  if (fields.length === 0) {
    return (
      <p>
        <Translate>This message has no fields.</Translate>
      </p>
    );
  }
  return (
    <>
      <OneOfNotes groups={oneOf} />
      <ul className={styles.fields}>
        {fields.map((field, index) => (
          <Field key={field.name} anchor={anchor} index={index} field={field} />
        ))}
      </ul>
    </>
  );
}
