import {z} from 'zod';
import {addEnvelope, endFlag} from '../calls/envelope';
import {EnvelopeReader} from '../calls/read';
import {noteHeader, sandboxNote} from '../sandbox/notes';
import type {Handler} from '../sandbox/protocol';
import type {AssistantOperation} from './model';

/** Maximum duration of reading a stream, in milliseconds. */
const listening = 3000;

/** A response body, or the messages of a stream and its end. */
export const sandboxAnswerSchema = z.object({
  status: z.number(),
  body: z.unknown().optional(),
  messages: z.array(z.unknown()).optional(),
  end: z.unknown().optional(),
  note: z
    .string()
    .optional()
    .describe('Such as that the answer is an example, or a listed error'),
});

const toValue = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

function createNote(
  message: object,
  {fields}: AssistantOperation,
  header: string,
): string {
  const unknown = Object.keys(message).filter((name) => !fields.includes(name));
  const ignored = `The message has no field ${unknown.join(', ')}: the server ignores what it does not know.`;
  return `${header.slice(sandboxNote.length)} ${unknown.length > 0 ? ignored : ''}`.trim();
}

/**
 * Calls an operation of the sandbox, which runs in this process and does not
 * contact a platform.
 *
 * @param message request
 * @param error anchor of the error to return
 */
export async function callSandbox(
  operation: AssistantOperation,
  message: object,
  sandbox: Handler,
  error?: string,
): Promise<z.infer<typeof sandboxAnswerSchema>> {
  const {path, headers, streaming} = operation;
  const text = JSON.stringify(message);
  const response = await sandbox(
    new Request(`http://sandbox.invalid${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        ...(error !== undefined && {Prefer: `error=${error}`}),
        ...(streaming && {'Connect-Timeout-Ms': String(listening)}),
      },
      body: streaming ? addEnvelope(text) : text,
    }),
  );
  const {status} = response;
  const header = response.headers.get(noteHeader) ?? '';
  const note = createNote(message, operation, header);
  const known = {status, ...(note && {note})};
  if (!streaming || !response.ok) {
    return {...known, body: toValue(await response.text())};
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const all = new EnvelopeReader().push(bytes).map(({flags, message}) => ({
    isEnd: (flags & endFlag) !== 0,
    value: toValue(new TextDecoder().decode(message)),
  }));
  const end = all.find(({isEnd}) => isEnd);
  return {
    ...known,
    messages: all.filter(({isEnd}) => !isEnd).map(({value}) => value),
    ...(end && {end: end.value}),
  };
}
