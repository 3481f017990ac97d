import sortBy from 'es-toolkit/compat/sortBy';
import {changesLink, getVersionLink} from '../../api/links';
import {findKindIn, type Change} from '../../changes/compare';
import {
  isForCallers,
  next,
  type DatedChange,
  type History,
} from '../../changes/history';
import {getLastPart} from '../../changes/names';
import type {AffectedData, ChangeData} from '../../changes/pageData';
import {getVerdict, ratings} from '../../changes/rules';
import type {Touch} from '../../changes/touches';
import {getServiceKey, writeSentence} from './changeSentences';
import {inlineText, type PageContext} from './context';
import {joinSentences} from './joinSentences';

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

function getAffected(
  {operation, directions = [], at}: Touch,
  context: PageContext,
): AffectedData {
  const field = at?.replace(/\.$/, '');
  return {
    name: inlineText(`\`${getLastPart(operation)}\``, context),
    sides: directions,
    ...(field && {at: field}),
  };
}

/** A change in a list: what it is, and what to do about it. */
export const getChangeData = (
  change: DatedChange,
  context: PageContext,
): ChangeData => ({
  service: getServiceKey(change.subject),
  rating: change.rating,
  text: inlineText(writeSentence(change, context.t), context),
  todo: inlineText(change.todo, context),
});

/** That, with why it matters and whom it affects. */
export function getDescribedChangeData(
  change: DatedChange,
  context: PageContext,
): ChangeData {
  const {subject, touches} = change;
  const {t} = context;
  const isOwn = touches.length === 1 && touches[0]?.operation === subject;
  const sentences = [
    writeSentence(change, t),
    ...getReasons(change).map((why) => t.loose(why)),
  ];
  return {
    ...getChangeData(change, context),
    id: changeAnchor(change),
    text: inlineText(joinSentences(sentences), context),
    affected: isOwn ? [] : touches.map((one) => getAffected(one, context)),
  };
}

/** Changes by how urgent they are, then by service and name. */
export const sortChanges = (changes: readonly DatedChange[]): DatedChange[] =>
  sortBy(changes, [
    ({rating}) => ratings.indexOf(rating),
    ({kind}) => (kind.startsWith('operation') ? 0 : 1),
    ({subject}) => getServiceKey(subject),
    ({subject}) => subject,
  ]);

/** The first version says how much it has; the others, that nothing changed. */
export function getEmptyText(
  version: string | undefined,
  {first, counts}: History,
  {t}: PageContext,
): string {
  if (version !== first.version) {
    return t(
      'This version changes nothing that callers or readers would notice.',
    );
  }
  return `${t('{version} is the first version whose changes are recorded, so this page lists none.', {version})} ${t(
    'The description in {version} has {services} services, {operations} operations and {schemas} schemas.',
    {
      version,
      services: String(counts.services),
      operations: String(counts.operations),
      schemas: String(counts.schemas),
    },
  )}`;
}
