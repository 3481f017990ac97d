import fc from 'fast-check';

/** What addresses are made of that somebody writes to get out of a folder. */
const pieces = [
  ...['/', '//', '\\', '/./', '/../', '../', '..', '.', '...', '/~/', ';'],
  ...['%2e', '%2E%2e', '%2f', '%5c', '%252e%252e%252f', '%00', '\0', '%0a'],
  // Overlong UTF-8, the other slashes of Unicode, bytes that are no UTF-8.
  ...['%c0%ae', '%c0%af', '%e0%80%ae', '%ef%bc%8f', '%e2%88%95', '%ff', '\xff'],
  ...[
    '%',
    '%zz',
    '%u002e',
    '?',
    '??',
    '#',
    '&',
    '*',
    '{',
    '}',
    '<script>',
    '"',
  ],
  ...['{env.HOME}', '{http.request.header.Host}', '{$PORT}', '${1}', '`id`'],
  ...['canary', 'canary.txt', '.env', '.git/config', 'site', 'etc/passwd'],
  ...['docs', 'docs/intro', 'zh-hant', 'assets/js', 'search', '.well-known'],
  ...['.html', 'index.html', '404.html', '.md', '.br', '.gz', ' ', '\t', '@'],
  ...['evil.example', 'CON', 'file:', 'C:', ':8080', '\x7f', '\x1b[31m'],
];

const some = fc
  .array(
    fc.oneof(
      {weight: 8, arbitrary: fc.constantFrom(...pieces)},
      {weight: 1, arbitrary: fc.string({unit: 'binary-ascii', maxLength: 8})},
    ),
    {maxLength: 14},
  )
  .map((parts) => parts.join(''));

/** Up to 16 kB, and over what the server reads. */
const long = fc
  .tuple(
    fc.constantFrom('a', '/a', '../', '%2e%2e%2f', '%00', '//', '.'),
    fc.constantFrom(255, 256, 4096, 16_000, 40_000),
  )
  .map(([piece, length]) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
  );

const lineBreak = fc
  .tuple(some, fc.constantFrom('\r\n', '\n', '\r', '%0d%0a'), some)
  .map(([before, end, after]) => `${before}${end}X-Made: ${after}`);

const path = fc.oneof(
  {weight: 12, arbitrary: some},
  {weight: 1, arbitrary: long},
  {weight: 1, arbitrary: lineBreak},
);

/** Addresses as the first line of a request has them, character for byte. */
export const hostile = fc
  .tuple(
    fc.oneof(
      {weight: 12, arbitrary: fc.constant('/')},
      {weight: 1, arbitrary: fc.constantFrom('', '*', '//', '/docs/', '\\')},
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'http://evil.example/',
          'file:///',
          'HTTP://[::1]/',
        ),
      },
    ),
    path,
  )
  .map((parts) => parts.join(''))
  // Each character is a byte on the wire.
  .filter((text) => !/[^\0-\xff]/.test(text));
