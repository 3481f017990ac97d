import type {Operation, Schema, Service} from './model';

export const apiFolder = 'api';

/** Document ID of the introduction. */
export const introduction = 'holt-service';

/** Document ID of the A–Z index. */
export const index = 'a-z';

/** Document ID of the list of all operations. */
export const category = 'operations';

/** Document ID of a service. */
export const getServiceId = ({key}: Service): string => `${key}-service`;

const docs = `/docs/${apiFolder}`;

export const getOperationLink = (operation: Operation): string =>
  `${docs}/${operation.slug}`;

export const getSchemaLink = (schema: Schema): string =>
  `${docs}/schemas/${schema.slug}`;

export const categoryLink = '/docs/category/api';

/** Document ID of the changes between versions. */
export const changes = 'changes';

export const changesLink = `${docs}/${changes}`;

export const getVersionLink = (version: string): string =>
  `${changesLink}/${version}`;

/** URL of the feed of all changes, or of one service's changes. */
export const getFeedLink = (kind: 'atom' | 'rss', service?: string): string =>
  `/changes/${service ? `${service}/` : ''}${kind}.xml`;

/** Link to a static file. */
export const getStaticLink = (address: string): string =>
  `pathname://${address}`;

/** Page with the definition of a breaking change. */
export const versioningLink = '/docs/versioning';

export const getGuideLink = (name: string): string => `/docs/guides/${name}`;

export const introductionLink = `${docs}/${introduction}`;

export const getServiceLink = (service: Service): string =>
  `${docs}/${getServiceId(service)}`;
