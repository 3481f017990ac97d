import type {WholeDocument} from './wholeDocument';

/**
 * The types of all operations and schemas in TypeScript, made by
 * openapi-typescript.
 *
 * @param note what the file is, for its first lines
 */
export async function createTypeDeclarations(
  document: WholeDocument,
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
