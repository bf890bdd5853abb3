import { spawnSync } from "node:child_process"

/**
 * Installs Debian packages, as root or with sudo without a password prompt. Returns false if that
 * fails.
 */
export function installDebianPackages(packages: string[]): boolean {
  return runApt(["update"]) && runApt(["install", "-y", ...packages])
}

function runApt(args: string[]): boolean {
  const isRoot = process.getuid?.() === 0
  const command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120", ...args]
  const [program = "", ...rest] = isRoot ? command : ["sudo", "-n", ...command]
  const ended = spawnSync(program, rest, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })
  return ended.status === 0
}
