/** Seconds with one decimal, for people: `0.4 s`. */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

let stream: NodeJS.WriteStream = process.stdout

/** One line to the terminal about how the shop is doing. */
export function print(line: string): void {
  stream.write(`${line}\n`)
}

/** From now on such lines go to standard error: standard output is the command's answer alone. */
export function sendProgressToStderr(): void {
  stream = process.stderr
}

/**
 * Does one step of a start and tells its name and duration when it is done; a step that takes
 * longer than a second is announced meanwhile.
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
