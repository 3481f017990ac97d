import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {GuideData} from '../../../guides/model';
import {
  Address,
  Authorization,
  ServerField,
} from '../../tryIt/server/ServerFields';
import {useServer} from '../../tryIt/server/useServer';
import {
  change,
  getFirstInputs,
  noAddress,
  getState,
  useGuide,
  getStore,
} from '../store';
import {stop} from './control';
import {keep, restore} from './persist';
import {showServer} from './server';
import styles from '../styles.module.css';

/** Whether required inputs are still those of the sandbox. */
const hasSandboxInputs = (
  guide: GuideData,
  inputs: Record<string, string>,
): boolean => {
  const first = getFirstInputs(guide);
  return guide.inputs.some(
    ({name, required}) => required && inputs[name] === first[name],
  );
};

/** The choice of the server on which the steps run. */
export default function Settings({guide}: {guide: GuideData}): ReactNode {
  const server = useServer();
  const baseUrl = useBaseUrl('/');
  const place = useRef<HTMLDivElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const authorization = useRef<HTMLInputElement>(null);
  const {inputs} = useGuide(guide);

  useLayoutEffect(() => restore(guide), [guide]);

  useLayoutEffect(() => {
    showServer({
      server,
      baseUrl,
      focus: () => {
        const wrong = server.base === undefined ? address : authorization;
        const isWrong =
          server.base === undefined || !server.authorizationIsRight;
        const select = place.current?.querySelector('select');
        (isWrong ? (wrong.current ?? select) : select)?.focus();
      },
    });
    const {base = noAddress} = server;
    if (getState(guide).base !== base) change(guide, {base});
  });

  // What runs belongs to the page that the reader leaves.
  useEffect(() => {
    const end = getStore(guide).watch(() => keep(guide));
    return () => {
      end();
      stop();
      showServer(undefined);
    };
  }, [guide]);

  return (
    <div ref={place}>
      <ServerField server={server} simulated />
      {server.kind === 'platform' && (
        <>
          <Address server={server} input={address} />
          <Authorization server={server} input={authorization} />
          {hasSandboxInputs(guide, inputs) && (
            <p className={styles.note}>
              <Translate
                id="guides.settings.inputs"
                description="Below the choice of the reader's own platform, while inputs are those of the sandbox"
              >
                The inputs above are objects of the sandbox. Enter those of your
                platform.
              </Translate>
            </p>
          )}
        </>
      )}
    </div>
  );
}
