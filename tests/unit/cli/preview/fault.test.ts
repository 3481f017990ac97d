import {describe, expect, it} from 'vitest';
import {getMessage} from '../../../../src/cli/preview/preview';

const site = '/home/me/docs';

describe('what is told of an error', () => {
  it('is the message alone where it names its place', () => {
    const message = 'openapi/a.yaml:3: not YAML.\nopenapi/b.yaml:4: neither.';
    expect(getMessage(new Error(message), site)).toBe(message);
    const inSite = new Error(`openapi/a.yaml:3: no ${site}/openapi/b.yaml`);
    expect(getMessage(inSite, site)).toBe(
      'openapi/a.yaml:3: no openapi/b.yaml',
    );
  });

  it('is where in the code it came up, where it names none', () => {
    const error = new TypeError('x is not a function');
    error.stack = `TypeError: x is not a function
    at content (${site}/src/generate/pages/schemaPage.ts:7:3)
    at load (${site}/node_modules/vite/node.js:1:1)
    at async data:text/javascript,x (${site}/y.ts:1:1)`;
    expect(getMessage(error, site)).toBe(
      'TypeError: x is not a function\n    at content (src/generate/pages/schemaPage.ts:7:3)',
    );
  });

  it('has no colors of a terminal', () => {
    const error = new SyntaxError('\u001b[31mUnexpected\u001b[0m token');
    error.stack = '';
    expect(getMessage(error, site)).toBe('SyntaxError: Unexpected token');
  });

  it('is anything that was thrown', () => {
    expect(getMessage('no', site)).toBe('no');
  });
});
