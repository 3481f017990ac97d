import type {Operation, Schema, Service} from './model';

/** Folder of the reference under the document root. */
export const apiFolder = 'api';

const docs = `/docs/${apiFolder}`;

export const operationLink = (operation: Operation): string =>
  `${docs}/${operation.slug}`;

export const schemaLink = (schema: Schema): string =>
  `${docs}/schemas/${schema.slug}`;

export const serviceLink = (service: Service): string =>
  `${docs}/${service.key}-service`;
