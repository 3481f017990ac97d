import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {GuideData, GuideInput} from '../../guides/model';
import Code from '../code/Code';
import RichText from '../reference/RichText';
import controls from '../tryIt/controls.module.css';
import {getText} from './inputs';
import {renderItems} from './links';
import {withRunner} from './RunButton';
import {enterInput, useGuide} from './state';
import styles from './guides.module.css';

interface InputProps {
  guide: GuideData;
  input: GuideInput;
}

/** Rendered after hydration, which would lose text typed before. */
function Input({guide, input}: InputProps): ReactNode {
  const {name, type, multiline, required, description} = input;
  const isBrowser = useIsBrowser();
  const text = getText(input, useGuide(guide.name).inputs);
  const id = `input-${name}`;
  const descriptionId = `${id}-description`;
  useBrokenLinks().collectAnchor(id);
  const Field = multiline ? 'textarea' : 'input';
  const Value = multiline ? 'pre' : 'code';
  return (
    <li>
      <label htmlFor={isBrowser ? id : undefined}>
        <code>{name}</code>
      </label>
      {isBrowser ? (
        <Field
          id={id}
          className={clsx(controls.control, controls.code)}
          value={text}
          rows={multiline && 8}
          required={required}
          {...(!multiline && {
            pattern:
              type === 'integer' ? String.raw`-?\d+` : String.raw`.*\S.*`,
          })}
          aria-describedby={descriptionId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({target}) => {
            enterInput(guide.name, name, target.value);
            // Samples show the input.
            void withRunner();
          }}
        />
      ) : (
        <Value id={id}>{text}</Value>
      )}
      <div id={descriptionId}>
        <RichText text={description} />
      </div>
    </li>
  );
}

function Inputs({guide}: {guide: GuideData}): ReactNode {
  return (
    <details className={styles.fold} data-checked>
      <summary>
        <Translate description="Title of folded fields">Inputs</Translate>
      </summary>
      <p>
        <Translate>
          Every step and every sample uses these values. They refer to sandbox
          objects; replace them with your own.
        </Translate>
      </p>
      <ul className={styles.inputs}>
        {guide.inputs.map((input) => (
          <Input key={input.name} guide={guide} input={input} />
        ))}
      </ul>
    </details>
  );
}

function InTerminal({guide}: {guide: GuideData}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const file = `${guide.name}.arazzo.yaml`;
  return (
    <details className={styles.fold}>
      <summary>
        <Translate>Run it in a terminal</Translate>
      </summary>
      <p>
        <Translate
          description="Above the line that runs a guide in a terminal; {sandbox} and {arazzo} are links"
          values={{
            sandbox: (
              <Link to="/docs/sandbox">
                <Translate>local sandbox</Translate>
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
          }}
        >
          {
            'Start the {sandbox}, then enter this line. It requires Node.js, and runs {arazzo}, an Arazzo description that other tools can run, too. To run the guide on your platform, replace the address, and add --input name=value for each input.'
          }
        </Translate>
      </p>
      <Code language="bash" html={guide.commandHtml} />
    </details>
  );
}

export default function GuideStart({guide}: {guide: GuideData}): ReactNode {
  return (
    <>
      <Heading as="h2" id="needs">
        <Translate description="Heading in a guide">What you need</Translate>
      </Heading>
      <ul>{renderItems(guide.needs)}</ul>
      <Inputs guide={guide} />
      <InTerminal guide={guide} />
    </>
  );
}
