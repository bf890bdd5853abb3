/**
 * Opens a progress bar on one terminal line; prints nothing if stdout is not a terminal. `total` is
 * in any unit; `done` adds to the progress in that unit.
 */
export function openProgressBar(
  name: string,
  total: number,
): { done: (part: number) => void; end: () => void } {
  const isShown = process.stdout.isTTY === true
  let sum = 0
  let shown = -1
  const show = (percent: number) => {
    if (!isShown || percent === shown) return
    shown = percent
    const filled = Math.round(percent / 4)
    process.stdout.write(
      `\r  ${name} [${"█".repeat(filled)}${" ".repeat(25 - filled)}] ${percent} %`,
    )
  }
  return {
    done(part) {
      sum += part
      show(total === 0 ? 100 : Math.min(100, Math.floor((sum / total) * 100)))
    },
    end() {
      if (isShown) process.stdout.write("\r\u001b[2K")
    },
  }
}
