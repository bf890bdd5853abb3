import type { ErrorDefinitions, ErrorOf } from "./error-definition.ts"

/** Errors about the value of one form field, found by the same rules in browsers and in the back end. */
export const formFieldErrors = {
  field_message: { params: { message: "text" }, message: "{message}" },
  field_required: { params: { name: "text" }, message: "Please fill in “{name}”." },
  field_tick_required: { params: { name: "text" }, message: "Please tick “{name}”." },
  field_option_required: {
    params: { name: "text" },
    message: "Please choose an option for “{name}”.",
  },
  field_too_long: {
    params: { name: "text", count: "number" },
    message:
      "“{name}” is too long: at most {count, plural, one {# character fits} other {# characters fit}}.",
  },
  field_email: {
    params: { name: "text" },
    message: "Please enter an email address, such as name@example.com, for “{name}”.",
  },
  field_phone: {
    params: { name: "text" },
    message: "Please enter a phone number, such as 0412 345 678, for “{name}”.",
  },
  field_number: {
    params: { name: "text" },
    message: "Please enter a number, such as 12 or 12.5, for “{name}”.",
  },
  field_percent: {
    params: { name: "text" },
    message: "Please enter a number, such as 12.5, for “{name}”.",
  },
  field_currency: {
    params: { name: "text" },
    message: "Please enter an amount of money, such as 12.50, for “{name}”.",
  },
  field_date: {
    params: { name: "text" },
    message: "Please enter a date as dd/mm/yyyy, such as 31/01/2026, for “{name}”.",
  },
  field_datetime: {
    params: { name: "text" },
    message: "Please enter a date and a time, such as 31/01/2026 14:30, for “{name}”.",
  },
  field_time: {
    params: { name: "text" },
    message: "Please enter a time, such as 14:30 or 2:30 pm, for “{name}”.",
  },
  field_min: {
    params: { name: "text", limit: "number" },
    message: "“{name}” must be at least {limit}.",
  },
  field_max: {
    params: { name: "text", limit: "number" },
    message: "“{name}” must be at most {limit}.",
  },
  field_earliest: {
    params: { name: "text", limit: "text" },
    message: "“{name}” must be {limit} or later.",
  },
  field_latest: {
    params: { name: "text", limit: "text" },
    message: "“{name}” must be {limit} or earlier.",
  },
  field_step: {
    params: { name: "text", step: "number" },
    message: "“{name}” must go in steps of {step}.",
  },
  field_step_from: {
    params: { name: "text", step: "number", start: "number" },
    message: "“{name}” must go in steps of {step}, counted from {start}.",
  },
} as const satisfies ErrorDefinitions

/** Error of one field of a form. */
export type FieldError = ErrorOf<typeof formFieldErrors>
