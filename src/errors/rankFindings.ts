import type {Finding, Span} from './model';

/** Findings that are answered. */
const most = 5;

/** What a general message counts beside the one that says more. */
const shareOfGeneral = 0.9;

/** What a symptom counts beside a message: its signs are part of many. */
const shareOfSymptom = 0.3;

const spansOf = ({reasons}: Finding): Span[] =>
  reasons.flatMap((reason) => (reason.kind === 'message' ? reason.spans : []));

/** Whether all of a finding stands in the same place as another one. */
function isInside(inner: Finding, outer: Finding): boolean {
  const around = spansOf(outer);
  const spans = spansOf(inner);
  return (
    spans.length > 0 &&
    spans.every(({start, end}) =>
      around.some((one) => start < one.end && one.start < end),
    )
  );
}

/** Whether all of a finding stands between the ends of another one. */
function isBetween(inner: Finding, outer: Finding): boolean {
  const around = spansOf(outer);
  const start = Math.min(...around.map((span) => span.start));
  const end = Math.max(...around.map((span) => span.end));
  const spans = spansOf(inner);
  return (
    spans.length > 0 &&
    spans.every((span) => span.start >= start && span.end <= end)
  );
}

const extentOf = (finding: Finding): number =>
  finding.kind === 'causes' ? (finding.extent ?? 0) : 0;

/** Messages that say more than one does: in its place, or after it. */
function betterThan(one: Finding, messages: readonly Finding[]): Finding[] {
  if (one.kind === 'symptom') return [];
  const end = Math.max(0, ...spansOf(one).map((span) => span.end));
  return messages.filter(
    (other) =>
      (extentOf(other) > extentOf(one) && isBetween(other, one)) ||
      (one.isOpen && spansOf(other).some(({start}) => start >= end - 1)),
  );
}

/**
 * Puts what a general message leads to before it, and messages before symptoms,
 * save those of a whole response.
 */
function settle(findings: readonly Finding[]): Finding[] {
  const messages = findings.filter(
    (one) =>
      one.kind === 'causes' &&
      one.sureness !== 'possible' &&
      spansOf(one).length > 0,
  );
  return findings.map((one): Finding => {
    if (one.kind === 'symptom') {
      const isResponse = one.reasons.some(({kind}) => kind === 'status');
      return messages.length > 0 && !isResponse
        ? {...one, score: one.score * shareOfSymptom}
        : one;
    }
    const better = betterThan(one, messages);
    const best = Math.max(0, ...better.map(({score}) => score));
    return better.length > 0
      ? {...one, score: Math.min(one.score, best * shareOfGeneral)}
      : one;
  });
}

const subject = (finding: Finding): unknown =>
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
        subject(better) === subject(one) ||
        (isInside(one, better) && one.score < better.score * 0.6),
    );
    if (!isKnown) kept.push(one);
  }
  return kept.slice(0, most);
}
