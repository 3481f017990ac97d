import {element} from './elements';
import type {ValueData} from '../../api/fieldData';
import type {EnumValue} from '../../api/model';
import type {RichText} from '../../api/richText';
import {renderRichText, type PageContext} from './context';
import {renderSinceMark} from './historySection';

/**
 * The values of an enumeration, as data.
 *
 * @param schema full name of the enumeration, if it is a schema
 */
export const getValuesData = (
  values: EnumValue[],
  context: PageContext,
  schema = '',
): ValueData[] =>
  values.map(({name, description, httpStatus, draft}) => ({
    name,
    httpStatus,
    since: renderSinceMark(`${schema}.${name}`, context),
    draft: draft ? context.t('not described yet') : undefined,
    text: renderRichText(description, context),
  }));

/** Values as a list; each has the anchor `<anchor>.<value>`. */
export const renderValueList = (
  values: ValueData[],
  anchor: string,
): RichText[] =>
  values.length === 0 ? [] : [element('EnumValues', {anchor, values})];
