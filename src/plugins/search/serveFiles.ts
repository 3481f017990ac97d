import type {ServerResponse} from 'node:http';

interface Request {
  params: Record<string, string>;
}

interface DevServer {
  app: {
    get(
      path: string,
      handle: (request: Request, response: ServerResponse) => void,
    ): void;
  };
}

/**
 * Serves the files of the search in a preview: those of the pages as they are
 * when the manifest is asked for.
 *
 * @param address that the names of the files are put behind
 */
export function serveFiles(
  address: string,
  make: () => Map<string, string>,
): (middlewares: unknown, server: DevServer) => [] {
  let files = new Map<string, string>();
  return (_, {app}) => {
    app.get(`${address}:name`, ({params: {name = ''}}, response) => {
      try {
        if (!files.has(name)) files = make();
        const text = files.get(name);
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.statusCode = text === undefined ? 404 : 200;
        response.end(text ?? '{}');
        // What is asked for next may have changed until then.
        if (name === 'manifest.json') files.delete(name);
      } catch (error) {
        response.statusCode = 500;
        response.end(String(error));
      }
    });
    // What is given is added to the middlewares of Docusaurus.
    return [];
  };
}
