import {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';
import {searchKinds} from '../search';
import {site, type Locale} from '../site';
import {callSandbox} from './callSandbox';
import {explainError} from './explainError';
import {findOperation} from './findOperation';
import type {Library} from './library';
import {listChanges} from './listChanges';
import {findLanguageIn, readPage} from './readPage';
import {searchSite} from './searchSite';
import {pickFieldsNamed, getPart, parts, shorten} from './shorten';

/** Longest text that a tool takes as a name or query, in characters. */
const longest = 2000;

const createAnswer = (text: string) => ({
  content: [{type: 'text' as const, text}],
});

const toJsonAnswer = (value: unknown) => createAnswer(JSON.stringify(value));

/** None of the tools reaches anything outside this process. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  openWorldHint: false,
};

const instructions = `Documentation of the ${site.name} API. Find a call with "search" (plain words, a name, a field or an error code), read its fields and errors with "describe_operation", read guides and pages with "read", learn what an error means with "explain_error", what an upgrade breaks with "changes", and try a request with "call_sandbox". No tool reaches a real platform.`;

/**
 * A server of the Model Context Protocol with the tools of the documentation.
 *
 * @see https://modelcontextprotocol.io/specification
 */
export function createAssistantServer(
  library: Library,
  version: string,
): McpServer {
  const {languages} = library;
  const [first = 'en'] = languages;
  const anyLanguage = z
    .enum(languages as [Locale, ...Locale[]])
    .describe('Language of the texts');
  const language = anyLanguage.default(first);
  const name = z
    .string()
    .min(1)
    .max(longest)
    .describe(
      'CreatePool, StorageService.CreatePool, storage-create-pool, or the path of the call',
    );
  const server = new McpServer(
    {name: `${site.slug}-docs`, version},
    {instructions},
  );

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds operations, schemas, fields, values, error codes, guides and pages. Returns two lists, the best first: the operations, and everything else. Each hit has a kind, a title, its context, an excerpt and an address for the tool "read".',
      inputSchema: z.object({
        query: z
          .string()
          .min(1)
          .max(longest)
          .describe(
            'Words of a task, a name, a path, a field or an error code',
          ),
        language,
        kinds: z
          .array(z.enum(searchKinds))
          .optional()
          .describe('Only hits of these kinds'),
        service: z
          .string()
          .max(100)
          .optional()
          .describe('Only hits of this service, such as "storage"'),
        limit: z
          .number()
          .int()
          .min(1)
          .max(20)
          .default(5)
          .describe('Most hits of each list'),
      }),
      annotations,
    },
    ({query, language: asked, kinds, service, limit}) =>
      toJsonAnswer(
        searchSite(
          {
            query,
            limit,
            ...(kinds && kinds.length > 0 && {kinds}),
            ...(service && {service: service.toLowerCase()}),
          },
          library.in(asked),
        ),
      ),
  );

  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description:
        'Returns a page of the documentation as Markdown: an operation, a schema, a guide, a document or a post.',
      inputSchema: z.object({
        address: z
          .string()
          .min(1)
          .max(longest)
          .describe('Address of the page, as "search" returns it'),
        language: anyLanguage.optional(),
      }),
      annotations,
    },
    ({address, language: asked}) =>
      createAnswer(
        readPage(
          address,
          library.in(asked ?? findLanguageIn(address, languages) ?? first),
          languages,
        ),
      ),
  );

  server.registerTool(
    'describe_operation',
    {
      title: 'Describe an operation',
      description:
        'Returns an operation as JSON: path, headers, fields of request and response by their paths, an example, the errors with their causes, and related operations. What makes it long is left out and named in "leftOut": ask for it with "part" or "field".',
      inputSchema: z.object({
        operation: name,
        part: z
          .enum(parts)
          .optional()
          .describe('Returns this part alone, with nothing left out'),
        field: z
          .string()
          .min(1)
          .max(200)
          .optional()
          .describe(
            'Returns this field alone, with all that is in it: "gpuDevices", "spec.disks"',
          ),
        language,
      }),
      annotations,
    },
    ({operation, part, field, language: asked}) => {
      const found = findOperation(operation, library.in(asked));
      if (field !== undefined)
        return toJsonAnswer(pickFieldsNamed(found, field));
      return toJsonAnswer(part ? getPart(found, part) : shorten(found));
    },
  );

  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error',
      description:
        'Tells from the text of an error, a line of a log or an HTTP response which documented error of the API it is: how sure that is and why, the cause, how to check it, what to do, and the names in the text. Empty when it is no error of this API.',
      inputSchema: z.object({
        text: z
          .string()
          .min(1)
          .max(100_000)
          .describe('The error as it came, with what is around it'),
        operation: name.optional().describe('The operation that returned it'),
        language,
      }),
      annotations,
    },
    ({text, operation, language: asked}) =>
      toJsonAnswer(explainError(text, operation, library.in(asked))),
  );

  server.registerTool(
    'changes',
    {
      title: 'List the changes of an upgrade',
      description:
        'Returns the changes of the API between two versions: breaking, deprecated and new, each with the operations that it affects, why, and what to do. With "operations" only those that affect one of them.',
      inputSchema: z.object({
        from: z
          .string()
          .max(100)
          .optional()
          .describe(
            'Version that runs, such as "v1.0"; the oldest if left out',
          ),
        to: z
          .string()
          .max(100)
          .optional()
          .describe('Version that is wanted; the newest if left out'),
        operations: z
          .array(name)
          .max(200)
          .optional()
          .describe('Only changes that affect one of these operations'),
        language,
      }),
      annotations,
    },
    ({from, to, operations, language: asked}) =>
      toJsonAnswer(listChanges({from, to, operations}, library.in(asked))),
  );

  server.registerTool(
    'call_sandbox',
    {
      title: 'Call an operation of the sandbox',
      description:
        'Sends a request to the sandbox, which is inside this server and answers as the platform would; it remembers what was created until the server stops. Returns HTTP status and body; of a stream the messages of three seconds; and a note where the answer is an example that does not depend on the request. Never reaches a real platform.',
      inputSchema: z.object({
        operation: name,
        request: z
          .record(z.string(), z.unknown())
          .optional()
          .describe(
            'The request message as JSON; the example of the operation when left out',
          ),
        error: z
          .string()
          .max(100)
          .optional()
          .describe(
            'Answer with this error of the operation instead: an "anchor" from describe_operation, such as "error.not_found"',
          ),
      }),
      annotations,
    },
    async ({operation, request, error}) => {
      const found = findOperation(operation, library.in(first));
      const message = request ?? found.request.example ?? {};
      return toJsonAnswer(
        await callSandbox(found, message, library.sandbox, error),
      );
    },
  );

  return server;
}
