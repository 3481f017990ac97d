import path from 'node:path';
import {isMap, parseDocument, type Document, type YAMLMap} from 'yaml';
import {getReferredName} from '../api/references';

/** The file that names the services and the operations. */
export const rootFile = 'openapi/openapi.yaml';

/** How files of the description are written, so that an edit changes nothing else. */
const style = {
  lineWidth: 0,
  flowCollectionPadding: false,
  singleQuote: true,
} as const;

type Refs = Record<string, {$ref: string}>;

interface Root {
  tags?: {$ref: string}[];
  paths?: Refs;
  components?: {schemas?: Refs};
}

/**
 * The small files of a description in memory, edited in place: comments, order
 * and the form of every other line stay.
 */
export class DescriptionFiles {
  private readonly documents = new Map<string, Document>();
  private readonly changed = new Set<string>();

  /** @param texts of files under `openapi/`, by path from the repository */
  constructor(private readonly texts: Map<string, string>) {
    if (!texts.has(rootFile)) {
      throw new Error(`${rootFile} does not exist.`);
    }
  }

  names(): string[] {
    return [...this.texts.keys()];
  }

  has(file: string): boolean {
    return this.texts.has(file);
  }

  /** The file as it is written now. */
  text(file: string): string {
    const document = this.changed.has(file) && this.documents.get(file);
    return document ? document.toString(style) : (this.texts.get(file) ?? '');
  }

  /** @throws with file and line when a file is no YAML */
  document(file: string): Document {
    const known = this.documents.get(file);
    if (known) return known;
    const text = this.texts.get(file);
    if (text === undefined) throw new Error(`${file} does not exist.`);
    const document = parseDocument(text, {merge: true});
    const [error] = document.errors;
    if (error) {
      const line = error.linePos?.[0].line ?? 1;
      throw new Error(`${file}:${line}: ${error.message.split('\n')[0]}`);
    }
    this.documents.set(file, document);
    return document;
  }

  data(file: string): unknown {
    return this.document(file).toJS();
  }

  /** A map in a file. @throws when there is none at the path */
  map(file: string, at: readonly (string | number)[]): YAMLMap {
    const node =
      at.length === 0
        ? this.document(file).contents
        : this.document(file).getIn(at, true);
    if (!isMap(node)) {
      throw new Error(`${file}: "${at.join('.')}" is no map.`);
    }
    return node;
  }

  /** Says that the document of a file was edited. */
  touch(file: string): void {
    this.changed.add(file);
  }

  write(file: string, text: string): void {
    this.texts.set(file, text);
    this.documents.delete(file);
    this.changed.delete(file);
  }

  remove(file: string): void {
    this.texts.delete(file);
    this.documents.delete(file);
    this.changed.delete(file);
  }

  /** Every file as it is written now. */
  result(): Map<string, string> {
    return new Map(this.names().map((file) => [file, this.text(file)]));
  }

  root(): Root {
    return this.data(rootFile) as Root;
  }

  /** File of each operation, by the path of its call. */
  operationFiles(): Map<string, string> {
    return new Map(
      Object.entries(this.root().paths ?? {}).map(([call, {$ref}]) => [
        call,
        `openapi/${path.posix.normalize($ref)}`,
      ]),
    );
  }

  /** File of each schema, by its full name. */
  schemaFiles(): Map<string, string> {
    return new Map(
      this.names()
        .filter((file) => /\/schemas\/[^/]+\.yaml$/.test(file))
        .flatMap((file) =>
          Object.keys(this.data(file) ?? {}).map((name): [string, string] => [
            name,
            file,
          ]),
        ),
    );
  }

  /**
   * The description as one document, as far as structure goes: references lead
   * to `components`, and what is shared by all calls stays away.
   */
  bundle(): unknown {
    const paths = [...this.operationFiles()].map(
      ([call, file]): [string, unknown] => [
        call,
        resolvePointed(this.data(file)),
      ],
    );
    const schemas = [...this.schemaFiles()].map(
      ([name, file]): [string, unknown] => [
        name,
        resolvePointed((this.data(file) as Record<string, unknown>)[name]),
      ],
    );
    return {
      paths: Object.fromEntries(paths),
      components: {schemas: Object.fromEntries(schemas)},
    };
  }
}

/** A part of a file whose references to schemas lead into one document. */
function resolvePointed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolvePointed);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? `#/components/schemas/${getReferredName(value)}`
        : resolvePointed(value),
    ]),
  );
}
