import {describe, expect, it} from 'vitest';
import {createTermPattern} from '../../../../src/translations/lint/termPattern';

describe('createTermPattern', () => {
  it.each(['cluster', 'Clusters', 'a CLUSTER.', '(cluster)'])(
    'finds the cluster in %j',
    (text) => {
      expect(createTermPattern('cluster').test(text)).toBe(true);
    },
  );

  it.each(['cluster1', 'a_cluster', 'clustered', 'clusters2', 'Cluster.js'])(
    'finds no cluster in %j',
    (text) => {
      expect(createTermPattern('cluster').test(text)).toBe(false);
    },
  );

  it('knows plurals with es', () => {
    expect(createTermPattern('patch').test('two patches')).toBe(true);
  });

  it('takes marks of patterns as they are', () => {
    const odd = 'a.b*c+d?e^f$g{h}i(j)k|l[m]n\\o';
    expect(createTermPattern(odd).test(`see ${odd}s`)).toBe(true);
    expect(createTermPattern('a.b').test('aXb')).toBe(false);
  });

  it('is made once for each term', () => {
    expect(createTermPattern('node')).toBe(createTermPattern('node'));
    expect(createTermPattern('node')).not.toBe(createTermPattern('nodes'));
  });
});
