import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

const description = 'A cell of the table of the systems that the API manages';

/** Name, address, and what of it the API manages. */
const systems: [name: string, to: string, manages: string][] = [
  [
    'MAAS',
    'https://maas.io',
    translate({
      message: 'Machines, networks, IP ranges and boot images',
      description,
    }),
  ],
  [
    'Juju',
    'https://juju.is',
    translate({
      message: 'Scopes (Juju models) and facilities (Juju applications)',
      description,
    }),
  ],
  [
    'Kubernetes',
    'https://kubernetes.io',
    translate({
      message: 'Workloads with their pods, logs and terminals',
      description,
    }),
  ],
  [
    'KubeVirt',
    'https://kubevirt.io',
    translate({
      message: 'Virtual machines with their disks and snapshots',
      description,
    }),
  ],
  [
    'Ceph',
    'https://ceph.io',
    translate({
      message:
        'Pools, block device images, file system subvolumes and object storage buckets',
      description,
    }),
  ],
  [
    'Helm',
    'https://helm.sh',
    translate({message: 'Charts and releases', description}),
  ],
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
        {systems.map(([name, to, manages]) => (
          <tr key={name}>
            <th scope="row">
              <Link to={to}>{name}</Link>
            </th>
            <td>{manages}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
