import type {Page} from '../crawl/page';
import {difference, differences} from './compare';
import type {Context} from './context';
import {editProblems} from './edit';
import {linksProblems} from './lists';
import {plain} from './plain';

/** Says how the page of all operations differs from the description. */
export function categoryProblems(page: Page, context: Context): string[] {
  const {reference: shown} = page;
  if (!shown) return ['not a page of the reference'];
  const {description, language} = context;
  const address = `${language.prefix}/docs/api`;
  const sections = description.services.flatMap((service) => {
    const {key, displayName, description: text} = service;
    const section = shown.sections.get(key);
    const purpose = plain(language.text(text).split('\n\n')[0] ?? '');
    const operations = description.operations
      .filter((operation) => operation.service === key)
      .map(({slug, summary, method}) => ({
        to: `${address}/${slug}`,
        text: language.text(summary),
        code: method,
      }));
    return [
      ...difference(key, section?.heading, language.text(displayName)),
      ...(/[.。]$/.test(section?.text ?? '') &&
      purpose.startsWith(section?.text ?? '')
        ? []
        : [`${key}: "${section?.text}" does not say what it is for`]),
      ...(page.links.some(({href}) => href === `${address}/${key}-service`)
        ? []
        : [`${key}: no link to its page`]),
      ...linksProblems(key, shown, operations),
    ];
  });
  return [
    ...difference('title', shown.title, language.text('API Reference')),
    ...differences(
      'services',
      [...shown.sections.keys()],
      description.services.map(({key}) => key),
    ),
    ...sections,
    ...editProblems(page, 'openapi/openapi.yaml'),
  ];
}
