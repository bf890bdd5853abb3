import { type Insertable, sql, type Transaction } from "kysely"
import type { Database, GroupsTable } from "#backend/db/schema.ts"
import type { Result } from "#lib/contract/result.ts"
import {
  buildCreatePlan,
  buildDeletePlan,
  buildMovePlan,
  type GroupPosition,
  type NestedSetErrorCode,
} from "./nested-set.ts"

export type NewGroup = Omit<
  Insertable<GroupsTable>,
  "id" | "root" | "lft" | "rgt" | "level" | "created_at" | "updated_at"
>

/** The id of a changed group, or why the change is rejected. */
export type GroupChange = Result<number, NestedSetErrorCode>

type Trx = Transaction<Database>

/**
 * Creates a group as its parent's last child, or as a root, and returns its id. The parent must be
 * of the same model.
 */
export async function createGroup(trx: Trx, group: NewGroup): Promise<GroupChange> {
  const forest = await lockForest(trx, group.model)
  const id = await takeId(trx)
  const plan = buildCreatePlan(forest, id, group.parent_id ?? null)
  if (!plan.ok) return plan
  const own = plan.value.find((each) => each.id === id)
  if (!own) throw new Error(`The new group ${id} has no position.`)
  await applyPositions(
    trx,
    plan.value.filter((each) => each !== own),
  )
  await trx
    .insertInto("groups")
    .values({ ...group, ...own })
    .execute()
  return { ok: true, value: id }
}

/**
 * Moves a group with all groups below it to the end of another parent's children (null: makes it a
 * root), or before the child `beforeId`.
 */
export async function updateGroupParent(
  trx: Trx,
  id: number,
  parentId: number | null,
  beforeId?: number | null,
): Promise<GroupChange> {
  const forest = await lockForestOf(trx, id)
  const plan = buildMovePlan(forest, id, parentId, beforeId)
  return plan.ok ? finish(trx, id, plan.value) : plan
}

/** Deletes a group without child groups. Its products remain, without this group. */
export async function deleteGroup(trx: Trx, id: number): Promise<GroupChange> {
  const forest = await lockForestOf(trx, id)
  const plan = buildDeletePlan(forest, id)
  if (!plan.ok) return plan
  await trx.deleteFrom("groups").where("id", "=", id).execute()
  return finish(trx, id, plan.value)
}

async function finish(
  trx: Trx,
  id: number,
  changed: readonly GroupPosition[],
): Promise<GroupChange> {
  await applyPositions(trx, changed)
  return { ok: true, value: id }
}

async function lockForestOf(trx: Trx, id: number): Promise<GroupPosition[]> {
  const group = await trx
    .selectFrom("groups")
    .select("model")
    .where("id", "=", id)
    .executeTakeFirst()
  return group ? lockForest(trx, group.model) : []
}

/**
 * Locks and returns the groups of a model until the transaction ends, so that two concurrent
 * changes never start from the same positions.
 */
async function lockForest(trx: Trx, model: string): Promise<GroupPosition[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('groups'), hashtext(${model}))`.execute(trx)
  return trx
    .selectFrom("groups")
    .select(["id", "parent_id", "root", "lft", "rgt", "level"])
    .where("model", "=", model)
    .execute()
}

async function takeId(trx: Trx): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`SELECT nextval(pg_get_serial_sequence('groups', 'id'))::integer AS id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error("The sequence of the groups gave no number.")
  return id
}

async function applyPositions(trx: Trx, changed: readonly GroupPosition[]) {
  if (changed.length === 0) return
  await sql`
    UPDATE groups SET
      parent_id = planned.parent_id, root = planned.root,
      lft = planned.lft, rgt = planned.rgt, level = planned.level
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      AS planned(id integer, parent_id integer, root integer, lft integer, rgt integer, level integer)
    WHERE groups.id = planned.id`.execute(trx)
}
