import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sirv from 'sirv';
import {faultFile, getStaticFolder} from '../../generate/paths';
import type {Locale} from '../../site';
import {makeSearchFile, searchFile} from '../search/siteSearch';

interface DevServer {
  app: {
    use(
      path: string,
      handle: (
        request: IncomingMessage,
        response: ServerResponse,
        next: () => void,
      ) => void,
    ): void;
  };
}

const name = 'preview';

/**
 * Serves the Markdown versions of the last build, because the preview does not
 * write HTML.
 *
 * @param folder of the locale in the build
 */
const serveMarkdown = (folder: string) =>
  sirv(folder, {
    dev: true,
    setHeaders(response, file) {
      const kind = file.endsWith('.md') ? 'markdown' : 'plain';
      response.setHeader('Content-Type', `text/${kind}; charset=utf-8`);
    },
    onNoMatch(_request, response) {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(
        'The last build has no Markdown version of this page. Run "npm run build".\n',
      );
    },
  });

/**
 * For the development server: reports an error in the description as a build
 * error, so that the page and the terminal show it, serves generated files
 * without reloading the page whenever they change, creates the search file on
 * request, and sends the URL of each opened page to the process of `npm start`.
 */
export default function preview({
  siteDir,
  outDir,
  baseUrl,
  i18n,
}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const fault = path.join(siteDir, faultFile);
  const markdown = serveMarkdown(outDir);
  return {
    name,
    getClientModules: () => [
      path.join(siteDir, 'src/plugins/preview/openPage.ts'),
    ],
    configureWebpack: () => ({
      plugins: [
        {
          apply({hooks}) {
            hooks.thisCompilation.tap(name, ({fileDependencies, errors}) => {
              fileDependencies.add(fault);
              const message = existsSync(fault)
                ? readFileSync(fault, 'utf8')
                : '';
              if (message !== '') errors.push(new Error(message));
            });
          },
        },
      ],
      devServer: {
        setupMiddlewares(_: unknown, {app}: DevServer): [] {
          app.use('/open-page', (request, response) => {
            void text(request).then((address) => {
              process.send?.(address);
              response.end();
            });
          });
          app.use(`${baseUrl}${searchFile}`, (_, response) => {
            const type = 'application/json; charset=utf-8';
            response.setHeader('Content-Type', type);
            response.end(makeSearchFile(siteDir, locale));
          });
          app.use(baseUrl, (request, response, next) => {
            const {url = ''} = request;
            const isMarkdown = /^[^?]*(\.md|\/llms(\/[^/?]+)?\.txt)(\?|$)/;
            if (isMarkdown.test(url)) markdown(request, response);
            else next();
          });
          // Docusaurus merges the result with its middlewares.
          return [];
        },
        static: [
          {
            directory: path.join(siteDir, getStaticFolder(locale)),
            publicPath: baseUrl,
            watch: false,
          },
        ],
      },
    }),
  };
}
