import type { ErrorDefinitions } from "./error-definition.ts"

/** Errors of any call, and errors about form submissions and captchas. */
export const requestErrors = {
  request_rejected: { message: "We couldn’t do that." },
  record_not_found: { message: "We could not find that." },
  input_invalid: { message: "Please check what you entered." },
  try_again_soon: { message: "We can’t do that right now. Please try again in a moment." },
  server_error: { message: "Something went wrong on our side." },
  server_error_retry: {
    message: "Something went wrong on our side. Please try again in a moment.",
  },
  shop_unavailable: { message: "The shop can’t do this right now. Try again soon." },
  shop_closed: { message: "The shop is closed at the moment. Please come back later." },
  cross_site_request: { message: "You can only do this from a page of this shop." },
  rate_limited: { message: "You’ve done that too often. Please try again later." },
  captcha_required: { message: "Please answer the question to show you’re a person." },
  captcha_wrong: { message: "That answer was wrong or too late. Please try the new question." },
  captcha_question: {
    params: { first: "number", second: "number" },
    message: "What is {first} plus {second}?",
  },
  captcha_rate_limited: { message: "Too many wrong answers. Please try again in ten minutes." },
  form_login_required: { message: "Please log in to send this form." },
  form_invalid: { message: "Some answers need another look. Nothing has been sent yet." },
  form_too_large: { message: "Something you wrote is too long for this form." },
  form_payment_unavailable: {
    message: "We can’t take payments at the moment. You haven’t been charged. Please try again.",
  },
  form_rate_limited: {
    message: "You’ve already sent this form several times. Please try again in ten minutes.",
  },
  forms_rate_limited: { message: "You’ve sent a lot of forms today. Please try again tomorrow." },
  form_values_too_long: {
    params: { name: "text", count: "number" },
    message:
      "Your answers are too long together: at most {count, plural, one {# character fits} other {# characters fit}}. Please shorten “{name}”.",
  },
  form_value_too_long: {
    params: { name: "text", count: "number" },
    message:
      "“{name}” is too long: at most {count, plural, one {# character fits} other {# characters fit}}. Please shorten it.",
  },
} as const satisfies ErrorDefinitions
