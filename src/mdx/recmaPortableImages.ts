import type {Program} from 'estree';
import {visit} from 'estree-util-visit';

/** Where a loader stands that the request for a picture names as an option. */
const fallback = /^(![^!]*url-loader[^!]*)&fallback=[^&!]*/;

/**
 * Takes a path of this machine out of the requests for pictures. The bundler
 * makes the paths of loaders relative to the site before it numbers the modules,
 * but not those in their options: a page with a picture, and the script that
 * names all pages, would have another hash in every folder. Without the option
 * `url-loader` takes the same loader.
 */
export function recmaPortableImages() {
  return (program: Program): void => {
    visit(program, (node) => {
      if (node.type !== 'Literal' || typeof node.value !== 'string') return;
      if (!fallback.test(node.value)) return;
      node.value = node.value.replace(fallback, '$1');
      delete node.raw;
    });
  };
}
