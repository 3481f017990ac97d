import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import FieldAnchor from './FieldAnchor';
import styles from './styles.module.css';

interface ListProps {
  children?: ReactNode;
}

/** The fields of a message. */
export function Fields({children}: ListProps): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

/** The values of an enumeration. */
export function EnumValues({children}: ListProps): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

interface EnumValueProps extends ListProps {
  id: string;
  name: string;
  httpStatus?: number;
}

/** One value of an enumeration, with the HTTP status of an error code. */
export function EnumValue(props: EnumValueProps): ReactNode {
  const {id, name, httpStatus, children} = props;
  return (
    <li className={styles.field}>
      <FieldAnchor id={id} name={name} />
      {httpStatus && (
        <span className={styles.type}>
          <Translate
            id="reference.httpStatus"
            description="HTTP status that an error code is sent with"
            values={{status: httpStatus}}
          >
            {'HTTP {status}'}
          </Translate>
        </span>
      )}
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}
