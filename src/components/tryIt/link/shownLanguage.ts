import {sampleLanguages} from '../../../api/samples/languages';

/** Id of the language in which the samples of the page are shown. */
export function getShownLanguage(): string | undefined {
  const tabs = document.querySelectorAll(
    '#samples ~ .tabs-container [role=tab]',
  );
  const chosen = Array.from(tabs).findIndex(
    ({ariaSelected}) => ariaSelected === 'true',
  );
  return sampleLanguages[chosen]?.id;
}
