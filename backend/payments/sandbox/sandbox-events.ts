import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

export type SandboxEvent = { id: string; reference: string }

/** Lease in ms of a process that sends an event, before the event is due again. */
const leaseMs = 15_000

/** Saves that webhooks about a session are to be sent. */
export async function saveSandboxEvent(
  db: Kysely<Database>,
  reference: string,
  { dueAt, tellings }: { dueAt: Date; tellings: number },
): Promise<void> {
  const id = `practice_event_${randomUUID()}`
  await db.insertInto("sandbox_events").values({ id, reference, due_at: dueAt, tellings }).execute()
}

/** Returns the next due event, of one session or of all, leased to the caller; null if none. */
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

/** Saves that an event was sent; one with sends left is due again at once. */
export async function saveSandboxEventSent(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("sandbox_events")
    .set((eb) => ({ tellings: eb("tellings", "-", 1), due_at: now }))
    .where("id", "=", id)
    .where("tellings", ">", 0)
    .execute()
}
