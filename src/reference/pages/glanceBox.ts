import {code, element, linkTo} from '../elements';
import {operationLink} from '../links';
import type {Glance} from '../openapi';
import type {RichText} from '../richText';
import {operationsNamed} from '../rpcNames';
import type {Text} from '../texts';
import {richText, type PageContext} from './context';
import {listed} from './items';

/** A fact: its name, and what is said of it. */
interface Fact {
  name: string;
  text: RichText[];
  /** Takes a line of its own. */
  long?: boolean;
}

const effects: Record<Glance['effect'], Text> = {
  reads: 'Reads only',
  writes: 'Changes the platform',
  destroys: 'Loses data or ends running work',
};

/** A sentence without the paragraph around it. */
function inline(text: string, context: PageContext): RichText[] {
  const [block] = richText(text, context);
  const [, , ...inner] = Array.isArray(block) ? block : [];
  return inner;
}

/** An RPC as a link to its page. */
function rpcLink(name: string, {reference}: PageContext): RichText {
  const [operation] = operationsNamed([...reference.operations.values()], name);
  return operation
    ? linkTo(operationLink(operation), code(operation.rpc))
    : code(name);
}

const codes = (names: string[], context: PageContext): RichText[] =>
  listed(
    names.map((name) => [code(name)]),
    context,
  );

function pollFacts({poll}: Glance, context: PageContext): Fact[] {
  if (!poll) return [];
  const {t} = context;
  const follow: RichText[] = [
    rpcLink(poll.operation, context),
    t(': '),
    code(poll.field),
    ' → ',
    ...codes(poll.until, context),
  ];
  const failed = poll.failed
    ? [t('; '), t('failed'), t(': '), ...codes(poll.failed, context)]
    : [];
  return [{name: t('Poll until'), text: [...follow, ...failed], long: true}];
}

function needFacts({needs = []}: Glance, context: PageContext): Fact[] {
  if (needs.length === 0) return [];
  const items = needs.map(({text, from}) => [
    ...inline(text, context),
    ...(from ? [' (', rpcLink(from, context), ')'] : []),
  ]);
  const name = context.t('Needs');
  return [{name, text: listed(items, context), long: true}];
}

function repeatFact({repeat}: Glance, context: PageContext): Fact {
  const {t} = context;
  const text = t(repeat.safe ? 'safe' : 'not safe');
  return repeat.text
    ? {
        name: t('Repeat'),
        text: [text, t(': '), ...inline(repeat.text, context)],
        long: true,
      }
    : {name: t('Repeat'), text: [text]};
}

function factsOf(glance: Glance, context: PageContext): Fact[] {
  const {t} = context;
  const {backends, effect, responds, longest, secrets} = glance;
  return [
    {
      name: t('Backend'),
      text: [backends.length > 0 ? backends.join(t(', ')) : t('none')],
    },
    {name: t('Effect'), text: [t(effects[effect])]},
    {
      name: t('Responds'),
      text: [
        t(
          responds === 'after'
            ? 'after the work is done'
            : 'before the work is done',
        ),
      ],
    },
    ...(longest ? [{name: t('Longest'), text: inline(longest, context)}] : []),
    ...pollFacts(glance, context),
    repeatFact(glance, context),
    ...needFacts(glance, context),
    ...(secrets
      ? [{name: t('Secrets'), text: codes(secrets, context), long: true}]
      : []),
  ];
}

/** What an operator looks for first, in a box of a few lines. */
export const glanceBox = (
  glance: Glance | undefined,
  context: PageContext,
): RichText[] =>
  glance
    ? [
        element(
          'Glance',
          {label: context.t('At a glance')},
          factsOf(glance, context).map(({name, text, long = false}) =>
            element('Fact', {name, long}, text),
          ),
        ),
      ]
    : [];
