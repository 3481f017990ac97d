import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Effect} from '@site/src/api/openapi';
import type {
  FactsData,
  OperationPageData,
  RpcLink,
} from '@site/src/api/pageData';
import EffectSign from '../EffectSign';
import Badge from './Badge';
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

interface FactProps {
  name: ReactNode;
  children: ReactNode;
}

function Fact({name, children}: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rpc({name, to}: RpcLink): ReactNode {
  const code = <code>{name}</code>;
  return to ? <Link to={to}>{code}</Link> : code;
}

const Codes = ({names}: {names: string[]}): ReactNode => (
  <Listed
    items={names.map((name) => (
      <code key={name}>{name}</code>
    ))}
  />
);

const ifCalledAgain = <Translate>If called again</Translate>;

/** In one line: the effect with its mark, then the rest in a few words. */
export function ShortFacts(page: OperationPageData): ReactNode {
  const {facts, streaming, unimplemented, deprecated, since, draft} = page;
  const effect = unimplemented ? 'none' : facts?.effect;
  const label = translate({
    message: 'At a glance',
  });
  return (
    <dl className={styles.row} aria-label={label}>
      {effect && (
        <Fact name={<Translate>Effect</Translate>}>
          <EffectSign effect={effect} isNamed /> {effects[effect]}
        </Fact>
      )}
      {facts && !unimplemented && (
        <>
          <Fact name={<Translate>Responds</Translate>}>
            {responses[facts.responds]}
          </Fact>
          <Fact name={ifCalledAgain}>
            {facts.repeat === 'changes-nothing' ? (
              repeats[facts.repeat]
            ) : (
              <Translate>Not idempotent</Translate>
            )}
          </Fact>
          <Fact name={<Translate>Backend</Translate>}>
            {facts.backends.join(getComma()) || (
              <Translate>No backend</Translate>
            )}
          </Fact>
        </>
      )}
      {streaming && (
        <Fact name={<Translate>Response</Translate>}>
          <Translate>server stream</Translate>
        </Fact>
      )}
      {(deprecated ?? since ?? draft) && (
        <Fact name={<Translate>Status</Translate>}>
          <MarkBadges
            {...page}
            badge={(word, isDanger) => (
              <Badge isDanger={isDanger}>{word} </Badge>
            )}
          />
        </Fact>
      )}
    </dl>
  );
}

/** Between a field and its values. */
const arrow = ' → ';

function Poll({
  operation,
  field,
  until,
  failed,
}: NonNullable<FactsData['poll']>): ReactNode {
  return (
    <>
      <Rpc {...operation} />
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
  const label = translate({
    message: 'Facts',
  });
  return (
    <dl className={styles.list} aria-label={label}>
      {needs && (
        <Fact name={<Translate>Prerequisites</Translate>}>
          <Listed
            items={needs.map(({text, from}, index) => (
              <Fragment key={index}>
                <RichText text={text} />
                {from && (
                  <Translate values={{value: <Rpc {...from} />}}>
                    {' ({value})'}
                  </Translate>
                )}
              </Fragment>
            ))}
          />
        </Fact>
      )}
      {poll && (
        <Fact name={<Translate>Poll until</Translate>}>
          <Poll {...poll} />
        </Fact>
      )}
      {longest && (
        <Fact name={<Translate>Maximum duration</Translate>}>
          <RichText text={longest} />
        </Fact>
      )}
      {(repeatText ?? repeat !== 'changes-nothing') && (
        <Fact name={ifCalledAgain}>
          {repeatText ? <RichText text={repeatText} /> : repeats[repeat]}
        </Fact>
      )}
      {secrets && (
        <Fact name={<Translate>Secrets</Translate>}>
          <Codes names={secrets} />
        </Fact>
      )}
    </dl>
  );
}
