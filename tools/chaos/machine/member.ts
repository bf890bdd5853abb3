import { readFileSync } from "node:fs"
import { join } from "node:path"
import { load } from "cheerio"
import { sql } from "kysely"
import { SessionBrowser } from "#tests/support/session-browser.ts"
import { type MachineShop, siteUrl } from "./machine-shop.ts"

/** A customer of the demonstration shop, signed in with a password in a browser of their own. */
export type Member = {
  /** Lists an error if the shop has lost their session. */
  look: () => Promise<string[]>
  /** Number of token refreshes of this customer so far. */
  countRenewals: () => Promise<number>
}

/** Opens a session through the shop's own login page and the proxy. Throws if that fails. */
export async function openMember(shop: MachineShop): Promise<Member> {
  const { dataDir, port } = shop.cluster.instance.settings
  const { email, password } = readAccount(dataDir)
  const browser = new SessionBrowser(siteUrl, [], { port })
  const { text } = await browser.request("/login")
  const sent = new Response(fillForm(text, { email, password }))
  const response = await browser.request("/login", {
    method: "POST",
    headers: {
      origin: siteUrl,
      "sec-fetch-site": "same-origin",
      accept: "text/html",
      "content-type": sent.headers.get("content-type") ?? "",
    },
    body: Buffer.from(await sent.arrayBuffer()),
  })
  if (!browser.hasSignedInCookie)
    throw new Error(`The customer was not signed in: status ${response.status}.`)
  return {
    look: async () => {
      const { status, text } = await browser.call("/api/bff/session/check", {})
      return status === 200 && text.includes('"signedIn":true')
        ? []
        : [`a login is not known: ${status} ${text.slice(0, 100)}`]
    },
    async countRenewals() {
      const { rows } = await sql<{ count: number }>`
        SELECT coalesce(sum(generation - 1), 0)::integer AS count FROM sessions
        JOIN users ON users.id = sessions.user_id WHERE users.email = ${email}`.execute(shop.db)
      return rows[0]?.count ?? 0
    },
  }
}

/** Fills the login form as a browser without scripts submits it. */
function fillForm(html: string, values: Record<string, string>): FormData {
  const $ = load(html)
  const form = $("form:has(input[type=password])").first()
  const data = new FormData()
  form.find("input[name]").each((_, input) => {
    data.append($(input).attr("name") ?? "", $(input).attr("value") ?? "")
  })
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

/** Returns the first customer of the demonstration shop. */
function readAccount(dataDir: string): { email: string; password: string } {
  const text = readFileSync(join(dataDir, "demo-accounts.txt"), "utf8")
  const line = text.split("\n").find((each) => /^\S+@\S+ {2}\S/.test(each)) ?? ""
  const [email = "", password = ""] = line.split(/ {2,}/)
  return { email, password }
}
