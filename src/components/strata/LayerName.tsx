import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Layer} from '../../api/layers';

const description = 'A layer of the platform, as a label of one or two words';

const names: Record<Layer, () => string> = {
  metal: () => translate({message: 'Bare metal', description}),
  network: () => translate({message: 'Network', description}),
  cluster: () => translate({message: 'Cluster', description}),
  machine: () => translate({message: 'Compute', description}),
  application: () => translate({message: 'Workloads', description}),
};

export default function LayerName({layer}: {layer: Layer}): ReactNode {
  return names[layer]();
}
