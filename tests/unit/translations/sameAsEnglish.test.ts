import {describe, expect, it} from 'vitest';
import {sameAsEnglish} from '../../../src/translations/sameAsEnglish';

describe('sameAsEnglish', () => {
  it.each([
    ['Holt', 'Holt API', 'Next', 'API', 'ASCII', 'GitHub', 'MAAS', 'Juju'],
    ['Ceph', 'HTTP {status}', 'Action', 'Chart', 'Charm', 'Charm artifact'],
    ['Fabric', 'Facility', 'Facility unit', 'MON', 'OSD', 'Prometheus'],
    ['Release', 'Scope', 'SMART', 'TTY', 'VLAN', '## JSON {#json}'],
  ])('lets the names %s … stand', (...names) => {
    expect(names.filter((name) => !sameAsEnglish(name))).toEqual([]);
  });

  it.each([
    '```bash\ncurl\n```',
    '```json\n{}\n```',
    '```mermaid\nstateDiagram-v2\n  [*] --> deployed: CreateRelease\n  deployed --> [*]\n```',
    '```mermaid\nstateDiagram-v2\n  [*] --> Stopped: CreateVirtualMachine\n  Stopped --> [*]\n```',
  ])('lets %j stand, which has no words', (text) => {
    expect(sameAsEnglish(text)).toBe(true);
  });

  it.each([
    '',
    'holt',
    'Holt deploys.',
    '```js\n1\n```',
    '```bash -x\n```',
    'See:\n```bash\nls\n```',
    'See:\n```mermaid\nstateDiagram-v2\n  [*] --> deployed: CreateRelease\n',
    'See:\n```mermaid\nstateDiagram-v2\n  [*] --> Stopped: CreateVirtualMachine\n',
    '```mermaid\nstateDiagram-v2\n  [*] --> Ready: CreateMachine\n```',
  ])('does not let %j stand', (text) => {
    expect(sameAsEnglish(text)).toBe(false);
  });
});
