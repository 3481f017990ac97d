import {describe, expect, it} from 'vitest';
import {
  getJsonKind,
  formatPrintfCommand,
  toEnvelope,
  toHex,
} from '../../src/components/EnvelopeViewer/envelope';

const command = (text: string) => formatPrintfCommand(toEnvelope(text)).command;

describe('getJsonKind', () => {
  it('knows objects, other JSON and no JSON', () => {
    expect(getJsonKind('{}')).toBe('object');
    for (const text of ['[]', 'null', '1', '"{}"', 'true']) {
      expect(getJsonKind(text)).toBe('other');
    }
    for (const text of ['', ' ', '{', "{'a': 1}", '{"a": 1,}', '\ufeff{}']) {
      expect(getJsonKind(text)).toBe('invalid');
    }
  });

  it('survives deep nesting', () => {
    expect(['other', 'invalid']).toContain(
      getJsonKind('['.repeat(1e5) + ']'.repeat(1e5)),
    );
  });
});

describe('toEnvelope', () => {
  it('counts UTF-8 bytes, not characters', () => {
    expect(toEnvelope('{"name": "Buf"}').message).toHaveLength(15);
    expect(toEnvelope('安裝完成').message).toHaveLength(12);
    const emoji = toEnvelope('😀');
    expect(toHex(emoji.message)).toBe('f0 9f 98 80');
    expect(emoji).toMatchObject({total: 9, replaced: false});
  });

  it('wraps an empty text', () => {
    const empty = toEnvelope('');
    expect(toHex(empty.prefix)).toBe('00 00 00 00 00');
    expect(empty).toMatchObject({total: 5, replaced: false, json: 'invalid'});
  });

  it('replaces lone surrogates', () => {
    const lone = toEnvelope('{"a": "\ud83d"}');
    expect(lone).toMatchObject({replaced: true, text: '{"a": "\ufffd"}'});
    expect(lone.message).toHaveLength(12);
  });

  it('keeps a byte order mark', () => {
    const marked = toEnvelope('\ufeff{}');
    expect(toHex(marked.message)).toBe('ef bb bf 7b 7d');
    expect(marked.replaced).toBe(false);
  });

  it('takes a million characters', () => {
    const long = toEnvelope('裝'.repeat(1e6));
    expect(toHex(long.prefix)).toBe('00 00 2d c6 c0');
    expect(long.total).toBe(3_000_005);
    expect(toHex(long.message, 3)).toBe('e8 a3 9d');
  });
});

describe('formatPrintfCommand', () => {
  it('writes octal escapes and the message as an argument', () => {
    expect(command('{}')).toBe(
      String.raw`printf '\000\000\000\000\002%s' '{}'`,
    );
    expect(command('')).toBe(String.raw`printf '\000\000\000\000\000%s' ''`);
  });

  it('quotes for the shell', () => {
    expect(command(`{"a": "it's 5% \\n $HOME"}`)).toBe(
      String.raw`printf '\000\000\000\000\031%s' '{"a": "it'\''s 5% \n $HOME"}'`,
    );
  });

  it('reads a file when the message cannot be pasted', () => {
    for (const text of [
      'a'.repeat(1001),
      '{}\u0000',
      '\u001b[2J',
      '\u009b2J',
    ]) {
      expect(formatPrintfCommand(toEnvelope(text)).readsFile).toBe(true);
    }
    expect(command('a'.repeat(1e6))).toBe(
      String.raw`{ printf '\000\000\017\102\100'; cat message.json; }`,
    );
  });

  it('keeps tabs and line breaks in the command', () => {
    expect(formatPrintfCommand(toEnvelope('{\n\t"a": 1\n}')).readsFile).toBe(
      false,
    );
  });
});
