import type {Marks} from '../../api/pageData';
import type {PageContext} from './context';

export function getMarks(
  fullName: string,
  {deprecated, draft}: {deprecated?: boolean; draft?: boolean},
  {history}: Pick<PageContext, 'history'>,
): Marks {
  return {
    since: history?.since.get(fullName),
    deprecated: deprecated
      ? {since: history?.deprecatedSince.get(fullName)}
      : undefined,
    draft: draft || undefined,
  };
}
