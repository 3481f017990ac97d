import type {GuideData} from '../../guides/model';
import {getFirstInputs} from './store';

/** Longer texts in a link are no values that anybody would send, or script. */
const longest = {line: 500, lines: 4000};

/**
 * The address of a guide with what the reader has entered. It carries no
 * secrets, and nothing that is as the page has it.
 *
 * @param page address of the page
 */
export function createGuideLink(
  guide: GuideData,
  inputs: Record<string, string>,
  page: string,
): string {
  const url = new URL(page);
  url.hash = '';
  url.search = '';
  const first = getFirstInputs(guide);
  for (const {name, secret} of guide.inputs) {
    const text = inputs[name] ?? '';
    if (!secret && text !== first[name]) url.searchParams.set(name, text);
  }
  return url.href;
}

/** The inputs of a guide that an address carries; those that it has not, and secrets, do not count. */
export function getInputsOfLink(
  guide: GuideData,
  search: string,
): Record<string, string> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    guide.inputs.flatMap(({name, secret, multiline}) => {
      const text = parameters.get(name);
      const limit = multiline ? longest.lines : longest.line;
      return text === null || secret || text.length > limit
        ? []
        : [[name, text] as const];
    }),
  );
}
