import groupBy from 'es-toolkit/compat/groupBy';
import type {Rating} from '../changes/rules';
import type {Dependent} from './dependents';
import type {Intake, ReportedChange} from './planIntake';
import {unplacedFile} from './unplaced';

const marks: Record<Rating, string> = {
  breaking: 'BREAKING',
  deprecated: 'deprecated',
  additive: 'additive',
  documentation: 'no effect on callers',
};

/** Most places that are named of one kind. */
const most = 12;

const shortenName = (name: string): string =>
  name.split('.').slice(-2).join('.');

function changeLine({
  kind,
  subject,
  from,
  to,
  rating,
  touches,
}: ReportedChange): string {
  const what = kind.replace('-', ' ');
  const change =
    from !== undefined && to !== undefined
      ? ` (${from} → ${to})`
      : from !== undefined && kind !== 'field-removed'
        ? ` (${from})`
        : '';
  const names = touches.map(({operation}) => shortenName(operation)).join(', ');
  return `${marks[rating]}: ${what}, \`${subject}\`${change}${names ? `; touches ${names}` : ''}`;
}

function getPlaces(dependents: readonly Dependent[]): string[] {
  return Object.entries(groupBy(dependents, 'kind')).map(([kind, all]) => {
    if (kind === 'samples') {
      const pages = new Set(all.map(({file}) => file)).size;
      return `samples: those of ${pages} ${pages === 1 ? 'operation are' : 'operations are'} made anew from their first example`;
    }
    const places = all.slice(0, most).map(({file, line}) => `${file}:${line}`);
    const more = all.length > most ? `, and ${all.length - most} more` : '';
    return `${kind}: ${places.join(', ')}${more}`;
  });
}

const renderSection = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];

/** Whether an intake has anything to say. */
export const isEmptyIntake = ({done, changes, unplaced}: Intake): boolean =>
  done.length === 0 && changes.length === 0 && unplaced.length === 0;

/**
 * What an intake did and what is left to do, as Markdown.
 *
 * @param file name of the platform's description
 */
export function formatIntakeReport(file: string, intake: Intake): string {
  const {done, open, unplaced, changes, maybeRenamed} = intake;
  if (isEmptyIntake(intake)) {
    return `# ${file}\n\nNothing to do: the description has this structure already.\n`;
  }
  const waiting = changes.filter(({isApplied}) => !isApplied);
  const drafts = done.filter(({what}) => what.endsWith('as a draft'));
  return [
    `# ${file}`,
    '',
    ...renderSection(
      'Done',
      done.map(({what, file: where}) => `- ${where}: ${what}`),
    ),
    ...renderSection(
      'Waits for --apply-removals',
      waiting.map(
        ({kind, subject}) => `- ${kind.replace('-', ' ')}: \`${subject}\``,
      ),
    ),
    ...renderSection(
      'Perhaps renamed',
      maybeRenamed.map(
        ({from, to}) =>
          `- \`${from}\` may be \`${to}\` now. If it is, write it into openapi/versions/next.yaml under "renames" and run the intake again before you take anything out, so that the words move with it.`,
      ),
    ),
    ...renderSection('Needs words', [
      ...drafts.map(
        ({what, file: where}) =>
          `- ${where}: ${what.replace(/^added the (.*) as a draft$/, '$1')}. Describe it, then take "x-draft" away.`,
      ),
      ...new Set(open.map(({what, file: where}) => `- ${where}: ${what}`)),
    ]),
    ...renderSection(
      `Prose that has lost its place, kept in ${unplacedFile}`,
      unplaced.map(
        ({subject, file: where}) => `- \`${subject}\`, from ${where}`,
      ),
    ),
    ...renderSection(
      'Changes, and what depends on them',
      changes.flatMap((change) => [
        `- ${changeLine(change)}`,
        ...getPlaces(change.dependents).map((line) => `  - ${line}`),
      ]),
    ),
  ].join('\n');
}
