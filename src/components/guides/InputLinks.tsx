import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {GuideData} from '../../guides/model';
import {useCopy} from '../code/useCopy';
import controls from '../tryIt/controls.module.css';
import {createGuideLink} from './link';
import {change, getFirstInputs, getState} from './store';
import styles from './styles.module.css';

/** Buttons that pass the inputs on as a link, and put them back. */
export default function InputLinks({guide}: {guide: GuideData}): ReactNode {
  const {copied, copyText} = useCopy();
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={controls.button}
        onClick={() =>
          copyText(
            createGuideLink(guide, getState(guide).inputs, location.href),
          )
        }
      >
        <Translate
          id="guides.inputs.link"
          description="Button that copies a link to the page with the inputs in it"
        >
          Copy a link with these inputs
        </Translate>
      </button>
      <button
        type="button"
        className={controls.button}
        onClick={() =>
          change(guide, {inputs: getFirstInputs(guide), linked: []})
        }
      >
        <Translate
          id="guides.inputs.reset"
          description="Button that puts the inputs back as the page had them"
        >
          Reset the inputs
        </Translate>
      </button>
      <span role="status" className={styles.note}>
        {copied &&
          translate({
            id: 'guides.inputs.copied',
            message: 'Link copied.',
            description: 'Said when the link is on the clipboard',
          })}
      </span>
    </div>
  );
}
