import {describe, expect, it} from 'vitest';
import {getApiSidebars} from '../../../src/reference/sidebar';
import {twoServicesReference} from './description';

describe('getApiSidebars', () => {
  it('list the introduction, the services and what they share', () => {
    expect(getApiSidebars(twoServicesReference()).apiSidebar).toEqual([
      {
        type: 'category',
        key: 'api',
        label: 'API Reference',
        collapsible: false,
        collapsed: false,
        link: {type: 'doc', id: 'api/operations'},
        items: [
          {type: 'doc', id: 'api/holt-service'},
          {
            type: 'ref',
            key: 'wood',
            label: 'Wood',
            id: 'api/wood-service',
            customProps: {part: 'apiSidebar-wood'},
          },
          {
            type: 'ref',
            key: 'bird',
            label: 'Birds',
            id: 'api/bird-service',
            customProps: {part: 'apiSidebar-bird'},
          },
          {
            type: 'category',
            key: 'shared-schemas',
            label: 'Shared schemas',
            items: [{type: 'doc', id: 'api/schemas/empty'}],
          },
          {type: 'doc', id: 'api/a-z'},
        ],
      },
    ]);
  });

  it('are one more for each service: its page, operations and schemas', () => {
    const sidebars = getApiSidebars(twoServicesReference());
    expect(Object.keys(sidebars)).toEqual([
      'apiSidebar',
      'apiSidebar-wood',
      'apiSidebar-bird',
    ]);
    expect(sidebars['apiSidebar-wood']).toEqual([
      {type: 'doc', id: 'api/wood-service'},
      {type: 'doc', id: 'api/wood-get-tree'},
      {
        type: 'category',
        key: 'wood-schemas',
        label: 'Schemas',
        items: [{type: 'doc', id: 'api/schemas/tree'}],
      },
    ]);
    expect(sidebars['apiSidebar-bird']).toEqual([
      {type: 'doc', id: 'api/bird-service'},
      {type: 'doc', id: 'api/bird-watch-birds'},
      {
        type: 'category',
        key: 'bird-schemas',
        label: 'Schemas',
        items: [{type: 'doc', id: 'api/schemas/bird'}],
      },
    ]);
  });
});
