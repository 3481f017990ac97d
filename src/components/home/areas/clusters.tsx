import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Area} from './area';

export const clusters: Area = {
  icon: 'cluster',
  name: translate({
    id: 'home.clusters.name',
    message: 'Clusters',
    description: 'Area of the home page: Kubernetes and Ceph clusters',
  }),
  to: '/docs/api/orchestrator-service',
  summary: (
    <Translate
      id="home.clusters.summary"
      description="What the orchestrator service does"
    >
      Turns a deployed machine into a Kubernetes and a Ceph cluster, lists
      clusters, edits node labels and reports GPU use.
    </Translate>
  ),
  operations: [
    {
      label: translate({
        id: 'home.clusters.list',
        message: 'List clusters',
        description: 'Link to the operation orchestrator-list-essentials',
      }),
      to: '/docs/api/orchestrator-list-essentials',
    },
    {
      label: translate({
        id: 'home.clusters.create',
        message: 'Create a single-machine cluster',
        description: 'Link to the operation orchestrator-create-node',
      }),
      to: '/docs/api/orchestrator-create-node',
    },
  ],
};
