import type { ErrorDefinitions } from "./error-definition.ts"

/** Errors about carts: stock, add-ons, promotion codes and shipping. */
export const cartErrors = {
  quantity_format: { message: "Enter a whole number from 1 to 999." },
  item_not_sold: { message: "This is no longer available." },
  item_out_of_stock: { message: "Out of stock" },
  item_sold_out: { message: "This is out of stock." },
  item_in_stock: { message: "This is in stock: you can order it now." },
  item_extras_changed: { message: "Its extras have changed. Please remove it and add it again." },
  item_too_many: {
    params: { count: "number" },
    message: "Only {count, plural, one {# is left} other {# are left}}. Please choose fewer.",
  },
  line_not_sold: { params: { name: "text" }, message: "{name}: This is no longer available." },
  line_out_of_stock: { params: { name: "text" }, message: "{name}: Out of stock" },
  line_extras_changed: {
    params: { name: "text" },
    message: "{name}: Its extras have changed. Please remove it and add it again.",
  },
  line_too_many: {
    params: { name: "text", count: "number" },
    message:
      "{name}: Only {count, plural, one {# is left} other {# are left}}. Please choose fewer.",
  },
  line_amount_full: {
    params: { name: "text", amount: "money" },
    message: "{name}: We don’t take orders of {amount} or more online. Please contact us.",
  },
  line_not_in_cart: { message: "This is no longer in your cart." },
  stock_left: {
    params: { count: "number" },
    message: "Only {count, plural, one {# is left} other {# are left}}.",
  },
  stock_left_all_in_cart: {
    params: { count: "number" },
    message:
      "Only {count, plural, one {# is left. It’s} other {# are left. They’re all}} in your cart already.",
  },
  stock_left_some_in_cart: {
    params: { count: "number", in_cart: "number" },
    message:
      "Only {count, plural, one {# is left} other {# are left}}. You have {in_cart} in your cart already.",
  },
  cart_quantity_full: {
    params: { count: "number" },
    message: "A cart can hold at most {count} of one item.",
  },
  cart_lines_full: {
    params: { count: "number" },
    message: "A cart can hold at most {count} different items.",
  },
  cart_amount_full: {
    params: { amount: "money" },
    message: "We don’t take orders of {amount} or more online. Please contact us.",
  },
  cart_empty: { message: "Your cart is empty." },
  cart_rate_limited: {
    message:
      "Too many carts have been started from here in a short time. Please try again in an hour.",
  },
  addon_not_sold: { message: "This extra is no longer available." },
  addon_tick_required: { params: { name: "text" }, message: "“{name}” has to be ticked." },
  addon_tick_only: { params: { name: "text" }, message: "“{name}” can only be ticked, or not." },
  addon_option_required: { params: { name: "text" }, message: "Choose an option for “{name}”." },
  addon_option_not_sold: {
    params: { name: "text" },
    message: "This option of “{name}” is no longer available. Choose another one.",
  },
  addon_text_required: { params: { name: "text" }, message: "Enter a text for “{name}”." },
  addon_quantity_range: {
    params: { name: "text", min: "number", max: "number" },
    message: "Enter a whole number from {min} to {max} for “{name}”.",
  },
  addon_quantity_exact: {
    params: { name: "text", quantity: "number" },
    message: "Enter {quantity} for “{name}”.",
  },
  addon_alphabetic_only: { params: { name: "text" }, message: "Use letters only for “{name}”." },
  addon_alphanumeric_only: {
    params: { name: "text" },
    message: "Use letters and numbers only for “{name}”.",
  },
  addon_a_to_z_only: {
    params: { name: "text" },
    message: "Use letters from A to Z only for “{name}”.",
  },
  addon_text_too_long: {
    params: { name: "text", count: "number" },
    message: "“{name}” can have {count, plural, one {# character} other {# characters}} at most.",
  },
  promotion_unknown: { message: "We don’t recognise this code. Please check the spelling." },
  promotion_not_started: { params: { day: "date" }, message: "This code can be used from {day}." },
  promotion_ended: { message: "This code can no longer be used." },
  promotion_used_up: { message: "This code has been used up." },
  promotion_used: { message: "You’ve already used this code." },
  promotion_used_times: {
    params: { count: "number" },
    message:
      "You’ve already used this code {count, plural, one {# time} other {# times}}, which is the maximum.",
  },
  promotion_first_order_only: { message: "This code is for your first order." },
  promotion_no_items: { message: "This code doesn’t apply to anything in your cart." },
  promotion_min_spend: {
    params: { amount: "money" },
    message: "This code is for orders of {amount} or more.",
  },
  promotion_rate_limited: {
    message: "You’ve tried a lot of codes in a short time. Please try again in an hour.",
  },
  shipping_quote_for_item: {
    message:
      "Something in your cart is too bulky for a fixed price. Ask us and we’ll email you what delivery costs.",
  },
  shipping_quote_for_place: {
    params: { place: "text" },
    message:
      "We have no fixed price for delivery to {place}. Ask us and we’ll email you what delivery costs.",
  },
  quote_requested: { message: "Thank you. We’ll work out your delivery and email you a price." },
  quote_cart_empty: { message: "Your cart is empty, so there’s nothing to deliver yet." },
  quote_email_required: { message: "Enter an email address, so that we can answer you." },
  quote_rate_limited: {
    message: "You’ve already asked several times. Please try again in an hour.",
  },
  quote_recipient_rate_limited: {
    message: "We’ve emailed this address several times today. Please try again tomorrow.",
  },
} as const satisfies ErrorDefinitions
