const began = performance.now();

/** Says what is done, and after how many seconds, to whoever waits for a long bench. */
export function progress(done: string): void {
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${done}\n`);
}
