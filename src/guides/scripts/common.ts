import kebabCase from 'lodash/kebabCase';
import type {Guide, Step} from '../model';

/** How scripts end. */
export const exitCodes = {failed: 1, usage: 2, unreachable: 3, programs: 4};

/** The argument of an input: `--scope-uuid`. */
export const argumentOf = (input: string): string => `--${kebabCase(input)}`;

/** A text on one line, for a comment or a message. */
export const oneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').trim();

/** What a step says when it fails with a code: cause and advice. */
export const adviceOf = ({failures}: Step): [code: string, advice: string][] =>
  failures.map(({code, when, then}) => [
    code,
    `${oneLine(when)} ${oneLine(then)}`,
  ]);

/** What `--help` says of an input, without its default. */
export const inputHelp = ({
  name,
  description,
  multiline,
}: Guide['inputs'][number]): string =>
  multiline
    ? `${oneLine(description)} From a file: ${argumentOf(name)} "$(cat <file>)"`
    : oneLine(description);

/** A default after its name; one of several lines stands below it. */
const defaultText = (value: string): string =>
  value.includes('\n')
    ? ` Default:\n${value.trimEnd().replace(/^/gm, '    ')}`
    : ` Default: ${value}`;

/** Text of `--help` below the usage. */
export const helpOf = ({inputs}: Guide): string[] => [
  '--server <address>  Address of the platform. Default: http://localhost:4010',
  '--dry-run           Show the requests and send nothing.',
  '--wait <seconds>    Seconds before a call is repeated, instead of those that each step has.',
  '--help              Show this text.',
  '',
  'Inputs:',
  ...inputs.map((input) => {
    const {name, default: value, required} = input;
    const end =
      value === undefined
        ? required
          ? ' Required.'
          : ''
        : defaultText(String(value));
    return `${argumentOf(name)} <value>  ${inputHelp(input)}${end}`;
  }),
  '',
  'HOLT_AUTHORIZATION, if it is set, is sent as the Authorization header.',
  `Exit codes: ${exitCodes.failed} a step has failed, ${exitCodes.usage} wrong arguments, ${exitCodes.unreachable} no response, ${exitCodes.programs} a program is missing.`,
];
