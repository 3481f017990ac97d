import {describe, expect, it} from 'vitest';
import {repeatedWords, without} from '../../../src/reference/shortNames';

/** What is left of names below a label. */
const shown = (
  label: string | undefined,
  names: string[],
  labels: string[] = label ? [label] : [],
): string[] =>
  repeatedWords(names, label, labels).map((repeated, index) => {
    const name = names[index] ?? '';
    return repeated === undefined ? name : without(name, repeated);
  });

describe('an English name below a label', () => {
  it.each([
    ['Machine', 'List machines', 'List'],
    ['Machine', 'Get a machine', 'Get'],
    ['(a+b', 'Update an (a+b', 'Update'],
    ['Machine', 'Power off a machine', 'Power off'],
    ['Machine', 'Commission a machine into a scope', 'Commission into a scope'],
    ['Facility', 'List the facilities of a scope', 'List'],
    ['Storage class', 'List storage classes', 'List'],
    ['Pool', 'Set the quotas of a pool', 'Set the quotas'],
    ['Cluster', 'Add units to a cluster', 'Add units'],
    [
      'Facility',
      'Resolve the errors of a facility unit',
      'Resolve the errors of a unit',
    ],
    ['Boot image', 'List boot image selections', 'List selections'],
    ['User key', 'Create an access key for a user', 'Create an access key'],
    [
      'Image snapshot',
      'Roll an image back to a snapshot',
      'Roll back to a snapshot',
    ],
    ['Virtual machine clone', 'Clone a virtual machine', 'Clone'],
    [
      'Subvolume export access',
      'Allow a client to mount a subvolume export',
      'Allow a client to mount',
    ],
  ])('%s: "%s" is shown as "%s"', (label, name, short) => {
    expect(shown(label, [name])).toEqual([short]);
  });

  it.each([
    ['Image', 'List block device images'],
    ['Instance', 'Pause a running instance'],
    ['Boot image', 'Check whether an image is a boot image already'],
    ['Machine', 'Delete a machinery'],
    ['Machine', 'Machine'],
    ['Machine', ''],
    // An article that would no longer fit.
    ['Facility', 'Fix a facility error'],
    ['Constructor', 'Get __proto__'],
  ])('%s: "%s" stays whole', (label, name) => {
    expect(shown(label, [name])).toEqual([name]);
  });

  it('is shown without words that several names of the group have', () => {
    expect(
      shown('Image', [
        'List block device images',
        'Resize a block device image',
      ]),
    ).toEqual(['List', 'Resize']);
  });

  it('is never shown as another one is', () => {
    expect(
      shown('GPU relation', [
        'List the GPU relations of a machine',
        'List the GPU relations of a model',
      ]),
    ).toEqual([
      'List the relations of a machine',
      'List the relations of a model',
    ]);
    const same = ['List pools', 'List the pools of a cluster'];
    expect(shown('Pool', same)).toEqual(same);
    expect(shown('Pool', ['Get a pool', 'Get'])).toEqual(['Get a pool', 'Get']);
  });

  it('stays whole where what it repeats stands in it twice', () => {
    const name = 'Move a pool into a pool';
    expect(shown('Pool', [name])).toEqual([name]);
  });

  it('without a label leaves out where the object is found', () => {
    expect(
      shown(undefined, [
        'List the namespaces of a cluster',
        'Change the URL of a package repository',
        'Check whether the installation is ready',
        'Create the list of pools',
      ]),
    ).toEqual([
      'List the namespaces',
      'Change a package repository',
      'Check whether ready',
      'Create the list of pools',
    ]);
  });
});

describe('a Chinese name below a label', () => {
  it.each([
    ['機器', '列出機器', '列出'],
    ['(+', '列出 (+', '列出'],
    ['機器', '重新啟動機器', '重新啟動'],
    ['機器', '關閉機器電源', '關閉電源'],
    ['集區', '設定集區的配額', '設定配額'],
    ['Release', '列出叢集的 release', '列出'],
    ['Facility', '更新 facility 的組態', '更新組態'],
    ['Facility', '解決 facility unit 的錯誤', '解決 unit 的錯誤'],
    ['IP 範圍', '保留 IP 範圍', '保留'],
    ['應用程式', '刪除應用程式的 Pod', '刪除 Pod'],
  ])('%s: 「%s」 is shown as 「%s」', (label, name, short) => {
    expect(shown(label, [name])).toEqual([short]);
  });

  it.each([
    // What is left would wait for an object.
    ['虛擬機器磁碟', '將磁碟連接到虛擬機器'],
    ['標籤', '移除機器的標籤'],
    ['標籤', '為機器加上標籤'],
    // Another thing than the label says.
    ['映像檔', '列出區塊裝置映像檔'],
    // The end of a longer word.
    ['網路', '列出網路卡'],
    ['Unit', '刪除 united 的項目'],
    ['機器', '刪除機器與磁碟'],
    ['機器', '機器'],
  ])('%s: 「%s」 stays whole', (label, name) => {
    expect(shown(label, [name])).toEqual([name]);
  });

  it('is shown without a part of the label that is a label too', () => {
    const labels = ['虛擬機器', '虛擬機器快照'];
    const name = '建立虛擬機器的快照';
    expect(shown('虛擬機器快照', [name], labels)).toEqual(['建立快照']);
    expect(shown('虛擬機器快照', [name])).toEqual([name]);
  });

  it('is shown without words that several names of the group have', () => {
    const names = ['列出區塊裝置映像檔', '調整區塊裝置映像檔的大小'];
    expect(shown('映像檔', names)).toEqual(['列出', '調整大小']);
  });

  it('is never shown as another one is', () => {
    const names = ['列出機器的 GPU 關聯', '列出模型的 GPU 關聯'];
    expect(shown('GPU 關聯', names)).toEqual(names);
  });
});
