import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import styles from './hero.module.css';

const sample = `curl https://holt.example.com/holt.scope.v1.ScopeService/ListScopes \\
  -H 'Content-Type: application/json' \\
  -H 'Connect-Protocol-Version: 1' \\
  -d '{}'`;

/** The call that most others start from, ready to be copied. */
export default function FirstCall(): ReactNode {
  return (
    <section className={styles.call}>
      <CodeBlock
        language="bash"
        title={translate({
          id: 'home.call.title',
          message: 'Your first call: list the scopes',
          description: 'Title of the sample request of the home page',
        })}
      >
        {sample}
      </CodeBlock>
      <p className={styles.note}>
        <Translate
          id="home.call.note"
          description="Below the sample request; {uuid} and {scopeUuid} are field names, {link} leads to the operation"
          values={{
            uuid: <code>uuid</code>,
            scopeUuid: <code>scopeUuid</code>,
            link: (
              <Link to="/docs/api/scope-list-scopes">
                <Translate
                  id="home.call.link"
                  description="Link to the operation scope-list-scopes"
                >
                  List scopes
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'Many calls take the {uuid} of a scope as {scopeUuid}. Fields and errors: {link}.'
          }
        </Translate>
      </p>
    </section>
  );
}
