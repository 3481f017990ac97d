import type {Description, Service} from './model';
import {readOperations} from './operations';
import {readSchemas} from './schemas';
import {folder, resolveRef, readYaml, findService} from './source';

export type * from './model';

interface WrittenService {
  name: string;
  'x-displayName': string;
  description: string;
}

function readServices(): Service[] {
  const root = `${folder}/openapi.yaml`;
  return readYaml<{tags: {$ref: string}[]}>(root).tags.map(({$ref}) => {
    const {file} = resolveRef($ref, root);
    const written = readYaml<WrittenService>(file);
    return {
      key: findService(file) ?? '',
      tag: written.name,
      displayName: written['x-displayName'],
      description: written.description,
      file,
    };
  });
}

function readDescription(): Description {
  const schemas = readSchemas();
  const operations = readOperations(schemas);
  return {services: readServices(), operations, schemas};
}

/**
 * The description as its YAML sources have it. This reading shares no code
 * with the generator of the pages, so that a fault of one is not in the other.
 */
export const description = readDescription();
