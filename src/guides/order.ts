export type GuideArea =
  | 'Start'
  | 'Machines'
  | 'Clusters'
  | 'Storage'
  | 'Virtual machines'
  | 'Applications';

/** In reading order: first steps, then from hardware to applications. */
export const guideAreas: readonly {area: GuideArea; names: string[]}[] = [
  {area: 'Start', names: ['quickstart']},
  {
    area: 'Machines',
    names: [
      'enlist-and-deploy-a-machine',
      'find-out-why-commissioning-failed',
      'remove-a-machine-for-good',
    ],
  },
  {
    area: 'Clusters',
    names: [
      'kubernetes-and-ceph-cluster',
      'add-a-node-and-check-its-health',
      'replace-a-failed-disk',
      'measure-disks-and-object-storage',
    ],
  },
  {
    area: 'Storage',
    names: [
      'bucket-for-an-application',
      'snapshot-protect-and-roll-back-an-image',
      'share-a-file-system-over-nfs',
    ],
  },
  {
    area: 'Virtual machines',
    names: [
      'virtual-machine-from-an-image',
      'snapshot-clone-and-restore-a-virtual-machine',
    ],
  },
  {
    area: 'Applications',
    names: ['install-upgrade-and-roll-back-a-release', 'look-into-a-container'],
  },
];

export const guideNames = guideAreas.flatMap(({names}) => names);
