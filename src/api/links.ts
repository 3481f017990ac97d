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
export const getServiceId = ({key}: Service): string => `${key}-service`;

const docs = `/docs/${apiFolder}`;

export const getOperationLink = (operation: Operation): string =>
  `${docs}/${operation.slug}`;

export const getSchemaLink = (schema: Schema): string =>
  `${docs}/schemas/${schema.slug}`;

export const categoryLink = '/docs/category/api';

/** Id of the page of the changes between versions. */
export const changes = 'changes';

export const changesLink = `${docs}/${changes}`;

/** Address of the page of a version, `v1.1`. */
export const getVersionLink = (version: string): string =>
  `${changesLink}/${version}`;

/** Address of the feed of all changes, or of those of one service. */
export const getFeedLink = (kind: 'atom' | 'rss', service?: string): string =>
  `/changes/${service ? `${service}/` : ''}${kind}.xml`;

/** A link to a file that is served as it is, not to a page. */
export const getStaticLink = (address: string): string =>
  `pathname://${address}`;

/** The page that says what counts as breaking. */
export const versioningLink = '/docs/versioning';

/** Address of the page of a guide. */
export const getGuideLink = (name: string): string => `/docs/guides/${name}`;

export const introductionLink = `${docs}/${introduction}`;

export const getServiceLink = (service: Service): string =>
  `${docs}/${getServiceId(service)}`;
