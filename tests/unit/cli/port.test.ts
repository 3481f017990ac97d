import {afterEach, expect, it, vi} from 'vitest';
import {getPortError, readPort} from '../../../src/cli/port';

afterEach(() => vi.unstubAllEnvs());

it('a port is that of the variable, or the usual one', () => {
  expect(readPort('SOME_PORT', 4010)).toBe(4010);
  vi.stubEnv('SOME_PORT', '65535');
  expect(readPort('SOME_PORT', 4010)).toBe(65_535);
});

it.each(['', '0', '65536', '-1', '80.5', 'http', '80; rm'])(
  '"%s" is no port',
  (value) => {
    vi.stubEnv('SOME_PORT', value);
    expect(() => readPort('SOME_PORT', 4010)).toThrow(
      'SOME_PORT must be a port, 1 to 65535.',
    );
  },
);

it('a port in use is said with the variable that names another', () => {
  const error = Object.assign(new Error('listen'), {code: 'EADDRINUSE'});
  expect(getPortError(error, 'SOME_PORT', 80)).toBe(
    'Port 80 is in use. Set SOME_PORT to another one.',
  );
  expect(getPortError(new Error('no rights'), 'SOME_PORT', 80)).toBe(
    'no rights',
  );
});
