import sortBy from 'es-toolkit/compat/sortBy';
import {findKindIn, type Change} from '../../changes/compare';
import type {Touch} from '../../changes/touches';
import {
  isForCallers,
  next,
  type DatedChange,
  type History,
} from '../../changes/history';
import {getLastPart} from '../../changes/names';
import {ratingTexts} from '../../changes/ratingTexts';
import {ratings, getVerdict} from '../../changes/rules';
import {writeSentence, getServiceKey} from './changeSentences';
import {element} from './elements';
import {joinSentences} from './joinSentences';
import {changesLink, getVersionLink} from '../../api/links';
import type {RichText} from '../../api/richText';
import {inlineText, type PageContext} from './context';
import {renderListed} from './items';

/** Anchor of a change on the page of its version. */
const changeAnchor = ({kind, subject}: Change): string => `${kind}.${subject}`;

/**
 * Address of a change: its item on the page of its version, or the page where
 * it has none. What is not released yet is on the page of all changes.
 */
export function changeLink(
  change: DatedChange,
  version: string | undefined,
): string {
  if (version === undefined || version === next)
    return `${changesLink}#${next}`;
  const page = getVersionLink(version);
  return isForCallers(change) ? `${page}#${changeAnchor(change)}` : page;
}

/** The operations that a change affects, each with the messages that carry it. */
function renderAffected(
  touches: readonly Touch[],
  context: PageContext,
): RichText[] {
  const {t} = context;
  const items = touches.map(({operation, directions = [], at = ''}) => {
    const name = `\`${getLastPart(operation)}\``;
    const sides = directions.map((one) => t(one)).join(t(', '));
    const place = at ? ` \`${at.replace(/\.$/, '')}\`` : '';
    const text = sides
      ? t('{name} ({count})', {name, count: sides + place})
      : name;
    return inlineText(text, context);
  });
  return renderListed(items, context);
}

/** Why a change breaks callers or does not, once for each reason. */
function getReasons(change: Change): string[] {
  const {kind, touches, rating} = change;
  const directions = new Set(touches.flatMap((one) => one.directions ?? []));
  const verdicts =
    directions.size === 0
      ? [getVerdict(kind, undefined)]
      : [...directions].map((one) => getVerdict(findKindIn(change, one), one));
  const fitting = verdicts.filter((one) => one.rating === rating);
  return [
    ...new Set((fitting.length > 0 ? fitting : verdicts).map(({why}) => why)),
  ];
}

/** A change in a list: what it is, why it matters, what to do, whom it affects. */
export function changeItem(
  change: DatedChange,
  context: PageContext,
  {isWhole, mark}: {isWhole: boolean; mark: boolean},
): RichText {
  const {t} = context;
  const {subject, rating, touches, todo} = change;
  const isOwn = touches.length === 1 && touches[0]?.operation === subject;
  return element(
    'li',
    {
      ...(isWhole && {id: changeAnchor(change)}),
      'data-service': getServiceKey(subject),
      'data-kind': rating,
    },
    [
      ...(mark
        ? [
            element('Badge', {isDanger: rating === 'breaking'}, [
              t(ratingTexts[rating]),
            ]),
            ' ',
          ]
        : []),
      ...inlineText(
        joinSentences([
          writeSentence(change, t),
          ...(isWhole ? getReasons(change).map((why) => t.loose(why)) : []),
        ]),
        context,
      ),
      ...(todo
        ? [
            element('p', {}, [
              ['strong', {}, t('What to do')],
              t(': '),
              ...inlineText(todo, context),
            ]),
          ]
        : []),
      ...(isWhole && touches.length > 0 && !isOwn
        ? [
            element('p', {}, [
              t('Affects'),
              t(': '),
              ...renderAffected(touches, context),
            ]),
          ]
        : []),
    ],
  );
}

/** Changes by how urgent they are, then by service and name. */
export const sortChanges = (changes: readonly DatedChange[]): DatedChange[] =>
  sortBy(changes, [
    ({rating}) => ratings.indexOf(rating),
    ({kind}) => (kind.startsWith('operation') ? 0 : 1),
    ({subject}) => getServiceKey(subject),
    ({subject}) => subject,
  ]);

/** The day of a version. */
export const getDate = (date: string | undefined): RichText[] =>
  date === undefined
    ? []
    : [element('p', {}, [element('time', {dateTime: date}, [date])])];

/** The first version says how much it has; the others, that nothing changed. */
export function getEmptyText(
  version: string | undefined,
  {first}: History,
  context: PageContext,
): string {
  const {t} = context;
  if (version !== first.version) {
    return t(
      'This version changes nothing that callers or readers would notice.',
    );
  }
  return `${t('{version} is the first version whose changes are recorded, so this page lists none.', {version})} ${t(
    'The description in {version} has {services} services, {operations} operations and {schemas} schemas.',
    {version, ...countAll(context)},
  )}`;
}

/** Counts of the first version, as it was frozen. */
const countAll = ({
  history,
  reference,
}: PageContext): Record<'services' | 'operations' | 'schemas', string> => {
  const counts = history?.counts ?? {
    services: reference.services.length,
    operations: reference.operations.size,
    schemas: reference.schemas.size,
  };
  return {
    services: String(counts.services),
    operations: String(counts.operations),
    schemas: String(counts.schemas),
  };
};
