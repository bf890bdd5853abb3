import { type AdminRole, adminRoles } from "./admin-role.ts"
import { type ModelName, modelNames } from "./model-call.ts"

/** What a call of administrators requires. */
export type AdminCall = {
  roles: readonly AdminRole[]
  /** True if it changes something: it is recorded in the audit log. */
  isWrite: boolean
  /** True if it requires a sign-in that is at most 15 minutes old. */
  needsRecentSignIn: boolean
}

type Rights = { read: readonly AdminRole[]; write: readonly AdminRole[] }

/** Who reads and who changes the records of an area. Personal data is not for content editors. */
const areas = {
  content: { read: adminRoles, write: ["owner", "content"] },
  translations: { read: ["owner", "content", "read_only"], write: ["owner", "content"] },
  orders: { read: ["owner", "orders", "read_only"], write: ["owner", "orders"] },
  customers: { read: ["owner", "orders", "read_only"], write: ["owner"] },
  settings: { read: adminRoles, write: ["owner"] },
  team: { read: ["owner"], write: ["owner"] },
} as const satisfies Record<string, Rights>

type Area = keyof typeof areas

const modelAreas: Record<ModelName, Area> = {
  "cognito/page": "content",
  "cognito/group": "content",
  "cognito/article": "content",
  "cognito/menu": "content",
  "cognito/link": "content",
  "cognito/gallery": "content",
  "cognito/faq": "content",
  "cognito/testimonial": "content",
  "cognito/person": "content",
  "cognito/form": "content",
  "cognito/form_submission": "orders",
  "cognito/page_content": "content",
  "cognito/user": "customers",
  "cognito/credit": "customers",
  "cognito/file": "orders",
  "cognito/slide": "content",
  "cognito/redirect": "content",
  "cognito/sitemap": "content",
  "cognito/domain": "settings",
  "sell/product": "content",
  "sell/sku": "content",
  "sell/addon": "content",
  "sell/product_group_addon": "content",
  "sell/shipping_type": "settings",
  "sell/shipping_region": "settings",
  "sell/shipping_region_postcode": "settings",
  "sell/shipping_cost": "settings",
  "sell/payment_type": "settings",
  "sell/promotion": "settings",
  "cognito/gift_voucher_theme": "content",
  "cognito/video": "content",
}

const modelReads = ["list", "detail"]
const modelWrites = ["create", "update", "enable", "disable", "delete"]

function buildRead(area: Area): AdminCall {
  return { roles: areas[area].read, isWrite: false, needsRecentSignIn: false }
}

function buildWrite(area: Area, { needsRecentSignIn = false } = {}): AdminCall {
  return { roles: areas[area].write, isWrite: true, needsRecentSignIn }
}

const recent = { needsRecentSignIn: true }

function listModelCalls(model: ModelName): [string, AdminCall][] {
  const area = modelAreas[model]
  return [
    ...modelReads.map((call): [string, AdminCall] => [`${model}/${call}`, buildRead(area)]),
    ...modelWrites.map((call): [string, AdminCall] => [`${model}/${call}`, buildWrite(area)]),
  ]
}

/**
 * Every call of administrators, by its path below `/api/v1/`. A call that is missing here cannot be
 * registered.
 */
