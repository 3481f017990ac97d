import type {OpenApiDocument} from '../../api/openapi';

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
  const types = await openapiTS(
    structuredClone(document) as unknown as Parameters<typeof openapiTS>[0],
    {silent: true},
  );
  const lines = note.split('\n').map((line) => ` * ${line}`.trimEnd());
  return `/**\n${lines.join('\n')}\n */\n\n${astToString(types)}`;
}
