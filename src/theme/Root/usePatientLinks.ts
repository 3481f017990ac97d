import {useEffect} from 'react';

/**
 * Has links in view fetch their pages once there is nothing else to do. On a
 * phone they would take their turn before the click that the reader waits for.
 */
export function usePatientLinks(): void {
  useEffect(() => {
    const {docusaurus} = window;
    // Safari knows no idle time.
    const wait = (run: () => void): unknown =>
      'requestIdleCallback' in window
        ? requestIdleCallback(run)
        : setTimeout(run);
    window.docusaurus = {
      preload: (url) => docusaurus.preload(url),
      prefetch(url) {
        wait(() => void docusaurus.prefetch(url));
        return false;
      },
    };
  }, []);
}
