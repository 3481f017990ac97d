import {describe, expect, it} from 'vitest';
import {moreLanguages} from '../../../../src/reference/samples/more';
import {renderCsharpSample} from '../../../../src/reference/samples/more/csharp';
import {renderJavaSample} from '../../../../src/reference/samples/more/java';
import {renderPowershellSample} from '../../../../src/reference/samples/more/powershell';
import {renderRustSample} from '../../../../src/reference/samples/more/rust';
import {renderTypescriptSample} from '../../../../src/reference/samples/more/typescript';
import {getCall, hostileBody} from '../calls';

/** A body with all that could end a literal, or mean something in one. */
const body = {
  ...hostileBody,
  '': '',
  id: '9223372036854775807',
  ends: `"### """ '@ \n'@\r\n"@ */ \${x} $env:A $(a) {{0}}`,
  curly: '‘’‚‛“”',
  escapes: '\\u0041 \\\\u0041 \\n \\',
  control: '\u0000\u0007\t\u001b\u007f\u0085\u009f',
  unseen: '\u2028\u2029\u202e\u2066\u200b\ufeff\u00ad',
  lone: '\ud83e',
};

const both = [false, true];

/** The one place in a sample that matches. */
function only(sample: string, pattern: RegExp): string {
  const found = [...sample.matchAll(new RegExp(pattern, 'gu'))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

describe.each(moreLanguages)('the sample in $label', ({write}) => {
  it.each(both)('shows every character, stream: %s', (streaming) => {
    const sample = write(getCall(body, streaming));
    expect(sample).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/,
    );
    expect(sample).not.toMatch(/\p{Surrogate}/u);
  });

  it.each(both)('takes the header from the environment: %s', (streaming) => {
    const sample = write(getCall({}, streaming, {authorized: true}));
    expect(sample).toMatch(/[("'.:]HOLT_AUTHORIZATION\b/);
    expect(sample).not.toContain('$HOLT_AUTHORIZATION');
    expect(write(getCall({}, streaming))).not.toContain('AUTHORIZATION');
  });

  it('calls the address', () => {
    const call = getCall({}, false, {
      url: 'http://[::1]:8080/below/a.v1.AService/Get',
    });
    expect(write(call)).toContain('http://[::1]:8080/below');
  });
});

describe.each(both)('a literal holds the message, stream: %s', (streaming) => {
  const call = getCall(body, streaming);

  it('in Java, whose text blocks have escapes', () => {
    const text = only(renderJavaSample(call), /"""\n([^]*?)"""/);
    // No Unicode escape: those are read before anything else.
    expect(text).not.toMatch(/(?<!\\)(?:\\\\)*\\u/);
    expect(text).toMatch(/^[ -~\n]*$/);
    const unescaped = text.replace(/\\(.)/g, (_, character: string) => {
      expect(character).toBe('\\');
      return character;
    });
    expect(JSON.parse(unescaped)).toEqual(body);
  });

  it('in C#, whose raw strings have none', () => {
    const text = only(renderCsharpSample(call), /"""\n([^]*?)\n {4}"""/);
    for (const line of text.split('\n')) expect(line).toMatch(/^ {4}/);
    expect(text).not.toContain('"""');
    expect(JSON.parse(text)).toEqual(body);
  });

  it('in PowerShell, whose here-strings end at a line', () => {
    const text = only(renderPowershellSample(call), /@'\n([^]*?)\n'@/);
    expect(JSON.parse(text)).toEqual(body);
  });

  it('in Rust, between enough marks', () => {
    const sample = renderRustSample(call);
    const text = only(sample, / r####"([^]*?)"####/);
    expect(JSON.parse(text)).toEqual(body);
  });

  it('in TypeScript, as an object', () => {
    const text = only(
      renderTypescriptSample(call),
      /fromJson\(StructSchema, ([^]*?)\);\n/,
    );
    // JSON is an expression of JavaScript.
    expect(JSON.parse(text)).toEqual(body);
  });
});
