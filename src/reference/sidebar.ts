import type {Reference, Schema, Service} from './model';
import {apiFolder} from './links';

export interface DocItem {
  type: 'doc';
  id: string;
}

export interface CategoryItem {
  type: 'category';
  key?: string;
  label: string;
  description?: string;
  collapsible?: boolean;
  collapsed?: boolean;
  link?:
    | DocLink
    | {
        type: 'generated-index';
        slug: string;
        title: string;
        description: string;
      };
  items: (DocItem | CategoryItem)[];
}

interface DocLink {
  type: 'doc';
  id: string;
}

const doc = (file: string): DocItem => ({
  type: 'doc',
  id: `${apiFolder}/${file}`,
});

function schemaCategory(
  key: string,
  schemas: Schema[],
  label = 'Schemas',
): CategoryItem {
  return {
    type: 'category',
    key: `${key}-schemas`,
    label,
    items: schemas.map(({slug}) => doc(`schemas/${slug}`)),
  };
}

function serviceCategory(service: Service): CategoryItem {
  return {
    type: 'category',
    key: service.key,
    label: service.displayName,
    link: doc(`${service.key}-service`),
    items: [
      ...service.operations.map(({slug}) => doc(slug)),
      schemaCategory(service.key, service.schemas),
    ],
  };
}

/**
 * The API sidebar: one category per service with its operations, its schemas
 * folded below them, so that the size of a page does not grow with the API.
 */
export function apiSidebar(reference: Reference): CategoryItem[] {
  return [
    {
      type: 'category',
      key: 'api',
      label: 'API Reference',
      collapsible: false,
      collapsed: false,
      link: {
        type: 'generated-index',
        slug: '/category/api',
        title: 'API Reference',
        description:
          'Every operation and every schema of the Holt API, grouped by service.',
      },
      items: [
        doc('holt-service'),
        ...reference.services.map(serviceCategory),
        schemaCategory('shared', reference.sharedSchemas, 'Shared schemas'),
      ],
    },
  ];
}
