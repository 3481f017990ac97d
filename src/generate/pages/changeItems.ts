import sortBy from 'es-toolkit/compat/sortBy';
import {changesLink, getVersionLink} from '../../api/links';
import type {Change} from '../../changes/compare';
import {
  isForCallers,
  next,
  type DatedChange,
  type History,
} from '../../changes/history';
import {getLastPart} from '../../api/names';
import type {
  AffectedData,
  ChangeData,
  VersionData,
} from '../../changes/pageData';
import {getVerdict, ratings} from '../../changes/rules';
import type {Touch} from '../../changes/touches';
import {getServiceKey, writeSentence} from './changeSentences';
import {inlineText, type PageContext} from './context';
import {joinSentences} from './joinSentences';

const changeAnchor = ({kind, subject}: Change): string => `${kind}.${subject}`;

/** URL of its item on the version's page, or of the page. */
export function changeLink(
  change: DatedChange,
  version: string | undefined,
): string {
  if (version === undefined || version === next)
    return `${changesLink}#${next}`;
  const page = getVersionLink(version);
  return isForCallers(change) ? `${page}#${changeAnchor(change)}` : page;
}

/** Reasons for the rating of a change, without duplicates. */
function getReasons(change: Change): string[] {
  const {kind, touches, rating} = change;
  const directions = new Set(touches.flatMap((one) => one.directions ?? []));
  const verdicts =
    directions.size === 0
      ? [getVerdict(kind, undefined)]
      : [...directions].map((one) => getVerdict(kind, one));
  const fitting = verdicts.filter((one) => one.rating === rating);
  return [
    ...new Set((fitting.length > 0 ? fitting : verdicts).map(({why}) => why)),
  ];
}

function getAffected(
  {operation, directions = []}: Touch,
  context: PageContext,
): AffectedData {
  return {
    name: inlineText(`\`${getLastPart(operation)}\``, context),
    sides: directions,
  };
}

const getChangeData = (
  change: DatedChange,
  context: PageContext,
): ChangeData => ({
  service: getServiceKey(change.subject),
  rating: change.rating,
  text: inlineText(writeSentence(change, context.t), context),
  todo: inlineText(change.todo && context.t.loose(change.todo), context),
});

/** A change with its reasons and the affected operations. */
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

export const sortChanges = (changes: readonly DatedChange[]): DatedChange[] =>
  sortBy(changes, [
    ({rating}) => ratings.indexOf(rating),
    ({kind}) => (kind.startsWith('operation') ? 0 : 1),
    ({subject}) => getServiceKey(subject),
    ({subject}) => subject,
  ]);

/** Text for a version without changes. */
export const getEmptyText = (
  version: string | undefined,
  {first}: History,
  {t}: PageContext,
): string =>
  version === first.version
    ? t(
        '{version} is the first version whose changes are recorded, so this page lists none.',
        {version},
      )
    : t('This version changes nothing that callers or readers would notice.');

/** What callers notice of each version, newest first. */
export const getVersions = (
  history: History,
  context: PageContext,
): VersionData[] =>
  history.versions.map(({changes, ...version}) => ({
    ...version,
    changes: sortChanges(changes.filter(isForCallers)).map((one) =>
      getChangeData(one, context),
    ),
    none: getEmptyText(version.version, history, context),
  }));
