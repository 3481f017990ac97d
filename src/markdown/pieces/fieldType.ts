import type {PhrasingContent} from 'mdast';
import type {FieldData} from '../../reference/fieldData';
import type {MarkdownContext} from '../context';
import {link, text} from '../nodes';

/** Words of a message around the node that stands for `{type}` in it. */
function around(message: string, node: PhrasingContent): PhrasingContent[] {
  const [before = '', after = ''] = message.split('{type}');
  return [text(before), node, text(after)].filter(
    (one) => one.type !== 'text' || one.value !== '',
  );
}

/** Type of a field, a link where it is a schema, as `FieldType.tsx` says it. */
export function fieldType(
  {type, to, repeated, map}: FieldData,
  {say, link: address}: MarkdownContext,
): PhrasingContent[] {
  const name = to ? link(address(to), text(type)) : text(type);
  if (repeated) {
    return around(say('reference.field.list', 'list of {type}'), name);
  }
  if (map) {
    return around(say('reference.field.map', 'map of string to {type}'), name);
  }
  return [name];
}
