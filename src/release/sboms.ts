import {spawnSync} from 'node:child_process';
import {stableSbom, type Extent} from './stableSbom';

/** From the lock file, and not from what this system has installed of it. */
const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];

/**
 * Lists of components, in the format of CycloneDX: of what the site is made of,
 * and with the tools that test and check it.
 *
 * @param name of the site
 */
export function sboms(name: string): Record<Extent, string> {
  const {error, status, stdout, stderr} = spawnSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) {
    throw new Error(`"npm sbom" failed: ${error?.message ?? stderr}`);
  }
  return {
    shipped: stableSbom(stdout, name, 'shipped'),
    tools: stableSbom(stdout, name, 'tools'),
  };
}
