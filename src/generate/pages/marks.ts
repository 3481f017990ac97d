import type {Marks} from '../../api/pageData';
import type {PageContext} from './context';

/**
 * The marks of what has a full name.
 *
 * @param one operation, schema, field or value of the model
 */
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
