import {XMLParser, XMLValidator} from 'fast-xml-parser';

/** Elements of which there may be several. */
const lists = new Set(['url', 'item', 'entry', 'author', 'category', 'link']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  isArray: (name, path) =>
    lists.has(name) && !(name === 'link' && String(path).startsWith('rss.')),
});

/**
 * A document as an object; attributes begin with `@`.
 *
 * @throws when it is not well-formed
 */
export function parseXml(text: string): unknown {
  const result = XMLValidator.validate(text);
  if (result !== true) throw new Error(result.err.msg);
  return parser.parse(text);
}
