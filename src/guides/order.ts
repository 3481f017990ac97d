/**
 * The guides, by the names of their files, in the order in which readers find
 * them: the first steps, then from the hardware upwards.
 */
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
