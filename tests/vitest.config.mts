import {defineConfig} from 'vitest/config';
import {unit} from './vitest.unit';

const report = process.env.HOLT_REPORT;

export default defineConfig({
  test: {
    reporters: report
      ? ['default', ['json', {outputFile: report}]]
      : ['default'],
    projects: [
      unit,
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
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
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
