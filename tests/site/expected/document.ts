import {description} from '../description';
import {folder, resolveRef, readYaml, toSlug} from '../description/source';

/** Address of a part in the bundled description. */
function pointer(ref: string, from: string): string {
  const {file, name} = resolveRef(ref, from);
  const kind = file.split('/').at(-2);
  return `#/components/${kind}/${name || toSlug(file)}`;
}

/** A part of the sources as it must stand in the bundle. */
function bundled(node: unknown, file: string): unknown {
  if (Array.isArray(node)) return node.map((one) => bundled(one, file));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]): [string, unknown] => [
      key,
      key === '$ref' && typeof value === 'string'
        ? pointer(value, file)
        : bundled(value, file),
    ]),
  );
}

/** The parts of the bundled description that come from the sources as they are. */
export function expectedDocument(): unknown {
  const root = `${folder}/openapi.yaml`;
  const {servers, security, openapi} = readYaml<Record<string, unknown>>(root);
  const schemas = [...description.schemas.values()].map(
    ({name, file}): [string, unknown] => [
      name,
      bundled(readYaml<Record<string, unknown>>(file)[name], file),
    ],
  );
  return {
    openapi,
    servers,
    security,
    tags: description.services.map(({file}) => readYaml(file)),
    paths: Object.fromEntries(
      description.operations.map(({path, file}) => [
        path,
        bundled(readYaml(file), file),
      ]),
    ),
    components: {schemas: Object.fromEntries(schemas)},
  };
}
