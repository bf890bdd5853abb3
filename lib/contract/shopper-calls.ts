import { z } from "zod"
import { addressInputSchema } from "./address.ts"
import {
  cartAddSchema,
  cartChangeSchema,
  cartRemoveSchema,
  cartSchema,
  cartUpdateSchema,
  getCartSchema,
  searchSkuSchema,
  sessionKeySchema,
  shippingQuoteRequestSchema,
  shippingQuotesSchema,
  skuSearchResultSchema,
} from "./cart.ts"
import { errorDetailSchema } from "./error-detail.ts"
import { newsletterSchema } from "./newsletter.ts"
import {
  downloadSchema,
  invoiceSchema,
  orderStatusSchema,
  orderTokenSchema,
  ticketsSchema,
} from "./order.ts"
import { buildItemSchema, idSchema } from "./primitives.ts"
import { submitQuestionSchema } from "./product-question.ts"
import { buildCall } from "./rest-call.ts"
import {
  addReviewPhotoSchema,
  deleteReviewPhotoSchema,
  reportedReviewSchema,
  reportReviewSchema,
  reviewMailsSchema,
  reviewRequestSchema,
  saveReviewSchema,
  voteReviewSchema,
  withdrawReviewSchema,
} from "./review-input.ts"
import { stockAlertSchema } from "./stock-alert.ts"
import {
  buyVoucherResultSchema,
  buyVoucherSchema,
  redeemVoucherResultSchema,
  redeemVoucherSchema,
  voucherBalanceSchema,
  voucherSchema,
} from "./voucher.ts"
import { sharedWishListSchema } from "./wish-list.ts"

const byToken = { params: z.object({ token: orderTokenSchema }) }

/**
 * Calls of cart owners, signed in or not; their responses are private. A signed-in user works on
 * the user's own cart, a guest on the cart of `session`. A guest without a session gets a new one.
 */
export const shopperCalls = {
  cartAdd: buildCall("POST", "/sell/cart/cartAdd", {
    body: cartAddSchema,
    response: cartChangeSchema,
  }),
  cartRemove: buildCall("POST", "/sell/cart/cartRemove", {
    body: cartRemoveSchema,
    response: cartChangeSchema,
  }),
  cartUpdate: buildCall("POST", "/sell/cart/cartUpdate", {
    body: cartUpdateSchema,
    response: cartChangeSchema,
  }),
  getCart: buildCall("POST", "/sell/cart/getCart", { body: getCartSchema, response: cartSchema }),
  shippingQuote: buildCall("POST", "/sell/cart/shippingQuote", {
    body: shippingQuoteRequestSchema,
    response: shippingQuotesSchema,
  }),
  /** Emails the shop a request for the delivery price of the cart; the address needs an email. */
  requestShippingQuote: buildCall("POST", "/sell/cart/requestShippingQuote", {
    body: z.object({ session: sessionKeySchema.nullish(), address: addressInputSchema }),
    response: z.object({
      success: z.boolean(),
      message: z.string(),
      detail: errorDetailSchema,
    }),
  }),
  searchSku: buildCall("POST", "/sell/cart/searchsku", {
    body: searchSkuSchema,
    response: skuSearchResultSchema,
  }),
  /**
   * Emails a link that confirms the request to be notified once when a sold-out SKU is back. The response
   * is the same whether or not the address waits for it already.
   */
  requestStockAlert: buildCall("POST", "/sell/stockAlert/request", {
    body: stockAlertSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  /**
   * Emails a link that confirms a newsletter subscription. The response is the same whether or
   * not the address gets them already.
   */
  requestNewsletter: buildCall("POST", "/cognito/newsletter/request", {
    body: newsletterSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  buyVoucher: buildCall("POST", "/cognito/giftVoucher/payNow", {
    body: buyVoucherSchema,
    response: buyVoucherResultSchema,
  }),
  redeemVoucher: buildCall("POST", "/cognito/giftVoucher/redeem", {
    body: redeemVoucherSchema,
    response: redeemVoucherResultSchema,
  }),
  getVoucherBalance: buildCall("POST", "/cognito/giftVoucher/balance", {
    body: redeemVoucherSchema,
    response: voucherBalanceSchema,
  }),
  /** Records by the unguessable token in email links. */
  showVoucher: buildCall("GET", "/cognito/giftVoucher/show/:token", {
    ...byToken,
    response: buildItemSchema(voucherSchema),
  }),
  showInvoice: buildCall("GET", "/sell/invoice/show/:token", {
    ...byToken,
    response: buildItemSchema(invoiceSchema),
  }),
  showInvoicePdf: buildCall("GET", "/sell/invoice/show/:token/pdf", {
    ...byToken,
    response: buildItemSchema(downloadSchema),
  }),
  showTickets: buildCall("GET", "/sell/invoice/show/:token/tickets", {
    ...byToken,
    response: buildItemSchema(ticketsSchema),
  }),
  /** What the link of an order's emails shows; null for an invalid or expired link. */
  showOrderStatus: buildCall("GET", "/sell/order/status/:token", {
    ...byToken,
    response: buildItemSchema(orderStatusSchema),
  }),
  showReviewRequest: buildCall("GET", "/sell/review/show/:token", {
    ...byToken,
    response: buildItemSchema(reviewRequestSchema),
  }),
  /** Writes a review, or changes it: it is pending again until an administrator publishes it. */
  saveReview: buildCall("POST", "/sell/review/save", {
    body: saveReviewSchema,
    response: buildItemSchema(reviewRequestSchema),
  }),
  /** Deletes a review. */
  withdrawReview: buildCall("POST", "/sell/review/withdraw", {
    body: withdrawReviewSchema,
    response: buildItemSchema(reviewRequestSchema),
  }),
  /** Adds a photo to a stored review, which is pending again. 409 if it has four. */
  addReviewPhoto: buildCall("POST", "/sell/review/addPhoto", {
    body: addReviewPhotoSchema,
    response: buildItemSchema(reviewRequestSchema),
  }),
  /** Deletes a photo of a review, which stays as it is. */
  deleteReviewPhoto: buildCall("POST", "/sell/review/deletePhoto", {
    body: deleteReviewPhotoSchema,
    response: buildItemSchema(reviewRequestSchema),
  }),
  /** Switches the emails that request reviews on or off. */
  chooseReviewMails: buildCall("POST", "/sell/review/mails", {
    body: reviewMailsSchema,
    response: buildItemSchema(reviewRequestSchema),
  }),
  /** A list of saved products by the token of its link. */
  showWishList: buildCall("GET", "/sell/wishList/show/:token", {
    ...byToken,
    response: buildItemSchema(sharedWishListSchema),
  }),
  showReview: buildCall("GET", "/sell/review/:id", {
    params: z.object({ id: z.coerce.number().pipe(idSchema) }),
    response: buildItemSchema(reportedReviewSchema),
  }),
  /** Stores a question to a product and emails the shop. Nothing of it is public yet. */
  submitQuestion: buildCall("POST", "/sell/question/submit", {
    body: submitQuestionSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  /**
   * Counts a review as helpful, once per browser, or per IP address without a fingerprint. The response
   * to a repeated vote is the same.
   */
  voteReview: buildCall("POST", "/sell/review/vote", {
    body: voteReviewSchema,
    response: z.object({ success: z.literal(true) }),
  }),
  reportReview: buildCall("POST", "/sell/review/report", {
    body: reportReviewSchema,
    response: z.object({ success: z.literal(true) }),
  }),
} as const

export type ShopperName = keyof typeof shopperCalls