export const adminCallAccess: ReadonlyMap<string, AdminCall> = new Map<string, AdminCall>([
  ...modelNames.flatMap(listModelCalls),
  // An account may be created as an administrator's.
  ["cognito/user/create", buildWrite("customers", recent)],
  // Store credit is money, as a refund is.
  ["cognito/credit/create", buildWrite("customers", recent)],
  ["cognito/user/summary", buildRead("customers")],
  ["cognito/user/withdrawMarketing", buildWrite("customers")],
  // An export leaves the shop; an erasure cannot be undone.
  ["cognito/user/export", buildWrite("customers", recent)],
  ["cognito/user/erase", buildWrite("customers", recent)],
  ["sell/product/addPhoto", buildWrite("content")],
  ["sell/product/start", buildWrite("content")],
  ["sell/product/duplicate", buildWrite("content")],
  ["sell/product/remove", buildWrite("content")],
  ["sell/product/saveVariations", buildWrite("content")],
  ["sell/product/sortPhotos", buildWrite("content")],
  ["sell/product/updatePhoto", buildWrite("content")],
  ["sell/product/removePhoto", buildWrite("content")],
  ["sell/product/import", buildWrite("content")],
  // It writes nothing, but has no use for those who may not import.
  ["sell/product/checkImport", { ...buildRead("content"), roles: areas.content.write }],
  ["sell/product/export", buildRead("content")],
  ["sell/sku/moveStock", buildWrite("content")],
  ["sell/sku/listMovements", buildRead("content")],
  ["cognito/group/move", buildWrite("content")],
  ["cognito/page/listEdited", buildRead("content")],
  ["cognito/page/edit", buildRead("content")],
  ["cognito/page/getVersion", buildRead("content")],
  ["cognito/page/createDisabled", buildWrite("content")],
  // Saved every few seconds, and not shown to visitors: the audit log has what is published.
  ["cognito/page/saveDraft", { ...buildWrite("content"), isWrite: false }],
  ["cognito/page/discardDraft", buildWrite("content")],
  ["cognito/page/publish", buildWrite("content")],
  ["cognito/page/schedule", buildWrite("content")],
  ["cognito/file/upload", buildWrite("content")],
  ["cognito/default/file/upload", buildWrite("orders")],
  ["sell/invoice/list", buildRead("orders")],
  ["sell/invoice/detail", buildRead("orders")],
  ["sell/order/list", buildRead("orders")],
  ["sell/order/detail", buildRead("orders")],
  ["sell/order/move", buildWrite("orders")],
  ["sell/order/cancel", buildWrite("orders")],
  ["sell/order/refund", buildWrite("orders", recent)],
  ["sell/order/moveMany", buildWrite("orders")],
  ["sell/order/ship", buildWrite("orders")],
  ["sell/order/refundPart", buildWrite("orders", recent)],
  ["sell/order/resendMail", buildWrite("orders")],
  ["sell/order/addNote", buildWrite("orders")],
  ["sell/order/export", buildWrite("orders", recent)],
  ["sell/stockAlert/list", buildRead("orders")],
  ["sell/review/list", { ...buildRead("orders"), roles: adminRoles }],
  ["sell/review/detail", { ...buildRead("orders"), roles: adminRoles }],
  ["sell/review/request", buildWrite("orders")],
  ["sell/review/moderate", buildWrite("content")],
  ["sell/review/reply", buildWrite("content")],
  ["sell/question/list", { ...buildRead("orders"), roles: adminRoles }],
  ["sell/question/detail", { ...buildRead("orders"), roles: adminRoles }],
  ["sell/question/reply", buildWrite("content")],
  ["sell/question/publish", buildWrite("content")],
  ["sell/question/delete", buildWrite("content")],
  ["cognito/image/list", buildRead("content")],
  ["cognito/image/detail", buildRead("content")],
  ["cognito/image/listTags", buildRead("content")],
  ["cognito/image/update", buildWrite("content")],
  ["cognito/image/replace", buildWrite("content")],
  ["cognito/image/delete", buildWrite("content")],
  ["cognito/translation/languages", buildRead("translations")],
  ["cognito/translation/list", buildRead("translations")],
  ["cognito/translation/detail", buildRead("translations")],
  ["cognito/translation/save", buildWrite("translations")],
  ["cognito/translation/export", buildRead("translations")],
  // It writes nothing, but has no use for those who may not import.
  [
    "cognito/translation/checkImport",
    { ...buildRead("translations"), roles: areas.translations.write },
  ],
  ["cognito/translation/import", buildWrite("translations")],
  ["cognito/video/limits", buildRead("content")],
  // Parts are no records: the audit log has the video that they become.
  ["cognito/video/uploadPart", { ...buildWrite("content"), isWrite: false }],
  ["cognito/video/finishUpload", buildWrite("content")],
  ["cognito/video/uses", buildRead("content")],
  ["cognito/video/remove", buildWrite("content")],
  ["sell/giftVoucher/list", buildRead("orders")],
  ["sell/giftVoucher/void", buildWrite("orders")],
  ["cognito/form_submission/retention", buildRead("orders")],
  ["cognito/form_submission/mark", buildWrite("orders")],
  ["cognito/form_submission/export", buildWrite("orders", recent)],
  ["sell/payment/listProblems", buildRead("orders")],
  // Its numbers of orders are for those who see orders.
  ["cognito/overview/detail", buildRead("content")],
  ["cognito/audit/list", { ...buildRead("team"), roles: ["owner", "read_only"] }],
  // Undoing a change also needs the right to make it.
  ["cognito/audit/undo", buildWrite("content")],
  ["sell/delivery/test", buildRead("settings")],
  ["sell/promotion/simulate", { ...buildRead("settings"), roles: areas.orders.read }],
  ["sell/search/missed", buildRead("content")],
  ["cognito/newsletter/list", buildRead("customers")],
  // Addresses leave the shop.
  ["cognito/newsletter/export", buildWrite("customers", recent)],
  ["cognito/setup/status", buildRead("settings")],
  ["cognito/setup/product", buildWrite("content")],
  ["cognito/setup/delivery", buildWrite("settings")],
  ["cognito/setup/page", buildWrite("content")],
  ["cognito/setup/removeDemo", buildWrite("settings", recent)],
  ["cognito/admin/list", buildRead("team")],
  ["cognito/admin/setRole", buildWrite("team", recent)],
])

/** Returns what a call requires. Throws for a call that is not in the table. */
export function getAdminCall(path: string): AdminCall {
  const call = adminCallAccess.get(path)
  if (call === undefined) throw new Error(`${path} is not in the table of administrators' calls.`)
  return call
}
