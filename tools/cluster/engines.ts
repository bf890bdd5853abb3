import { existsSync } from "node:fs"
import { buildRecord } from "#lib/contract/values/record.ts"
import { installDebianPackages } from "#scripts/lib/install-debian-packages.ts"
import { print } from "#scripts/lib/progress.ts"
import { UserError } from "#scripts/lib/user-error.ts"

/** Third-party programs, and the Debian packages that provide them. */
const engines = {
  nginx: { package: "nginx-light", files: ["/usr/sbin/nginx", "/usr/local/sbin/nginx"] },
  redis: {
    package: "redis-server",
    files: ["/usr/bin/redis-server", "/usr/local/bin/redis-server"],
  },
  wrk: { package: "wrk", files: ["/usr/bin/wrk", "/usr/local/bin/wrk"] },
  faketime: {
    package: "libfaketime",
    files: ["x86_64", "aarch64"].map(
      (cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketimeMT.so.1`,
    ),
  },
  openssl: { package: "openssl", files: ["/usr/bin/openssl", "/usr/local/bin/openssl"] },
} as const

type Engine = keyof typeof engines

/**
 * Returns the paths of the programs; installs missing ones from Debian. Throws a UserError that
 * names the packages to install if that fails.
 */
export function requireEngines<Name extends Engine>(names: readonly Name[]): Record<Name, string> {
  const missing = names.filter((name) => findEngine(name) === null)
  if (missing.length > 0) {
    const packages = missing.map((name) => engines[name].package)
    print(`  Installing ${packages.join(", ")} from Debian.`)
    if (!installDebianPackages(packages)) {
      throw new UserError(`The cluster needs ${packages.join(", ")}; install it and start again.`)
    }
  }
  return buildRecord(names, (name) => {
    const path = findEngine(name)
    if (path !== null) return path
    throw new UserError(`The program ${name} was installed, but cannot be found.`)
  })
}

function findEngine(name: Engine): string | null {
  return engines[name].files.find((file) => existsSync(file)) ?? null
}
