import {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import {searchKinds, type SearchHit} from '../search';
import {site, type Locale} from '../site';
import {callSandbox, sandboxAnswerSchema} from './callSandbox';
import {explain} from './explain';
import {findOperation} from './findOperation';
import type {Library} from './library';
import {changesSchema, findChanges} from './findChanges';
import {findLanguageIn, readPage} from './readPage';

const text = (most: number, about: string) =>
  z.string().min(1).max(most).describe(about);

const createAnswer = (text: string) => ({
  content: [{type: 'text' as const, text}],
});

const toJsonAnswer = <T extends object>(structuredContent: T) => ({
  ...createAnswer(JSON.stringify(structuredContent)),
  structuredContent: structuredContent as Record<string, unknown>,
});

/** Hints for clients: no tool contacts anything outside this process. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  openWorldHint: false,
};

const hit = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  context: z.string().optional(),
  excerpt: z.string().optional(),
  address: z.string(),
});

const hitsSchema = z.object({
  operations: z.array(hit),
  others: z.array(hit),
});

const toHit = ({kind, title, context, excerpt, path}: SearchHit) => ({
  kind,
  title,
  ...(context && {context}),
  ...(excerpt && {excerpt}),
  address: path,
});

/**
 * Creates the MCP server with the documentation tools.
 *
 * @see https://modelcontextprotocol.io/specification
 */
export function createAssistantServer(
  library: Library,
  version: string,
): McpServer {
  const {languages, hasChanges} = library;
  const [first = 'en'] = languages;
  const anyLanguage = z
    .enum(languages as [Locale, ...Locale[]])
    .describe('Language of the texts');
  const language = anyLanguage.default(first);
  const operation = text(
    2000,
    'CreatePool, StorageService.CreatePool, storage-create-pool, or the path of the call',
  );
  const server = new McpServer(
    {name: `${site.slug}-docs`, version},
    {
      instructions: `Documentation of the ${site.name} API. Find a call with "search" (plain words, a name, a field or an error code), read its page with "describe_operation", read guides and pages with "read", learn what an error means with "explain_error", ${hasChanges ? 'what an upgrade breaks with "changes", ' : ''}and try a request with "call_sandbox". No tool reaches a real platform.`,
    },
  );

  server.registerTool(
    'search',
    {
      title: `Search the ${site.name} documentation`,
      description: `Searches the documentation of ${site.name}: operations, schemas, fields, values, errors, symptoms, guides and pages. Returns two lists as JSON, the best first: the operations, and everything else. Each hit has an address for the tool "read".`,
      inputSchema: z.object({
        query: text(2000, 'Words of a task, a name, a field or an error code'),
        language,
        limit: z.int().min(1).max(20).default(5).describe('Hits of each list'),
      }),
      outputSchema: hitsSchema,
      annotations,
    },
    async ({query, language: asked, limit}) => {
      const {engine} = await library.in(asked);
      const find = (isOperation: boolean) => {
        const kinds = searchKinds.filter(
          (kind) => (kind === 'operation') === isOperation,
        );
        return engine.search(query, {kinds, limit}).map(toHit);
      };
      return toJsonAnswer({operations: find(true), others: find(false)});
    },
  );

  server.registerTool(
    'read',
    {
      title: `Read a page of the ${site.name} documentation`,
      description: `Returns a page of the ${site.name} documentation as Markdown: an operation, a schema, a guide, a document or a post. With an anchor in the address, that section alone; without one, a long page ends with the addresses of its other sections.`,
      inputSchema: z.object({
        address: text(2000, 'Address as "search" returns it'),
        language: anyLanguage.optional(),
      }),
      annotations,
    },
    async ({address, language: asked}) => {
      const locale = asked ?? findLanguageIn(address, languages) ?? first;
      const known = await library.in(locale);
      return createAnswer(readPage(address, known, languages));
    },
  );

  server.registerTool(
    'describe_operation',
    {
      title: `Describe an operation of the ${site.name} API`,
      description: `Returns the page of an operation of the ${site.name} API as Markdown, as "read" does: path, headers, fields of request and response, behavior, errors with their causes, and an example.`,
      inputSchema: z.object({operation, language}),
      annotations,
    },
    async ({operation: name, language: asked}) => {
      const known = await library.in(asked);
      const {page} = findOperation(name, known);
      return createAnswer(readPage(page, known, languages));
    },
  );

  server.registerTool(
    'explain_error',
    {
      title: `Explain an error of the ${site.name} API`,
      description: `Tells from the text of an error, a line of a log, an HTTP response or a description of a symptom which documented error or symptom of ${site.name} it is: how sure that is and why, the cause, how to check it, and what to do.`,
      inputSchema: z.object({
        text: text(100_000, 'The error as it came, with what is around it'),
        operation: operation
          .optional()
          .describe('The operation that returned it'),
        language,
      }),
      annotations,
    },
    async ({text, operation: name, language: asked}) => {
      const {readable} = explain(text, name, await library.in(asked));
      return createAnswer(readable);
    },
  );

  server.registerTool(
    'call_sandbox',
    {
      title: `Call an operation of the ${site.name} sandbox`,
      description: `Sends a request to the sandbox of ${site.name}, which is inside this server and answers as the platform would; it remembers what was created until the server stops. Returns HTTP status and body; of a stream the messages of three seconds; and a note where the answer is an example that does not depend on the request. Never reaches a real platform.`,
      inputSchema: z.object({
        operation,
        request: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('The message as JSON; an example when left out'),
        error: text(
          100,
          'Answer with this error instead: its anchor on the page of the operation, such as "error.not_found"',
        )
          .regex(/^#?[\w.]+$/)
          .optional(),
      }),
      outputSchema: sandboxAnswerSchema,
      annotations,
    },
    async ({operation: name, request, error}) => {
      const found = findOperation(name, await library.in(first));
      const message = request ?? found.example ?? {};
      return toJsonAnswer(
        await callSandbox(found, message, library.sandbox, error),
      );
    },
  );

  // A first version has no changes.
  if (hasChanges) {
    server.registerTool(
      'changes',
      {
        title: `List the changes of an upgrade of the ${site.name} API`,
        description: `Returns what changed in the ${site.name} API since a version as JSON, breaking changes first: each with the operations that it affects, why, and what to do.`,
        inputSchema: z.object({
          since: text(100, 'A version; the first one when left out').optional(),
          operation: operation
            .optional()
            .describe('Only changes that affect this operation'),
          language,
        }),
        outputSchema: changesSchema,
        annotations,
      },
      async ({since, operation: name, language: asked}) => {
        const known = await library.in(asked);
        return toJsonAnswer(findChanges(since, name, known));
      },
    );
  }

  return server;
}
