import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import controls from './controls.module.css';
import {getServerName} from './server/ServerField';
import type {Server} from './server/useServer';
import styles from './Panel.module.css';

interface Props {
  server: Server;
  body: string;
  onEdit: () => void;
}

/** Number of properties of the request; undefined of what is no JSON object. */
function countProperties(body: string): number | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const isObject =
      typeof value === 'object' && value && !Array.isArray(value);
    return isObject ? Object.keys(value).length : undefined;
  } catch {
    return undefined;
  }
}

/** The request in one line while its answer shows. */
export default function RequestLine(props: Props): ReactNode {
  const {server, body, onEdit} = props;
  const {kind, base} = server;
  const count = countProperties(body);
  return (
    <p className={styles.request}>
      <span>{kind === 'platform' ? base : getServerName(kind)}</span>
      {count !== undefined && (
        <span>
          <Translate
            id="tryIt.request.fields"
            description="In the line that stands for the request that was sent: the number of its fields"
            values={{count}}
          >
            {'Fields: {count}'}
          </Translate>
        </span>
      )}
      <button type="button" className={controls.button} onClick={onEdit}>
        <Translate
          id="tryIt.request.edit"
          description="Button that shows the request again, after it was sent"
        >
          Edit the request
        </Translate>
      </button>
    </p>
  );
}
