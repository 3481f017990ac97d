import type {Text} from '../description';
import {problemAt, type Problem} from '../../files/sourceFile';

/** Fewest characters that can honestly describe something of a kind. */
const shortest: Record<Text['kind'], number> = {
  operation: 120,
  service: 80,
  guide: 60,
  error: 25,
  remark: 1,
  response: 15,
  schema: 15,
  field: 12,
  value: 8,
  parameter: 20,
};

/** Everything has a description, and none is too short to say something. */
export function checkPresence(texts: readonly Text[]): Problem[] {
  return texts.flatMap(({source, path, subject, kind, text}) => {
    const length = text?.trim().length ?? 0;
    if (length === 0) {
      return [problemAt(source, path, `${subject} has no description.`)];
    }
    return length < shortest[kind]
      ? [
          problemAt(
            source,
            path,
            `The description of ${subject} has ${length} characters; at least ${shortest[kind]} are needed to say what it is.`,
          ),
        ]
      : [];
  });
}
