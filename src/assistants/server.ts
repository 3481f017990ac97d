import {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import {searchKinds, type SearchHit} from '../search';
import {site, type Locale} from '../site';
import {callSandbox, sandboxAnswerSchema} from './callSandbox';
import {explainError, explanationSchema} from './explain';
import {findOperation} from './findOperation';
import type {Library} from './library';
import {changesSchema, listChanges} from './listChanges';
import {findLanguageIn, readPage} from './readPage';

const longest = 2000;

const text = (most: number, about: string) =>
  z.string().min(1).max(most).describe(about);

const optionalText = (about: string) =>
  z.string().max(100).optional().describe(about);

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

const getInstructions = (hasChanges: boolean): string =>
  `Documentation of the ${site.name} API. Find a call with "search" (plain words, a name, a field or an error code), read its page with "describe_operation", read guides and pages with "read", learn what an error means with "explain_error", ${hasChanges ? 'what an upgrade breaks with "changes", ' : ''}and try a request with "call_sandbox". No tool reaches a real platform.`;

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
  const name = text(
    longest,
    'CreatePool, StorageService.CreatePool, storage-create-pool, or the path of the call',
  );
  const server = new McpServer(
    {name: `${site.slug}-docs`, version},
    {instructions: getInstructions(hasChanges)},
  );

  server.registerTool(
    'search',
    {
      title: `Search the ${site.name} documentation`,
      description: `Searches the documentation of ${site.name}: operations, schemas, fields, values, errors, symptoms, guides and pages. Returns two lists, the best first: the operations, and everything else. Each hit has a kind, a title, its context, an excerpt and an address for the tool "read".`,
      inputSchema: z.object({
        query: text(
          longest,
          'Words of a task, a name, a path, a field or an error code',
        ),
        language,
        kinds: z
          .array(z.enum(searchKinds))
          .optional()
          .describe('Only hits of these kinds'),
        service: optionalText('Only hits of this service, such as "storage"'),
        limit: z
          .number()
          .int()
          .min(1)
          .max(20)
          .default(5)
          .describe('Most hits of each list'),
      }),
      outputSchema: hitsSchema,
      annotations,
    },
    async ({query, language: asked, kinds, service, limit}) => {
      const {engine} = await library.in(asked);
      const wanted = kinds && kinds.length > 0 ? kinds : searchKinds;
      const find = (isOperation: boolean) =>
        engine
          .search(query, {
            kinds: wanted.filter(
              (kind) => (kind === 'operation') === isOperation,
            ),
            limit,
            ...(service && {service: service.toLowerCase()}),
          })
          .map(toHit);
      return toJsonAnswer({operations: find(true), others: find(false)});
    },
  );

  server.registerTool(
    'read',
    {
      title: `Read a page of the ${site.name} documentation`,
      description: `Returns a page of the ${site.name} documentation as Markdown: an operation, a schema, a guide, a document or a post. With an anchor in the address, that section alone; without one, a long page ends with the addresses of its other sections.`,
      inputSchema: z.object({
        address: text(
          longest,
          'Address of the page or the section, as "search" returns it',
        ),
        language: anyLanguage.optional(),
      }),
      annotations,
    },
    async ({address, language: asked}) => {
      const locale = asked ?? findLanguageIn(address, languages) ?? first;
      return createAnswer(
        readPage(address, await library.in(locale), languages),
      );
    },
  );

  server.registerTool(
    'describe_operation',
    {
      title: `Describe an operation of the ${site.name} API`,
      description: `Returns the page of an operation of the ${site.name} API as Markdown: path, headers, fields of request and response, behavior, errors with their causes, and an example. A long page ends with the addresses of its other sections, for the tool "read".`,
      inputSchema: z.object({operation: name, language}),
      annotations,
    },
    async ({operation, language: asked}) => {
      const known = await library.in(asked);
      const {page} = findOperation(operation, known);
      return createAnswer(readPage(page, known, languages));
    },
  );

  server.registerTool(
    'explain_error',
    {
      title: `Explain an error of the ${site.name} API`,
      description: `Tells from the text of an error, a line of a log, an HTTP response or a description of a symptom which documented error or symptom of ${site.name} it is: how sure that is and why, the cause, how to check it, what to do, and the names in the text. Empty when it is none.`,
      inputSchema: z.object({
        text: text(100_000, 'The error as it came, with what is around it'),
        operation: name.optional().describe('The operation that returned it'),
        language,
      }),
      outputSchema: explanationSchema,
      annotations,
    },
    async ({text, operation, language: asked}) => {
      const known = await library.in(asked);
      const named = operation && findOperation(operation, known).operation;
      return toJsonAnswer(explainError(text, named, known));
    },
  );

  // With a single version, there are no changes.
  if (hasChanges) {
    server.registerTool(
      'changes',
      {
        title: `List the changes of an upgrade of the ${site.name} API`,
        description: `Returns the changes of the ${site.name} API between two versions: breaking, deprecated and new, each with the operations that it affects, why, and what to do. With "operations" only those that affect one of them.`,
        inputSchema: z.object({
          from: optionalText(
            'Version that runs, such as "v1.0"; the oldest if left out',
          ),
          to: optionalText('Version that is wanted; the newest if left out'),
          operations: z
            .array(name)
            .max(200)
            .optional()
            .describe('Only changes that affect one of these operations'),
          language,
        }),
        outputSchema: changesSchema,
        annotations,
      },
      async ({from, to, operations, language: asked}) =>
        toJsonAnswer(
          listChanges({from, to, operations}, await library.in(asked)),
        ),
    );
  }

  server.registerTool(
    'call_sandbox',
    {
      title: `Call an operation of the ${site.name} sandbox`,
      description: `Sends a request to the sandbox of ${site.name}, which is inside this server and answers as the platform would; it remembers what was created until the server stops. Returns HTTP status and body; of a stream the messages of three seconds; and a note where the answer is an example that does not depend on the request. Never reaches a real platform.`,
      inputSchema: z.object({
        operation: name,
        request: z
          .record(z.string(), z.unknown())
          .optional()
          .describe(
            'The request message as JSON; the example of the operation when left out',
          ),
        error: optionalText(
          'Answer with this error of the operation instead: the anchor of an error on its page, such as "error.not_found"',
        ),
      }),
      outputSchema: sandboxAnswerSchema,
      annotations,
    },
    async ({operation, request, error}) => {
      const found = findOperation(operation, await library.in(first));
      const message = request ?? found.example ?? {};
      return toJsonAnswer(
        await callSandbox(found, message, library.sandbox, error),
      );
    },
  );

  return server;
}
