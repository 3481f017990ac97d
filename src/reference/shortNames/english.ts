/** A verb, with its particle: `Power off`. */
const verb = '[A-Z][a-z]+(?: (?:off|back|out|up|down))?';

const article = '(?:an? |the )?';

/** Words that go on after a noun: it modifies none of them. */
const relation =
  'and|are|as|at|back|by|for|from|in|into|is|of|on|or|that|to|with';

const vowel = /^(?:[aeio]|u(?!n[io]|s[ae]))/i;

/** Whether `a` or `an` still fits when another word comes after it. */
const isFitting = (before: string, after: string): boolean =>
  !/\ban? $/i.test(before) || /\ban $/i.test(before) === vowel.test(after);

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A noun, and its plural, as the source of an expression. */
const anyNumber = (noun: string): string => {
  const stem = escaped(noun.replace(/y$/, ''));
  return noun.endsWith('y') ? `${stem}(?:y|ies)` : `${stem}(?:e?s)?`;
};

/** A noun, with the words that modify it in several names of its group. */
function modified(names: string[], noun: string): string[] {
  const word = `(?!(?:an?|the|${relation}) )[\\w-]+ `;
  const pattern = new RegExp(
    `^${verb} ${article}((?:${word}){1,3})${anyNumber(noun)}(?: |$)`,
    'i',
  );
  const found = names.map((name) => pattern.exec(name)?.[1] ?? '');
  const counts = found.filter(
    (words, index) => words && found.indexOf(words) < index,
  );
  return [...new Set(counts)].map((words) => words + noun);
}

/** All beginnings of a noun of several words: `virtual machine`, `virtual`. */
const beginnings = (noun: string): string[] =>
  noun
    .split(' ')
    .map((_, index, words) => words.slice(0, -1 - index).join(' '))
    .filter(Boolean);

/** What a noun takes up in a name, and could be left out of it. */
function withNoun(name: string, noun: string): string[] {
  const any = anyNumber(noun);
  const patterns = [
    // List [the tags of a machine]
    `^List( ${article}${any}(?: of .+)?)$`,
    // Commission [a machine] into a scope
    `^${verb}( ${article}${any})(?: (?:back|by|for|from|in|into|on|to|with) .+)?$`,
    // Take a snapshot [of a machine]
    `^${verb} .+?( (?:for|from|in|of|on|to) (?:an?|the) ${any})$`,
    // Allow a client to mount [an export]
    `^${verb} .+ to [a-z]{3,}( an? ${any})$`,
  ];
  const found = patterns.flatMap((pattern) => {
    const repeated = new RegExp(pattern, 'i').exec(name)?.[1];
    return repeated ? [repeated] : [];
  });
  // Resolve the errors of a [facility ]unit
  const [, before = '', modifier = '', after = ''] =
    new RegExp(
      `^(?!Check )(.+? ${article})(${escaped(noun)} )((?!(?:${relation})\\b)[a-z].+)$`,
      'i',
    ).exec(name) ?? [];
  return modifier && isFitting(before, after) ? [...found, modifier] : found;
}

/**
 * Words of a long English name that its service makes plain: where something
 * is, and what of it is changed.
 */
export function placeInEnglish(name: string): string[] {
  const patterns = [
    // List the namespaces [of a cluster]
    /^(?:Get|List|Open|Read|Watch) (?:the|an?) .+?( (?:in|of) (?:an?|the) .+)$/,
    // Replace [the list of ]NTP servers
    /^(?:Change|Replace|Update)( the [A-Za-z]+ of) ./,
    // Check whether [the installation is ]ready
    /^Check whether( .+? (?:are|is)(?: being)?) [a-z]+$/,
  ];
  return patterns.flatMap((pattern) => pattern.exec(name)?.slice(1) ?? []);
}

/**
 * Words of an English name that say again what its group is called, each of
 * which may be left out; the best first.
 *
 * @param names of all operations of the group
 * @param noun what the group is called
 */
export const repeatedInEnglish = (
  name: string,
  names: string[],
  noun: string,
): string[] =>
  [...modified(names, noun), noun, ...beginnings(noun)]
    .flatMap((one) => withNoun(name, one))
    .concat(placeInEnglish(name));
