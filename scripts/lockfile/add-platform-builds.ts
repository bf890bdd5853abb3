import { isRecord } from "#lib/contract/values/record.ts"

type LockedPackage = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
export type Lockfile = { packages: Record<string, LockedPackage> }

/** Parses a package-lock.json. Throws if it has no list of packages. */
export function parseLockfile(text: string): Lockfile {
  const json: unknown = JSON.parse(text)
  if (!isLockfile(json)) throw new Error("The lockfile has no packages.")
  return json
}

/** Checks the outline only: npm wrote the file. */
function isLockfile(json: unknown): json is Lockfile {
  return isRecord(json) && isRecord(json.packages)
}

const systems = /(?:^|[-/])(darwin|win32|linux|android|freebsd|openharmony)(?:-|$)/
const processors = /(?:^|[-/])(arm64|x64|ia32|arm|ppc64|riscv64|s390x|loong64|wasm32)(?:-|$)/

/**
 * Adds the builds of packages for other platforms to a lockfile, and returns their names. npm omits
 * those that the registry in use did not offer when the lockfile was written, and `npm ci` then
 * rejects the lockfile as incomplete on every platform.
 */
export function addPlatformBuilds({ packages }: Lockfile): string[] {
  const added: string[] = []
  for (const parent of Object.values(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`
      if (path in packages || !/^\d/.test(version) || !isPlatformBuild(name)) continue
      packages[path] = buildEntry(name, version, parent)
      added.push(name)
    }
  }
  return added
}

function isPlatformBuild(name: string): boolean {
  return systems.test(name) || processors.test(name)
}

function buildEntry(name: string, version: string, parent: LockedPackage): LockedPackage {
  const [, os] = systems.exec(name) ?? []
  const [, cpu] = processors.exec(name) ?? []
  const libc = os === "linux" ? resolveLibc(name) : undefined
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

function resolveLibc(name: string): string | undefined {
  if (name.includes("musl")) return "musl"
  return name.includes("gnu") ? "glibc" : undefined
}
