import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {GuideData} from '../../guides/model';
import Code from '../code/Code';
import RichText from '../reference/RichText';
import {localAddress} from '../tryIt/server/servers';
import Inputs from './Inputs';
import styles from './guides.module.css';

const inputOption = '--input name=value';
const serverOption = '--server';

/** The line that runs the workflow of the guide in a terminal. */
function InTerminal({guide}: {guide: GuideData}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const file = `${guide.name}.arazzo.yaml`;
  return (
    <details className={styles.fold}>
      <summary>
        <Translate id="guides.terminal" description="Title of a folded part">
          Run it in a terminal
        </Translate>
      </summary>
      <p>
        <Translate
          id="guides.terminal.text"
          description="Above the line that runs a guide in a terminal; {arazzo} is a link to a file, {input} and {option} are options"
          values={{
            sandbox: (
              <Link to="/docs/sandbox">
                <code>{localAddress}</code>
              </Link>
            ),
            arazzo: (
              <Link
                to={`pathname://${withBaseUrl(`/workflows/${file}`)}`}
                download
              >
                <code>{file}</code>
              </Link>
            ),
            input: <code>{inputOption}</code>,
            option: <code>{serverOption}</code>,
          }}
        >
          {
            'Start the local sandbox at {sandbox}, then enter this line. It needs Node.js, and runs {arazzo}, an Arazzo description that other tools run too. {input} sets an input; after {option}, write the address of your platform to run it there.'
          }
        </Translate>
      </p>
      <Code language="bash" html={guide.commandHtml} />
    </details>
  );
}

/** What a guide needs, its steps, its inputs, and how it runs in a terminal. */
export default function GuideStart({guide}: {guide: GuideData}): ReactNode {
  return (
    <>
      <Heading as="h2" id="needs">
        <Translate id="guides.needs" description="Heading in a guide">
          What you need
        </Translate>
      </Heading>
      <ul>
        {guide.needs.map((need, index) => (
          <li key={index}>
            <RichText text={need} />
          </li>
        ))}
      </ul>
      <div className={styles.steps}>
        <Heading as="h2" id="steps">
          <Translate id="guides.steps" description="Heading in a guide">
            Steps
          </Translate>
        </Heading>
        <ol>
          {guide.steps.map(({id, title, anchor}) => (
            <li key={id}>
              <Link to={`#${anchor}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </div>
      {guide.inputs.length > 0 && <Inputs guide={guide} />}
      <InTerminal guide={guide} />
    </>
  );
}
