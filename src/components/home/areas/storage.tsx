import React from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Area} from './area';

export const storage: Area = {
  icon: 'storage',
  name: translate({
    id: 'home.storage.name',
    message: 'Storage',
    description: 'Area of the home page: storage',
  }),
  to: '/docs/api/storage-service',
  summary: (
    <Translate
      id="home.storage.summary"
      description="What the storage service does"
    >
      Manages the pools, block device images, CephFS subvolumes, buckets and
      object storage users of a Ceph cluster.
    </Translate>
  ),
  operations: [
    {
      label: translate({
        id: 'home.storage.pools',
        message: 'List pools',
        description: 'Link to the operation storage-list-pools',
      }),
      to: '/docs/api/storage-list-pools',
    },
    {
      label: translate({
        id: 'home.storage.image',
        message: 'Create an image',
        description: 'Link to the operation storage-create-image',
      }),
      to: '/docs/api/storage-create-image',
    },
    {
      label: translate({
        id: 'home.storage.bucket',
        message: 'Create a bucket',
        description: 'Link to the operation storage-create-bucket',
      }),
      to: '/docs/api/storage-create-bucket',
    },
  ],
};
