import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Area} from './area';

export const machines: Area = {
  icon: 'machine',
  name: translate({
    id: 'home.machines.name',
    message: 'Machines',
    description: 'Area of the home page: bare-metal machines',
  }),
  to: '/docs/api/machine-service',
  summary: (
    <Translate
      id="home.machines.summary"
      description="What the machine service does"
    >
      Reads the bare-metal machines that MAAS knows, commissions them into a
      scope, powers them off and releases them.
    </Translate>
  ),
  operations: [
    {
      label: translate({
        id: 'home.machines.list',
        message: 'List machines',
        description: 'Link to the operation machine-list-machines',
      }),
      to: '/docs/api/machine-list-machines',
    },
    {
      label: translate({
        id: 'home.machines.create',
        message: 'Commission a machine',
        description: 'Link to the operation machine-create-machine',
      }),
      to: '/docs/api/machine-create-machine',
    },
    {
      label: translate({
        id: 'home.machines.powerOff',
        message: 'Power off a machine',
        description: 'Link to the operation machine-power-off-machine',
      }),
      to: '/docs/api/machine-power-off-machine',
    },
  ],
};
