import type {EnumValue} from '../../api/model';
import {findSchema, type PageContext} from './context';

/** The codes of errors, as the schema of the error lists them. */
export const getErrorCodes = (context: PageContext): EnumValue[] =>
  findSchema(context, 'connect.error').fields.find(({name}) => name === 'code')
    ?.enumValues ?? [];
