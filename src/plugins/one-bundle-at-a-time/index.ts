import type {Plugin} from '@docusaurus/types';
import {clientCompiler} from '../../docusaurus/names';

/**
 * Bundles for the server when the bundle for the browser is done: with ten times
 * the API, both at once take 5.4 GB, and one after the other 4.1 GB.
 */
export default function oneBundleAtATime(): Plugin {
  return {
    name: 'one-bundle-at-a-time',
    configureWebpack: (_, isServer) =>
      isServer ? {dependencies: [clientCompiler]} : {},
  };
}
