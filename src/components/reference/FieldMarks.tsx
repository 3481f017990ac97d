import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {FieldData} from '@site/src/api/fieldData';
import FieldPresence from './FieldPresence';
import styles from './styles.module.css';

/**
 * Says when a field must be or is there, that it is read-only, deprecated or new,
 * and its default.
 */
export default function FieldMarks(props: FieldData): ReactNode {
  const {required, presence, readOnly, defaultValue} = props;
  const {since, deprecated, draft} = props;
  return (
    <>
      {required && (
        <span className={styles.required}>
          <Translate description="Mark of a field that a request must set">
            required
          </Translate>
        </span>
      )}
      {presence && <FieldPresence presence={presence} />}
      {readOnly && (
        <span className={styles.badge}>
          <Translate description="Mark of a field that only the server sets">
            read-only
          </Translate>
        </span>
      )}
      {deprecated && <span className={styles.required}>{deprecated}</span>}
      {since && <span className={styles.badge}>{since}</span>}
      {draft && <span className={styles.badge}>{draft}</span>}
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
    </>
  );
}
