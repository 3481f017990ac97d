import {describe, expect, it} from 'vitest';
import {slimDocuments, slimRegistry} from '../../src/plugins/slim-scripts/slim';

describe('slim scripts', () => {
  it('lose the names of modules and keep the rest', () => {
    const line = (name: string) =>
      `  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/a.mdx"), "${name}", require.resolveWeak("@site/docs/a.mdx")],\n`;
    expect(slimRegistry(line('@site/docs/a.mdx').repeat(2))).toBe(
      line('').repeat(2),
    );
  });

  it('lose the descriptions of operations and schemas only', () => {
    const ids = [
      'intro',
      'api/storage-service',
      'api/scope-list-scopes',
      'api/schemas/scope',
    ];
    const docs = Object.fromEntries(
      ids.map((id) => [id, {id, description: 'What it is.'}]),
    );
    const slim = JSON.parse(
      slimDocuments(JSON.stringify({version: {docs}})),
    ) as {version: {docs: typeof docs}};
    expect(
      ids.filter((id) => slim.version.docs[id]?.description !== undefined),
    ).toEqual(['intro', 'api/storage-service']);
    expect(slim.version.docs['api/schemas/scope']?.id).toBe(
      'api/schemas/scope',
    );
  });

  it('leave other data alone', () => {
    expect(slimDocuments('{"tags":[]}')).toBe('{"tags":[]}');
  });
});
