/** In reading order: first steps, then from hardware to applications. */
export const guideNames = [
  'quickstart',
  'enlist-and-deploy-a-machine',
  'find-out-why-commissioning-failed',
  'kubernetes-and-ceph-cluster',
  'add-a-node-and-check-its-health',
  'replace-a-failed-disk',
  'remove-a-machine-for-good',
  'virtual-machine-from-an-image',
  'snapshot-clone-and-restore-a-virtual-machine',
  'bucket-for-an-application',
  'install-upgrade-and-roll-back-a-release',
  'snapshot-protect-and-roll-back-an-image',
  'share-a-file-system-over-nfs',
  'look-into-a-container',
  'measure-disks-and-object-storage',
];
