import type {Json} from '../calls/json';
import type {Judged} from './judge';
import type {Before, Provocation} from './model';

const renderCode = (value: Json): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.replaceAll('`', "'").replaceAll('|', String.raw`\|`)}\``;
};

const renderBefore = (before: Before): string =>
  Object.entries(before)
    .map(([name, what]) =>
      typeof what === 'number'
        ? `${what} s pass`
        : `${name} ${renderCode(what)}`.replace(' `{}`', ''),
    )
    .join(', ');

/** How a cause comes about, in one line. */
export function describeProvocation(provocation: Provocation): string {
  const {example, send, before = [], times, headers, body} = provocation;
  return [
    ...(before.length > 0
      ? [`after ${before.map(renderBefore).join(', ')}`]
      : []),
    ...(example ? [`example ${renderCode(example)}`] : []),
    ...(send ? [renderCode(send)] : []),
    ...(headers ? [`headers ${renderCode(headers)}`] : []),
    ...(body === undefined ? [] : [`body ${renderCode(body)}`]),
    ...(times === undefined ? [] : [`${times} times`]),
  ].join(', ');
}

const getFirstWords = (text: string): string => {
  const sentence = /^(?:[^.]|\.(?!\s|$))*/.exec(text)?.[0] ?? text;
  return sentence.length > 80
    ? `${sentence.slice(0, 79).trimEnd()}…`
    : sentence;
};

const renderCell = (text: string): string =>
  text.replace(/(?<!\\)\|/g, String.raw`\|`);

/** All causes as a table of Markdown, with the counts above it. */
export function renderTable(judged: readonly Judged[]): string {
  const isSimulated = ({provocation}: Judged): boolean =>
    provocation !== undefined;
  const simulated = judged.filter(isSimulated).length;
  const declared = judged.filter(
    (one) => !isSimulated(one) && one.because !== undefined,
  ).length;
  const faults = judged.filter(({fault}) => fault !== '').length;
  const rows = judged.map(
    ({rpc, code: ofError, words, provocation, because, fault}) => {
      const how = provocation
        ? describeProvocation(provocation) || 'the example'
        : `not simulated: ${because ?? ''}`;
      const last = fault ? `**${renderCell(fault)}**` : how;
      return `| ${rpc} | ${ofError} | ${renderCell(getFirstWords(words))} | ${last} |`;
    },
  );
  return [
    `${judged.length} causes: ${simulated} simulated, ${declared} not simulated, ${faults} at fault.`,
    '',
    '| operation | code | cause | how it comes about |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
