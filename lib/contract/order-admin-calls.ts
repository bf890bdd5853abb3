import { z } from "zod"
import {
  adminOrderSchema,
  cancelOrderSchema,
  downloadSchema,
  moveOrderSchema,
  orderListQuerySchema,
  orderSummarySchema,
  refundOrderSchema,
} from "./order.ts"
import {
  addOrderNoteSchema,
  exportOrdersSchema,
  moveOrdersSchema,
  orderRowSchema,
  refundPartSchema,
  resendMailSchema,
  shipOrderSchema,
} from "./order-work.ts"
import { buildItemSchema, buildListSchema, idSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"
import { awaitedSkuQuerySchema, awaitedSkuSchema } from "./stock-alert.ts"

const listed = orderSummarySchema.extend({
  user_id: idSchema,
  email: z.string(),
  buyer_name: z.string().default(""),
  is_pick_up: z.boolean().default(false),
  /** Why the payment needs an administrator's review; empty if it does not. */
  payment_problem: z.string().default(""),
})

/**
 * Administrators' calls about orders, and about SKUs that people wait for. Operations that the order's status does not allow fail with
 * 409 CONFLICT.
 */
export const orderAdminCalls = {
  /** Newest first, if not requested otherwise. */
  listOrders: buildCall("POST", "/sell/order/list", {
    body: orderListQuerySchema,
    response: buildListSchema(listed),
  }),
  getOrder: buildCall("POST", "/sell/order/detail", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(adminOrderSchema),
  }),
  moveOrder: buildCall("POST", "/sell/order/move", {
    body: moveOrderSchema,
    response: buildItemSchema(adminOrderSchema),
  }),
  cancelOrder: buildCall("POST", "/sell/order/cancel", {
    body: cancelOrderSchema,
    response: buildItemSchema(adminOrderSchema),
  }),
  refundOrder: buildCall("POST", "/sell/order/refund", {
    body: refundOrderSchema,
    response: buildItemSchema(adminOrderSchema),
  }),
  moveOrders: buildCall("POST", "/sell/order/moveMany", {
    body: moveOrdersSchema,
    response: z.object({ data: z.array(orderRowSchema) }),
  }),
  shipOrder: buildCall("POST", "/sell/order/ship", {
    body: shipOrderSchema,
    response: buildItemSchema(adminOrderSchema),
  }),
  refundPart: buildCall("POST", "/sell/order/refundPart", {
    body: refundPartSchema,
    response: buildItemSchema(adminOrderSchema),
  }),
  resendOrderMail: buildCall("POST", "/sell/order/resendMail", {
    body: resendMailSchema,
    response: buildItemSchema(adminOrderSchema),
  }),
  /** Adds a note that only administrators see. */
  addOrderNote: buildCall("POST", "/sell/order/addNote", {
    body: addOrderNoteSchema,
    response: buildItemSchema(adminOrderSchema),
  }),
  /** The orders that match as a CSV file in UTF-8, one order in each row. */
  exportOrders: buildCall("POST", "/sell/order/export", {
    body: exportOrdersSchema,
    response: buildItemSchema(downloadSchema),
  }),
  /** SKUs that people wait for, those with the most people first. */
  listStockAlerts: buildCall("POST", "/sell/stockAlert/list", {
    body: awaitedSkuQuerySchema,
    response: buildListSchema(awaitedSkuSchema),
  }),
} as const
