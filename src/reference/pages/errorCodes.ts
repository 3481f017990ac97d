import type {EnumValue} from '../model';
import {schemaOf, type PageContext} from './context';

/** The codes of errors, as the schema of the error lists them. */
export const errorCodes = (context: PageContext): EnumValue[] =>
  schemaOf(context, 'connect.error').fields.find(({name}) => name === 'code')
    ?.enumValues ?? [];
