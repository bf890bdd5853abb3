import { adminListCalls } from "./admin-list-calls.ts"
import { auditCalls } from "./audit-calls.ts"
import { orderAdminCalls } from "./order-admin-calls.ts"
import { pageAdminCalls } from "./page-admin-calls.ts"
import { questionAdminCalls } from "./question-admin-calls.ts"
import { reviewAdminCalls } from "./review-admin-calls.ts"
import { teamCalls } from "./team-calls.ts"

/** Administrators' calls that are not those of a model: about orders, reviews, lists and the team. */
export const adminCalls = {
  ...orderAdminCalls,
  ...reviewAdminCalls,
  ...questionAdminCalls,
  ...adminListCalls,
  ...pageAdminCalls,
  ...teamCalls,
  ...auditCalls,
}
