import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Area} from './area';

export const networks: Area = {
  icon: 'network',
  name: translate({
    id: 'home.networks.name',
    message: 'Networks',
    description: 'Area of the home page: networks',
  }),
  to: '/docs/api/network-service',
  summary: (
    <Translate
      id="home.networks.summary"
      description="What the network service does"
    >
      Manages the fabrics, VLANs, subnets and IP ranges of MAAS, which belong to
      the whole installation.
    </Translate>
  ),
  operations: [
    {
      label: translate({
        id: 'home.networks.list',
        message: 'List networks',
        description: 'Link to the operation network-list-networks',
      }),
      to: '/docs/api/network-list-networks',
    },
    {
      label: translate({
        id: 'home.networks.create',
        message: 'Create a network',
        description: 'Link to the operation network-create-network',
      }),
      to: '/docs/api/network-create-network',
    },
    {
      label: translate({
        id: 'home.networks.range',
        message: 'Reserve an IP range',
        description: 'Link to the operation network-create-ip-range',
      }),
      to: '/docs/api/network-create-ip-range',
    },
  ],
};
