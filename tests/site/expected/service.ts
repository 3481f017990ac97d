import type {Page} from '../crawl/page';
import type {Service} from '../description';
import {difference} from './compare';
import type {Context} from './context';
import {editProblems} from './edit';
import {linksProblems, textProblems} from './lists';
import {mentionProblems} from './mentions';
import {shortName} from './names';

/** Says how the page of a service differs from its description. */
export function serviceProblems(
  {key, tag, description: text, file}: Service,
  page: Page,
  context: Context,
): string[] {
  const {reference: shown} = page;
  if (!shown) return ['not a page of the reference'];
  const {description, language, addresses} = context;
  const address = `${language.prefix}/docs/api`;
  const operations = description.operations
    .filter(({service}) => service === key)
    .map(({slug, summary, method}) => ({
      to: `${address}/${slug}`,
      text: language.text(summary),
      code: method,
    }));
  const schemas = [...description.schemas.values()]
    .filter(({service}) => service === key)
    .map(({slug, name}) => ({
      to: `${address}/schemas/${slug}`,
      text: shortName(name),
      code: '',
    }));
  return [
    ...difference(
      'title',
      shown.title,
      language.text(tag.replace(/Service$/, ' service')),
    ),
    ...textProblems(text, shown, context),
    ...linksProblems('operations', shown, operations),
    ...linksProblems('schemas', shown, schemas),
    ...mentionProblems(page, addresses, language.prefix),
    ...editProblems(page, file),
  ];
}

/** Says how the introduction differs from the description. */
export function introductionProblems(page: Page, context: Context): string[] {
  const {reference: shown} = page;
  if (!shown) return ['not a page of the reference'];
  const {description, language} = context;
  const services = description.services.map(({key, displayName}) => ({
    to: `${language.prefix}/docs/api/${key}-service`,
    text: language.text(displayName),
    code: '',
  }));
  return [
    ...linksProblems('services', shown, services),
    ...editProblems(page, 'openapi/introduction.md'),
  ];
}
