import {readFileSync} from 'node:fs';

/** Least share of mutants of a folder, in per cent, that a test must notice. */
const least = 80;

interface Report {
  files: Record<string, {mutants: {status: string}[]}>;
}

/**
 * Shows which share of the mutants of each folder the tests noticed, after
 * Stryker's report (mutation-testing-report-schema). Fails below 80 per cent.
 */
const {files} = JSON.parse(
  readFileSync('.cache/mutation.json', 'utf8'),
) as Report;

const folders = new Map<string, {noticed: number; all: number}>();
for (const [file, {mutants}] of Object.entries(files)) {
  const folder = file.split('/').slice(0, 2).join('/');
  const count = folders.get(folder) ?? {noticed: 0, all: 0};
  for (const {status} of mutants) {
    if (status === 'Ignored' || status.endsWith('Error')) continue;
    count.all += 1;
    if (status === 'Killed' || status === 'Timeout') count.noticed += 1;
  }
  folders.set(folder, count);
}

console.log();
for (const [folder, {noticed, all}] of [...folders].sort()) {
  const share = all === 0 ? 100 : (100 * noticed) / all;
  const mark = share < least ? '✗' : '✓';
  console.log(
    `${mark} ${folder.padEnd(20)} ${share.toFixed(1).padStart(5)} % of ${all} mutants noticed`,
  );
  if (share < least) process.exitCode = 1;
}
if (folders.size === 0) {
  console.error('The report holds no file.');
  process.exitCode = 1;
}
