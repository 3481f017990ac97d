import {Fragment, type ReactNode} from 'react';
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
import {localAddress} from '../tryIt/server';
import {getText, isWrong} from './inputs';
import {renderItems} from './links';
import {withRunner} from './RunButton';
import {enterInput, useGuide} from './state';
import styles from './guides.module.css';

/** Rendered after hydration, which would lose text typed before. */
function Input({
  guide,
  input,
}: {
  guide: GuideData;
  input: GuideInput;
}): ReactNode {
  const {name, type, multiline, description} = input;
  const entered = useGuide(guide.name).inputs;
  const isBrowser = useIsBrowser();
  const id = `input-${name}`;
  const descriptionId = `${id}-description`;
  useBrokenLinks().collectAnchor(id);
  const Field = multiline ? 'textarea' : 'input';
  const Value = multiline ? 'pre' : 'code';
  const text = getText(input, entered);
  const wrong = isWrong(input, entered);
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
          inputMode={type === 'integer' ? 'numeric' : undefined}
          aria-describedby={descriptionId}
          aria-invalid={wrong}
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
        {wrong && (
          <p className={controls.wrong}>
            {type === 'integer' ? (
              <Translate>Enter a whole number, such as 3.</Translate>
            ) : (
              <Translate>Enter a value.</Translate>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function Inputs({guide}: {guide: GuideData}): ReactNode {
  const entered = useGuide(guide.name).inputs;
  return (
    <details className={styles.fold}>
      <summary>
        <Translate description="Title of folded fields">Inputs</Translate>
        {guide.inputs.map((input) => (
          <Fragment key={input.name}>
            {' '}
            <code>{getText(input, entered).split('\n')[0]}</code>
          </Fragment>
        ))}
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

const inputOption = '--input name=value';
const serverOption = '--server';

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
            'Start the local sandbox at {sandbox}, then enter this line. It requires Node.js, and runs {arazzo}, an Arazzo description that other tools can run, too. {input} sets an input; to run the guide on your platform, replace the address after {option}.'
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
