import React, {type ReactNode} from 'react';
import type {FieldData, NestedData} from '@site/src/api/fieldData';
import EnumValues from './EnumValues';
import FieldAnchor from './FieldAnchor';
import FieldMarks from './FieldMarks';
import FieldType from './FieldType';
import Nested from './Nested';
import RichText from './RichText';
import styles from './styles.module.css';

interface NestedProps {
  anchor: string;
  data: NestedData;
}

function NestedParts({anchor, data}: NestedProps): ReactNode {
  const {name, open, count, note, fields, values} = data;
  return (
    <Nested name={name} count={count} open={open}>
      {note && <RichText text={note} />}
      {fields && <Fields anchor={anchor} fields={fields} />}
      {values && <EnumValues anchor={anchor} values={values} />}
    </Nested>
  );
}

interface FieldProps {
  anchor: string;
  field: FieldData;
}

/** One field of a message: name, type, marks, and its description below. */
function Field({anchor, field}: FieldProps): ReactNode {
  const {name, text, values, nested} = field;
  const id = `${anchor}.${name}`;
  return (
    <li className={styles.field}>
      <FieldAnchor id={id} name={name} />
      <span className={styles.type}>
        <FieldType {...field} />
      </span>
      <FieldMarks {...field} />
      {(text.length > 0 || values || nested) && (
        <div className={styles.text}>
          <RichText text={text} />
          {values && <EnumValues anchor={id} values={values} />}
          {nested && <NestedParts anchor={id} data={nested} />}
        </div>
      )}
    </li>
  );
}

interface Props {
  /** What the anchors of the fields begin with. */
  anchor: string;
  fields: FieldData[];
}

/** The fields of a message. */
export default function Fields({anchor, fields}: Props): ReactNode {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.name} anchor={anchor} field={field} />
      ))}
    </ul>
  );
}
