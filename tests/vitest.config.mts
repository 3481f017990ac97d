import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {test: {name: 'unit', include: ['tests/unit/**/*.test.ts']}},
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
