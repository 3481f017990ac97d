/**
 * Runs a task, once more if it is asked for while it runs, and never twice at
 * the same time.
 *
 * @returns what asks for a run
 */
export function createQueue(task: () => Promise<void>): () => void {
  let running = false;
  let waiting = false;
  const run = async (): Promise<void> => {
    waiting = true;
    if (running) return;
    running = true;
    while (waiting) {
      waiting = false;
      await task();
    }
    running = false;
  };
  return () => void run();
}
