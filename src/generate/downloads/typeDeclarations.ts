import type {OpenApiDocument} from '../../api/openapi';

/**
 * Names that every JavaScript object has, such as `hasOwnProperty`. The
 * converter would call them where a message has a field of that name.
 */
const inherited = Object.getOwnPropertyNames(Object.prototype).join('|');

const ending = '$ofObject';

/** A copy of the document in which no field has an inherited name. */
const renameFields = (document: OpenApiDocument): string =>
  JSON.stringify(document).replace(
    new RegExp(`"(${inherited})"`, 'g'),
    (_, name: string) => `"${name}${ending}"`,
  );

/**
 * TypeScript types of all operations and schemas, made with openapi-typescript.
 *
 * @param note comment at the top of the file
 */
export async function createTypeDeclarations(
  document: OpenApiDocument,
  note: string,
): Promise<string> {
  const {default: openapiTS, astToString} = await import('openapi-typescript');
  const types = await openapiTS(renameFields(document), {silent: true});
  const lines = note.split('\n').map((line) => ` * ${line}`.trimEnd());
  const text = astToString(types).replaceAll(ending, '');
  return `/**\n${lines.join('\n')}\n */\n\n${text}`;
}
