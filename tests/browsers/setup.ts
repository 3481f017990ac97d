import type {TestProject} from 'vitest/node';
import {findPrograms, type Programs} from './programs';

declare module 'vitest' {
  export interface ProvidedContext {
    programs: Programs;
  }
}

/** Finds both browsers, and says in a line which they are. */
export default async function setup(project: TestProject): Promise<void> {
  const programs = await findPrograms();
  console.log(programs.versions);
  project.provide('programs', programs);
}
