import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {FactsData, RpcLink} from '@site/src/api/pageData';
import {getColon, getComma, Listed} from './punctuation';
import RichText from './RichText';
import styles from './Facts.module.css';

const effects: Record<FactsData['effect'], ReactNode> = {
  reads: <Translate>Read-only</Translate>,
  writes: <Translate>Changes the platform</Translate>,
  destroys: <Translate>Deletes data or stops running workloads</Translate>,
};

const responses: Record<FactsData['responds'], ReactNode> = {
  after: <Translate>Returns after the work is done</Translate>,
  before: <Translate>Returns before the work is done</Translate>,
};

const repeats: Record<FactsData['repeat'], ReactNode> = {
  'changes-nothing': <Translate>Idempotent</Translate>,
  fails: <Translate>Fails if called again</Translate>,
  'fails-partway': (
    <Translate>Fails after partial changes if called again</Translate>
  ),
  'creates-another': <Translate>Not idempotent: creates a duplicate</Translate>,
  'acts-again': <Translate>Not idempotent: runs again</Translate>,
  varies: <Translate>Fails or runs again if called again</Translate>,
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

export function ShortFacts(facts: FactsData): ReactNode {
  const {backends, effect, responds, repeat} = facts;
  const label = translate({
    message: 'At a glance',
  });
  return (
    <dl className={styles.row} aria-label={label}>
      <Fact name={<Translate>Backend</Translate>}>
        {backends.join(getComma()) || <Translate>No backend</Translate>}
      </Fact>
      <Fact name={<Translate>Effect</Translate>}>{effects[effect]}</Fact>
      <Fact name={<Translate>Responds</Translate>}>{responses[responds]}</Fact>
      <Fact name={ifCalledAgain}>{repeats[repeat]}</Fact>
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
    facts.repeatText,
    facts.secrets,
  ].some(Boolean);

export function LongFacts(facts: FactsData): ReactNode {
  const {needs, poll, longest, repeatText, secrets} = facts;
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
      {repeatText && (
        <Fact name={ifCalledAgain}>
          <RichText text={repeatText} />
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
