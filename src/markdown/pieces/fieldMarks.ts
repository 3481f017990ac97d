import type {PhrasingContent} from 'mdast';
import type {FieldData, Presence} from '../../reference/fieldData';
import type {MarkdownContext} from '../context';
import {code, text} from '../nodes';

const presences: Record<Presence, [id: string, english: string]> = {
  always: ['reference.field.always', 'always present'],
  filled: ['reference.field.filled', 'absent if empty'],
  sometimes: ['reference.field.sometimes', 'may be absent'],
};

/** What `FieldMarks.tsx` says of a field beside its type. */
export function fieldMarks(
  {required, presence, readOnly, defaultValue}: FieldData,
  {say}: MarkdownContext,
): PhrasingContent[][] {
  const marks: PhrasingContent[][] = [];
  if (required) marks.push([text(say('reference.field.required', 'required'))]);
  if (presence) marks.push([text(say(...presences[presence]))]);
  if (readOnly)
    marks.push([text(say('reference.field.readOnly', 'read-only'))]);
  if (defaultValue !== undefined) {
    const words = say('reference.field.default', 'default {value}');
    const [before = '', after = ''] = words.split('{value}');
    marks.push([text(before), code(defaultValue), text(after)]);
  }
  return marks;
}
