import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Effect} from '@site/src/api/openapi';
import type {
  FactsData,
  OperationPageData,
  PollData,
} from '@site/src/api/pageData';
import EffectSign from '../EffectSign';
import {NameLink, NameList} from './links';
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

const responses: Record<FactsData['responds'], ReactNode> = {
  after: <Translate>Waits until done</Translate>,
  before: <Translate>Does not wait</Translate>,
};

const repeats: Record<FactsData['repeat'], ReactNode> = {
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

/** In one line: the effect with its mark, then the rest in a few words. */
export function ShortFacts(page: OperationPageData): ReactNode {
  const {facts, streaming, unimplemented, deprecated, since, draft} = page;
  const effect = unimplemented ? 'none' : facts?.effect;
  const isIdempotent = facts?.repeat === 'changes-nothing';
  const parts = [
    effect && (
      <>
        <EffectSign effect={effect} isNamed /> {effects[effect]}
      </>
    ),
    ...(facts && !unimplemented
      ? [
          responses[facts.responds],
          isIdempotent ? (
            repeats[facts.repeat]
          ) : (
            <Translate>Not idempotent</Translate>
          ),
          facts.backends.join(getComma()) || <Translate>No backend</Translate>,
        ]
      : []),
    streaming && <Translate>server stream</Translate>,
    (deprecated ?? since ?? draft) && <MarkBadges {...page} />,
  ];
  return (
    <p className={styles.row}>
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
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

function Poll({operation, field, until, failed}: PollData): ReactNode {
  return (
    <>
      <NameLink {...operation} />
      {getColon()}
      <code>{field}</code>
      {arrow}
      <Codes names={until} />
      {failed && (
        <>
          <Translate description="Between two parts of a sentence">
            {'; '}
          </Translate>
          <Translate>failed</Translate>
          {getColon()}
          <Codes names={failed} />
        </>
      )}
    </>
  );
}

export const hasLongFacts = (facts: FactsData | undefined): boolean =>
  facts !== undefined &&
  [
    facts.needs,
    facts.poll,
    facts.longest,
    facts.repeat !== 'changes-nothing' || facts.repeatText,
    facts.secrets,
  ].some(Boolean);

export function LongFacts(facts: FactsData): ReactNode {
  const {needs, poll, longest, repeat, repeatText, secrets} = facts;
  return (
    <dl className={styles.list} aria-label={translate({message: 'Facts'})}>
      <Fact name={<Translate>Prerequisites</Translate>}>
        {needs && (
          <Listed
            items={needs.map(({text, from}, index) => (
              <Fragment key={index}>
                <RichText text={text} />
                {from && (
                  <Translate values={{value: <NameLink {...from} />}}>
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
        {repeatText ? (
          <RichText text={repeatText} />
        ) : (
          repeat !== 'changes-nothing' && repeats[repeat]
        )}
      </Fact>
      <Fact name={<Translate>Secrets</Translate>}>
        {secrets && <Codes names={secrets} />}
      </Fact>
    </dl>
  );
}
