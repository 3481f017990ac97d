import {squeezed} from '../crawl/entries';
import type {ReferencePage} from '../crawl/reference';
import type {Operation} from '../description';
import type {Context} from './context';
import {plain} from './plain';

/** What the head of a page says of a repeat. */
const repeats: Record<string, string> = {
  'changes-nothing': 'A repeat changes nothing',
  fails: 'A repeat fails',
  'fails-partway': 'A repeat fails partway',
  'creates-another': 'A repeat creates another',
  'acts-again': 'A repeat acts again',
  varies: 'A repeat may fail or act again',
};

/** Says which facts of an operation its page lacks. */
export function factsProblems(
  {glance, byHand}: Operation,
  shown: ReferencePage,
  {language}: Context,
): string[] {
  const {backends, poll, repeat, longest, needs = [], secrets = []} = glance;
  const texts = [
    longest,
    repeats[repeat.effect],
    repeat.text,
    ...needs.map(({text}) => text),
  ];
  const names = [
    ...backends,
    ...(poll ? [poll.field, ...poll.until, ...(poll.failed ?? [])] : []),
    ...secrets,
  ];
  const words = (text = ''): string => plain(language.text(text));
  const commands = (byHand.commands ?? []).map(({command}) => command);
  return [
    ...[...names.map(squeezed), ...texts.map(words)]
      .filter((fact) => !shown.glance.includes(fact))
      .map((fact) => `facts at a glance lack "${fact}"`),
    ...[...commands.map(squeezed), words(byHand.note)]
      .filter((fact) => !shown.byHand.includes(fact))
      .map((fact) => `the same by hand lacks "${fact}"`),
  ];
}
