import {next, type DatedChange} from '../../changes/history';
import {element, heading, linkTo} from './elements';
import type {RichText} from '../../api/richText';
import {writeSentence} from './changeSentences';
import {changeLink} from './changeItems';
import {inlineText, type PageContext} from './context';

/** The mark of what came after the first version; nothing of all else. */
export function renderSinceMark(
  fullName: string,
  {history, t}: Pick<PageContext, 'history' | 't'>,
): string | undefined {
  const version = history?.since.get(fullName);
  if (version === undefined) return undefined;
  return version === next ? t('next version') : t('since {version}', {version});
}

/** The mark of what is deprecated. */
export function renderDeprecatedMark(
  fullName: string,
  {history, t}: Pick<PageContext, 'history' | 't'>,
): string {
  const version = history?.deprecatedSince.get(fullName);
  return version === undefined || version === next
    ? t('deprecated')
    : t('deprecated since {version}', {version});
}

/**
 * The changes of an operation or a schema, by version. What this site says in
 * other words before a release is no change of the API yet.
 */
export function renderHistorySection(
  isOwn: (change: DatedChange) => boolean,
  context: PageContext,
): RichText[] {
  const {history, t} = context;
  const items = (history?.versions ?? []).flatMap(({version, changes}) =>
    changes
      .filter(isOwn)
      .filter(({rating}) => version !== undefined || rating !== 'documentation')
      .map((change): RichText =>
        element('li', {}, [
          linkTo(changeLink(change, version), version ?? t('next version')),
          t(': '),
          ...inlineText(writeSentence(change, t), context),
        ]),
      ),
  );
  return items.length === 0
    ? []
    : [heading(2, t('History'), 'history'), element('ul', {}, items)];
}
