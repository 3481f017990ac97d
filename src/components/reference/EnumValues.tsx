import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ValueData} from '@site/src/api/fieldData';
import FieldAnchor from './FieldAnchor';
import RichText from './RichText';
import styles from './styles.module.css';

interface ValueProps {
  anchor: string;
  value: ValueData;
}

/** One value of an enumeration, with the HTTP status of an error code. */
function EnumValue({anchor, value}: ValueProps): ReactNode {
  const {name, httpStatus, text, since, draft} = value;
  return (
    <li className={styles.field}>
      <FieldAnchor id={`${anchor}.${name}`} name={name} />
      {httpStatus && (
        <span className={styles.type}>
          <Translate
            description="HTTP status that an error code is sent with"
            values={{status: httpStatus}}
          >
            {'HTTP {status}'}
          </Translate>
        </span>
      )}
      {since && <span className={styles.badge}>{since}</span>}
      {draft && <span className={styles.badge}>{draft}</span>}
      {text.length > 0 && (
        <div className={styles.text}>
          <RichText text={text} />
        </div>
      )}
    </li>
  );
}

interface Props {
  /** What the anchors of the values begin with. */
  anchor: string;
  values: ValueData[];
}

/** The values of an enumeration. */
export default function EnumValues({anchor, values}: Props): ReactNode {
  return (
    <ul className={styles.fields}>
      {values.map((value) => (
        <EnumValue key={value.name} anchor={anchor} value={value} />
      ))}
    </ul>
  );
}
