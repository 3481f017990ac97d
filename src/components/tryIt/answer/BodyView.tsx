import {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {countFoldedLines} from '../../../api/foldedLines';
import Code from '../../code/Code';
import {highlightSample} from '../../code/highlight';
import controls from '../controls.module.css';
import {getShown} from './readableText';
import styles from './answer.module.css';

/** Gives the browser a text to save as a file. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface DownloadProps {
  text: string;
  name: string;
}

/** A button that saves all of an answer. */
export function Download({text, name}: DownloadProps): ReactNode {
  return (
    <button
      type="button"
      className={controls.button}
      onClick={() => save(text, name)}
    >
      <Translate>Download what was read</Translate>
    </button>
  );
}

interface Props {
  text: string;
  /** Whether the text is known to be JSON. */
  isJson: boolean;
  /** Name of the file to download, without its extension. */
  name: string;
  label: ReactNode;
}

/** A text from a server, as text whatever it holds. */
export default function BodyView(props: Props): ReactNode {
  const {text, isJson, name, label} = props;
  const shown = useMemo(() => getShown(text, isJson), [text, isJson]);
  const lines = useMemo(() => countFoldedLines(shown.text), [shown]);
  const code = useMemo(
    () => (isJson ? highlightSample(shown.text, 'json') : shown.text),
    [shown, isJson],
  );
  if (text === '') {
    return (
      <p>
        <Translate>The body is empty.</Translate>
      </p>
    );
  }
  return (
    <>
      <Code language="json" className={styles.body} title={label} lines={lines}>
        {code}
      </Code>
      {!shown.whole && (
        <p>
          <Translate
            description="Below the first part of a long answer; {count} is a number of characters"
            values={{count: shown.text.length}}
          >
            {'Only the first {count} characters are shown.'}
          </Translate>{' '}
          <Download text={text} name={`${name}.${isJson ? 'json' : 'txt'}`} />
        </p>
      )}
    </>
  );
}
