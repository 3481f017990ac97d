import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Area} from './area';

export const virtualMachines: Area = {
  icon: 'virtualMachine',
  name: translate({
    id: 'home.virtualMachines.name',
    message: 'Virtual machines',
    description: 'Area of the home page: virtual machines',
  }),
  to: '/docs/api/instance-service',
  summary: (
    <Translate
      id="home.virtualMachines.summary"
      description="What the instance service does"
    >
      Runs KubeVirt virtual machines on a Kubernetes cluster, with disks,
      snapshots, clones, live migration and VNC sessions.
    </Translate>
  ),
  operations: [
    {
      label: translate({
        id: 'home.virtualMachines.list',
        message: 'List virtual machines',
        description: 'Link to the operation instance-list-virtual-machines',
      }),
      to: '/docs/api/instance-list-virtual-machines',
    },
    {
      label: translate({
        id: 'home.virtualMachines.create',
        message: 'Create a virtual machine',
        description: 'Link to the operation instance-create-virtual-machine',
      }),
      to: '/docs/api/instance-create-virtual-machine',
    },
    {
      label: translate({
        id: 'home.virtualMachines.snapshot',
        message: 'Take a snapshot',
        description:
          'Link to the operation instance-create-virtual-machine-snapshot',
      }),
      to: '/docs/api/instance-create-virtual-machine-snapshot',
    },
  ],
};
