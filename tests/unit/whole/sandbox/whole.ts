import {readFileSync} from 'node:fs';
import type {SandboxData} from '../../../../src/sandbox/model';

/** What the sandbox of the site is made of. */
export const data = JSON.parse(
  readFileSync('.generated/static/en/sandbox.json', 'utf8'),
) as SandboxData;
