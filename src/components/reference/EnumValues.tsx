import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ValueData} from '@site/src/api/pageData';
import FieldAnchor from './FieldAnchor';
import MarkBadges from './marks';
import RichText from './RichText';
import styles from './styles.module.css';

interface ValueProps extends Omit<ValueData, 'text'> {
  anchor: string;
  children?: ReactNode;
}

/** An enum value, with the HTTP status of an error code. */
export function EnumValue(props: ValueProps): ReactNode {
  const {anchor, name, httpStatus, children} = props;
  return (
    <li className={styles.field}>
      <FieldAnchor id={anchor} name={name} />
      {httpStatus && (
        <span className={styles.type}>
          <Translate values={{status: httpStatus}}>{'HTTP {status}'}</Translate>
        </span>
      )}
      <MarkBadges {...props} />
      {children && <div className={styles.text}>{children}</div>}
    </li>
  );
}

interface Props {
  anchor: string;
  values: ValueData[];
}

/** Enum values; each has the anchor `<anchor>.<value>`. */
export default function EnumValues({anchor, values}: Props): ReactNode {
  return (
    <ul className={styles.fields}>
      {values.map(({text, ...value}) => (
        <EnumValue
          key={value.name}
          anchor={`${anchor}.${value.name}`}
          {...value}
        >
          {text.length > 0 && <RichText text={text} />}
        </EnumValue>
      ))}
    </ul>
  );
}
