import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {splitMessages} from './splitMessages';

/**
 * Keeps messages that only a chunk shows out of the bundle of every page. Works
 * on the generated files when they are about to be bundled, for the browser and
 * then for the server; a preview, which generates them again and again, keeps
 * the early ones whole.
 */
export default function lateMessages({generatedFilesDir}: LoadContext): Plugin {
  const earlyFile = path.join(generatedFilesDir, 'codeTranslations.json');
  const lateFile = path.join(generatedFilesDir, 'lateMessages.json');
  let known: ReturnType<typeof splitMessages> | undefined;
  return {
    name: 'late-messages',
    configureWebpack() {
      // Once: the second time, the late ones are no longer there.
      if (known) return {};
      known = splitMessages(readFileSync(earlyFile, 'utf8'));
      writeFileSync(lateFile, known.late);
      if (process.env.NODE_ENV === 'production') {
        writeFileSync(earlyFile, known.early);
      }
      return {};
    },
  };
}
