import {translate} from '@docusaurus/Translate';
import type {SearchKind} from '../../search/types';

/** What one thing of a kind is called. */
export function getKindName(kind: SearchKind): string {
  switch (kind) {
    case 'operation':
      return translate({
        id: 'search.kind.operation',
        message: 'Operation',
        description: 'Kind of a search result: one operation of the API',
      });
    case 'service':
      return translate({
        id: 'search.kind.service',
        message: 'Service',
        description: 'Kind of a search result: one service of the API',
      });
    case 'schema':
      return translate({
        id: 'search.kind.schema',
        message: 'Schema',
        description: 'Kind of a search result: one schema of the API',
      });
    case 'field':
      return translate({
        id: 'search.kind.field',
        message: 'Field',
        description: 'Kind of a search result: one field of a message',
      });
    case 'value':
      return translate({
        id: 'search.kind.value',
        message: 'Value',
        description: 'Kind of a search result: one value of an enum',
      });
    case 'error':
      return translate({
        id: 'search.kind.error',
        message: 'Error',
        description: 'Kind of a search result: one error of an operation',
      });
    case 'header':
      return translate({
        id: 'search.kind.header',
        message: 'Header',
        description: 'Kind of a search result: one header of a call',
      });
    case 'guide':
      return translate({
        id: 'search.kind.guide',
        message: 'Guide',
        description: 'Kind of a search result: one guide',
      });
    case 'document':
      return translate({
        id: 'search.kind.document',
        message: 'Document',
        description:
          'Kind of a search result: one document, such as a tutorial',
      });
    case 'post':
      return translate({
        id: 'search.kind.post',
        message: 'Post',
        description: 'Kind of a search result: one post of the blog',
      });
  }
}

/** What the things of a kind are called. */
export function getKindsName(kind: SearchKind): string {
  switch (kind) {
    case 'operation':
      return translate({
        id: 'search.kinds.operation',
        message: 'Operations',
        description: 'Heading of search results and filter: operations',
      });
    case 'service':
      return translate({
        id: 'search.kinds.service',
        message: 'Services',
        description: 'Heading of search results and filter: services',
      });
    case 'schema':
      return translate({
        id: 'search.kinds.schema',
        message: 'Schemas',
        description: 'Heading of search results and filter: schemas',
      });
    case 'field':
      return translate({
        id: 'search.kinds.field',
        message: 'Fields',
        description: 'Heading of search results and filter: fields',
      });
    case 'value':
      return translate({
        id: 'search.kinds.value',
        message: 'Values',
        description: 'Heading of search results and filter: values of enums',
      });
    case 'error':
      return translate({
        id: 'search.kinds.error',
        message: 'Errors',
        description: 'Heading of search results and filter: errors',
      });
    case 'header':
      return translate({
        id: 'search.kinds.header',
        message: 'Headers',
        description: 'Heading of search results and filter: headers',
      });
    case 'guide':
      return translate({
        id: 'search.kinds.guide',
        message: 'Guides',
        description: 'Heading of search results and filter: guides',
      });
    case 'document':
      return translate({
        id: 'search.kinds.document',
        message: 'Documents',
        description: 'Heading of search results and filter: documents',
      });
    case 'post':
      return translate({
        id: 'search.kinds.post',
        message: 'Posts',
        description: 'Heading of search results and filter: posts of the blog',
      });
  }
}
