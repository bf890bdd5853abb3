import { z } from "zod"
import { amountSchema, buildItemSchema, idSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"
import { demoRemovalStates, type SetupStatus, setupSteps } from "./setup-steps.ts"

const setupStatusSchema: z.ZodType<SetupStatus, SetupStatus> = z.object({
  steps: z.record(z.enum(setupSteps), z.boolean()),
  demo: z.object({
    count: z.number().int().nonnegative(),
    changed_count: z.number().int().nonnegative(),
    state: z.enum(demoRemovalStates),
    backup: z.string(),
  }),
  changed_home_id: idSchema.nullable(),
})

const line = z.string().trim().max(200)
/** Administrators' calls that set up a new shop. */
export const setupCalls = {
  getSetupStatus: buildCall("POST", "/cognito/setup/status", { response: setupStatusSchema }),
  /** Creates a product with one SKU in the shop's first category. */
  createFirstProduct: buildCall("POST", "/cognito/setup/product", {
    body: z.object({
      name: line.min(1),
      blurb: line.default(""),
      price: amountSchema,
      stock: z.number().int().min(0).max(1_000_000),
    }),
    response: buildItemSchema(z.object({ id: idSchema, url: z.string() })),
  }),
  /** Creates a way to deliver to all of Australia at one price. */
  createFirstDelivery: buildCall("POST", "/cognito/setup/delivery", {
    body: z.object({
      name: line.min(1),
      description: line.default(""),
      amount: amountSchema,
      free_over: amountSchema.nullable().default(null),
    }),
    response: buildItemSchema(z.object({ id: idSchema })),
  }),
  /** Gives the home page a heading and a text of paragraphs. Replaces what it shows. */
  updateHomePage: buildCall("POST", "/cognito/setup/page", {
    body: z.object({ heading: line.min(1), text: z.string().trim().min(1).max(5_000) }),
    response: buildItemSchema(z.object({ id: idSchema })),
  }),
  /**
   * Makes a backup, then removes the demonstration content; `getSetupStatus` has the progress. What
   * somebody has changed stays, unless `includes_changed`. `name` is the shop's name, as a confirmation.
   */
  removeDemoContent: buildCall("POST", "/cognito/setup/removeDemo", {
    body: z.object({ name: z.string().max(500), includes_changed: z.boolean().default(false) }),
    response: z.object({ success: z.literal(true) }),
  }),
} as const
