import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {twoServices, twoServicesSources} from '../reference/description';

/** Writes a file of a site, its folders too. */
export function writeJson(site: string, file: string, value: unknown): string {
  const name = path.join(site, file);
  mkdirSync(path.dirname(name), {recursive: true});
  writeFileSync(name, JSON.stringify(value));
  return name;
}

const error = {
  'connect.error': {
    type: 'object',
    properties: {code: {type: 'string', enum: ['internal']}},
  },
};

/** A folder with what `npm run api` makes of `twoServices` in both locales. */
export function siteFolder(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'reference-'));
  const {operations, schemas} = twoServicesSources;
  writeJson(site, '.generated/sources.json', {
    operations: Object.fromEntries(operations),
    schemas: {
      ...Object.fromEntries(schemas),
      'connect.error': 'openapi/shared/schemas/connect-error.yaml',
    },
  });
  for (const locale of ['en', 'zh-hant']) {
    const document = twoServices();
    document.info.title = `Forest ${locale}`;
    Object.assign(document.components.schemas, error);
    writeJson(site, `.generated/static/${locale}/openapi.json`, document);
  }
  // JSON is YAML too.
  writeJson(site, 'openapi/error-messages.yaml', {messages: []});
  writeJson(site, 'openapi/symptoms.yaml', {symptoms: []});
  writeJson(site, 'openapi/sandbox-errors.yaml', {
    notSimulated: [],
    requests: {},
  });
  writeJson(site, 'openapi/sandbox.yaml', {
    objects: {},
    operations: {GetTree: {}},
  });
  writeJson(site, 'i18n/zh-hant/openapi/shared.json', {
    Request: {message: '請求'},
    'Holt API': {message: 'Holt 的 API'},
  });
  return site;
}
