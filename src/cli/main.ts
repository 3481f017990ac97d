/** Runs a command; an error is shown as its message, with exit code 1. */
export function main(run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
