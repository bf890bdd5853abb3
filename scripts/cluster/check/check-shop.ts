import { rmSync } from "node:fs"
import { join } from "node:path"
import { signAdminToken } from "#backend/admin/admin-token.ts"
import type { ModelName } from "#lib/contract/model-call.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import {
  chaosDistDir,
  type MachineShop,
  openMachineShop,
} from "#scripts/chaos/machine/machine-shop.ts"
import type { Crew } from "#scripts/crew.ts"
import { projectRoot } from "#scripts/project.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { buildTestEnv } from "#tests/support/test-backend.ts"

/** A cluster to be measured, and everybody who comes to it. */
export type CheckShop = MachineShop & {
  /** The proxy's port for visitors. */
  httpsPort: number
  /** Storefronts without the proxy. */
  storefronts: readonly string[]
  /** A browser of its own that comes through the proxy from another address than all others. */
  openBrowser: () => SessionBrowser
  /** An administrator's call. Throws where it is refused. */
  change: (model: ModelName, call: string, values: object) => Promise<{ id: number }>
}

export type CheckParts = {
  signal: AbortSignal
  /** How long the mixed load lasts. */
  minutes: number
  say: (line: string) => void
}

/** Opens a cluster of its own, which ends with the crew. */
export async function openCheckShop(crew: Crew): Promise<CheckShop> {
  // Pages that another run kept show the goods of a database that is gone.
  for (const at of [1, 2]) {
    const folder = join(projectRoot, chaosDistDir, `page-cache-${at}`)
    rmSync(folder, { recursive: true, force: true })
  }
  const shop = await openMachineShop(crew)
  const { port, siteUrl } = shop.cluster.ground.settings
  const secret = buildTestEnv("", "").TOKEN_SECRET
  const token = await signAdminToken({ secret, now: new Date() })
  return {
    ...shop,
    httpsPort: port,
    storefronts: shop.cluster.storefronts.ports.map((each) => `http://127.0.0.1:${each}`),
    openBrowser: () => new SessionBrowser(siteUrl, [], { port, localAddress: drawAddress() }),
    change: (model, call, values) =>
      change(`${shop.apiOrigin}${restBasePath}/${model}/${call}`, token, values),
  }
}

/** An address of this machine: visitors are counted by theirs. */
function drawAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `127.${part()}.${part()}.${part()}`
}

async function change(url: string, token: string, values: object): Promise<{ id: number }> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(10_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} was refused (${answer.status}): ${text}`)
  return { id: Number(JSON.parse(text).item?.id) }
}
