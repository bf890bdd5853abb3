import { createHmac } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import {
  buildFingerprint,
  deleteBuildRecord,
  getBuildRecord,
  listSourceFiles,
  type Sources,
  saveBuildRecord,
} from "#scripts/build/build-record.ts"
import { requireCatalogues } from "#scripts/build/require-catalogues.ts"
import { publishWorkerFiles, saveWorkerFiles } from "#scripts/build/worker-files.ts"
import { buildStorefrontEnv, type Settings } from "#scripts/lib/env.ts"
import { lockFolder } from "#scripts/lib/folder-lock.ts"
import { print, withProgress } from "#scripts/lib/progress.ts"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import { requestStatus } from "#scripts/lib/request-status.ts"
import { requireSuccess } from "#scripts/lib/run-program.ts"
import type { Secrets } from "#scripts/lib/secrets.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { publicMask } from "#scripts/lib/umask.ts"
import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"

/** The installation whose pages are built. */
type Installation = { settings: Settings; secrets: Secrets }
type BuildState = "fresh" | "stale" | "missing"

/** Build folder of `npm start` and `npm run build`, and that of the shop for the tests. */
export const shopDistDir = ".next"
export const testDistDir = ".next-test"

const publicDir = join(projectRoot, "public")

/** Returns the variables whose values are inlined in built pages. */
function builtInVariables(settings: Settings): Record<string, string> {
  const isPublic = ([name]: [string, string | undefined]) => name.startsWith("NEXT_PUBLIC_")
  const published = Object.entries(process.env).filter(isPublic)
  return {
    ...Object.fromEntries(published.map(([name, value]) => [name, value ?? ""])),
    SITE_URL: settings.siteUrl,
    API_BASE_URL: settings.apiBaseUrl ?? "",
    DEPLOYMENT_ID: settings.deploymentId ?? "",
  }
}

type BuildStatus = { state: BuildState; fingerprint: string; sources: Sources }

/** Returns the state of the build in `folder` against the current sources and settings. */
function getBuildStatus(settings: Settings, folder: string): BuildStatus {
  const record = getBuildRecord(folder)
  const sources = listSourceFiles(projectRoot, record?.sources ?? {})
  const fingerprint = buildFingerprint(sources, builtInVariables(settings))
  if (record === null) return { state: "missing", fingerprint, sources }
  return { state: record.fingerprint === fingerprint ? "fresh" : "stale", fingerprint, sources }
}

/**
 * Builds the storefront into `distDir` from the back end that the settings name, unless the build
 * there is fresh. A back end on this machine may still be starting: it is not needed before the
 * pages are rendered. If that API is down, reuses an older build and prints so. Throws a UserError if
 * there is no older build, or if the build fails.
 */
export async function buildStorefront(
  shutdown: Shutdown,
  installation: Installation,
  options: { distDir: string; isLoud?: boolean },
): Promise<void> {
  const { settings } = installation
  const folder = join(projectRoot, options.distDir)
  const lock = await lockFolder(folder, "a build of the storefront", 600_000)
  try {
    const { state, fingerprint, sources } = getBuildStatus(settings, folder)
    if (state !== "missing") publishWorkerFiles(folder, publicDir)
    if (state === "fresh") return print("  ✓ storefront is built already")
    const apiError = settings.apiBaseUrl ? await findApiError(settings.apiBaseUrl) : null
    if (apiError !== null && state === "stale") {
      return print(`  ${apiError} The storefront starts from its earlier build.`)
    }
    if (apiError !== null) {
      throw new UserError(
        `${apiError} The first build needs it: start it, or correct API_BASE_URL.`,
      )
    }
    requireCatalogues()
    deleteBuildRecord(folder)
    const reason = state === "stale" ? "sources or settings changed" : "the first time"
    print(`  … building the storefront (${reason}; about a minute)`)
    await withProgress("storefront built", () =>
      runNextBuild(shutdown, installation, { ...options, fingerprint }),
    )
    requireBuildId(folder, options.distDir)
    saveWorkerFiles(folder, publicDir)
    saveBuildRecord(folder, { fingerprint, sources })
  } finally {
    await lock.release()
  }
}

/**
 * Builds the deployment id and the server actions key of a build. Both are the same for the same
 * sources and installation, so that open tabs work with a second instance and after a rebuild.
 */
function buildIdentityEnv(
  { deploymentId }: Settings,
  { sessionSecret }: Secrets,
  fingerprint: string,
) {
  return {
    DEPLOYMENT_ID: deploymentId ?? fingerprint.slice(0, 20),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY:
      process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||
      createHmac("sha256", sessionSecret).update("server actions").digest("base64"),
  }
}

async function runNextBuild(
  shutdown: Shutdown,
  { settings, secrets }: Installation,
  options: { distDir: string; isLoud?: boolean; fingerprint: string },
): Promise<void> {
  const { distDir, isLoud = false, fingerprint } = options
  const logPath = join(settings.dataDir, "build.log")
  const readyUrl = settings.apiBaseUrl ? "" : `http://127.0.0.1:${settings.apiPort}/api/ready`
  await requireSuccess(
    shutdown,
    {
      args: [programs.next, "build", "--webpack"],
      env: {
        ...buildStorefrontEnv({ settings, secrets, mode: "production", distDir }),
        ...buildIdentityEnv(settings, secrets, fingerprint),
        BUILD_READY_URL: readyUrl,
      },
      ...(!isLoud && { logPath }),
      run: { dataDir: settings.dataDir, name: "build" },
      umask: publicMask,
    },
    "The storefront could not be built; fix what the lines above name and start again.",
  )
}

function requireBuildId(folder: string, distDir: string): void {
  if (existsSync(join(folder, "BUILD_ID"))) return
  throw new UserError(
    `The build left nothing in ${distDir}; next.config.mjs must take its distDir from NEXT_DIST_DIR.`,
  )
}

/** Returns null if the URL responds with any status, else an error message. */
async function findApiError(url: string): Promise<string | null> {
  try {
    await requestStatus(url)
    return null
  } catch (error) {
    return `The API at ${url} (API_BASE_URL) cannot be reached (${getErrorReason(error)}).`
  }
}

/** Publishes the service worker of `npm start` again after another build has run. */
export function publishShopWorker(): void {
  publishWorkerFiles(join(projectRoot, shopDistDir), publicDir)
}
