import { spawnSync } from "node:child_process"
import { installDebianPackages } from "#scripts/lib/install-debian-packages.ts"
import { print } from "#scripts/lib/progress.ts"
import { UserError } from "#scripts/lib/user-error.ts"

const usualPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
]
const shellPath = "/usr/bin/chromium-headless-shell"

/**
 * Returns the path of the Chromium for the browser tests: CHROMIUM_PATH, else Debian's headless
 * shell, which runs the end-to-end tests in about half the time and renders identical screenshots.
 * As root, installs the shell if it is missing. If that fails, and for other users, returns the
 * machine's Chromium. Throws a UserError if there is none.
 */
export function requireHeadlessChromium(): string {
  if (process.env.CHROMIUM_PATH) return requireChromium()
  if (runs(shellPath)) return shellPath
  const whole = findChromium()
  if (whole !== null && process.getuid?.() !== 0) return whole
  print(
    "  … installing Debian's package chromium-headless-shell: the browser tests are faster in it",
  )
  const isInstalled = installDebianPackages(["chromium-headless-shell"])
  return isInstalled && runs(shellPath) ? shellPath : (whole ?? requireChromium())
}

/** Returns the path of a working Chromium: CHROMIUM_PATH, else the machine's; null for none. */
function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH
  return (given ? [given] : usualPaths).find(runs) ?? null
}

/** True if the file starts. Ubuntu's package is only a stub that points to another installer. */
function runs(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0
}

/**
 * Returns the path of a Chromium. Installs Debian's package if the machine has none. Throws a
 * UserError if that is not possible.
 */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  const given = process.env.CHROMIUM_PATH
  if (given) {
    throw new UserError(`CHROMIUM_PATH names ${given}, which does not run; correct or remove it.`)
  }
  print("  … installing Debian's package chromium for the browser tests")
  const installed = installDebianPackages(["chromium"]) ? findChromium() : null
  if (installed) return installed
  throw new UserError(
    'The browser tests need Chromium, which could not be installed from here; run "apt-get install chromium" as root, or set CHROMIUM_PATH.',
  )
}
