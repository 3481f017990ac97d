import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {GuideData} from '../../guides/model';
import Code from '../code/Code';

const inputOption = '--input name=value';
const serverOption = '--server';

/** The line that runs the workflow of the guide in a terminal. */
export default function InTerminal({guide}: {guide: GuideData}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const file = `${guide.name}.arazzo.yaml`;
  return (
    <>
      <p>
        <Translate
          id="guides.terminal"
          description="Above the line that runs a guide in a terminal; {sandbox} is a link"
          values={{
            sandbox: (
              <Link to="/docs/sandbox">
                <Translate
                  id="guides.terminal.sandbox"
                  description="Link to the page of the sandbox, in a sentence"
                >
                  sandbox on your computer
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'To run the whole guide in a terminal, start the {sandbox}, then enter this line. It needs Node.js.'
          }
        </Translate>
      </p>
      <Code language="bash" html={guide.commandHtml} />
      <p>
        <Translate
          id="guides.terminal.file"
          description="Below the line that runs a guide in a terminal; {arazzo} is a link to a file, {input} and {option} are options"
          values={{
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
            'The line runs {arazzo}, an Arazzo description that other tools run too. {input} sets an input; after {option}, write the address of your platform instead of the one of the sandbox.'
          }
        </Translate>
      </p>
    </>
  );
}
