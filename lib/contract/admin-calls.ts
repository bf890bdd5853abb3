import { adminListCalls } from "./admin-list-calls.ts"
import { auditCalls } from "./audit-calls.ts"
import { contentAdminCalls } from "./content-admin-calls.ts"
import { customerAdminCalls } from "./customer-admin-calls.ts"
import { marketingCalls } from "./marketing-calls.ts"
import { mediaCalls } from "./media-calls.ts"
import { orderAdminCalls } from "./order-admin-calls.ts"
import { overviewCalls } from "./overview-calls.ts"
import { pageAdminCalls } from "./page-admin-calls.ts"
import { productWorkCalls } from "./product-work-calls.ts"
import { questionAdminCalls } from "./question-admin-calls.ts"
import { reviewAdminCalls } from "./review-admin-calls.ts"
import { setupCalls } from "./setup-calls.ts"
import { teamCalls } from "./team-calls.ts"
import { translationCalls } from "./translation-admin-calls.ts"
import { videoCalls } from "./video-calls.ts"

/** Administrators' calls that are not those of a model: about orders, reviews, lists and the team. */
export const adminCalls = {
  ...orderAdminCalls,
  ...reviewAdminCalls,
  ...questionAdminCalls,
  ...adminListCalls,
  ...productWorkCalls,
  ...contentAdminCalls,
  ...mediaCalls,
  ...videoCalls,
  ...customerAdminCalls,
  ...pageAdminCalls,
  ...teamCalls,
  ...auditCalls,
  ...marketingCalls,
  ...setupCalls,
  ...overviewCalls,
  ...translationCalls,
}
