import {addEnvelope, endFlag} from '../calls/envelope';
import {EnvelopeReader} from '../calls/read';
import {noteHeader, readErrorNote, sandboxNote} from '../sandbox/notes';
import type {Handler} from '../sandbox/protocol';
import omit from 'es-toolkit/compat/omit';
import {z} from 'zod';
import type {AssistantOperation} from './model';

/** Maximum duration of reading a stream, in milliseconds. */
export const listening = 3000;

/** A response body, or the messages of a stream and its end. */
export const sandboxAnswerSchema = z.object({
  status: z.number(),
  body: z.unknown().optional(),
  messages: z.array(z.unknown()).optional(),
  cause: z
    .object({
      cause: z.string(),
      check: z.string().optional(),
      fix: z.string().optional(),
    })
    .optional()
    .describe('Why the call failed, where the operation lists the error'),
  note: z
    .string()
    .optional()
    .describe('What the answer is not, where it could be taken for more'),
  end: z
    .unknown()
    .optional()
    .describe(
      'What the stream ended with; deadline_exceeded when it was still open',
    ),
});

type SandboxAnswer = z.infer<typeof sandboxAnswerSchema>;

const toValue = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

function findUnknownFields(
  message: unknown,
  {fields}: AssistantOperation,
): string[] {
  if (typeof message !== 'object' || message === null) return [];
  return Object.keys(message).filter((name) => !fields.includes(name));
}

/**
 * Calls an operation of the sandbox, which runs in this process and does not
 * contact a platform.
 *
 * @param message request as JSON; a string is sent as is
 * @param error anchor of the error to return
 */
export async function callSandbox(
  operation: AssistantOperation,
  message: unknown,
  sandbox: Handler,
  error?: string,
): Promise<SandboxAnswer> {
  const {path, headers, streaming, errors} = operation;
  const text = typeof message === 'string' ? message : JSON.stringify(message);
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
  const listed = errors[readErrorNote(header) ?? -1];
  const note = listed ? '' : header.slice(sandboxNote.length).trim();
  const ignored = findUnknownFields(message, operation);
  const notes = [
    ...(note === '' ? [] : [note]),
    ...(ignored.length > 0
      ? [
          `The message has no field ${ignored.join(', ')}: the server ignores what it does not know.`,
        ]
      : []),
  ];
  const noted = {
    // The response already contains the code.
    ...(listed && {cause: omit(listed, 'anchor')}),
    ...(notes.length > 0 && {note: notes.join(' ')}),
  };
  if (!streaming || !response.ok) {
    return {status, ...noted, body: toValue(await response.text())};
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  const all = new EnvelopeReader().push(bytes).map(({flags, message}) => ({
    flags,
    text: new TextDecoder().decode(message),
  }));
  const end = all.find(({flags}) => flags & endFlag);
  return {
    status,
    ...noted,
    messages: all
      .filter(({flags}) => !(flags & endFlag))
      .map((one) => toValue(one.text)),
    ...(end && {end: toValue(end.text)}),
  };
}
