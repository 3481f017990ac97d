import {describe, expect, it} from 'vitest';
import {findExcess, stripPage, type Turns} from '../../benchmarks/limit';
import type {Scores} from '../../benchmarks/lighthouse';

const scores = (more: Partial<Scores> = {}): Scores => ({
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  blockingTime: 150,
  ...more,
});

/** Three runs of a page beside three of its bare HTML. */
const turns = (...whole: Partial<Scores>[]): Turns => ({
  name: 'home',
  whole: whole.map(scores),
  bare: [scores(), scores(), scores()],
});

describe('the limit of a page', () => {
  it('holds on a slow machine, where both are slow', () => {
    const slow = {performance: 41, blockingTime: 4000};
    const page = {...turns(slow, slow, slow), bare: [scores(slow)]};
    expect(findExcess(page)).toEqual([]);
  });

  it('counts the median, not one bad run', () => {
    expect(findExcess(turns({performance: 20}, {}, {}))).toEqual([]);
  });

  it('is reached by two points and sixty milliseconds, and no more', () => {
    const most = {performance: 95, blockingTime: 210};
    expect(findExcess(turns(most, most, most))).toEqual([]);
    const more = {performance: 94, blockingTime: 211};
    expect(findExcess(turns(more, more, more))).toEqual([
      'home: performance is 3 points below that of its HTML alone; 2 are allowed.',
      'home: scripts and styles block for 61 ms more than its HTML alone; 60 are allowed.',
    ]);
  });

  it('names each category without full marks', () => {
    const one = {accessibility: 98, seo: 92};
    expect(findExcess(turns(one, one, one))).toEqual([
      'home: accessibility is 98 of 100.',
      'home: seo is 92 of 100.',
    ]);
  });
});

describe('a bare page', () => {
  const html = `<!doctype html><html lang="en"><head><title>A</title>
    <link rel="stylesheet" href="/a.css"><link rel="preload" href="/a.js" as="script">
    <link rel="modulepreload" href="/b.js"><link rel="canonical" href="/a">
    <style>a{}</style></head><body><script>1</script><p hidden>&lt;script&gt;</p>
    <script type="application/ld+json">{}</script></body></html>`;

  it('has its words and no style or script', () => {
    const bare = stripPage(html);
    expect(bare).not.toMatch(/<script|<style|stylesheet|preload/);
    expect(bare).toContain('<p hidden="">&lt;script&gt;</p>');
    expect(bare).toContain('<title>A</title>');
    expect(bare).toContain('rel="canonical"');
  });
});
