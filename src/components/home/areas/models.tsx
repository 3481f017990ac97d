import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Area} from './area';

export const models: Area = {
  icon: 'model',
  name: translate({
    id: 'home.models.name',
    message: 'Models',
    description: 'Area of the home page: AI models',
  }),
  to: '/docs/api/model-service',
  summary: (
    <Translate
      id="home.models.summary"
      description="What the model service does; {code} is an error code"
      values={{code: <code>unimplemented</code>}}
    >
      {
        'Declares a registry of AI models; in this version of the API, each of its four calls returns {code}.'
      }
    </Translate>
  ),
  operations: [
    {
      label: translate({
        id: 'home.models.list',
        message: 'List models',
        description: 'Link to the operation model-list-models',
      }),
      to: '/docs/api/model-list-models',
    },
    {
      label: translate({
        id: 'home.models.create',
        message: 'Create a model',
        description: 'Link to the operation model-create-model',
      }),
      to: '/docs/api/model-create-model',
    },
  ],
};
