import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Effect, Behavior} from '@site/src/api/openapi';
import type {
  OperationPageData,
  PageLink,
  Shown,
  TouchedData,
} from '@site/src/api/pageData';
import EffectSign from '../EffectSign';
import Strata from '../strata/Strata';
import {NameList} from './links';
import MarkBadges from './marks';
import {getColon, getComma, Listed} from './punctuation';
import RichText from './RichText';
import styles from './Facts.module.css';

const effects: Record<Effect, ReactNode> = {
  reads: <Translate>Read-only</Translate>,
  writes: <Translate>Changes the platform</Translate>,
  destroys: <Translate>Deletes data or stops running workloads</Translate>,
  none: <Translate>Not implemented</Translate>,
};

const responses: Record<Behavior['responds'], ReactNode> = {
  after: <Translate>Waits until done</Translate>,
  before: <Translate>Does not wait</Translate>,
};

const repeats: Record<Behavior['repeat']['effect'], ReactNode> = {
  'changes-nothing': <Translate>Idempotent</Translate>,
  fails: <Translate>It fails.</Translate>,
  'fails-partway': <Translate>It fails after partial changes.</Translate>,
  'creates-another': <Translate>It creates a duplicate.</Translate>,
  'acts-again': <Translate>It runs again.</Translate>,
  varies: <Translate>It fails or runs again.</Translate>,
};

const Codes = ({names}: {names: string[]}): ReactNode => (
  <NameList items={names.map((name) => ({name}))} />
);

/** A line of short texts, without those that are absent. */
function Parts({parts}: {parts: ReactNode[]}): ReactNode {
  const shown = parts.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <p className={styles.row}>
      {shown.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

/** In one line: the effect with its mark, then the rest in a few words. */
export function ShortFacts(page: OperationPageData): ReactNode {
  const {facts, effect, streaming, deprecated, since, draft} = page;
  const isIdempotent = facts?.repeat.effect === 'changes-nothing';
  const parts = [
    effect && (
      <>
        <EffectSign effect={effect} isNamed /> {effects[effect]}
      </>
    ),
    ...(facts && effect !== 'none'
      ? [
          responses[facts.responds],
          isIdempotent ? (
            repeats[facts.repeat.effect]
          ) : (
            <Translate>Not idempotent</Translate>
          ),
          facts.backends.join(getComma()) || <Translate>No backend</Translate>,
        ]
      : []),
    streaming && <Translate>server stream</Translate>,
    (deprecated ?? since ?? draft) && <MarkBadges {...page} />,
  ];
  return <Parts parts={parts} />;
}

const verb = 'What a call does to the platform; names of schemas follow';

/** The layers that a call touches, and the objects that it changes. */
export function Touched(touched: TouchedData): ReactNode {
  const {layers, creates, changes, deletes} = touched;
  const parts: [ReactNode, PageLink[]][] = [
    [<Translate description={verb}>Deletes</Translate>, deletes.slice(0, 1)],
    [<Translate description={verb}>and with it</Translate>, deletes.slice(1)],
    [<Translate description={verb}>Changes</Translate>, changes],
    [<Translate description={verb}>Creates</Translate>, creates],
  ];
  return (
    <>
      <Strata touched={layers} />
      <Parts
        parts={parts.map(
          ([word, items]) =>
            items.length > 0 && (
              <>
                {word} <NameList items={items} />
              </>
            ),
        )}
      />
    </>
  );
}

interface FactProps {
  name: ReactNode;
  /** Without content, there is no such fact. */
  children: ReactNode;
}

const Fact = ({name, children}: FactProps): ReactNode =>
  children && (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );

/** Between a field and its values. */
const arrow = ' → ';

type Poll = NonNullable<Shown<Behavior>['poll']>;

function Poll({operation, field, until, failed}: Poll): ReactNode {
  return (
    <>
      <RichText text={operation} />
      {getColon()}
      <code>{field}</code>
      {arrow}
      <Codes names={until} />
      {failed && (
        <>
          <Translate description="Between two parts of a sentence">
            {'; '}
          </Translate>
          <Translate description="State of a step of a guide, or of what a call has started">
            failed
          </Translate>
          {getColon()}
          <Codes names={failed} />
        </>
      )}
    </>
  );
}

export const hasLongFacts = (facts: Shown<Behavior> | undefined): boolean =>
  facts !== undefined &&
  [
    facts.needs,
    facts.poll,
    facts.longest,
    facts.repeat.effect !== 'changes-nothing' || facts.repeat.text,
    facts.secrets,
  ].some(Boolean);

export function LongFacts(facts: Shown<Behavior>): ReactNode {
  const {needs, poll, longest, repeat, secrets} = facts;
  return (
    <dl className={styles.list} aria-label={translate({message: 'Facts'})}>
      <Fact name={<Translate>Prerequisites</Translate>}>
        {needs && (
          <Listed
            items={needs.map(({text, from}, index) => (
              <Fragment key={index}>
                <RichText text={text} />
                {from && (
                  <Translate values={{value: <RichText text={from} />}}>
                    {' ({value})'}
                  </Translate>
                )}
              </Fragment>
            ))}
          />
        )}
      </Fact>
      <Fact name={<Translate>Poll until</Translate>}>
        {poll && <Poll {...poll} />}
      </Fact>
      <Fact name={<Translate>Maximum duration</Translate>}>
        {longest && <RichText text={longest} />}
      </Fact>
      <Fact name={<Translate>If called again</Translate>}>
        {repeat.text ? (
          <RichText text={repeat.text} />
        ) : (
          repeat.effect !== 'changes-nothing' && repeats[repeat.effect]
        )}
      </Fact>
      <Fact name={<Translate>Secrets</Translate>}>
        {secrets && <Codes names={secrets} />}
      </Fact>
    </dl>
  );
}
