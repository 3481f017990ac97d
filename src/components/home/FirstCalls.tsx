import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import calls from '@generated/content-data/default/calls.json';
import Heading from '@theme/Heading';
import type {FirstCall} from '../../reference/pages/firstCalls';
import Code from '../code/Code';
import areas from './areas.module.css';
import styles from './firstCalls.module.css';

function Step({call}: {call: FirstCall}): ReactNode {
  const {slug, title, request, response} = call;
  return (
    <li>
      <Heading as="h3" className={areas.name}>
        <Link to={`/docs/api/${slug}`}>{title}</Link>
      </Heading>
      <Code
        className={styles.request}
        language="bash"
        title={translate({
          id: 'home.calls.request',
          message: 'Request',
          description: 'Title of a sample request of the home page',
        })}
        html={request}
      />
      <Code
        className={styles.response}
        language="json"
        title={translate({
          id: 'home.calls.response',
          message: 'Response',
          description: 'Title of the response below a sample request',
        })}
        html={response}
      />
    </li>
  );
}

/** Two calls with their responses; the second uses what the first returns. */
export default function FirstCalls(): ReactNode {
  return (
    <section className={areas.section}>
      <div className={areas.heading}>
        <Heading as="h2" className={areas.title}>
          <Translate
            id="home.calls.title"
            description="Heading above the two sample calls of the home page"
          >
            From a scope to a virtual machine in two calls
          </Translate>
        </Heading>
        <Link to="/docs/guides/quickstart">
          <Translate
            id="home.calls.try"
            description="Link from the sample calls of the home page to the quickstart guide, whose calls run in the page"
          >
            Run calls in the page
          </Translate>
        </Link>
      </div>
      <p className={styles.note}>
        <Translate
          id="home.calls.note"
          description="Above the two sample calls; {uuid} and {scopeUuid} are field names on the marked lines"
          values={{
            uuid: <code>uuid</code>,
            scopeUuid: <code>scopeUuid</code>,
          }}
        >
          {
            'The first call returns the {uuid} of each scope; the second sends one as {scopeUuid}.'
          }
        </Translate>
      </p>
      <ol className={styles.steps}>
        {calls.map((call) => (
          <Step key={call.slug} call={call} />
        ))}
      </ol>
    </section>
  );
}
