import { buildUnitCatcher, type Mutation } from "../mutation.ts"

const rules = buildUnitCatcher("lib/admin/orders-rules.test.ts")

/** Mutations of the back office's step-up, orders and start page. */
export const adminOrdersMutations: readonly Mutation[] = [
  {
    name: "step-up-does-not-repeat",
    file: "lib/admin/with-step-up.ts",
    find: "if (!(await confirmOnce())) throw error",
    replace: "await confirmOnce()\n      throw error",
    why: "a call is sent again once the user has proved their identity",
    caughtBy: buildUnitCatcher("lib/admin/with-step-up.test.ts"),
  },
  {
    name: "role-offered-what-it-lacks",
    file: "lib/bff/list-denied-calls.ts",
    find: ".filter(([, { path }]) => denied.has(path.slice(1)))",
    replace: ".filter(([, { path }]) => denied.has(path))",
    why: "the screens do not offer calls that the role does not include",
    caughtBy: buildUnitCatcher("lib/bff/list-denied-calls.test.ts"),
  },
  {
    name: "repeated-request-done-again",
    file: "backend/audit/run-once.ts",
    find: "if (known !== undefined) {",
    replace: "if (known?.record_id === -1) {",
    why: "store credit is given once, however often the request is sent",
    caughtBy: buildUnitCatcher("backend/customers/account.test.ts"),
  },
  {
    name: "repeated-request-with-a-new-key",
    file: "lib/admin/send-once.ts",
    find: 'if (stored?.content === text && typeof stored.key === "string") return stored.key',
    replace: "",
    why: "a request that is sent again has the key of the first one",
    caughtBy: buildUnitCatcher("lib/admin/send-once.test.ts"),
  },
  {
    name: "refunded-items-packed",
    file: "lib/admin/orders-quantities.ts",
    find: "[...parcels, ...refunds]",
    replace: "parcels",
    why: "what was refunded is not sent",
    caughtBy: rules,
  },
  {
    name: "refund-rounded-up",
    file: "lib/admin/orders-refund.ts",
    find: "Math.floor(",
    replace: "Math.ceil(",
    why: "the form shows the refund that the API makes",
    caughtBy: rules,
  },
  {
    name: "last-day-left-out",
    file: "lib/admin/shop-days.ts",
    find: "ms + 86_400_000",
    replace: "ms",
    why: "the last day of a period is included",
    caughtBy: rules,
  },
  {
    name: "overview-counts-refunded-money",
    file: "backend/admin/get-overview.ts",
    find: "o.total_cents - coalesce(r.cents, 0)",
    replace: "o.total_cents",
    why: "money that was refunded in part is not the shop's",
    caughtBy: buildUnitCatcher("backend/admin/get-overview.test.ts"),
  },
  {
    name: "overview-shows-orders-to-editors",
    file: "backend/rest/admin-list-handlers.ts",
    find: 'mayCall(caller.value, "sell/order/list")',
    replace: "true",
    why: "content editors see no orders",
    caughtBy: buildUnitCatcher("backend/admin/get-overview.test.ts"),
  },
]
