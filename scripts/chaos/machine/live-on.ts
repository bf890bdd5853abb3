import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "kysely"
import { usualReservationMs } from "#backend/orders/order-parts.ts"
import { buildPreviewLink } from "#lib/preview/preview-link.ts"
import { addSku } from "#scripts/torture/torture-shop.ts"
import { eventually } from "#tests/support/eventually.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import type { Row } from "../part.ts"
import { changeName } from "./change-name.ts"
import { expireOne } from "./expire-one.ts"
import { type MachineShop, sessionSecret, siteUrl } from "./machine-shop.ts"
import { type Member, openMember } from "./member.ts"
import { startTrade } from "./trade.ts"
import { whatIsWrong } from "./what-is-wrong.ts"

const lookEveryMs = 500
const seenWithinMs = 15_000
/** One refresh for each of four processes would still be no loop. */
const mostRenewals = 4
/** Allowed difference of a deadline from the database's clock. */
const fineSeconds = 5

/**
 * Measures the steady state of a shop: customers, orders, changes and previews, with what was
 * observed.
 */
export async function liveOn(
  shop: MachineShop,
  parts: { member: Member; read: readonly string[]; looks: number; waitsForExpiry: boolean },
): Promise<Pick<Row, "expected" | "saw" | "verdict">> {
  const { member, read, looks } = parts
  const { port } = shop.cluster.ground.settings
  const faults = new Set<string>()
  const note = (found: readonly string[]) => {
    for (const each of found) faults.add(each)
  }
  const renewedBefore = await member.countRenewals()
  const since = { order: Math.max(0, ...shop.listAcknowledged()), at: performance.now() }
  const trade = startTrade(shop, { httpsPort: port, read })
  for (let look = 0; look < looks; look++) {
    note(await member.look())
    await sleep(lookEveryMs)
  }
  const renewals = (await member.countRenewals()) - renewedBefore
  if (renewals > mostRenewals) note([`a login was renewed ${renewals} times`])
  note(await signInAnew(shop))
  const url = (read.at(-1) ?? "").replace("/product/", "")
  note(await seeEverywhere(shop, url))
  note(await openPreview(shop, port))
  const seen = await trade.stop()
  const [failed] = seen.failed
  if (failed) note([`${seen.failed.length} reads failed: ${failed.path} ${failed.fault}`])
  note([...seen.refusals].map(([words, count]) => `${count} × "${words}"`))
  note(await listWrongDeadlines(shop, since))
  if (parts.waitsForExpiry) note(await expireOne(shop, since.order))
  note(await whatIsWrong(shop))
  return {
    expected: "logins, orders and their deadlines, payments, changes and previews as ever",
    saw: [
      `${looks} looks at a login, renewed ${renewals} times`,
      `${seen.orders} orders, ${seen.reads} reads`,
      ...faults,
    ].join("; "),
    verdict: faults.size === 0 ? "held" : "BROKE",
  }
}

async function signInAnew(shop: MachineShop): Promise<string[]> {
  try {
    const member = await openMember(shop)
    return await member.look()
  } catch (fault) {
    return [String(fault)]
  }
}

/** Validates that every storefront shows a published change in time; lists the errors. */
async function seeEverywhere(shop: MachineShop, url: string): Promise<string[]> {
  const name = await changeName(shop, url)
  const found = await Promise.all(
    shop.cluster.storefronts.ports.map((port, at) =>
      eventually(seenWithinMs, async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/product/${url}`)
        if (!(await answer.text()).includes(name)) throw new Error("the old name")
        return []
      }).catch((fault: Error) => [`storefront ${at + 1} shows no change: ${fault.message}`]),
    ),
  )
  return found.flat()
}

/** Validates that a signed link shows unpublished content in each request; lists the errors. */
async function openPreview({ db }: MachineShop, port: number): Promise<string[]> {
  const url = `chaos-draft-${Date.now()}`
  await addSku(db, { name: url, stock: 1, priceCents: 1_00 })
  await db.updateTable("products").set({ enabled: false }).where("url", "=", url).execute()
  Object.assign(process.env, { SESSION_SECRET: sessionSecret, SITE_URL: siteUrl })
  const link = new URL(
    buildPreviewLink(`/product/${url}`, { atMs: null, showsDrafts: true }) ?? "none:",
  )
  const browser = new SessionBrowser(siteUrl, [], { port })
  await browser.ask(`${link.pathname}${link.search}`)
  const faults: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    const { status, text } = await browser.ask(`/product/${url}`)
    if (status !== 200 || !text.includes(url)) faults.push(`a preview answers ${status}`)
  }
  return faults
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
  return [`goods of ${wrong.length} of ${rows.length} orders are held wrongly: ${minutes} min`]
}
