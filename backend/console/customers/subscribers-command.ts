import type { Command } from "../command.ts"
import { formatColumns } from "../format-columns.ts"

/** Lists the customers with an active consent to marketing emails. */
export const listSubscribersCommand: Command = {
  name: "customer subscribers",
  description: "Lists who has agreed to marketing emails, and when.",
  operands: [],
  options: {},
  notes: ["With --json there’s also each person’s unsubscribe address: put it in every email."],
  async run(_given, { db, buildUnsubscribeAddress }) {
    const rows = await db
      .selectFrom("consents")
      .innerJoin("users", "users.id", "consents.user_id")
      .select(["users.id", "users.email", "users.first_name", "users.last_name", "users.language"])
      .select(["consents.given_at", "consents.wording_version"])
      .where("consents.withdrawn_at", "is", null)
      .where("users.enabled", "=", true)
      .orderBy("users.email")
      .execute()
    const lines = rows.map((row) => [
      row.email,
      `${row.first_name} ${row.last_name}`.trim(),
      row.language,
      row.given_at.toISOString().slice(0, 10),
    ])
    const subscribers = rows.map(({ id, ...row }) => ({
      ...row,
      unsubscribe_address: buildUnsubscribeAddress(id),
    }))
    const table = formatColumns([["Email", "Name", "Language", "Since"], ...lines])
    return { lines: rows.length === 0 ? ["No customer has agreed yet."] : table, data: subscribers }
  },
}
