import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Address from '../../tryIt/server/Address';
import Authorization from '../../tryIt/server/Authorization';
import controls from '../../tryIt/controls.module.css';
import {useServer} from '../../tryIt/server/useServer';
import {dispatch, getStore, shownServer} from '../state';
import {stop} from './run';
import styles from '../guides.module.css';

/**
 * What the reader's own platform needs, below the choice of the server.
 *
 * @param guide name of the guide
 */
export default function Settings({guide}: {guide: string}): ReactNode {
  const server = useServer();
  const baseUrl = useBaseUrl('/');
  const address = useRef<HTMLInputElement>(null);
  const authorization = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const {base = '', authorizationIsRight} = server;
    const focus = (): void => {
      const choice = document.getElementById('guide-server');
      const wrong = base ? !authorizationIsRight && authorization : address;
      (wrong ? wrong.current : choice)?.focus();
    };
    shownServer.write({server, baseUrl, focus});
    if (getStore(guide).read().base !== base) {
      dispatch(guide, {type: 'chose', base});
    }
  });

  // What runs belongs to the page that the reader leaves.
  useEffect(
    () => () => {
      stop();
      shownServer.write(undefined);
    },
    [],
  );

  if (server.kind !== 'platform') return null;
  return (
    <div className={styles.settings}>
      <Address server={server} input={address} />
      <Authorization server={server} input={authorization} />
      <p className={controls.hint}>
        <Translate
          id="guides.settings.inputs"
          description="Below the choice of the reader's own platform"
        >
          Enter objects of your platform as inputs: the defaults are those of
          the sandbox.
        </Translate>
      </p>
    </div>
  );
}
