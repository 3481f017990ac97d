/**
 * The registry of chunks without the names of their modules, which serve to
 * find the scripts of a page while it is rendered on the server, and find none.
 */
export function slimRegistry(source: string): string {
  return source.replace(/\), "[^"]*", (?=require\.resolveWeak\()/g, '), "", ');
}

interface Documents {
  version?: {docs?: Record<string, {description?: string}>};
}

/** Operations and schemas, but not services. */
const isDetail = (id: string) => /^api\/(?!.*-service$)/.test(id);

/**
 * The data of all documents, which every document loads, without the
 * descriptions of operations and schemas: cards of documents show descriptions,
 * and none of them leads there. The pages have theirs from elsewhere.
 */
export function slimDocuments(json: string): string {
  const data = JSON.parse(json) as Documents;
  for (const [id, document] of Object.entries(data.version?.docs ?? {})) {
    if (isDetail(id)) delete document.description;
  }
  return JSON.stringify(data);
}
