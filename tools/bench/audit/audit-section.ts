import { randomBytes } from "node:crypto"
import { signInCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { type AuditMessage, parseAuditMessages } from "#lib/seo-tools/audit/audit-message.ts"
import { buildMaxBudget, buildMetric } from "../metric.ts"
import { buildPlainPage, createPages } from "../render/create-pages.ts"
import type { Report } from "../report/report.ts"
import type { BenchShop } from "../shop/bench-shop.ts"

/** Pages added to those of the demonstration shop. */
const extraPages = 1_000
/** Budget of an audit per thousand URLs, in seconds. */
const budgetSeconds = 60

/**
 * Measures the duration of the audit of the whole shop, requested as the audit page requests it.
 */
export async function measureAudit(
  signal: AbortSignal,
  report: Report,
  shop: BenchShop,
): Promise<void> {
  const adminToken = await shop.createAdminToken()
  const adminApi = { apiOrigin: shop.apiOrigin, adminToken, signal }
  await createPages(adminApi, "audited", buildPlainPage(), extraPages)
  const cookie = await createAdminSession(shop, signal)
  report.printProgress(`an audit of more than ${extraPages} pages, rendered for it and then cached`)
  await report.waitForCalm()
  const runs = {
    "pages as they come": await runAudit(signal, shop, cookie),
    "pages made before": await runAudit(signal, shop, cookie),
  }
  for (const [name, { seconds, addresses }] of Object.entries(runs)) {
    const perThousand = (seconds / addresses) * 1_000
    const budget = buildMaxBudget(budgetSeconds)
    report.add([
      buildMetric("audit", `1,000 pages, ${name}, s`, perThousand, { decimals: 1, budget }),
    ])
  }
  report.addDetails("audit", runs)
}

async function runAudit(
  signal: AbortSignal,
  { origin }: BenchShop,
  cookie: string,
): Promise<{ seconds: number; addresses: number }> {
  const startedMs = performance.now()
  const response = await fetch(`${origin}/api/seo/audit`, {
    method: "POST",
    headers: { cookie, origin, "sec-fetch-site": "same-origin" },
    signal,
  })
  if (!response.ok || response.body === null)
    throw new Error(`the audit returned ${response.status}`)
  let addresses = 0
  let last: AuditMessage | null = null
  for await (const message of parseAuditMessages(response.body)) {
    last = message
    if (message.type === "progress") addresses = message.total
  }
  if (last?.type !== "done") throw new Error(`the audit ended with ${JSON.stringify(last)}`)
  return { seconds: (performance.now() - startedMs) / 1_000, addresses }
}

/** Signs the shop's administrator in and returns the session cookies as a `Cookie` header. */
async function createAdminSession(shop: BenchShop, signal: AbortSignal): Promise<string> {
  const { email, password } = shop.readAdministrator()
  const { path, response: responseSchema } = signInCalls.login
  const fingerprint = randomBytes(16).toString("base64url").slice(0, 21)
  const login = await fetch(`${shop.apiOrigin}${restBasePath}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: email, password, fingerprint }),
    signal,
  })
  const tokens = responseSchema.parse(await login.json())
  const query = new URLSearchParams({ a: tokens.access_token, r: tokens.refresh_token })
  const entered = await fetch(`${shop.origin}/enter/?${query}`, { redirect: "manual", signal })
  const cookies = entered.headers.getSetCookie().map((line) => line.split(";")[0] ?? "")
  if (cookies.length === 0) throw new Error(`the administrator was not let in: ${entered.status}`)
  return cookies.join("; ")
}
