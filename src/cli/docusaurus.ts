import {execFileSync} from 'node:child_process';
import type {Locale} from '../site';

/** Docusaurus's program: on Windows, Node.js cannot run `.bin` links. */
export const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * Adds the strings of the site to a locale's files in a folder.
 *
 * @throws with what Docusaurus prints if it fails
 */
export function writeSiteMessages(locale: Locale, folder = 'i18n'): void {
  execFileSync(
    process.execPath,
    [docusaurus, 'write-translations', '--locale', locale],
    {stdio: 'pipe', env: {...process.env, I18N_FOLDER: folder}},
  );
}
