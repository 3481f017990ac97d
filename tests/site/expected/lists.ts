import {squeezed} from '../crawl/entries';
import type {ListedLink, ReferencePage} from '../crawl/reference';
import {differences} from './compare';
import type {Context} from './context';
import {plain} from './plain';

const asText = (text: string, {code, to}: ListedLink): string =>
  `${text} ${code} → ${to}`;

/** Says how the links of a section differ from the expected, in any order. */
export const linksProblems = (
  section: string,
  {sections}: ReferencePage,
  expected: ListedLink[],
): string[] =>
  differences(
    `section #${section}`,
    (sections.get(section)?.links ?? []).map((link) =>
      asText(squeezed(link.text), link),
    ),
    expected.map((link) => asText(plain(link.text), link)),
  );

/** The first sentence, which stands alone at the top, and what comes after. */
function atSentence(block: string): string[] {
  const [lead = '', ...rest] = block.split(/(?<=\.)\s+|(?<=。)/);
  const after = block.slice(lead.length).trim();
  return rest.length > 0 && after ? [lead, after] : [block];
}

/** Says which paragraphs of a description a page lacks. */
export const textProblems = (
  description: string,
  {text}: ReferencePage,
  {language}: Context,
): string[] =>
  language
    .text(description)
    .split('\n\n')
    .flatMap((block, index) => (index === 0 ? atSentence(block) : [block]))
    .filter((block) => !text.includes(plain(block)))
    .map((block) => `description lacks "${block.slice(0, 80)}"`);
