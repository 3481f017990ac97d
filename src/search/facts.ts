import {httpStatusOfCode, isConnectCode} from '../calls/codes';

/** What a pasted text says besides its message. */
export interface Facts {
  /** Connect codes that it names. */
  codes: string[];
  /** HTTP status, and what its body is, where the text shows a whole response. */
  status?: number;
  body?: 'empty' | 'html';
  /** Names of the operations that it names. */
  operations: string[];
}

/** An operation by its name, the path of its call, and the words of its name. */
interface Named {
  rpc: string;
  path: string;
  /** As `toSpaced` writes them. */
  words: string;
}

/** The words of a text in small letters, each with a space around it. */
export const toSpaced = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;

/** The codes of gRPC by their numbers, which logs show. */
const numbered = ['', ...Object.keys(httpStatusOfCode)];

/** `not_found` of `NotFound`, `NOT_FOUND` and `5`. */
function getCode(word: string): string | undefined {
  const code = /^\d+$/.test(word)
    ? numbered[Number(word)]
    : word
        .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
        .toLowerCase()
        .replace('cancelled', 'canceled');
  return isConnectCode(code) ? code : undefined;
}

/** A code after its name, in brackets, or as a constant of a client. */
const codes =
  /(?:\bcode\\*["']?\s*[:=]\s*\\*["']?(?=\d{1,2}\b|[A-Za-z])|(?:\[|\b(?:Status)?Code\.?|\bERROR_CODE_)(?=[A-Za-z]))([A-Za-z_]{5,20}|\d{1,2})\b/g;

/** A status after the name of the protocol, or after its own name. */
const statuses =
  /\b(?:HTTP\/[\d.]+|HTTP|status(?:[ _]?code)?\\*["']?)\s*[:=]?\s*\\*["']?([1-5]\d\d)\b|\b([45]\d\d) (?:page not found|Not Found|Method Not Allowed|Unsupported Media Type|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Internal Server Error|Unauthorized|Forbidden|Too Many Requests|Request Entity Too Large)\b/gi;

/** What comes after the headers of a response that `curl -i` shows. */
function getBody(text: string): string | undefined {
  const length = /^(?:<\s)?content-length:\s*(\d+)\s*$/im.exec(text)?.[1];
  if (length === '0') return '';
  const response =
    /^(?:[<*]\s)?HTTP\/[\d.]+ \d{3}[^\n]*\n(?:(?:<\s)?[\w-]+:[^\n]*\n)*(?:<\s*)?\r?\n?([^]*)$/m.exec(
      text.replaceAll('\r', ''),
    );
  const body = response?.[1]?.trim();
  // What was pasted ends before the body.
  return body === '' && length !== undefined ? undefined : body;
}

/**
 * Reads what a pasted text says besides its message.
 *
 * @param known operations, whose names and paths are looked for
 */
export function readFacts(text: string, known: readonly Named[]): Facts {
  // Somebody may have nothing but the code.
  const alone = /^\s*([A-Za-z_]{5,20})\s*$/.exec(text);
  const named = [...text.matchAll(codes), ...(alone ? [alone] : [])].flatMap(
    ([, word = '']) => getCode(word) ?? [],
  );
  const words = new Set(text.match(/[A-Za-z][\w.]*/g) ?? []);
  const names = new Set([...words].flatMap((word) => word.split('.')));
  const spaced = toSpaced(text);
  const operations = known
    .filter(
      ({rpc, path, words: inWords}) =>
        text.includes(path) || names.has(rpc) || spaced.includes(inWords),
    )
    .map(({rpc}) => rpc);
  const [status] = [...text.matchAll(statuses)].map(([, first, second]) =>
    Number(first ?? second),
  );
  const body = getBody(text);
  return {
    codes: [...new Set(named)],
    operations,
    ...(status !== undefined && {status}),
    ...(body === '' && {body: 'empty' as const}),
    ...(/<(?:!doctype html|html|head|body|title|h1)\b/i.test(text) && {
      body: 'html' as const,
    }),
  };
}
