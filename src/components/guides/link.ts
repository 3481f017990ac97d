import type {GuideData} from '../../guides/model';
import {firstInputs} from './store';

/** Longer texts in a link are no values that anybody would send. */
const longest = 500;

/**
 * The address of a guide with what the reader has entered. It carries no
 * secrets, and nothing that is as the page has it.
 *
 * @param page address of the page
 */
export function linkOf(
  guide: GuideData,
  inputs: Record<string, string>,
  page: string,
): string {
  const url = new URL(page);
  url.hash = '';
  url.search = '';
  const first = firstInputs(guide);
  for (const {name, secret} of guide.inputs) {
    const text = inputs[name] ?? '';
    if (!secret && text !== first[name]) url.searchParams.set(name, text);
  }
  return url.href;
}

/** The inputs of a guide that an address carries; those that it has not, and secrets, do not count. */
export function inputsOfLink(
  guide: GuideData,
  search: string,
): Record<string, string> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    guide.inputs.flatMap(({name, secret}) => {
      const text = parameters.get(name);
      return text === null || secret || text.length > longest
        ? []
        : [[name, text] as const];
    }),
  );
}
