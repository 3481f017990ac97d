/** Messages that are right in Chinese as they stand: names and pure layout. */
export const sameAsEnglish: ReadonlySet<string> = new Set([
  'Holt',
  'Holt API',
  'Next',
  'API',
  'ASCII',
  'Scope',
  'Facility',
  'GitHub',
  'MAAS',
  'Juju',
  'Ceph',
  'HTTP {status}',
]);
