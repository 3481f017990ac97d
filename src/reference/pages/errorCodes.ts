import type {EnumValue} from '../model';
import {findSchema, type PageContext} from './context';

/** The codes of errors, as the schema of the error lists them. */
export const errorCodes = (context: PageContext): EnumValue[] =>
  findSchema(context, 'connect.error').fields.find(({name}) => name === 'code')
    ?.enumValues ?? [];
