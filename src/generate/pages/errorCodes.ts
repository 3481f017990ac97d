import type {EnumValue} from '../../api/model';
import {findSchema, type PageContext} from './context';

export const getErrorCodes = (context: PageContext): EnumValue[] =>
  findSchema(context, 'connect.error').fields.find(({name}) => name === 'code')
    ?.enumValues ?? [];
