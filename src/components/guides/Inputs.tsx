import {useLayoutEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {GuideData} from '../../guides/model';
import InputField from './InputField';
import InputLinks from './InputLinks';
import {loadRunner} from './loadRunner';
import {change, getFirstInputs, getState, useGuide} from './store';
import styles from './styles.module.css';

/** React warns of layout effects on the server. */
const useEffectBeforeDrawing = ExecutionEnvironment.canUseDOM
  ? useLayoutEffect
  : () => {};

/** The values with which the guide runs, entered once for all steps. */
export default function Inputs({guide}: {guide: GuideData}): ReactNode {
  const {inputs, linked} = useGuide(guide);
  const list = useRef<HTMLUListElement>(null);

  function enter(name: string, text: string): void {
    change(guide, {inputs: {...getState(guide).inputs, [name]: text}});
    // It writes the samples anew; without it they stay as they are.
    loadRunner().catch(() => {});
  }

  // What was typed before React ran the page.
  useEffectBeforeDrawing(() => {
    const first = getFirstInputs(guide);
    const fields =
      list.current?.querySelectorAll<
        HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
      >('input, select, textarea') ?? [];
    for (const field of Array.from(fields)) {
      const {name} = field;
      const known = getState(guide).inputs[name];
      if (known === first[name] && field.value !== known) {
        enter(name, field.value);
      }
    }
  }, []);

  return (
    <>
      <ul className={styles.inputs} ref={list}>
        {guide.inputs.map((input) => (
          <InputField
            key={input.name}
            input={input}
            text={inputs[input.name] ?? ''}
            onChange={(text) => enter(input.name, text)}
          />
        ))}
      </ul>
      {linked.length > 0 && (
        <p className={styles.note}>
          <Translate
            id="guides.inputs.linked"
            description="Below inputs that the address of the page has filled in; {names} lists them"
            values={{names: linked.join(', ')}}
          >
            {'The link that you opened has filled in: {names}.'}
          </Translate>
        </p>
      )}
      <InputLinks guide={guide} />
    </>
  );
}
