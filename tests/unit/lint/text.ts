import type {Text} from '../../../src/lint/description';
import {parseSource} from '../../../src/files/sourceFile';

const source = parseSource(
  'openapi/services/pool/operations/list-pools.yaml',
  'post:\n  summary: List pools\n  description: Text\n',
);

/** A text of the description, at line 3 of its file; of an operation unless told. */
export const text = (
  content: string | undefined,
  more: Partial<Text> = {},
): Text => ({
  source,
  path: ['post', 'description'],
  subject: 'operation ListPools',
  name: 'ListPools',
  kind: 'operation',
  text: content,
  ...more,
});

/** A fault found at the place of such a text. */
export const problem = (message: string) => ({
  file: 'openapi/services/pool/operations/list-pools.yaml',
  line: 3,
  message,
});
