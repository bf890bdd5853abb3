import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

export type SandboxEvent = { id: string; reference: string }

/** How long one who tells is given before it is told again. */
const leaseMs = 15_000

/** Notes that the shop is to be told about a session. */
export async function noteEvent(
  db: Kysely<Database>,
  reference: string,
  { dueAt, tellings }: { dueAt: Date; tellings: number },
): Promise<void> {
  const id = `practice_event_${randomUUID()}`
  await db.insertInto("sandbox_events").values({ id, reference, due_at: dueAt, tellings }).execute()
}

/** The next event that is due, of one session or of all, for who asks alone; null for none. */
export async function claimEvent(
  db: Kysely<Database>,
  now: Date,
  reference: string | null,
): Promise<SandboxEvent | null> {
  const claimed = await db
    .updateTable("sandbox_events")
    .set({ due_at: new Date(now.getTime() + leaseMs) })
    .where("id", "=", (eb) => {
      const due = eb
        .selectFrom("sandbox_events")
        .select("id")
        .where("tellings", ">", 0)
        .where("due_at", "<=", now)
        .orderBy("due_at")
        .limit(1)
        .forUpdate()
        .skipLocked()
      return reference === null ? due : due.where("reference", "=", reference)
    })
    .returning(["id", "reference"])
    .executeTakeFirst()
  return claimed ?? null
}

/** Notes that an event was told; what is to be told more often is due again at once. */
export async function markTold(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable("sandbox_events")
    .set((eb) => ({ tellings: eb("tellings", "-", 1), due_at: now }))
    .where("id", "=", id)
    .where("tellings", ">", 0)
    .execute()
}
