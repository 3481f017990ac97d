import {describe, expect, it} from 'vitest';
import {mergeMessages} from '../../../src/translations/mergeMessages';

const message = (text: string) => ({message: text});

describe('mergeMessages', () => {
  it('keeps what is translated, adds what is new, loses nothing', () => {
    const merged = mergeMessages(
      {b: {message: 'New', description: 'Where'}, a: message('Old')},
      {a: message('舊'), gone: message('曾經')},
    );
    expect(Object.keys(merged)).toEqual(['b', 'a', 'gone']);
    expect(merged).toEqual({
      b: {message: 'New', description: 'Where'},
      a: {message: '舊'},
      gone: {message: '曾經', description: 'No longer used.'},
    });
  });

  it('takes the context from the site, not from the translation', () => {
    const merged = mergeMessages(
      {a: {message: 'Old', description: 'Here'}},
      {a: {message: '舊', description: 'No longer used. There'}},
    );
    expect(merged.a).toEqual({message: '舊', description: 'Here'});
  });

  it('marks what is no longer used once, before its context', () => {
    const once = mergeMessages(
      {},
      {gone: {message: '曾經', description: 'Title'}},
    );
    expect(once.gone?.description).toBe('No longer used. Title');
    expect(mergeMessages({}, once)).toEqual(once);
  });

  it('marks a text whose context only ends like the mark', () => {
    const gone = {message: '曾經', description: 'Title. No longer used.'};
    expect(mergeMessages({}, {gone}).gone?.description).toBe(
      'No longer used. Title. No longer used.',
    );
  });

  it('is not confused by names of Object.prototype', () => {
    expect(mergeMessages({constructor: message('New')}, {})).toEqual({
      constructor: {message: 'New'},
    });
    expect(mergeMessages({}, {constructor: message('舊')})).toEqual({
      constructor: {message: '舊', description: 'No longer used.'},
    });
  });
});
