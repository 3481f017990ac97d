import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {FactsData, RpcLink} from '@site/src/api/pageData';
import {getColon, getComma, Listed} from './punctuation';
import RichText from './RichText';
import styles from './Facts.module.css';

const effects: Record<FactsData['effect'], ReactNode> = {
  reads: <Translate description="Effect of an operation">Read-only</Translate>,
  writes: (
    <Translate description="Effect of an operation">
      Changes the platform
    </Translate>
  ),
  destroys: (
    <Translate description="Effect of an operation">
      Deletes data or stops running workloads
    </Translate>
  ),
};

const responses: Record<FactsData['responds'], ReactNode> = {
  after: (
    <Translate description="When the response comes">
      Returns after the work is done
    </Translate>
  ),
  before: (
    <Translate description="When the response comes">
      Returns before the work is done
    </Translate>
  ),
};

const repeats: Record<FactsData['repeat'], ReactNode> = {
  'changes-nothing': (
    <Translate description="What the same call does when it is sent again">
      Idempotent
    </Translate>
  ),
  fails: (
    <Translate description="What the same call does when it is sent again">
      Fails if called again
    </Translate>
  ),
  'fails-partway': (
    <Translate description="What the same call does when it is sent again: it changes something, then fails">
      Fails after partial changes if called again
    </Translate>
  ),
  'creates-another': (
    <Translate description="What the same call does when it is sent again">
      Not idempotent: creates a duplicate
    </Translate>
  ),
  'acts-again': (
    <Translate description="What the same call does when it is sent again: all of it, once more">
      Not idempotent: runs again
    </Translate>
  ),
  varies: (
    <Translate description="What the same call does when it is sent again, if that depends on the case">
      Fails or runs again if called again
    </Translate>
  ),
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

const ifCalledAgain = (
  <Translate description="Fact of an operation: what the same call does again">
    If called again
  </Translate>
);

/** What an operator looks for first, in a row or two. */
export function ShortFacts(facts: FactsData): ReactNode {
  const {backends, effect, responds, repeat} = facts;
  const label = translate({
    message: 'At a glance',
    description: 'Name of the box of facts of an operation',
  });
  return (
    <dl className={styles.row} aria-label={label}>
      <Fact
        name={
          <Translate description="Fact of an operation: the systems that it reaches">
            Backend
          </Translate>
        }
      >
        {backends.join(getComma()) || (
          <Translate description="Backend of an operation that reaches no other system">
            No backend
          </Translate>
        )}
      </Fact>
      <Fact
        name={
          <Translate description="Fact of an operation: what it does to the platform">
            Effect
          </Translate>
        }
      >
        {effects[effect]}
      </Fact>
      <Fact
        name={
          <Translate description="Fact of an operation: when the response comes">
            Responds
          </Translate>
        }
      >
        {responses[responds]}
      </Fact>
      <Fact name={ifCalledAgain}>{repeats[repeat]}</Fact>
    </dl>
  );
}

/** From a field to the values that it takes. */
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
          <Translate description="Before the values that say that the work has failed">
            failed
          </Translate>
          {getColon()}
          <Codes names={failed} />
        </>
      )}
    </>
  );
}

/** Whether some facts take a sentence; see `LongFacts`. */
export const hasLongFacts = (facts: FactsData | undefined): boolean =>
  facts !== undefined &&
  [
    facts.needs,
    facts.poll,
    facts.longest,
    facts.repeatText,
    facts.secrets,
  ].some(Boolean);

/** The facts that take a sentence, which only some operations have. */
export function LongFacts(facts: FactsData): ReactNode {
  const {needs, poll, longest, repeatText, secrets} = facts;
  const label = translate({
    message: 'Facts',
    description: 'Name of the list of facts that take a sentence each',
  });
  return (
    <dl className={styles.list} aria-label={label}>
      {needs && (
        <Fact
          name={
            <Translate description="Fact of an operation: what must exist">
              Prerequisites
            </Translate>
          }
        >
          <Listed
            items={needs.map(({text, from}, index) => (
              <Fragment key={index}>
                <RichText text={text} />
                {from && (
                  <Translate
                    description="After a fact: the operation that returns it"
                    values={{value: <Rpc {...from} />}}
                  >
                    {' ({value})'}
                  </Translate>
                )}
              </Fragment>
            ))}
          />
        </Fact>
      )}
      {poll && (
        <Fact
          name={
            <Translate description="Fact of an operation: which call shows that the work is done">
              Poll until
            </Translate>
          }
        >
          <Poll {...poll} />
        </Fact>
      )}
      {longest && (
        <Fact
          name={
            <Translate description="Fact of an operation: the longest duration that is known">
              Maximum duration
            </Translate>
          }
        >
          <RichText text={longest} />
        </Fact>
      )}
      {repeatText && (
        <Fact name={ifCalledAgain}>
          <RichText text={repeatText} />
        </Fact>
      )}
      {secrets && (
        <Fact
          name={
            <Translate description="Fact of an operation: fields of the response that hold secrets">
              Secrets
            </Translate>
          }
        >
          <Codes names={secrets} />
        </Fact>
      )}
    </dl>
  );
}
