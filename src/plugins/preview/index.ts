import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {faultFile, getStaticFolder} from '../../generate/paths';
import type {Locale} from '../../site';

/** The parts of the bundler's types that are used here. */
interface Compilation {
  fileDependencies: {add(file: string): void};
  errors: {push(error: Error): void};
}

interface Compiler {
  hooks: {
    thisCompilation: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
}

interface DevServer {
  app: {
    post(
      path: string,
      handle: (request: IncomingMessage, response: ServerResponse) => void,
    ): void;
  };
}

const name = 'preview';

/** Sends the URL of each opened page to the process of `npm start`. */
function noteOpenPages(_: unknown, {app}: DevServer): [] {
  app.post('/open-page', (request, response) => {
    void text(request).then((address) => {
      process.send?.(address);
      response.end();
    });
  });
  // Docusaurus merges the result with its middlewares.
  return [];
}

/**
 * For `npm start`: reports an error in the description as a build error, so
 * that the page and the terminal show it, and serves generated files without
 * reloading the page whenever they change.
 */
export default function preview({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const fault = path.join(siteDir, faultFile);
  const showFault = {
    apply({hooks}: Compiler) {
      hooks.thisCompilation.tap(name, ({fileDependencies, errors}) => {
        fileDependencies.add(fault);
        const message = existsSync(fault) ? readFileSync(fault, 'utf8') : '';
        if (message !== '') errors.push(new Error(message));
      });
    },
  };
  return {
    name,
    getClientModules: () => [
      path.join(siteDir, 'src/plugins/preview/openPage.ts'),
    ],
    configureWebpack: () => ({
      plugins: [showFault],
      devServer: {
        setupMiddlewares: noteOpenPages,
        static: [
          {
            directory: path.join(
              siteDir,
              getStaticFolder(i18n.currentLocale as Locale),
            ),
            publicPath: baseUrl,
            watch: false,
          },
        ],
      },
    }),
  };
}
