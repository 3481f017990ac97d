import {BaseResolver, type Document, type Source} from '@redocly/openapi-core';

/** What each file held when it was parsed last, by its path. */
export type ParsedFiles = Map<string, {body: string; parsed: unknown}>;

/** Reads files as Redocly does, but parses only those that have changed. */
export class Resolver extends BaseResolver {
  constructor(private readonly files: ParsedFiles) {
    super();
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const {absoluteRef, body} = source;
    const known = this.files.get(absoluteRef);
    const parsed =
      known?.body === body
        ? known.parsed
        : super.parseDocument(source, isRoot).parsed;
    this.files.set(absoluteRef, {body, parsed});
    // Bundling changes what it is given.
    return {source, parsed: structuredClone(parsed)};
  }
}
