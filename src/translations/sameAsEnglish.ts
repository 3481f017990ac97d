/** Messages that are right in Chinese as they stand: names and pure layout. */
const names: ReadonlySet<string> = new Set([
  'Holt',
  'Holt API',
  'Next',
  'API',
  'ASCII',
  'GitHub',
  'MAAS',
  'Juju',
  'Ceph',
  'HTTP {status}',
  // Terms that stay English, as headings and names of services.
  'Action',
  'Chart',
  'Charm',
  'Charm artifact',
  'Fabric',
  'Facility',
  'Facility unit',
  'MON',
  'OSD',
  'Prometheus',
  'Release',
  'Scope',
  'SMART',
  'TTY',
  'VLAN',
  '## JSON {#json}',
]);

/** Diagrams that show nothing but values and operations of the API. */
const diagrams = [
  /^```mermaid\nstateDiagram-v2\n {2}\[\*\] --> deployed: CreateRelease\n/,
  /^```mermaid\nstateDiagram-v2\n {2}\[\*\] --> Stopped: CreateVirtualMachine\n/,
];

/** Whether the English text of a message may stand in Chinese. */
export const sameAsEnglish = (text: string): boolean =>
  names.has(text) ||
  /^```(?:bash|json)\n/.test(text) ||
  diagrams.some((diagram) => diagram.test(text));
