import type {MoreLanguageId} from '@site/src/reference/samples/more';
import {call, number, text, createWordPattern} from '../../tryIt/highlight';

const lineComment = String.raw`(?<c>\/\/[^\n]*)`;

/** What has a color in each language, as `src/components/tryIt/highlight.tsx` says. */
export const patterns: Record<MoreLanguageId, string[]> = {
  typescript: [
    lineComment,
    `(?<s>${text})`,
    createWordPattern(
      'import',
      'type',
      'from',
      'const',
      'new',
      'as',
      'await',
      'for',
      'of',
    ),
    call,
    number,
  ],
  powershell: [
    '(?<c>#[^\\n]*)',
    String.raw`(?<s>@'\n[^]*?\n'@|${text})`,
    createWordPattern('while', 'if', 'throw'),
    String.raw`(?<f>\$[\w:]+|Invoke-WebRequest)`,
    number,
  ],
  java: [
    lineComment,
    String.raw`(?<s>"""[^]*?"""|${text})`,
    createWordPattern(
      ...[
        'import',
        'public',
        'class',
        'static',
        'void',
        'throws',
        'new',
        'for',
      ],
      ...['byte', 'int', 'try', 'if', 'throw'],
    ),
    call,
    number,
  ],
  csharp: [
    lineComment,
    String.raw`(?<s>"""[^]*?"""|${text})`,
    createWordPattern(
      'using',
      'var',
      'new',
      'await',
      'if',
      'throw',
      'while',
      'int',
    ),
    call,
    number,
  ],
  rust: [
    lineComment,
    String.raw`(?<s>r(?<marks>#+)"[^]*?"\k<marks>|"(?:\\.|[^"\\\n])*")`,
    createWordPattern(
      ...['use', 'fn', 'let', 'mut', 'if', 'else', 'return', 'while', 'as'],
    ),
    String.raw`(?<f>\b\w+!?(?=\())`,
    number,
  ],
};
