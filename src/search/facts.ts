import {httpStatusOfCode, isConnectCode} from '../calls/codes';

/** Information in a pasted text besides its message. */
export interface Facts {
  codes: string[];
  /** HTTP status and type of the body, if the text is a whole response. */
  status?: number;
  body?: 'empty' | 'html';
  operations: string[];
}

/** An operation with its name, call path, and the words of its name. */
interface Named {
  rpc: string;
  path: string;
  words: string;
}

/** Words of a text in lower case, each surrounded by spaces. */
export const toSpaced = (text: string): string =>
  ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;

/** gRPC codes by number, as in logs. */
const numbered = ['', ...Object.keys(httpStatusOfCode)];

/** `not_found` for `NotFound`, `NOT_FOUND`, and `5`. */
function getCode(word: string): string | undefined {
  const code = /^\d+$/.test(word)
    ? numbered[Number(word)]
    : word
        .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
        .toLowerCase()
        .replace('cancelled', 'canceled');
  return isConnectCode(code) ? code : undefined;
}

/** A code after a label, in brackets, or as a client constant. */
const codes =
  /(?:\bcode\\*["']?\s*[:=]\s*\\*["']?(?=\d{1,2}\b|[A-Za-z])|(?:\[|\b(?:Status)?Code\.?|\bERROR_CODE_)(?=[A-Za-z]))([A-Za-z_]{5,20}|\d{1,2})\b/g;

/** A status after the protocol version or a label. */
const statuses =
  /\b(?:HTTP\/[\d.]+|HTTP|status(?:[ _]?code)?\\*["']?)\s*[:=]?\s*\\*["']?([1-5]\d\d)\b|\b([45]\d\d) (?:page not found|Not Found|Method Not Allowed|Unsupported Media Type|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Internal Server Error|Unauthorized|Forbidden|Too Many Requests|Request Entity Too Large)\b/gi;

function getBody(text: string): string | undefined {
  const length = /^(?:<\s)?content-length:\s*(\d+)\s*$/im.exec(text)?.[1];
  if (length === '0') return '';
  const response =
    /^(?:[<*]\s)?HTTP\/[\d.]+ \d{3}[^\n]*\n(?:(?:<\s)?[\w-]+:[^\n]*\n)*(?:<\s*)?\r?\n?([^]*)$/m.exec(
      text.replaceAll('\r', ''),
    );
  const body = response?.[1]?.trim();
  // The pasted text ends before the body.
  return body === '' && length !== undefined ? undefined : body;
}

/**
 * Reads the information besides the message.
 *
 * @param known operations to search for by name and path
 */
export function readFacts(text: string, known: readonly Named[]): Facts {
  // The text may be only a code.
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
