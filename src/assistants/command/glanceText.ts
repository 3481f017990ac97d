import {effectTexts, repeats, responses} from '../../reference/glanceTexts';
import type {Glance} from '../../reference/openapi';
import type {Translator} from '../../reference/texts';

/** The summary facts of an operation, a line for each. */
export function formatGlance(
  {effect, responds, repeat, longest, poll, needs = [], secrets}: Glance,
  t: Translator,
): string[] {
  const colon = t(': ');
  const names = (all: readonly string[]): string => all.join(t(', '));
  const failed = poll?.failed
    ? `${t('; ')}${t('failed')}${colon}${names(poll.failed)}`
    : '';
  return [
    `${t('Effect')}${colon}${t(effectTexts[effect])}`,
    t(responses[responds]),
    ...(longest ? [`${t('Longest')}${colon}${longest}`] : []),
    ...(poll
      ? [
          `${t('Poll until')}${colon}${poll.operation}${colon}${poll.field} → ${names(poll.until)}${failed}`,
        ]
      : []),
    t(repeats[repeat.effect]),
    ...(repeat.text ? [`  ${repeat.text}`] : []),
    ...(needs.length > 0
      ? [
          `${t('Needs')}${colon}`.trimEnd(),
          ...needs.map(({text, from}) =>
            from ? `  ${text}${t(' ({value})', {value: from})}` : `  ${text}`,
          ),
        ]
      : []),
    ...(secrets ? [`${t('Secrets')}${colon}${names(secrets)}`] : []),
  ];
}
