import type {Finding, FoundCauses, Span} from './model';

/** Findings that are answered. */
const most = 5;

/** What a general message counts beside the one that says more. */
const shareOfGeneral = 0.9;

/** What a symptom counts beside a message: its signs are part of many. */
const shareOfSymptom = 0.3;

const getSpans = ({reasons}: Finding): Span[] =>
  reasons.flatMap((reason) => (reason.kind === 'message' ? reason.spans : []));

/** Whether all of a finding stands in the same place as another one. */
function isInside(inner: Finding, outer: Finding): boolean {
  const around = getSpans(outer);
  const spans = getSpans(inner);
  return (
    spans.length > 0 &&
    spans.every(({start, end}) =>
      around.some((one) => start < one.end && one.start < end),
    )
  );
}

/** Whether all of a finding stands between the ends of another one. */
function isBetween(inner: Finding, outer: Finding): boolean {
  const around = getSpans(outer);
  const start = Math.min(...around.map((span) => span.start));
  const end = Math.max(...around.map((span) => span.end));
  const spans = getSpans(inner);
  return (
    spans.length > 0 &&
    spans.every((span) => span.start >= start && span.end <= end)
  );
}

const measureExtent = (finding: Finding): number =>
  finding.kind === 'causes' ? (finding.extent ?? 0) : 0;

const isWhole = ({reasons}: Finding): boolean =>
  reasons.some((reason) => reason.kind === 'message' && reason.isWhole);

/** Whether a message ends otherwise, and all of another one says how. */
function isContinued(one: Finding, other: Finding): boolean {
  const [first, next] = [getSpans(one), getSpans(other)];
  const end = Math.max(...first.map((span) => span.end));
  return (
    !isWhole(one) &&
    isWhole(other) &&
    next.some((span) => span.end > end) &&
    next.every(({start}) => start > (first[0]?.start ?? 0)) &&
    next.some(({start}) => start <= end + 1)
  );
}

/** Messages that say more than one does: in its place, or after it. */
function findBetterThan(
  one: FoundCauses,
  messages: readonly Finding[],
): Finding[] {
  const end = Math.max(0, ...getSpans(one).map((span) => span.end));
  return messages.filter(
    (other) =>
      (measureExtent(other) > measureExtent(one) && isBetween(other, one)) ||
      (one.isOpen && getSpans(other).every(({start}) => start >= end - 1)) ||
      isContinued(one, other),
  );
}

/** Whether a symptom holds the messages of a text, and says more than they do. */
const holds = (symptom: Finding, messages: readonly Finding[]): boolean =>
  messages.every(
    (one) =>
      isBetween(one, symptom) &&
      !one.reasons.some(({kind}) => kind === 'operation'),
  );

/**
 * Puts what a general message leads to before it, and messages before symptoms,
 * save those of a whole response and those that hold the messages.
 */
function settle(findings: readonly Finding[]): Finding[] {
  const messages = findings.filter(
    (one) =>
      one.kind === 'causes' &&
      one.sureness !== 'possible' &&
      getSpans(one).length > 0,
  );
  const scores = new Map<Finding, number>();
  const scoreOf = (one: Finding): number => {
    const known = scores.get(one);
    if (known !== undefined || one.kind === 'symptom') {
      return known ?? one.score;
    }
    scores.set(one, one.score);
    const better = findBetterThan(one, messages).map(scoreOf);
    const score =
      better.length > 0
        ? Math.min(one.score, Math.max(...better) * shareOfGeneral)
        : one.score;
    scores.set(one, score);
    return score;
  };
  return findings.map((one): Finding => {
    if (one.kind === 'causes') return {...one, score: scoreOf(one)};
    const isResponse = one.reasons.some(({kind}) => kind === 'status');
    if (messages.length === 0 || isResponse) return one;
    return holds(one, messages)
      ? {...one, sureness: 'certain'}
      : {...one, score: one.score * shareOfSymptom};
  });
}

const getSubject = (finding: Finding): unknown =>
  finding.kind === 'symptom' ? finding.symptom : finding.causes[0]?.text;

/**
 * Ranks findings, best first, at most five; what says the same, or less of the
 * same place, is left out.
 */
export function rankFindings(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const one of settle(findings).sort((a, b) => b.score - a.score)) {
    const isKnown = kept.some(
      (better) =>
        getSubject(better) === getSubject(one) ||
        (isInside(one, better) && one.score < better.score * 0.6),
    );
    if (!isKnown) kept.push(one);
  }
  return kept.slice(0, most);
}
