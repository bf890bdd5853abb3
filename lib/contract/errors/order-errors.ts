import type { ErrorDefinitions } from "./error-definition.ts"

/** Errors about orders, payments and gift vouchers. */
export const orderErrors = {
  order_amount_too_high: {
    params: { amount: "money" },
    message: "An order can be at most {amount}. Please split it into several.",
  },
  order_amount_too_low: {
    params: { amount: "money" },
    message:
      "Sorry, we can’t take payments of less than {amount}. Please add something to your order.",
  },
  order_total_changed: {
    params: { amount: "money" },
    message: "The total has changed to {amount}. Please check your order again.",
  },
  order_payable_changed: {
    params: { amount: "money" },
    message: "What is left to pay has changed to {amount}. Please check your order again.",
  },
  order_stock_taken: {
    params: { name: "text" },
    message: "Someone else just bought some of {name}, and there aren’t enough left.",
  },
  order_key_reused: {
    message:
      "This order was sent before with different details. Please check your order and send it again.",
  },
  order_not_payable: {
    message:
      "This order can no longer be paid. If you still want what was in it, please order it again.",
  },
  order_not_cancellable: {
    message:
      "This order can’t be cancelled here any more. Write to us, and we’ll see what we can do.",
  },
  order_note_too_long: {
    params: { count: "number" },
    message: "A note can have at most {count, plural, one {# character} other {# characters}}.",
  },
  order_address_unknown: { message: "Choose one of your saved addresses, or enter a new one." },
  order_address_required: { message: "Tell us where to send your order." },
  shipping_method_required: { message: "Choose how you’d like to get your order." },
  shipping_method_unavailable: {
    message: "This delivery method is no longer available for your order. Please choose another.",
  },
  payment_method_required: { message: "Choose how you’d like to pay." },
  payment_unavailable: {
    message:
      "We can’t take payments at the moment. You haven’t been charged. Please try again in a few minutes.",
  },
  payment_unavailable_order_saved: {
    message:
      "We can’t reach the payment page right now. You haven’t been charged and we’ve saved your order: please try again in a moment.",
  },
  voucher_code_required: { message: "Enter the code of the voucher." },
  voucher_code_format: { message: "That’s not a voucher code." },
  voucher_unknown: {
    message:
      "We can’t find a voucher with this code. Please compare it with your email or printed voucher.",
  },
  voucher_redeemed: { message: "This voucher has already been redeemed." },
  voucher_redeemed_by_you: {
    message: "You’ve already redeemed this voucher. It’s in your store credit.",
  },
  voucher_refunded: { message: "This voucher was refunded, so it can’t be used any more." },
  voucher_login_required: {
    message: "Please log in first, so that we know whose store credit to add it to.",
  },
  voucher_email_required: { message: "Enter the email address to send the voucher to." },
  voucher_recipient_required: {
    message: "Enter the email address that we send the voucher to on this day.",
  },
  voucher_send_on_format: { message: "Enter a day, such as 24/12/2026." },
  voucher_send_on_range: {
    params: { count: "number" },
    message: "Choose today or a day within the next {count} days.",
  },
  voucher_amount_too_low: {
    params: { amount: "money" },
    message: "A gift voucher is worth {amount} or more.",
  },
  voucher_amount_too_high: {
    params: { amount: "money" },
    message: "A gift voucher is worth at most {amount}. You can buy several.",
  },
  voucher_theme_unavailable: {
    message: "This design is no longer available. Please choose another.",
  },
  voucher_rate_limited: { message: "Too many codes. Please try again in 15 minutes." },
  voucher_purchase_rate_limited: {
    message: "That’s a lot of vouchers at once. Please try again in 15 minutes.",
  },
} as const satisfies ErrorDefinitions
