import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

const description = 'A cell of the table of the systems that the API manages';

const systems = [
  {
    name: 'MAAS',
    to: 'https://maas.io',
    manages: () =>
      translate({
        message: 'Machines, networks, IP ranges and boot images',
        description,
      }),
  },
  {
    name: 'Juju',
    to: 'https://juju.is',
    manages: () =>
      translate({
        message: 'Scopes (Juju models) and facilities (Juju applications)',
        description,
      }),
  },
  {
    name: 'Kubernetes',
    to: 'https://kubernetes.io',
    manages: () =>
      translate({
        message: 'Workloads with their pods, logs and terminals',
        description,
      }),
  },
  {
    name: 'KubeVirt',
    to: 'https://kubevirt.io',
    manages: () =>
      translate({
        message: 'Virtual machines with their disks and snapshots',
        description,
      }),
  },
  {
    name: 'Ceph',
    to: 'https://ceph.io',
    manages: () =>
      translate({
        message:
          'Pools, block device images, file system subvolumes and object storage buckets',
        description,
      }),
  },
  {
    name: 'Helm',
    to: 'https://helm.sh',
    manages: () => translate({message: 'Charts and releases', description}),
  },
];

/** The systems behind the API, on the home page and in the overview. */
export default function Systems(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate description="Head of a column of the table of systems">
              System
            </Translate>
          </th>
          <th scope="col">
            <Translate
              description="Head of a column of the table of systems"
              values={{name: 'Holt'}}
            >
              {'Managed through {name}'}
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {systems.map(({name, to, manages}) => (
          <tr key={name}>
            <th scope="row">
              <Link to={to}>{name}</Link>
            </th>
            <td>{manages()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
