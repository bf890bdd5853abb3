import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { buildRecordReader } from "#backend/admin/read-record.ts"
import { consoleActor, startAudit } from "#backend/audit/with-audit.ts"
import type { Database } from "#backend/db/schema.ts"
import type { CliDeps } from "./cli-deps.ts"
import { parseEmail, parseOrderNumber } from "./formats.ts"

type Db = Kysely<Database>
type FindId = (db: Db, word: string) => Promise<number | null>

/** The model that a command changes, and how to find the record of its first argument. */
type Subject = { model: string; findId?: FindId }

const byNumber: FindId = async (_db, word) => parseOrderNumber(word)
const byEmail: FindId = async (db, word) => findId(db, "users", sql`email = ${parseEmail(word)}`)
const byCode: FindId = async (db, word) => findId(db, "skus", sql`code = ${word}`)
const byHandle: FindId = async (db, word) => findId(db, "products", sql`url = ${word}`)
const onlyOne: FindId = async (db) => findId(db, "domains", sql`true`)

async function findId(db: Db, table: string, where: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE ${where} ORDER BY id LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

const order: Subject = { model: "sell/order", findId: byNumber }
const review: Subject = { model: "sell/review", findId: byNumber }
const question: Subject = { model: "sell/question", findId: byNumber }
const sku: Subject = { model: "sell/sku", findId: byCode }
const customer: Subject = { model: "cognito/user", findId: byEmail }
const admin: Subject = { model: "cognito/admin", findId: byEmail }
const site: Subject = { model: "cognito/domain", findId: onlyOne }
const search: Subject = { model: "sell/search" }

/** The commands that change something, for the audit log. */
export const auditedCommands: Readonly<Record<string, Subject>> = {
  "orders ship": order,
  "orders complete": order,
  "orders refund": order,
  "reviews request": order,
  "reviews publish": review,
  "reviews reject": review,
  "reviews reply": review,
  "questions reply": question,
  "questions publish": question,
  "questions hide": question,
  "questions delete": question,
  "stock set": sku,
  "stock set-low": { model: "sell/product", findId: byHandle },
  "price set": sku,
  "catalogue import": { model: "sell/product" },
  "search add-synonym": search,
  "search remove-synonym": search,
  "search set-redirect": search,
  "search remove-redirect": search,
  "customer erase": customer,
  "customer consent": customer,
  "admin create": admin,
  "admin role": admin,
  "delivery set-transit": { model: "sell/shipping_cost" },
  "delivery close": site,
  "delivery reopen": site,
  "site set": site,
  "translations import": { model: "cognito/translation" },
}

/** Records what a command changed, if it succeeded at least in part. */
type FinishCommand = (hasChanged: boolean) => Promise<void>

/**
 * Saves the audit entry of a command that is about to run; returns what completes it. Nothing is
 * saved for commands that only read.
 */
export async function startCommandAudit(
  deps: Pick<CliDeps, "db" | "now">,
  command: CommandUnknownOpts,
): Promise<FinishCommand> {
  const call = `${command.parent?.name() ?? ""} ${command.name()}`
  const subject = auditedCommands[call]
  if (subject === undefined) return async () => {}
  const { model } = subject
  const [word = ""] = command.args
  const find = async () => (await subject.findId?.(deps.db, word)) ?? null
  const id = await find()
  const read = buildRecordReader(deps.db, model)
  const entry = await startAudit(deps, { actor: consoleActor, call, model, id, read })
  return async (hasChanged) => {
    if (hasChanged) await entry.complete(id ?? (await find()))
    else await entry.discard()
  }
}
