import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {httpStatuses} from '../calls/table';
import {data} from './sandbox/whole';

const {components} = JSON.parse(
  readFileSync('.generated/static/en/openapi.json', 'utf8'),
) as {
  components: {
    schemas: {
      'connect.error': {
        properties: {code: {enum: string[]; 'x-http-status': object}};
      };
    };
  };
};

it('the description has the codes of Connect and their HTTP status', () => {
  const {code} = components.schemas['connect.error'].properties;
  expect(code['x-http-status']).toEqual(httpStatuses);
  expect(code.enum).toEqual(Object.keys(httpStatuses));
});

it('the sandbox sends each code with its HTTP status', () => {
  expect(data.statuses).toEqual(httpStatuses);
});
