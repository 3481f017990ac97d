/** The command for the terminal of the built site, as a process of its own. */
import {spawn} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildFolder} from './build';
import {locales} from '../e2e/addresses';

const [name] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
).name.split('-') as string[];

const file = (prefix: string): string =>
  path.resolve(buildFolder, `.${prefix}`, `${name}.mjs`);
