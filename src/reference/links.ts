import type {Operation, Schema, Service} from './model';

/** Folder of the reference under the document root. */
export const apiFolder = 'api';

/** Id of the introduction's page. */
export const introduction = 'holt-service';

/** Id of the page that lists everything by its name. */
export const index = 'a-z';

/** Id of the page that lists all operations by service. */
export const category = 'operations';

/** Id of the page of a service. */
export const serviceId = ({key}: Service): string => `${key}-service`;

const docs = `/docs/${apiFolder}`;

export const operationLink = (operation: Operation): string =>
  `${docs}/${operation.slug}`;

export const schemaLink = (schema: Schema): string =>
  `${docs}/schemas/${schema.slug}`;

export const categoryLink = '/docs/category/api';

/** Address of the page of a guide. */
export const guideLink = (name: string): string => `/docs/guides/${name}`;

export const introductionLink = `${docs}/${introduction}`;

export const serviceLink = (service: Service): string =>
  `${docs}/${serviceId(service)}`;
