import type {Plugin} from '@docusaurus/types';
import {presetEnv} from '../../docusaurus/names';

/** Name of a plugin of PostCSS, with or without options. */
const nameOf = (plugin: unknown): string =>
  String(Array.isArray(plugin) ? plugin[0] : plugin);

/**
 * Leaves it to Lightning CSS, which minifies the styles, to write them for the
 * browsers of `package.json`. Docusaurus has postcss-preset-env do the same
 * before it, which takes three seconds of the build of each locale.
 */
export default function noPresetEnv(): Plugin {
  return {
    name: 'no-preset-env',
    configurePostCss(options) {
      options.plugins = options.plugins.filter(
        (plugin) => !nameOf(plugin).includes(presetEnv),
      );
      return options;
    },
  };
}
