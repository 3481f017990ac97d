import {writeFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../site';
import {makeSearchFile, searchFile} from './siteSearch';

interface DevServer {
  app: {
    get: (
      path: string,
      handle: (request: unknown, response: ServerResponse) => void,
    ) => void;
  };
}

/** Writes the search file of a locale; see `src/search`. */
export default function search({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;

  /** In a preview, creates the search file on request. */
  function serve(_: unknown, {app}: DevServer): [] {
    app.get(`${baseUrl}${searchFile}`, (_, response) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      try {
        response.end(makeSearchFile(siteDir, locale));
      } catch (error) {
        response.statusCode = 500;
        response.end(String(error));
      }
    });
    // Docusaurus merges the result with its middlewares.
    return [];
  }

  return {
    name: 'search',
    configureWebpack: () => ({
      plugins: [],
      devServer: {setupMiddlewares: serve},
    }),
    postBuild({outDir}) {
      const text = makeSearchFile(siteDir, locale);
      writeFileSync(path.join(outDir, searchFile), text);
      return Promise.resolve();
    },
  };
}
