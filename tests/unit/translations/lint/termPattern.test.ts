import {describe, expect, it} from 'vitest';
import {termPattern} from '../../../../src/translations/lint/termPattern';

describe('termPattern', () => {
  it.each(['cluster', 'Clusters', 'a CLUSTER.', '(cluster)'])(
    'finds the cluster in %j',
    (text) => {
      expect(termPattern('cluster').test(text)).toBe(true);
    },
  );

  it.each(['cluster1', 'a_cluster', 'clustered', 'clusters2', 'Cluster.js'])(
    'finds no cluster in %j',
    (text) => {
      expect(termPattern('cluster').test(text)).toBe(false);
    },
  );

  it('knows plurals with es', () => {
    expect(termPattern('patch').test('two patches')).toBe(true);
  });

  it('takes marks of patterns as they are', () => {
    const odd = 'a.b*c+d?e^f$g{h}i(j)k|l[m]n\\o';
    expect(termPattern(odd).test(`see ${odd}s`)).toBe(true);
    expect(termPattern('a.b').test('aXb')).toBe(false);
  });

  it('is made once for each term', () => {
    expect(termPattern('node')).toBe(termPattern('node'));
    expect(termPattern('node')).not.toBe(termPattern('nodes'));
  });
});
