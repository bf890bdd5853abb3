import type { AuditMessage } from "#lib/studio/audit/audit-message.ts"
import { readMessages } from "#lib/studio/audit/read-messages.ts"
import { atMost, buildFigure } from "../figure.ts"
import { planPlainPage, writePages } from "../making/write-pages.ts"
import type { Report } from "../report/report.ts"
import type { OwnShop } from "../shop/own-shop.ts"
import { enterShop } from "./enter-shop.ts"

/** Pages added to those of the demonstration shop. */
const pagesMore = 1_000
/** Budget of an audit per thousand URLs, in seconds. */
const budgetSeconds = 60

/**
 * Measures the duration of the audit of the whole shop, requested as the audit page requests it.
 */
export async function measureAudit(
  signal: AbortSignal,
  report: Report,
  shop: OwnShop,
): Promise<void> {
  const adminToken = await shop.drawAdminToken()
  const desk = { apiOrigin: shop.apiOrigin, adminToken, signal }
  await writePages(desk, "audited", planPlainPage(), pagesMore)
  const cookie = await enterShop(shop, signal)
  report.say(`an audit of more than ${pagesMore} pages, made for it and then kept`)
  await report.waitForCalm()
  const runs = {
    "pages as they come": await runAudit(signal, shop, cookie),
    "pages made before": await runAudit(signal, shop, cookie),
  }
  for (const [name, { seconds, addresses }] of Object.entries(runs)) {
    const perThousand = (seconds / addresses) * 1_000
    const budget = atMost(budgetSeconds)
    report.add([
      buildFigure("audit", `1,000 pages, ${name}, s`, perThousand, { decimals: 1, budget }),
    ])
  }
  report.keep("audit", runs)
}

async function runAudit(
  signal: AbortSignal,
  { origin }: OwnShop,
  cookie: string,
): Promise<{ seconds: number; addresses: number }> {
  const beganMs = performance.now()
  const answer = await fetch(`${origin}/api/seo/audit`, {
    method: "POST",
    headers: { cookie, origin, "sec-fetch-site": "same-origin" },
    signal,
  })
  if (!answer.ok || answer.body === null) throw new Error(`the audit answered ${answer.status}`)
  let addresses = 0
  let last: AuditMessage | null = null
  for await (const message of readMessages(answer.body)) {
    last = message
    if (message.type === "progress") addresses = message.total
  }
  if (last?.type !== "done") throw new Error(`the audit ended with ${JSON.stringify(last)}`)
  return { seconds: (performance.now() - beganMs) / 1_000, addresses }
}
