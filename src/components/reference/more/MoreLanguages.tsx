import {useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {moreLanguages} from '@site/src/reference/samples/more';
import {countFoldedLines} from '@site/src/reference/foldedLines';
import Code from '../../code/Code';
import FailureNotice from '../../FailureNotice';
import {highlightPattern} from '../../tryIt/highlight';
import {recallInput, rememberInput} from '../../tryIt/server/remembered';
import styles from '../MoreSamples.module.css';
import {patterns} from './patterns';
import {useSampleCall} from './useSampleCall';

/** The language that the reader chose before, or the first. */
const readChosenBefore = () =>
  moreLanguages.find(
    ({id}) => id === recallInput('localStorage', 'language'),
  ) ?? moreLanguages[0];

interface Props {
  /** Address of the data of the operation. */
  data: string;
}

/** The choice of a further language, and the call in it. */
export default function MoreLanguages({data}: Props): ReactNode {
  const id = useId();
  const [language, setLanguage] = useState(readChosenBefore);
  const {call, failed, retry} = useSampleCall(data);
  const code = call && language.write(call);

  function choose(chosen: string): void {
    rememberInput('localStorage', 'language', chosen);
    setLanguage(readChosenBefore);
  }

  return (
    <>
      <div className={styles.language}>
        <label htmlFor={id}>
          <Translate
            id="late.samples.language"
            description="Label of the choice of a programming language for a code sample"
          >
            Language
          </Translate>
        </label>
        <select
          id={id}
          value={language.id}
          onChange={({target}) => choose(target.value)}
        >
          {moreLanguages.map(({id: value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {code !== undefined && (
        <Code language={language.id} lines={countFoldedLines(code)}>
          {highlightPattern(code, patterns[language.id])}
        </Code>
      )}
      {failed && (
        <FailureNotice onRetry={retry}>
          <Translate
            id="late.samples.failed"
            description="Shown when the data of a code sample could not be fetched"
          >
            The sample could not be loaded. Check your connection, then retry.
          </Translate>
        </FailureNotice>
      )}
    </>
  );
}
