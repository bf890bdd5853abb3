import { spawnSync } from "node:child_process"
import { installDebianPackages } from "#scripts/apt.ts"
import { StartFault } from "#scripts/fault.ts"
import { say } from "#scripts/progress.ts"

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
]
const shellPath = "/usr/bin/chromium-headless-shell"

/**
 * Returns the path of the Chromium for the browser tests: that of CHROMIUM_PATH, else Debian's
 * headless shell, in which the journeys take about half the time and the photographs come out the
 * same. Root has the shell installed where it is missing; where that fails, and for everybody else,
 * the machine's own Chromium does. Throws a StartFault where there is none.
 */
export function requireHeadlessChromium(): string {
  if (process.env.CHROMIUM_PATH) return requireChromium()
  if (runs(shellPath)) return shellPath
  const whole = findChromium()
  if (whole !== null && process.getuid?.() !== 0) return whole
  say("  … installing Debian's package chromium-headless-shell: the browser tests are faster in it")
  const isInstalled = installDebianPackages(["chromium-headless-shell"])
  return isInstalled && runs(shellPath) ? shellPath : (whole ?? requireChromium())
}

/** The path of a Chromium that runs: that of CHROMIUM_PATH, else the machine's; null for none. */
function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH
  return (given ? [given] : usualPaths).find(runs) ?? null
}

/** Ubuntu's package is only a signpost to another installer, so a file alone proves nothing. */
function runs(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0
}

/**
 * The path of a Chromium, installed as Debian's package when the machine has none. Throws a
 * StartFault when that is not possible.
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  const given = process.env.CHROMIUM_PATH
  if (given) {
    throw new StartFault(`CHROMIUM_PATH names ${given}, which does not run; correct or remove it.`)
  }
  say("  … installing Debian's package chromium for the browser tests")
  const installed = installDebianPackages(["chromium"]) ? findChromium() : null
  if (installed) return installed
  throw new StartFault(
    'The browser tests need Chromium, which could not be installed from here; run "apt-get install chromium" as root, or set CHROMIUM_PATH.',
  )
}
