/** Runs a command; an error is shown as its message, with exit code 1. */
export function main(run: () => void | Promise<void>): void {
  Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
