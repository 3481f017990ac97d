/** Something to do so many milliseconds after the last change. */
export type Step = [milliseconds: number, run: () => void];

/** Does steps later, each in its time, unless others are asked for before. */
export function laterSteps(): (steps: readonly Step[]) => void {
  let timers: NodeJS.Timeout[] = [];
  return (steps) => {
    timers.forEach(clearTimeout);
    timers = steps.map(([time, run]) => setTimeout(run, time));
  };
}
