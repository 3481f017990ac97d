import {site} from '../site';
import type {Operation, Schema, Service} from './model';

export const apiFolder = 'api';

export const introduction = `${site.slug}-service`;

export const index = 'a-z';

export const category = 'operations';

export const getServiceId = ({key}: Service): string => `${key}-service`;

const docs = `/docs/${apiFolder}`;

export const getOperationLink = (operation: Operation): string =>
  `${docs}/${operation.slug}`;

export const getSchemaLink = (schema: Schema): string =>
  `${docs}/schemas/${schema.slug}`;

export const categoryLink = '/docs/category/api';

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

export const versioningLink = '/docs/versioning';

export const getGuideLink = (name: string): string => `/docs/guides/${name}`;

export const introductionLink = `${docs}/${introduction}`;

export const getServiceLink = (service: Service): string =>
  `${docs}/${getServiceId(service)}`;
