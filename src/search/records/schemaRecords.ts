import {getSchemaLink} from '../../api/links';
import type {Reference, Schema} from '../../api/model';
import type {RichText} from '../../api/richText';
import {isOwn} from './operationRecords';
import {listPagePlaces, type Place} from './places';
import type {SearchRecord} from '../record';

/** Whether the fields of a schema are those of every error. */
const isErrorCode = ({name}: Schema, id: string): boolean =>
  name === 'connect.error' && id.startsWith('field.code.');

const removeAnchor = (id: string): string => id.slice(id.indexOf('.') + 1);

/** The records of one schema: itself, its fields and values. */
export function createSchemaRecords(
  schema: Schema,
  content: RichText[],
  reference: Reference,
): SearchRecord[] {
  const {name, shortName, serviceKey: service} = schema;
  const shared = {service, page: getSchemaLink(schema), context: name};
  const own = isOwn(reference, name);
  const isHeader = reference.headers.some(({type}) => type.name === name);
  const recordOf = (place: Place): SearchRecord | undefined => {
    const {kind, id, text, httpStatus} = place;
    const record = {...shared, anchor: id, text};
    if (id === '') {
      const header = reference.headers.find(({type}) => type.name === name);
      return {
        ...record,
        // It says of an own message what the operation says.
        text: own ? '' : text,
        kind: isHeader ? 'header' : 'schema',
        title: header?.name ?? shortName,
      };
    }
    if (isErrorCode(schema, id)) {
      return {
        ...record,
        kind: 'error',
        title: place.name,
        context: httpStatus ? `HTTP ${httpStatus}` : name,
      };
    }
    if (kind === 'section' || own) return undefined;
    const path = removeAnchor(id);
    return {...record, kind, title: `${shortName}.${path}`};
  };
  return listPagePlaces(content).flatMap((place) => recordOf(place) ?? []);
}
