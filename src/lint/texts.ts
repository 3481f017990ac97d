import type {OpenApiDocument} from '../api/openapi';
import {getLastPart} from '../api/names';
import {findTextsIn, type TextPath} from '../api/visitTexts';

/** A text that readers see, with its path in the merged description. */
export interface Text {
  path: TextPath;
  /** `label`: only wording is checked. `remark`: complete sentences. */
  kind: 'operation' | 'description' | 'remark' | 'label';
  subject: string;
  name: string;
  text: string;
}

type About = Omit<Text, 'path' | 'text'>;

export const getTextTitle = ({kind, subject}: Text): string =>
  kind === 'label' || kind === 'remark' ? subject : `description of ${subject}`;

const describe = (kind: string, name: string): About => ({
  kind: kind === 'operation' ? kind : 'description',
  subject: `${kind} ${name}`,
  name,
});

function getInOperation(
  {paths}: OpenApiDocument,
  path: TextPath,
): About | undefined {
  const {post} = paths[String(path[1])]!;
  if (post['x-draft']) return undefined;
  const name = post.operationId.split('_')[1] ?? post.operationId;
  const [part, at, key] = path.slice(3);
  if (part === 'description') return describe('operation', name);
  if (part === 'responses' && key === 'description') {
    return describe('response of', name);
  }
  const last = String(path.at(-1));
  if (part === 'x-connect-errors' && last === 'description') {
    const {code} = post[part]![Number(at)]!;
    return {...describe(`error ${code} of`, name), name: code};
  }
  if (last === 'description') return undefined;
  const isRemark =
    ['check', 'fix', 'note'].includes(last) || path.at(-2) === 'repeat';
  const subject = `${last} of ${name}`;
  return {kind: isRemark ? 'remark' : 'label', subject, name: subject};
}

function getInSchema(
  {components: {schemas}}: OpenApiDocument,
  path: TextPath,
): About | undefined {
  const [name = '', ...rest] = path.slice(2).map(String);
  const schema = schemas[name]!;
  if (schema['x-draft']) return undefined;
  if (rest[0] === 'description') {
    return {...describe('schema', name), name: getLastPart(name)};
  }
  const isField = rest[0] === 'properties';
  const [field = '', ...inField] = isField ? rest.slice(1) : [];
  if (isField && schema.properties?.[field]?.['x-draft']) return undefined;
  const [key, value, ...deeper] = isField ? inField : rest;
  if (isField && key === 'description') return describe('field', field);
  return key === 'x-enumDescriptions' && value && deeper.length === 0
    ? describe('value', value)
    : undefined;
}

function getInTag({tags}: OpenApiDocument, path: TextPath): About | undefined {
  const {name, ...tag} = tags[Number(path[1])]!;
  const [key, index] = path.slice(2);
  if (tag['x-draft']) return undefined;
  if (key === 'description') return describe('service', name);
  if (key === 'x-guide') {
    const {id} = tag[key]![Number(index)]!;
    return {...describe(`guide section ${id} of`, name), name};
  }
  if (key !== 'x-home') return undefined;
  const subject = `${path.at(-1)} of ${name} on the home page`;
  return {kind: 'label', subject, name: subject};
}

function getAbout(
  document: OpenApiDocument,
  path: TextPath,
): About | undefined {
  const [root, kind, name, ...rest] = path;
  if (root === 'paths') return getInOperation(document, path);
  if (root === 'tags') return getInTag(document, path);
  if (kind === 'schemas') return getInSchema(document, path);
  return root === 'components' && rest.join() === 'description'
    ? {kind: 'description', subject: String(name), name: String(name)}
    : undefined;
}

/**
 * The texts of the description that readers see: descriptions, and the
 * summaries, facts, and remarks of operations. Drafts have no text to check.
 */
export const findTexts = (document: OpenApiDocument): Text[] =>
  findTextsIn(document).flatMap(([text, path]) => {
    const about = getAbout(document, path);
    return about ? [{...about, text, path}] : [];
  });
