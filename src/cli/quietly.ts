/** Runs what logs every file that it writes, without these lines. */
export async function quietly(run: () => Promise<unknown>): Promise<void> {
  const {log} = console;
  console.log = () => undefined;
  try {
    await run();
  } finally {
    console.log = log;
  }
}
