/** Runs a command. Prints the message of an error and exits with code 1. */
export function main(run: () => void | Promise<void>): void {
  Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
