import { z } from "zod"
import { amountSchema, buildItemSchema, instantSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

const countSchema = z.number().int().nonnegative()

/** Entries of an outbox that are not delivered yet. */
const outboxSchema = z.object({ waiting: countSchema, oldest_at: instantSchema.nullable() })

const overviewSchema = z.object({
  /** Null for roles that see no orders. */
  orders: z
    .object({
      /**
       * The last 14 days of the shop's calendar, today first: orders by the day on which they were
       * paid, without those that were refunded in full; of the others, the money that was not
       * refunded.
       */
      days: z.array(z.object({ day: z.iso.date(), orders: countSchema, money: amountSchema })),
      to_prepare: countSchema,
      to_ship: countSchema,
      unpaid: countSchema,
      payment_problems: countSchema,
      /** Submissions of forms that no administrator has handled yet. */
      submissions: countSchema,
      /** SKUs that people wait for. */
      awaited: countSchema,
    })
    .nullable(),
  low_stock: countSchema,
  questions: countSchema,
  reviews: countSchema,
  reported_reviews: countSchema,
  health: z.object({
    /** Recurring jobs that failed in their last run, or that no process has run when they were due. */
    jobs: z.array(
      z.object({
        name: z.string(),
        problem: z.enum(["failed", "late"]),
        /** Null if it has never succeeded. */
        succeeded_at: instantSchema.nullable(),
      }),
    ),
    job_count: countSchema,
    mails: outboxSchema.extend({ given_up: countSchema }),
    /** Changes that the pages of the shop do not show yet. */
    changes: outboxSchema,
  }),
})

/** The call of the back office's start page. */
export const overviewCalls = {
  getOverview: buildCall("POST", "/cognito/overview/detail", {
    response: buildItemSchema(overviewSchema),
  }),
} as const

export type WireOverview = z.infer<typeof overviewSchema>
