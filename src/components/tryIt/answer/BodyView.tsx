import {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {countFoldedLines} from '../../../api/foldedLines';
import Code from '../../code/Code';
import {highlightSample} from '../highlight';
import Download from './Download';
import {getShown} from './shown';
import styles from './answer.module.css';

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
        <Translate
          id="tryIt.answer.empty"
          description="Shown in place of an empty body"
        >
          The body is empty.
        </Translate>
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
            id="tryIt.answer.part"
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
