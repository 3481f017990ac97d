import {spawnSync} from 'node:child_process';
import {computeSha256} from './checksums';

interface Component {
  'bom-ref': string;
  properties?: {name: string; value: string}[];
  externalReferences?: unknown[];
}

/** A CycloneDX document, as far as it is touched here. */
interface Sbom {
  serialNumber?: string;
  metadata: {
    timestamp?: string;
    tools?: {version?: string}[];
    component: {name: string};
  };
  components: Component[];
  dependencies: {ref: string; dependsOn: string[]}[];
}

/** Which components a list has: those that make the site, or the tools too. */
export type Extent = 'shipped' | 'tools';

/** A UUID (version 8 of RFC 9562) that is made of a text. */
function toUuid(text: string): string {
  const hex = computeSha256(text);
  const variant = ((parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const isTool = ({properties = []}: Component): boolean =>
  properties.some(
    ({name, value}) =>
      name === 'cdx:npm:package:development' && value === 'true',
  );

/** Takes out the components that nothing but the development needs. */
function leaveOutTools(sbom: Omit<Sbom, 'serialNumber'>): void {
  const tools = new Set(sbom.components.filter(isTool).map(getRef));
  sbom.components = sbom.components.filter((one) => !isTool(one));
  sbom.dependencies = sbom.dependencies
    .filter(({ref}) => !tools.has(ref))
    .map(({ref, dependsOn}) => ({
      ref,
      dependsOn: dependsOn.filter((one) => !tools.has(one)),
    }));
}

const getRef = (component: Component): string => component['bom-ref'];

/**
 * What `npm sbom` says, without what is different each time or on each machine:
 * the time, the version of npm, the registry, and the name of the folder, which
 * stands for the name of the site. The serial number is made of the rest.
 *
 * `npm sbom --omit=dev` is no way to what is shipped: it leaves out every
 * package that any other needs for its development, React among them.
 *
 * @param name of the site
 * @throws when the text is no CycloneDX document with components
 */
export function makeStableSbom(
  text: string,
  name: string,
  extent: Extent,
): string {
  const {serialNumber, ...sbom} = JSON.parse(text) as Sbom;
  if (!serialNumber || !sbom.components?.length) {
    throw new Error('npm has written no list of components.');
  }
  if (extent === 'shipped') leaveOutTools(sbom);
  delete sbom.metadata.timestamp;
  for (const tool of sbom.metadata.tools ?? []) delete tool.version;
  sbom.metadata.component.name = name;
  for (const component of sbom.components) {
    // Where a package was fetched from: a mirror, on some machines.
    delete component.externalReferences;
  }
  sbom.components.sort((a, b) => (getRef(a) < getRef(b) ? -1 : 1));
  const serial = `urn:uuid:${toUuid(JSON.stringify(sbom))}`;
  return `${JSON.stringify({serialNumber: serial, ...sbom}, null, 2)}\n`;
}

/** From the lock file, and not from what this system has installed of it. */
const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];

/**
 * Lists of components, in the format of CycloneDX: of what the site is made of,
 * and with the tools that test and check it.
 *
 * @param name of the site
 */
export function createSboms(name: string): Record<Extent, string> {
  const {error, status, stdout, stderr} = spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    throw new Error(`"npm sbom" failed: ${error?.message ?? stderr}`);
  }
  return {
    shipped: makeStableSbom(stdout, name, 'shipped'),
    tools: makeStableSbom(stdout, name, 'tools'),
  };
}
