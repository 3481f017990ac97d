import {createStorageSlot} from '@docusaurus/theme-common';
import {sampleLanguages} from '../../../api/samples/languages';
import type {OperationData} from '../../../api/operationData';
import {getCall} from '../../../api/samples/getCall';
import {getTabKey} from '../../tabKey';
import {fetchOperation} from '../../reference/fetchOperation';
import {openPanel, panelState, placeId} from '../openPanel';
import {samples} from '../sampleStore';
import {localAddress} from '../server/servers';
import {getShownCall} from '../shownCall';
import {readLink} from './callLink';
import {linked, type LinkedCall} from './linked';

/** Has the samples show a language; it is remembered as if it were chosen. */
function showLanguage(language: string): void {
  if (sampleLanguages.some(({id}) => id === language)) {
    createStorageSlot(getTabKey('sample-language')).set(language);
  }
}

/** Has the samples of the page make the call; the panel, open, does that itself. */
function showCall(call: LinkedCall, data: OperationData): void {
  const {examples} = data;
  const example =
    examples.find(({name}) => name === call.example) ?? examples[0];
  const base = call.server === 'local' ? localAddress : call.address;
  if (example === examples[0] && !base) return samples.write(undefined);
  samples.write({
    ...getShownCall(getCall(data, example?.value, base)),
    title: example?.summary?.replaceAll('`', ''),
  });
}

/**
 * Shows what the address of the page says, in the samples and in the panel,
 * which a request that fails opens. Nothing is sent, and the server is not
 * remembered: the reader has not chosen it.
 *
 * @param address of the data of the operation
 */
export async function applyLink(address: string): Promise<void> {
  const call = readLink(location.hash);
  if (!call) return;
  if (call.language) showLanguage(call.language);
  linked.write(call);
  const button = document.querySelector<HTMLElement>('[data-try-it]');
  if (button && call.example?.startsWith('error.')) {
    await openPanel(button, address);
    document.getElementById(placeId)?.scrollIntoView({block: 'nearest'});
    return;
  }
  document.getElementById('samples')?.scrollIntoView();
  if (!call.example && !call.server) return;
  const data = await fetchOperation(address);
  // The reader may have opened the panel, or left the page, meanwhile.
  if (linked.read() !== call || panelState.read() === 'open') return;
  showCall(call, data);
}
