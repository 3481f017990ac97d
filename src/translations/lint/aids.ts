import {noApiWords, type ApiWords} from '../api/apiWords';
import type {LabelsOf} from './drawnLabels';

/** What a lint of translations has to know besides the files of a language. */
export interface Aids {
  /** Words of the API, in English. */
  api: ApiWords;
  labelsOf: LabelsOf;
}

/** For a site without an API and without diagrams. */
export const noAids: Aids = {api: noApiWords, labelsOf: () => []};
