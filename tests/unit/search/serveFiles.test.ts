import {describe, expect, it} from 'vitest';
import {serveFiles} from '../../../src/plugins/search/serveFiles';

/** The preview's server, as far as the search needs it. */
function makeServer(make: () => Map<string, string>) {
  let handle: (request: object, response: object) => void = () => undefined;
  let path = '';
  serveFiles('/base/search/', make)(undefined, {
    app: {
      get(address, listener) {
        path = address;
        handle = listener as typeof handle;
      },
    },
  });
  const ask = (name: string) => {
    const response = {
      statusCode: 0,
      body: '',
      setHeader: () => undefined,
      end: (text: string) => (response.body = text),
    };
    handle({params: {name}}, response);
    return [response.statusCode, response.body];
  };
  return {path, ask};
}

describe('the search in a preview', () => {
  it('has the files as they are when the manifest is asked for', () => {
    let count = 0;
    const {path, ask} = makeServer(() => {
      count++;
      return new Map([
        ['manifest.json', `manifest ${count}`],
        [`names.${count}.json`, `names ${count}`],
      ]);
    });
    expect(path).toBe('/base/search/:name');
    expect(ask('manifest.json')).toEqual([200, 'manifest 1']);
    expect(ask('names.1.json')).toEqual([200, 'names 1']);
    expect(ask('manifest.json')).toEqual([200, 'manifest 2']);
    expect(ask('names.1.json')).toEqual([404, '{}']);
  });

  it('says why there are none', () => {
    const {ask} = makeServer(() => {
      throw new Error('No page of this name.');
    });
    expect(ask('manifest.json')).toEqual([500, 'Error: No page of this name.']);
  });
});
