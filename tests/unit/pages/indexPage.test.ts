import {describe, expect, it} from 'vitest';
import {indexPage} from '../../../src/reference/pages/indexPage';
import {twoServicesReference} from '../reference/description';
import {contextOf} from './model';
import {section} from './read';

const {services, operations, schemas} = twoServicesReference();
const site = contextOf({
  services,
  operations: [...operations.values()],
  schemas: [...schemas.values()],
});
const page = indexPage(site).content(site);

describe('the page from A to Z', () => {
  it('lists operations by the first letter of their RPC', () => {
    expect(section(page, 'operations-g')).toBe(
      '- [Get a tree](/docs/api/wood-get-tree) `GetTree`',
    );
    expect(section(page, 'operations-w')).toBe(
      '- [Watch the birds](/docs/api/bird-watch-birds) `WatchBirds`',
    );
  });

  it('lists schemas of services and shared ones', () => {
    expect(section(page, 'schemas-g')).toContain('/docs/api/schemas/empty');
    expect(section(page, 'schemas-t')).toContain('/docs/api/schemas/tree');
  });

  it('lists the codes of errors', () => {
    expect(section(page, 'errors')).toContain(
      '(/docs/api/schemas/error#field.code.not_found) HTTP 404',
    );
  });
});
