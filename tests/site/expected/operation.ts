import {squeezed} from '../crawl/entries';
import type {Page} from '../crawl/page';
import type {ReferencePage} from '../crawl/reference';
import type {Message, Operation} from '../description';
import {difference, differences, entriesProblems} from './compare';
import type {Context} from './context';
import {editProblems} from './edit';
import {causeTexts, operationEntries} from './entries';
import {factsProblems} from './facts';
import {linksProblems, textProblems} from './lists';
import {mentionProblems} from './mentions';
import {shortName} from './names';
import {oneOfNote, unfolded} from './oneOf';
import {plain} from './plain';
import {samplesProblems} from './samples';

/** Texts under "Errors", of a call and of a stream. */
const ofCall =
  'A call that fails returns a [Connect error]({link}): its `code` says what went wrong, its `message` says it in words.';
const ofStream =
  'A stream that fails ends with a [Connect error]({link}) in its last message; the HTTP status is still 200.';

/** Words of the marks, which screen readers hear. */
const marks = {
  reads: 'reads',
  writes: 'changes',
  destroys: 'destroys',
};

function getBadges(operation: Operation, {language}: Context): string[] {
  const {stream, destructive, unimplemented, glance} = operation;
  return [
    language.text(marks[glance.effect]),
    ...(stream ? [language.text('server stream')] : []),
    ...(destructive ? [language.text('destructive')] : []),
    ...(unimplemented ? [language.text('not implemented')] : []),
  ];
}

function messageProblems(
  what: 'request' | 'response',
  {schema, mediaType}: Message,
  shown: ReferencePage['messages'][number] | undefined,
  {description, language}: Context,
): string[] {
  const {slug} = description.schemas.get(schema) ?? {};
  return [
    ...difference(`${what} type`, shown?.name, shortName(schema)),
    ...difference(
      `link of the ${what} type`,
      shown?.to,
      `${language.prefix}/docs/api/schemas/${slug}`,
    ),
    ...difference(`${what} media type`, shown?.mediaType, mediaType),
  ];
}

const notesProblems = (
  operation: Operation,
  {text}: ReferencePage,
  {description, language}: Context,
): string[] =>
  unfolded(operation, description)
    .map((schema) => oneOfNote(schema, language))
    .filter((note) => !text.includes(plain(note)))
    .map((note) => `page lacks "${note}"`);

/** Text above the samples of what the sandbox only shows an example of. */
const notSimulated =
  'The sandbox does not simulate this operation: it returns an example from this page, whatever you send, and changes nothing.';

/** Says that a page lacks this text, or shows it where the sandbox simulates it. */
function sandboxProblems(
  {simulated, unimplemented}: Operation,
  {text}: ReferencePage,
  {language}: Context,
): string[] {
  const isShown = text.includes(plain(language.text(notSimulated)));
  const isWanted = !simulated && !unimplemented;
  if (isShown === isWanted) return [];
  return [
    `page ${isShown ? 'shows' : 'lacks'} that the sandbox does not simulate it`,
  ];
}

function relatedProblems(
  {related, service}: Operation,
  shown: ReferencePage,
  {description, language}: Context,
): string[] {
  const links = related.map((method) => {
    const other = description.operations.find((one) => one.method === method);
    return {
      to: `${language.prefix}/docs/api/${other?.slug}`,
      text: language.text(other?.summary ?? ''),
      code: method,
    };
  });
  const tag = description.services.find(({key}) => key === service)?.tag ?? '';
  const home = {
    to: `${language.prefix}/docs/api/${service}-service`,
    text: language.text(tag.replace(/Service$/, ' service')),
    code: '',
  };
  return linksProblems('related', shown, [...links, home]);
}

const guidesProblems = (
  {guides}: Operation,
  shown: ReferencePage,
  {language}: Context,
): string[] =>
  linksProblems(
    'guides',
    shown,
    guides.map(({name, title}) => ({
      to: `${language.prefix}/docs/guides/${name}`,
      text: language.text(title),
      code: '',
    })),
  );

/** Says how the page of an operation differs from its description. */
export function operationProblems(
  operation: Operation,
  page: Page,
  context: Context,
): string[] {
  const {reference: shown} = page;
  if (!shown) return ['not a page of the reference'];
  const {language, addresses} = context;
  const {request, response, stream} = operation;
  return [
    ...difference(
      'title',
      squeezed(shown.title),
      plain(language.text(operation.summary)),
    ),
    ...difference('path', shown.name, operation.path),
    ...differences('top', shown.badges, getBadges(operation, context)),
    ...messageProblems('request', request, shown.messages[0], context),
    ...messageProblems('response', response, shown.messages[1], context),
    ...entriesProblems(shown.entries, operationEntries(operation, context)),
    ...differences(
      'list of causes',
      shown.causes.map(({id, text}) => `${id}: ${text}`),
      causeTexts(operation, context),
    ),
    ...difference(
      'text of the errors',
      shown.sections.get('errors')?.text,
      plain(language.text(stream ? ofStream : ofCall)),
    ),
    ...factsProblems(operation, shown, context),
    ...textProblems(operation.description, shown, context),
    ...notesProblems(operation, shown, context),
    ...guidesProblems(operation, shown, context),
    ...relatedProblems(operation, shown, context),
    ...samplesProblems(shown, operation),
    ...sandboxProblems(operation, shown, context),
    ...mentionProblems(page, addresses, language.prefix),
    ...editProblems(page, operation.file),
  ];
}
