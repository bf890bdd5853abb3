import { z } from "zod"
import { createGroup, deleteGroup, updateGroupParent } from "#backend/catalogue/groups.ts"
import type { NestedSetErrorCode } from "#backend/catalogue/nested-set.ts"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import type { Result } from "#lib/contract/result.ts"
import type { Trx, Values } from "./model-definition.ts"

const parentSchema = z.object({ parent_id: idSchema.nullable().optional() })
const modelSchema = z.object({ model: z.string().optional() })

const apiErrors: Record<NestedSetErrorCode, ApiError> = {
  no_such_group: buildApiError(404, "NOT_FOUND", { code: "model_record_not_found" }),
  no_such_parent: buildFieldError("parent_id", { code: "group_parent_unknown" }),
  no_such_neighbour: buildFieldError("before_id", { code: "group_neighbour_unknown" }, 409),
  below_itself: buildFieldError("parent_id", { code: "group_below_itself" }),
  has_children: buildApiError(409, "CONFLICT", { code: "group_has_children" }),
}

/** Creates a group as its parent's last child and returns its id. */
export async function createGroupRecord(
  trx: Trx,
  values: Values,
): Promise<Result<number, ApiError>> {
  const made = await createGroup(trx, modelInputs["cognito/group"].parse(values))
  return made.ok ? made : { ok: false, error: apiErrors[made.error] }
}

/** Moves a group if a parent is given. The model of a group cannot change. */
export async function updateGroupRecordParent(
  trx: Trx,
  id: number,
  values: Values,
): Promise<Result<null, ApiError>> {
  const { model } = modelSchema.parse(values)
  if (model !== undefined && !(await isOfModel(trx, id, model))) {
    return { ok: false, error: buildFieldError("model", { code: "group_model_fixed" }) }
  }
  const { parent_id } = parentSchema.parse(values)
  if (parent_id === undefined) return { ok: true, value: null }
  const moved = await updateGroupParent(trx, id, parent_id)
  return moved.ok ? { ok: true, value: null } : { ok: false, error: apiErrors[moved.error] }
}

/** Moves a group below a parent, before one of its children or to their end. */
export async function moveGroupRecord(
  trx: Trx,
  { id, parent_id, before_id }: { id: number; parent_id: number | null; before_id: number | null },
): Promise<Result<null, ApiError>> {
  const moved = await updateGroupParent(trx, id, parent_id, before_id)
  return moved.ok ? { ok: true, value: null } : { ok: false, error: apiErrors[moved.error] }
}

/** Deletes a group without child groups; its products remain. */
export async function deleteGroupRecord(trx: Trx, id: number): Promise<Result<null, ApiError>> {
  const deleted = await deleteGroup(trx, id)
  return deleted.ok ? { ok: true, value: null } : { ok: false, error: apiErrors[deleted.error] }
}

async function isOfModel(trx: Trx, id: number, model: string): Promise<boolean> {
  const group = await trx
    .selectFrom("groups")
    .select("model")
    .where("id", "=", id)
    .executeTakeFirst()
  return group?.model === model
}
