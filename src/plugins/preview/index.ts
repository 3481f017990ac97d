import type {RequestListener} from 'node:http';
import {text} from 'node:stream/consumers';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {faultFile, getStaticFolder} from '../../generate/paths';
import type {Locale} from '../../site';
import {makeSearchFile, searchFile} from '../search/siteSearch';

interface DevServer {
  app: {use(path: string, handle: RequestListener): void};
}

const name = 'preview';

/**
 * For the development server: reports an error in the description as a build
 * error, so that the page and the terminal show it, serves generated files
 * without reloading the page whenever they change, creates the search file on
 * request, and sends the URL of each opened page to the process of `npm start`.
 */
export default function preview({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  const fault = path.join(siteDir, faultFile);
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
