import {describe, expect, it} from 'vitest';
import type {JsonObject} from '../../../src/sandbox/json';
import {Store} from '../../../src/sandbox/store';
import {data} from './pretend';

describe('a store', () => {
  it('knows the first objects from those that came later', () => {
    const store = new Store(data);
    const [ash] = store.all('tree');
    const [nest] = ash?.value.nests as JsonObject[];
    expect(store.isSeeded(ash?.value)).toBe(true);
    expect(store.isSeeded(nest)).toBe(true);
    expect(store.isSeeded({...ash!.value})).toBe(false);
  });

  it('counts from 0001', () => {
    const store = new Store(data);
    expect([store.serial(), store.serial()]).toEqual(['0001', '0002']);
    expect(new Store(data).serial()).toBe('0001');
  });
});
