import {describe, expect, it} from 'vitest';
import {getProduct} from '../../../src/rename/product';
import {replaceNames} from '../../../src/rename/renameFiles';

const from = getProduct('Alder');
const to = getProduct('Acme Cloud');

describe('renamed', () => {
  it.each([
    ['Welcome to Alder.', 'Welcome to Acme Cloud.'],
    ["Alder's hosts", "Acme Cloud's hosts"],
    ['歡迎使用Alder文件', '歡迎使用Acme Cloud文件'],
    ['https://alder.example.com/', 'https://acme-cloud.example.com/'],
    ['https://docs.alder.example', 'https://docs.acme-cloud.example'],
    ['/docs/api/alder-service', '/docs/api/acme-cloud-service'],
    ['var(--alder-focus)', 'var(--acme-cloud-focus)'],
    ['ALDER_PREVIEW', 'ACME_CLOUD_PREVIEW'],
    ['alder.example.com/zone', 'acme-cloud.example.com/zone'],
    ['node alder.mjs check', 'node acme-cloud.mjs check'],
    ['$sourceDescriptions.alder.Get', '$sourceDescriptions.acme-cloud.Get'],
    [
      'sourceDescriptions\\\\.alder\\\\.',
      'sourceDescriptions\\\\.acme-cloud\\\\.',
    ],
  ])('%s', (before, after) => {
    expect(replaceNames(before, from, to)).toBe(after);
  });

  it.each([
    ['/alder.storage.v1.StorageService/ListPools'],
    ['/^alder\\.\\w+\\.v\\d+\\./'],
    ['alder.<wbr/>storage'],
    ['schemas/alder-storage-v-1-pool'],
    ["name.startsWith('alder.')"],
    ['Alderley and thealder are other words'],
  ])('leaves %s', (text) => {
    expect(replaceNames(text, from, to)).toBe(text);
  });

  it('takes a name with signs of replacements as it is', () => {
    const odd = {name: '$&', slug: '$1'};
    expect(replaceNames('Alder, alder', from, odd)).toBe('$&, $1');
  });
});

describe('productOf', () => {
  it.each([
    '',
    ' ',
    'A-B',
    "Bob's",
    '9 lives',
    'A  B',
    'a b c d',
    '獨角獸',
    'x\n',
  ])('refuses %j', (name) => {
    expect(() => getProduct(name)).toThrow("can't be the name");
  });
});
