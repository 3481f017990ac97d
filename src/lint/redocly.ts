import path from 'node:path';
import {
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import type {Problem, SourceFile} from '../files/sourceFile';

function problemOf(
  {message, location: [place]}: NormalizedProblem,
  file: string,
): Problem {
  const line = place ? getLineColLocation(place).start.line : 1;
  return {file, line, message};
}

/**
 * What Redocly says of workflow files, by the rules of `redocly.yaml`.
 *
 * @param folder of the repository
 */
export async function redoclyProblems(
  folder: string,
  workflows: readonly SourceFile[],
): Promise<Problem[]> {
  if (workflows.length === 0) return [];
  const config = await loadConfig({
    configPath: path.join(folder, 'redocly.yaml'),
  });
  const found = await Promise.all(
    workflows.map(async ({file}) => {
      const problems = await lint({ref: path.join(folder, file), config});
      return problems.map((problem) => problemOf(problem, file));
    }),
  );
  return found.flat();
}
