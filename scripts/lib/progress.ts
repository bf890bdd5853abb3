/** Formats milliseconds as seconds with one decimal: `0.4 s`. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

let stream: NodeJS.WriteStream = process.stdout

/** Prints a progress line to the terminal. */
export function print(line: string): void {
  stream.write(`${line}\n`)
}

/** Sends progress lines to stderr from now on; stdout then contains only the command's output. */
export function sendProgressToStderr(): void {
  stream = process.stderr
}

/**
 * Runs one step and prints its name and duration when it is done. A step that takes longer than a
 * second is printed as in progress.
 */
export async function withProgress<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const slowTimer = setTimeout(() => print(`  … ${name}`), 1000)
  try {
    const result = await work()
    print(`  ✓ ${name} (${formatSeconds(performance.now() - startedAt)})`)
    return result
  } finally {
    clearTimeout(slowTimer)
  }
}
