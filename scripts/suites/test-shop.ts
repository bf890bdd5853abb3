import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publishShopWorker, testDistDir } from "#scripts/build/storefront-build.ts"
import { buildBackendEnv, parseSettings } from "#scripts/lib/env.ts"
import { findFreePort, findPortErrorCode } from "#scripts/lib/ports.ts"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import { runProgram } from "#scripts/lib/run-program.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { type Shop, startShop } from "#scripts/start/shop.ts"
import { testApplication } from "#tests/fakes/openid-provider.ts"
import { createDatabase } from "#tests/support/database.ts"
import { getDatabaseServerUrl } from "#tests/support/database-server.ts"
import { briefPaymentPauses } from "#tests/support/test-backend.ts"

/** Fixed port, because the built pages contain the site URL: another port needs a new build. */
const usualPort = 3187

/**
 * Starts a shop for the tests: free ports, a temporary folder and database, the demo products.
 * Returns the environment variables by which the suites find it. It is removed on shutdown.
 */
export async function startTestShop(shutdown: Shutdown): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), "curlew-test-"))
  shutdown.add(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }))
  shutdown.add(async () => publishShopWorker())
  const isUsualFree = (await findPortErrorCode(usualPort)) === null
  const databaseUrl = await createDatabase(await getDatabaseServerUrl())
  const settings = parseSettings({
    PORT: String(isUsualFree ? usualPort : await findFreePort()),
    API_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  })
  const googlePort = await findFreePort()
  Object.assign(process.env, buildVariables(googlePort))
  // Pages cached by an earlier run show the products of a database that is gone.
  rmSync(join(projectRoot, testDistDir, "page-cache"), { recursive: true, force: true })
  const shop = await startShop(shutdown, settings, { command: "npm test", distDir: testDistDir })
  return {
    NEXT_DIST_DIR: testDistDir,
    TEST_STOREFRONT_URL: settings.siteUrl,
    TEST_API_URL: `http://127.0.0.1:${settings.apiPort}`,
    TEST_DATABASE_URL: databaseUrl,
    TEST_ADMIN_TOKEN: await createAdminToken(shutdown, shop, databaseUrl),
    TEST_REVALIDATE_SECRET: shop.instance.secrets.revalidateSecret,
    TEST_GOOGLE_PORT: String(googlePort),
  }
}

/**
 * Builds variables that the back end and the storefront inherit. A journey starts its fake of
 * Google on `googlePort`. Payments are decided within seconds, fast compression leaves CPU time for
 * the tests, and the caches of rendered images and compiled modules outlive the shop.
 */
function buildVariables(googlePort: number): Record<string, string> {
  const pauses = Object.entries(briefPaymentPauses).map(([name, value]) => [name, String(value)])
  return {
    ...Object.fromEntries(pauses),
    PAGE_COMPRESSION: "fast",
    IMAGE_CACHE_DIR: join(projectRoot, "node_modules/.cache/curlew-images"),
    NODE_COMPILE_CACHE: join(projectRoot, "node_modules/.cache/node"),
    GOOGLE_ISSUER: `http://127.0.0.1:${googlePort}`,
    GOOGLE_CLIENT_ID: testApplication.clientId,
    GOOGLE_CLIENT_SECRET: testApplication.clientSecret,
  }
}

async function createAdminToken(shutdown: Shutdown, { instance }: Shop, databaseUrl: string) {
  const { settings, secrets } = instance
  const logPath = join(settings.dataDir, "admin-token.log")
  const env = buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" })
  await runProgram(shutdown, { args: [programs.adminToken], env, logPath })
  return readFileSync(logPath, "utf8").trim().split("\n").at(-1) ?? ""
}
