import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { restoreShopWorker, testDistDir } from "#scripts/build/storefront-build.ts"
import type { Crew } from "#scripts/crew.ts"
import { buildBackendEnv, parseSettings } from "#scripts/env.ts"
import { runToEnd } from "#scripts/one-off.ts"
import { findFreePort, findPortRefusal } from "#scripts/ports.ts"
import { loadRecord } from "#scripts/postgres/record.ts"
import { programs, projectRoot } from "#scripts/project.ts"
import { type Shop, startShop } from "#scripts/shop.ts"
import { testApplication } from "#tests/support/openid-provider.ts"

/** The built pages hold the address, so the same port every time saves building them again. */
const usualPort = 3187

/**
 * A shop of its own for the tests: free ports, a throw-away folder and database, the demo goods.
 * Answers the variables by which the suites find it. It is gone when the crew has stopped.
 */
export async function startTestShop(crew: Crew): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), "curlew-test-"))
  crew.add(async () => removeData(dataDir))
  crew.add(async () => restoreShopWorker())
  const isUsualFree = (await findPortRefusal(usualPort)) === null
  const settings = parseSettings({
    PORT: String(isUsualFree ? usualPort : await findFreePort()),
    API_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  })
  const googlePort = await findFreePort()
  Object.assign(process.env, buildGoogleVariables(googlePort))
  // Pages kept by an earlier run show the goods of a database that is gone.
  rmSync(join(projectRoot, testDistDir, "page-cache"), { recursive: true, force: true })
  const shop = await startShop(crew, settings, { command: "npm test", distDir: testDistDir })
  return {
    NEXT_DIST_DIR: testDistDir,
    TEST_STOREFRONT_URL: settings.siteUrl,
    TEST_API_URL: `http://127.0.0.1:${settings.apiPort}`,
    TEST_DATABASE_URL: shop.databaseUrl ?? "",
    TEST_ADMIN_TOKEN: await drawAdminToken(crew, shop),
    TEST_REVALIDATE_SECRET: shop.ground.secrets.revalidateSecret,
    TEST_GOOGLE_PORT: String(googlePort),
  }
}

/** What back end and storefront inherit: Google is whoever a journey puts at that port. */
function buildGoogleVariables(port: number): Record<string, string> {
  return {
    GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
    GOOGLE_CLIENT_ID: testApplication.clientId,
    GOOGLE_CLIENT_SECRET: testApplication.clientSecret,
  }
}

async function drawAdminToken(crew: Crew, { ground, databaseUrl }: Shop): Promise<string> {
  const { settings, secrets } = ground
  const logPath = join(settings.dataDir, "admin-token.log")
  const env = buildBackendEnv({
    ...{ settings, secrets, databaseUrl: databaseUrl ?? "" },
    mode: "production",
  })
  await runToEnd(crew, { args: [programs.adminToken], env, logPath })
  return readFileSync(logPath, "utf8").trim().split("\n").at(-1) ?? ""
}

function removeData(dataDir: string): void {
  const clusterDir = loadRecord(dataDir)?.clusterDir
  const isOutside = clusterDir !== undefined && !clusterDir.startsWith(dataDir)
  if (isOutside) rmSync(dirname(clusterDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
