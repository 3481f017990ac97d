import {getOperationLink} from '../../api/links';
import type {Operation, Reference} from '../../api/model';
import type {RichText} from '../../api/richText';
import {listPagePlaces, type Place} from './places';
import type {SearchRecord} from '../record';

/** Which message of an operation the fields of an anchor belong to. */
const getSide = (id: string): 'request' | 'response' | undefined =>
  /^request\./.test(id)
    ? 'request'
    : /^response\./.test(id)
      ? 'response'
      : undefined;

/** Whether a message is that of this operation alone: its fields stand there. */
export const isOwn = (reference: Reference, schema: string): boolean => {
  const {usedBy = []} = reference.schemas.get(schema) ?? {};
  return usedBy.length === 1 && usedBy[0]?.kind === 'operation';
};

/** The records of one operation: itself, its own fields, its errors. */
export function createOperationRecords(
  operation: Operation,
  content: RichText[],
  reference: Reference,
): SearchRecord[] {
  const {path, summary, serviceKey, byHand, glance} = operation;
  const shared = {service: serviceKey, page: getOperationLink(operation)};
  const commands = byHand?.commands?.map(({command}) => command) ?? [];
  const recordOf = ({kind, id, text}: Place) => {
    const record = {...shared, anchor: id, context: summary, text};
    const side = getSide(id);
    if (id === '') {
      return {
        ...record,
        kind: 'operation' as const,
        title: summary,
        context: `POST ${path}`,
        // Index CLI commands as aliases of the operation.
        text: [text, ...commands].join(' '),
        ...(glance && {effect: glance.effect}),
      };
    }
    // They have records of their own, with what to do.
    if (id.startsWith('error.')) return undefined;
    if (
      side &&
      kind !== 'section' &&
      isOwn(reference, operation[side].schema)
    ) {
      const message = reference.schemas.get(operation[side].schema);
      const path = id.slice(side.length + 1);
      return {
        ...record,
        kind,
        title: `${message?.shortName}.${path}`,
      };
    }
    return undefined;
  };
  return listPagePlaces(content).flatMap((place) => recordOf(place) ?? []);
}
