import {next, type DatedChange} from '../../changes/history';
import type {HistoryData} from '../../api/pageData';
import {writeSentence} from './changeSentences';
import {changeLink} from './changesPages';
import {inlineText, type PageContext} from './context';

export function getHistoryData(
  isOwn: (change: DatedChange) => boolean,
  context: PageContext,
): HistoryData[] {
  const {history, t} = context;
  return (history?.versions ?? []).flatMap(({version, changes}) =>
    changes
      .filter(isOwn)
      .filter(({rating}) => version !== undefined || rating !== 'documentation')
      .map((change) => ({
        version: version ?? next,
        to: changeLink(change, version),
        text: inlineText(writeSentence(change, t), context),
      })),
  );
}
