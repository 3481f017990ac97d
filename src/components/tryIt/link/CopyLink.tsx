import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {copy} from '../../code/copy';
import controls from '../controls.module.css';
import {createCallLink} from './callLink';
import type {LinkedCall} from './linked';
import {getShownLanguage} from './shownLanguage';

interface Props {
  call: LinkedCall;
  /** Whether the body is an example, so that the link has all of the call. */
  isWhole: boolean;
}

const getCopiedText = (isWhole: boolean): string =>
  isWhole
    ? translate({
        id: 'late.link.copied',
        message: 'Link copied',
        description: 'Said when a link to a call is on the clipboard',
      })
    : translate({
        id: 'late.link.copiedWithoutBody',
        message: 'Link copied, without the body that you wrote',
        description:
          'Said when a link to a call is on the clipboard whose body is no example',
      });

const getFailedText = (): string =>
  translate({
    id: 'late.copy.denied',
    message: 'The browser did not allow copying.',
    description: 'Said when nothing could be put on the clipboard',
  });

/** Copies a link that opens the page with the language, example and server. */
export default function CopyLink({call, isWhole}: Props): ReactNode {
  const [said, setSaid] = useState('');

  function copyLink(): void {
    setSaid('');
    const link = createCallLink(
      {language: getShownLanguage(), ...call},
      location.href,
    );
    void copy(link).then((isCopied) =>
      setSaid(isCopied ? getCopiedText(isWhole) : getFailedText()),
    );
  }

  return (
    <>
      <button type="button" className={controls.button} onClick={copyLink}>
        <Translate
          id="late.link.copy"
          description="Button that copies a link to the call in the panel, without secrets"
        >
          Copy link to this call
        </Translate>
      </button>
      <span role="status" className={controls.hint}>
        {said}
      </span>
    </>
  );
}
