/** Where a loader stands that the request for a picture names as an option. */
const fallback = /^(![^!]*url-loader[^!]*)&fallback=[^&!]*/;

interface Literal {
  type: 'Literal';
  value: unknown;
  raw?: string;
}

function shortenRequests(node: object): void {
  const {type, value} = node as Partial<Literal>;
  if (type === 'Literal' && typeof value === 'string' && fallback.test(value)) {
    const literal = node as Literal;
    literal.value = value.replace(fallback, '$1');
    delete literal.raw;
  }
  for (const child of Object.values(node)) {
    if (typeof child === 'object' && child !== null) {
      shortenRequests(child as object);
    }
  }
}

/**
 * Takes a path of this machine out of the requests for pictures. The bundler
 * makes the paths of loaders relative to the site before it numbers the modules,
 * but not those in their options: a page with a picture, and the script that
 * names all pages, would have another hash in every folder. Without the option
 * `url-loader` takes the same loader.
 */
export const recmaPortableImages = () => shortenRequests;
