import type {Description, Operation, Schema} from '../description';
import type {Language} from './words';

/** The sentence on fields that exclude each other; empty where none do. */
export function oneOfNote({oneOf}: Schema, {text}: Language): string {
  const names = oneOf.join(text(', '));
  return (
    names && text('Exactly one of {fields} is set.').replace('{fields}', names)
  );
}

/** The schemas whose fields the page of an operation shows. */
export function unfolded(
  {request, response}: Operation,
  {schemas}: Description,
): Schema[] {
  return [request, response].flatMap(({schema: name}) => {
    const schema = schemas.get(name);
    const inner = (schema?.fields ?? []).map(({type}) =>
      schemas.get(type.name),
    );
    return [schema, ...inner].filter((one) => one !== undefined);
  });
}
