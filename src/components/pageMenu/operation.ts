import {createCallLink} from '../tryIt/link/callLink';
import {getShownLanguage} from '../tryIt/link/shownLanguage';
import {samples} from '../tryIt/sampleStore';

/** What a page of an operation has to copy, besides what every page has. */
export interface OperationOfPage {
  slug: string;
  /** The sample for cURL, as the page shows it. */
  curl: () => string;
  /** Link to the call that the samples make, without secrets. */
  link: () => string;
}

/** The operation of the page; undefined on other pages. */
export function getOperationOfPage(): OperationOfPage | undefined {
  const button = document.querySelector('[data-try-it]');
  const slug = /([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (!button || !slug) return undefined;
  return {
    slug,
    curl: () =>
      document.querySelector(
        '#samples ~ .tabs-container [role=tabpanel] pre code',
      )?.textContent ?? '',
    link: () =>
      createCallLink(
        {language: getShownLanguage(), ...samples.read()?.link},
        location.href,
      ),
  };
}
