import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Area} from './area';

export const applications: Area = {
  icon: 'application',
  name: translate({
    id: 'home.applications.name',
    message: 'Kubernetes applications',
    description: 'Area of the home page: Kubernetes applications',
  }),
  to: '/docs/api/application-service',
  summary: (
    <Translate
      id="home.applications.summary"
      description="What the application service does"
    >
      Reads the workloads of a Kubernetes cluster with their pods and logs,
      restarts them, scales Deployments and StatefulSets, and manages Helm
      releases.
    </Translate>
  ),
  operations: [
    {
      label: translate({
        id: 'home.applications.list',
        message: 'List applications',
        description: 'Link to the operation application-list-applications',
      }),
      to: '/docs/api/application-list-applications',
    },
    {
      label: translate({
        id: 'home.applications.release',
        message: 'Create a release',
        description: 'Link to the operation application-create-release',
      }),
      to: '/docs/api/application-create-release',
    },
    {
      label: translate({
        id: 'home.applications.logs',
        message: 'Watch logs',
        description: 'Link to the operation application-watch-logs',
      }),
      to: '/docs/api/application-watch-logs',
    },
  ],
};
