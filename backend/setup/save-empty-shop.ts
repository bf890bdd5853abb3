import { join } from "node:path"
import type { Kysely, Transaction } from "kysely"
import { hashPassword } from "#backend/accounts/password.ts"
import { createGroup } from "#backend/catalogue/groups.ts"
import type { Database } from "#backend/db/schema.ts"
import { models } from "#backend/models/models.ts"
import { createRecord } from "#backend/models/record-rows.ts"
import { generatePassword, saveAccounts } from "#backend/seed/create-seed-customers.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { ownerAccountFile } from "#lib/runtime/owner-account-file.ts"
import { buildEmptySite, emptyShopLinks, listEmptyPages } from "./empty-shop.ts"

type Trx = Transaction<Database>

/** Email address of the first account unless another one is given. */
export const usualOwnerEmail = "owner@shop.example"

const heading = `This account manages the shop at /admin. Its password was generated on this machine and isn’t
stored anywhere else. Choose another one in the profile.
`

type EmptyShopDeps = { db: Kysely<Database>; dataDir: string }

/**
 * Saves what a shop without products needs, in one transaction: the site record, the pages and menus
 * that the storefront links to, the category tree, a payment type, and an administrator whose
 * password is written to a file in the data folder. Leaves a database that has a site unchanged.
 */
export async function saveEmptyShop(
  { db, dataDir }: EmptyShopDeps,
  ownerEmail: string,
): Promise<"created" | "unchanged"> {
  return db.transaction().execute(async (trx) => {
    const site = await trx.selectFrom("domains").select("id").executeTakeFirst()
    if (site) return "unchanged"
    await trx.insertInto("domains").values(buildEmptySite()).execute()
    await saveStartingContent(trx)
    await savePaymentType(trx)
    await saveOwner(trx, dataDir, ownerEmail)
    return "created"
  })
}

/** Creates what the storefront links to by itself: the category tree, pages and menus that are missing. */
export async function saveStartingContent(trx: Trx): Promise<void> {
  const [groups, pages, links] = await Promise.all([
    trx.selectFrom("groups").select("url").where("url", "=", "shop").execute(),
    trx.selectFrom("pages").select("url").execute(),
    trx.selectFrom("links").select("parent").distinct().execute(),
  ])
  if (groups.length === 0) {
    const group = modelInputs["cognito/group"].parse({ name: "Shop", url: "shop" })
    const created = await createGroup(trx, group)
    if (!created.ok) throw new Error(`The category tree could not be created: ${created.error}`)
  }
  const urls = new Set(pages.map(({ url }) => url))
  for (const page of listEmptyPages().filter(({ url }) => !urls.has(url))) {
    await createRecord(trx, models["cognito/page"], page)
  }
  const menus = new Set(links.map(({ parent }) => parent))
  const missing = emptyShopLinks.filter(([parent]) => !menus.has(parent))
  const rows = missing.map(([parent, name, link], index) => ({
    parent,
    name,
    link,
    sort_order: (index + 1) * 10,
  }))
  if (rows.length > 0) await trx.insertInto("links").values(rows).execute()
}

async function savePaymentType(trx: Trx): Promise<void> {
  const type = modelInputs["sell/payment_type"].parse({
    code: "card",
    name: "Credit or debit card",
  })
  await createRecord(trx, models["sell/payment_type"], type)
}

async function saveOwner(trx: Trx, dataDir: string, email: string): Promise<void> {
  const password = generatePassword()
  const user = modelInputs["cognito/user"].parse({ email, is_admin: true })
  const id = await createRecord(trx, models["cognito/user"], user)
  const password_hash = await hashPassword(password)
  await trx.updateTable("users").set({ password_hash }).where("id", "=", id).execute()
  const account = { email, password, who: "(the owner)" }
  await saveAccounts(join(dataDir, ownerAccountFile), heading, [account])
}
