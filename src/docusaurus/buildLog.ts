/**
 * How Docusaurus words what it complains of; nothing else tells of which page.
 * `tests/faults/build.test.ts` breaks pages and fails when the words change: a
 * report then has no file, and nothing else is lost.
 */
const reports = [
  /source page path = (\S+?):?$/gm,
  /create page at (\S+), but a page already exists/g,
];

/** Routes that a build complains about. @param output of `docusaurus build` */
export function routesIn(output: string): Set<string> {
  const matches = reports.flatMap((report) => [...output.matchAll(report)]);
  return new Set(matches.map(([, route]) => route ?? ''));
}
