import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {GuideData} from '../../guides/model';
import controls from '../tryIt/controls.module.css';
import {
  getServerHint,
  getServerLabel,
  getServerName,
} from '../tryIt/server/serverNames';
import {loadRunner, prefetchRunner, useRunner} from './loadRunner';
import RunnerFailure from './RunnerFailure';
import styles from './styles.module.css';

/**
 * The choice of the server. Until what runs guides is there, its place, as high,
 * so that nothing moves when a run begins.
 */
export default function ServerPlace({guide}: {guide: GuideData}): ReactNode {
  const runner = useRunner();
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!runner || !isWanted.current) return;
    isWanted.current = false;
    place.current?.querySelector('select')?.focus();
  }, [runner]);

  async function choose(): Promise<void> {
    isWanted.current = true;
    setFailed(false);
    try {
      await loadRunner();
    } catch {
      setFailed(true);
    }
  }

  return (
    <div ref={place} className={styles.settings}>
      {runner ? (
        <runner.Settings guide={guide} />
      ) : (
        <div className={controls.group}>
          <span className={controls.label}>{getServerLabel()}</span>
          <span className={styles.server}>
            {getServerName('sandbox')}
            <button
              type="button"
              className={controls.button}
              onPointerEnter={prefetchRunner}
              onFocus={prefetchRunner}
              onClick={() => void choose()}
            >
              <Translate
                id="guides.server.choose"
                description="Button that shows the choice of the server on which a guide runs"
              >
                Choose another server
              </Translate>
            </button>
          </span>
          <p className={controls.hint}>{getServerHint('sandbox')}</p>
        </div>
      )}
      {isFailed && !runner && <RunnerFailure onRetry={() => void choose()} />}
    </div>
  );
}
