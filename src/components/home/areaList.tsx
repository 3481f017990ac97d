import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {IconName} from './Icon';

/** A part of the platform, with the calls that operators make most often. */
export interface Area {
  icon: IconName;
  name: string;
  to: string;
  summary: ReactNode;
  operations: {label: string; to: string}[];
}

/** The areas of the home page, from the hardware upwards. */
export const areas: Area[] = [
  {
    icon: 'machine',
    name: translate({
      message: 'Machines',
      description: 'Area of the home page: bare-metal machines',
    }),
    to: '/docs/api/machine-service',
    summary: (
      <Translate description="What the machine service does">
        Reads the bare-metal machines that MAAS knows, commissions them into a
        scope, powers them off and releases them.
      </Translate>
    ),
    operations: [
      {
        label: translate({
          message: 'List machines',
          description: 'Link to the operation machine-list-machines',
        }),
        to: '/docs/api/machine-list-machines',
      },
      {
        label: translate({
          message: 'Commission a machine',
          description: 'Link to the operation machine-create-machine',
        }),
        to: '/docs/api/machine-create-machine',
      },
      {
        label: translate({
          message: 'Power off a machine',
          description: 'Link to the operation machine-power-off-machine',
        }),
        to: '/docs/api/machine-power-off-machine',
      },
    ],
  },
  {
    icon: 'network',
    name: translate({
      message: 'Networks',
      description: 'Area of the home page: networks',
    }),
    to: '/docs/api/network-service',
    summary: (
      <Translate description="What the network service does">
        Manages the fabrics, VLANs, subnets and IP ranges of MAAS, which belong
        to the whole installation.
      </Translate>
    ),
    operations: [
      {
        label: translate({
          message: 'List networks',
          description: 'Link to the operation network-list-networks',
        }),
        to: '/docs/api/network-list-networks',
      },
      {
        label: translate({
          message: 'Create a network',
          description: 'Link to the operation network-create-network',
        }),
        to: '/docs/api/network-create-network',
      },
      {
        label: translate({
          message: 'Reserve an IP range',
          description: 'Link to the operation network-create-ip-range',
        }),
        to: '/docs/api/network-create-ip-range',
      },
    ],
  },
  {
    icon: 'cluster',
    name: translate({
      message: 'Clusters',
      description: 'Area of the home page: Kubernetes and Ceph clusters',
    }),
    to: '/docs/api/orchestrator-service',
    summary: (
      <Translate description="What the orchestrator service does">
        Turns a deployed machine into a Kubernetes and a Ceph cluster, lists
        clusters, edits node labels and reports GPU use.
      </Translate>
    ),
    operations: [
      {
        label: translate({
          message: 'List clusters',
          description: 'Link to the operation orchestrator-list-essentials',
        }),
        to: '/docs/api/orchestrator-list-essentials',
      },
      {
        label: translate({
          message: 'Create a single-machine cluster',
          description: 'Link to the operation orchestrator-create-node',
        }),
        to: '/docs/api/orchestrator-create-node',
      },
    ],
  },
  {
    icon: 'storage',
    name: translate({
      message: 'Storage',
      description: 'Area of the home page: storage',
    }),
    to: '/docs/api/storage-service',
    summary: (
      <Translate description="What the storage service does">
        Manages the pools, block device images, CephFS subvolumes, buckets and
        object storage users of a Ceph cluster.
      </Translate>
    ),
    operations: [
      {
        label: translate({
          id: 'List pools (home page)',
          message: 'List pools',
          description: 'Link to the operation storage-list-pools',
        }),
        to: '/docs/api/storage-list-pools',
      },
      {
        label: translate({
          message: 'Create an image',
          description: 'Link to the operation storage-create-image',
        }),
        to: '/docs/api/storage-create-image',
      },
      {
        label: translate({
          message: 'Create a bucket',
          description: 'Link to the operation storage-create-bucket',
        }),
        to: '/docs/api/storage-create-bucket',
      },
    ],
  },
  {
    icon: 'virtualMachine',
    name: translate({
      message: 'Virtual machines',
      description: 'Area of the home page: virtual machines',
    }),
    to: '/docs/api/instance-service',
    summary: (
      <Translate description="What the instance service does">
        Runs KubeVirt virtual machines on a Kubernetes cluster, with disks,
        snapshots, clones, live migration and VNC sessions.
      </Translate>
    ),
    operations: [
      {
        label: translate({
          message: 'List virtual machines',
          description: 'Link to the operation instance-list-virtual-machines',
        }),
        to: '/docs/api/instance-list-virtual-machines',
      },
      {
        label: translate({
          message: 'Create a virtual machine',
          description: 'Link to the operation instance-create-virtual-machine',
        }),
        to: '/docs/api/instance-create-virtual-machine',
      },
      {
        label: translate({
          message: 'Take a snapshot',
          description:
            'Link to the operation instance-create-virtual-machine-snapshot',
        }),
        to: '/docs/api/instance-create-virtual-machine-snapshot',
      },
    ],
  },
  {
    icon: 'application',
    name: translate({
      message: 'Kubernetes applications',
      description: 'Area of the home page: Kubernetes applications',
    }),
    to: '/docs/api/application-service',
    summary: (
      <Translate description="What the application service does">
        Reads the workloads of a Kubernetes cluster with their pods and logs,
        restarts them, scales Deployments and StatefulSets, and manages Helm
        releases.
      </Translate>
    ),
    operations: [
      {
        label: translate({
          message: 'List applications',
          description: 'Link to the operation application-list-applications',
        }),
        to: '/docs/api/application-list-applications',
      },
      {
        label: translate({
          message: 'Create a release',
          description: 'Link to the operation application-create-release',
        }),
        to: '/docs/api/application-create-release',
      },
      {
        label: translate({
          message: 'Watch logs',
          description: 'Link to the operation application-watch-logs',
        }),
        to: '/docs/api/application-watch-logs',
      },
    ],
  },
];
