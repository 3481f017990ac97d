import {stringify} from 'yaml';
import {tokenVariable} from './callable';
import type {WholeDocument} from './wholeDocument';

/**
 * A collection of the format OpenCollection in one file, which Bruno imports;
 * made by Bruno's own converters.
 *
 * @param document of `createCallableDocument`
 */
export async function openCollection(document: WholeDocument): Promise<string> {
  const {openApiToBruno, brunoToOpenCollection} =
    await import('@usebruno/converters');
  const collection = openApiToBruno(structuredClone(document), {
    groupBy: 'tags',
  });
  for (const {variables} of collection.environments) {
    variables.push({
      name: tokenVariable,
      value: '',
      type: 'text',
      enabled: true,
      secret: true,
    });
  }
  return stringify(brunoToOpenCollection(collection), {
    lineWidth: 0,
    aliasDuplicateObjects: false,
  });
}
