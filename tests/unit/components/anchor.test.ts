import {describe, expect, it, vi} from 'vitest';
import FieldAnchor from '../../../src/components/reference/FieldAnchor';
import {html} from './html';

const {collectAnchor} = vi.hoisted(() => ({collectAnchor: vi.fn()}));
vi.mock('@docusaurus/Translate', () => import('./messages'));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({collectAnchor}),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, ...label}: {to: string}) =>
    JSON.stringify([to, 'aria-label' in label && label['aria-label']]),
}));

describe('the anchor of a field', () => {
  it('is linked to by its name, and known to the check of links', () => {
    const shown = html(FieldAnchor, {id: 'field.size', name: 'size'});
    expect(shown).toBe(
      '<code id="field.size">size</code>' +
        '[&quot;#field.size&quot;,&quot;[reference.anchor: Direct link to size]&quot;]',
    );
    expect(collectAnchor.mock.calls).toEqual([['field.size']]);
  });
});
