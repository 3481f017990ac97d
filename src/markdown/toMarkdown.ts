import {contextWith} from './blocks';
import type {MarkdownContext, WriteBlocks} from './context';
import {writeCodeBlock} from './pieces/code';
import {writeFields} from './pieces/fields';
import {htmlBlocks} from './pieces/html';
import {
  writeEndpoint,
  writeGlance,
  writeMessage,
  writeSchemaName,
} from './pieces/operation';
import {writeDiagram, writeNested, writeStrata, writeTab} from './pieces/parts';
import {writeEnumValues} from './pieces/values';

/**
 * How each piece of a page is written. What has no name here is of no meaning
 * by itself, such as a column; what is in it is written.
 */
const writers: Record<string, WriteBlocks> = {
  ...htmlBlocks,
  // It repeats the headings of the page.
  Contents: () => [],
  Diagram: writeDiagram,
  Endpoint: writeEndpoint,
  EnumValues: writeEnumValues,
  Fields: writeFields,
  Glance: writeGlance,
  Message: writeMessage,
  Nested: writeNested,
  OperationList: htmlBlocks.ul!,
  SchemaName: writeSchemaName,
  Strata: writeStrata,
  TabItem: writeTab,
  pre: writeCodeBlock,
};

/** What makes Markdown of the pieces of a page. */
export const markdownContext = (
  given: Pick<MarkdownContext, 'say' | 'link'>,
): MarkdownContext => contextWith(writers, given);
