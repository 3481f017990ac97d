import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps Prism out of the bundle: the theme imports it on every page, and the
 * site highlights its code at build time.
 */
export default function noClientHighlighter(): Plugin {
  return {
    name: 'no-client-highlighter',
    configureWebpack: () => ({
      resolve: {
        alias: {'prism-react-renderer': path.join(__dirname, 'noPrism.ts')},
      },
    }),
  };
}
