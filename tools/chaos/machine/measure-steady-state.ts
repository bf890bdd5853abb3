import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { usualReservationMs } from "#backend/orders/order-parts.ts"
import { buildPreviewLink } from "#lib/seo-tools/preview-link/preview-link.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { createSku } from "#tools/torture/torture-shop.ts"
import type { ExperimentResult } from "../experiment.ts"
import { startLoadGenerator } from "./load-generator.ts"
import { type MachineShop, sessionSecret, siteUrl } from "./machine-shop.ts"
import { type Member, openMember } from "./member.ts"
import { listLastingViolations, validateOrderExpiry } from "./validations.ts"
import { updateProductName } from "./writes.ts"

const pollIntervalMs = 500
const seenWithinMs = 15_000
/** One refresh for each of four processes would still be no loop. */
const maxRenewals = 4
/** Allowed difference of a deadline from the database's clock. */
const fineSeconds = 5

/**
 * Measures the steady state of a shop: customers, orders, changes and previews, with what was
 * observed.
 */
export async function measureSteadyState(
  shop: MachineShop,
  parts: { member: Member; read: readonly string[]; looks: number; waitsForExpiry: boolean },
): Promise<Pick<ExperimentResult, "expected" | "saw" | "verdict">> {
  const { member, read, looks } = parts
  const { port } = shop.cluster.instance.settings
  const errors = new Set<string>()
  const addErrors = (found: readonly string[]) => {
    for (const each of found) errors.add(each)
  }
  const renewedBefore = await member.countRenewals()
  const since = { order: Math.max(0, ...shop.listAcknowledged()), at: performance.now() }
  const trade = startLoadGenerator(shop, { httpsPort: port, read })
  for (let look = 0; look < looks; look++) {
    addErrors(await member.look())
    await sleep(pollIntervalMs)
  }
  const renewals = (await member.countRenewals()) - renewedBefore
  if (renewals > maxRenewals) addErrors([`a login was renewed ${renewals} times`])
  addErrors(await signInAgain(shop))
  const url = (read.at(-1) ?? "").replace("/product/", "")
  addErrors(await seeEverywhere(shop, url))
  addErrors(await openPreview(shop, port))
  const seen = await trade.stop()
  const [failed] = seen.failed
  if (failed) addErrors([`${seen.failed.length} reads failed: ${failed.path} ${failed.error}`])
  addErrors([...seen.rejections].map(([words, count]) => `${count} × "${words}"`))
  addErrors(await listWrongDeadlines(shop, since))
  if (parts.waitsForExpiry) addErrors(await validateOrderExpiry(shop, since.order))
  addErrors(await listLastingViolations(shop))
  return {
    expected: "logins, orders and their deadlines, payments, changes and previews as ever",
    saw: [
      `${looks} looks at a login, renewed ${renewals} times`,
      `${seen.orders} orders, ${seen.reads} reads`,
      ...errors,
    ].join("; "),
    verdict: errors.size === 0 ? "held" : "BROKE",
  }
}

async function signInAgain(shop: MachineShop): Promise<string[]> {
  try {
    const member = await openMember(shop)
    return await member.look()
  } catch (error) {
    return [String(error)]
  }
}

/** Validates that every storefront shows a published change in time; lists the errors. */
async function seeEverywhere(shop: MachineShop, url: string): Promise<string[]> {
  const name = await updateProductName(shop, url)
  const found = await Promise.all(
    shop.cluster.storefronts.ports.map((port, at) =>
      eventually(seenWithinMs, async () => {
        const response = await fetch(`http://127.0.0.1:${port}/product/${url}`)
        if (!(await response.text()).includes(name)) throw new Error("the old name")
        return []
      }).catch((error: Error) => [`storefront ${at + 1} shows no change: ${error.message}`]),
    ),
  )
  return found.flat()
}

/** Validates that a signed link shows unpublished content in each request; lists the errors. */
async function openPreview({ db }: MachineShop, port: number): Promise<string[]> {
  const url = `chaos-draft-${Date.now()}`
  await createSku(db, { name: url, stock: 1, priceCents: 1_00 })
  await db.updateTable("products").set({ enabled: false }).where("url", "=", url).execute()
  Object.assign(process.env, { SESSION_SECRET: sessionSecret, SITE_URL: siteUrl })
  const link = new URL(
    buildPreviewLink(`/product/${url}`, { atMs: null, showsDrafts: true }) ?? "none:",
  )
  const browser = new SessionBrowser(siteUrl, [], { port })
  await browser.request(`${link.pathname}${link.search}`)
  const errors: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    const { status, text } = await browser.request(`/product/${url}`)
    if (status !== 200 || !text.includes(url)) errors.push(`a preview returns ${status}`)
  }
  return errors
}

/**
 * Lists an error if stock of orders since then is reserved for another time than the shop promises.
 */
async function listWrongDeadlines(
  { db }: MachineShop,
  since: { order: number; at: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: number; seconds: number }>`
    SELECT id, extract(epoch FROM reserved_until - clock_timestamp())::double precision AS seconds
    FROM orders WHERE id > ${since.order} ORDER BY id`.execute(db)
  const usual = usualReservationMs / 1_000
  const passed = (performance.now() - since.at) / 1_000
  const wrong = rows.filter(
    ({ seconds }) => seconds > usual + fineSeconds || seconds < usual - passed - fineSeconds,
  )
  const [first] = wrong
  if (first === undefined) return []
  const minutes = (first.seconds / 60).toFixed(0)
  return [`items of ${wrong.length} of ${rows.length} orders have a wrong deadline: ${minutes} min`]
}
