import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import {getMessages} from './causes';
import styles from './styles.module.css';

/** Tries again when the reader goes to another page. */
function useTryAgainElsewhere(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
}

/**
 * Says that a page crashed, and why. It also stands where the layout itself
 * has crashed, so it uses nothing of the theme.
 */
export default function Crash({error, tryAgain}: Props): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useTryAgainElsewhere(tryAgain);

  useEffect(() => {
    // React runs what is there, though the page cannot say so itself: clicks
    // need not be noted for later any more (src/start).
    document.documentElement.dataset.hasHydrated = 'true';
    // What had the focus went down with the page: "Try again" comes next.
    if (document.activeElement === document.body) {
      alert.current?.focus({preventScroll: true});
    }
  }, []);

  const [message, ...causes] = getMessages(error);
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>
          {translate({
            id: 'error.documentTitle',
            message: 'Page Error',
            description: 'Title of the browser tab when a page crashed',
          })}
        </title>
      </Head>
      <div ref={alert} className={styles.crash} role="alert" tabIndex={-1}>
        {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- see above */}
        <h1>
          <Translate
            id="theme.ErrorPageContent.title"
            description="The title of the fallback page when the page crashed"
          >
            This page crashed.
          </Translate>
        </h1>
        <p className={styles.message}>{message}</p>
        {causes.map((cause, index) => (
          <p key={index} className={styles.message}>
            <Translate
              id="error.cause"
              description="Before the message of an error that caused the one above"
              values={{cause}}
            >
              {'Cause: {cause}'}
            </Translate>
          </p>
        ))}
        <button
          className="button button--primary"
          type="button"
          onClick={tryAgain}
        >
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error"
          >
            Try again
          </Translate>
        </button>
      </div>
    </main>
  );
}
