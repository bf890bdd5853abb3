import { rmSync } from "node:fs"
import { join } from "node:path"
import { signAdminToken } from "#backend/accounts/admin-token.ts"
import type { ModelName } from "#lib/contract/model-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"
import {
  chaosDistDir,
  type MachineShop,
  openMachineShop,
} from "#tools/chaos/machine/machine-shop.ts"

/** One measured value of a cluster beside its limit. */
export type CheckResult = { what: string; saw: string; limit: string; verdict: "held" | "BROKE" }

/** Builds a result, by whether the value is within its limit. */
export function buildCheckResult(
  what: string,
  saw: string,
  limit: string,
  isWithinLimit: boolean,
): CheckResult {
  return { what, saw, limit, verdict: isWithinLimit ? "held" : "BROKE" }
}

/** A cluster to measure, and its clients. */
export type CheckShop = MachineShop & {
  /** The proxy's public port. */
  httpsPort: number
  /** Origins of the storefronts, without the proxy. */
  storefronts: readonly string[]
  /**
   * Opens a new browser that connects to the proxy from another loopback address than all others.
   */
  openBrowser: () => SessionBrowser
  /** Sends an administrator's API call. Throws if it is rejected. */
  change: (model: ModelName, call: string, values: object) => Promise<{ id: number }>
}

export type CheckOptions = {
  signal: AbortSignal
  /** Duration of the mixed load. */
  minutes: number
  print: (line: string) => void
}

/** Opens a separate cluster, which stops on shutdown. */
export async function openCheckShop(shutdown: Shutdown): Promise<CheckShop> {
  // Pages cached by another run show products of a database that no longer exists.
  for (const at of [1, 2]) {
    const folder = join(projectRoot, chaosDistDir, `page-cache-${at}`)
    rmSync(folder, { recursive: true, force: true })
  }
  const shop = await openMachineShop(shutdown)
  const { port, siteUrl } = shop.cluster.instance.settings
  const secret = buildTestEnv("", "").TOKEN_SECRET
  const token = await signAdminToken({ secret, now: new Date() })
  return {
    ...shop,
    httpsPort: port,
    storefronts: shop.cluster.storefronts.ports.map((each) => `http://127.0.0.1:${each}`),
    openBrowser: () =>
      new SessionBrowser(siteUrl, [], { port, localAddress: createLoopbackAddress() }),
    change: (model, call, values) =>
      change(`${shop.apiOrigin}${restBasePath}/${model}/${call}`, token, values),
  }
}

/** A loopback address of this machine: clients are counted by their IP address. */
function createLoopbackAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `127.${part()}.${part()}.${part()}`
}

async function change(url: string, token: string, values: object): Promise<{ id: number }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} was rejected (${response.status}): ${text}`)
  return { id: Number(JSON.parse(text).item?.id) }
}
