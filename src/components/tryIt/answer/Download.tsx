import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import controls from '../controls.module.css';

/** Gives the browser a text to save as a file. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface Props {
  text: string;
  name: string;
}

/** A button that saves all of an answer. */
export default function Download({text, name}: Props): ReactNode {
  return (
    <button
      type="button"
      className={controls.button}
      onClick={() => save(text, name)}
    >
      <Translate
        id="tryIt.answer.download"
        description="Button that saves all of an answer that is shown in part"
      >
        Download what was read
      </Translate>
    </button>
  );
}
