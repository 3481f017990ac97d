import {createStorageSlot} from '@docusaurus/theme-common';
import {sampleLanguages} from '../../../api/samples/languages';
import {getTabKey} from '../../tabKey';
import {openPanel} from '../opening';
import {readLink} from './callLink';
import {linked} from './link';

/**
 * Shows what the address of the page says, in the samples and in the panel.
 * Nothing is sent, and the server is not remembered: the reader has not chosen
 * it.
 *
 * @param data address of the data of the operation
 */
export async function applyLink(data: string): Promise<void> {
  const call = readLink(location.hash);
  if (!call) return;
  const {language, example, server} = call;
  // Remembered as if it were chosen.
  if (sampleLanguages.some(({id}) => id === language)) {
    createStorageSlot(getTabKey('sample-language')).set(language ?? '');
  }
  linked.write(call);
  document.getElementById('samples')?.scrollIntoView();
  const button = document.querySelector<HTMLElement>('[data-try-it]');
  if (button && (example ?? server)) await openPanel(button, data);
}
