import {code, element, linkTo} from './elements';
import {
  effectTexts,
  repeats,
  responses,
} from '../../translations/texts/glanceTexts';
import {splitAtPlaceholder} from '../../api/interpolate';
import {getOperationLink} from '../../api/links';
import type {Glance} from '../../api/openapi';
import type {RichText} from '../../api/richText';
import {findOperationsNamed} from '../../api/rpcNames';
import {inlineText, type PageContext} from './context';
import {renderListed} from './items';

/** A fact: its name, and what is said of it. */
interface Fact {
  name: string;
  text: RichText[];
}

/** An RPC as a link to its page. */
function renderRpcLink(name: string, {reference}: PageContext): RichText {
  const [operation] = findOperationsNamed(
    [...reference.operations.values()],
    name,
  );
  return operation
    ? linkTo(getOperationLink(operation), code(operation.rpc))
    : code(name);
}

const renderCodes = (names: string[], context: PageContext): RichText[] =>
  renderListed(
    names.map((name) => [code(name)]),
    context,
  );

function getPollFacts({poll}: Glance, context: PageContext): Fact[] {
  if (!poll) return [];
  const {t} = context;
  const follow: RichText[] = [
    renderRpcLink(poll.operation, context),
    t(': '),
    code(poll.field),
    ' → ',
    ...renderCodes(poll.until, context),
  ];
  const failed = poll.failed
    ? [t('; '), t('failed'), t(': '), ...renderCodes(poll.failed, context)]
    : [];
  return [{name: t('Poll until'), text: [...follow, ...failed]}];
}

function needFacts({needs = []}: Glance, context: PageContext): Fact[] {
  if (needs.length === 0) return [];
  const [open, close] = splitAtPlaceholder(context.t(' ({value})'));
  const items = needs.map(({text, from}) => [
    ...inlineText(text, context),
    ...(from ? [open, renderRpcLink(from, context), close] : []),
  ]);
  const name = context.t('Needs');
  return [{name, text: renderListed(items, context)}];
}

/** What is said in a few words of every operation. */
function getShortFacts(
  {backends, effect, responds, repeat}: Glance,
  {t}: PageContext,
): Fact[] {
  const names = backends.length > 0 ? backends.join(t(', ')) : t('No backend');
  return [
    {name: t('Backend'), text: [names]},
    {name: t('Effect'), text: [t(effectTexts[effect])]},
    {name: t('Responds'), text: [t(responses[responds])]},
    {name: t('Repeat'), text: [t(repeats[repeat.effect])]},
  ];
}

/** What takes a sentence, and only some operations have. */
function getLongFacts(glance: Glance, context: PageContext): Fact[] {
  const {t} = context;
  const {longest, repeat, secrets} = glance;
  return [
    ...needFacts(glance, context),
    ...getPollFacts(glance, context),
    ...(longest
      ? [{name: t('Longest'), text: inlineText(longest, context)}]
      : []),
    ...(repeat.text
      ? [{name: t('Repeat'), text: inlineText(repeat.text, context)}]
      : []),
    ...(secrets
      ? [{name: t('Secrets'), text: renderCodes(secrets, context)}]
      : []),
  ];
}

const renderFactItems = (facts: Fact[]): RichText[] =>
  facts.map(({name, text}) => element('Fact', {name}, text));

/** What an operator looks for first, in a row or two. */
export const renderGlanceBox = (
  glance: Glance | undefined,
  context: PageContext,
): RichText[] =>
  glance
    ? [
        element(
          'Glance',
          {label: context.t('At a glance'), short: true},
          renderFactItems(getShortFacts(glance, context)),
        ),
      ]
    : [];

/** The facts that need a sentence, or nothing where there are none. */
export function renderFactList(
  glance: Glance | undefined,
  context: PageContext,
): RichText[] {
  const facts = glance ? getLongFacts(glance, context) : [];
  return facts.length > 0
    ? [element('Glance', {label: context.t('Facts')}, renderFactItems(facts))]
    : [];
}
