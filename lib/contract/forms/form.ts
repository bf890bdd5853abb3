import { z } from "zod"
import { errorDetailSchema, fieldDetailsSchema } from "../error-detail.ts"
import {
  amountSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  pagingSchema,
  slugSchema,
} from "../primitives.ts"
import { translatedFields } from "../translation.ts"

/** Kinds of form entries; `content` and `submit` have no value. */
export const questionTypes = [
  "content",
  "text",
  "textarea",
  "email",
  "phone",
  "currency",
  "percent",
  "number",
  "password",
  "date",
  "datetime",
  "time",
  "checkbox",
  "submit",
] as const

export const legacyFieldTypes = [
  "text",
  "textarea",
  "number",
  "date",
  "select",
  "paragraph",
  "header",
  "button",
] as const

const text = z
  .string()
  .max(2_000)
  .nullish()
  .transform((value) => value ?? "")
const bound = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform((value) => value ?? null)
/** Content management systems write booleans as true, 1 or "1". */
const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => value === true || value === "true" || Number(value) > 0)
const fieldValue = z
  .union([z.string().max(10_000), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? "" : String(value)))

/**
 * One entry of a form. `field_type` is one of `questionTypes`; entries of an unknown type are not
 * rendered. `content` is HTML (of a `content` entry, or a note at a question).
 */
export const questionSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  field_type: z.string().max(40),
  label: text,
  required: flag,
  value: fieldValue,
  content: htmlSchema.nullish().transform((html) => html ?? ""),
  placeholder: text,
  min: bound,
  max: bound,
  step: bound,
  validation_message: text,
  ...translatedFields,
})

/** An entry in the legacy shape; `type` is one of `legacyFieldTypes`, `subtype` an HTML one. */
export const legacyFieldSchema = z.object({
  name: text,
  type: z.string().max(40),
  subtype: text,
  label: text,
  placeholder: text,
  required: flag,
  min: bound,
  max: bound,
  step: bound,
  value: fieldValue,
  values: z
    .array(z.object({ label: text, value: fieldValue, selected: flag }))
    .nullish()
    .transform((values) => values ?? []),
  ...translatedFields,
})

/** A form. Its fields are `questions`, or without any the `data` of the legacy shape. */
export const formSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: slugSchema,
  use_captcha: z.boolean(),
  must_be_logged_on: z.boolean(),
  /** Price of a submission; "0.00" is free. */
  cost: amountSchema,
  /** Message after the submission; if empty, the storefront displays its own text. */
  thank_you: z.string(),
  questions: z.array(questionSchema),
  data: z.array(legacyFieldSchema),
  updated_at: instantSchema,
  ...translatedFields,
})

/** With `id` the response is that form; else all enabled forms. */
export const formQuerySchema = pagingSchema.extend({
  id: z.coerce.number().pipe(idSchema).optional(),
})

/** Upper bound on values, above any real form; checked before each value is validated. */
const maxFormValues = 1_000
const formValuesSchema = z
  .custom<object>(
    (data) =>
      typeof data === "object" && data !== null && Object.keys(data).length <= maxFormValues,
    `must be an object of at most ${maxFormValues} answers`,
  )
  .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))

/**
 * A form submission: values by field name (a checkbox 1 or 0), `url` the base64 of the page URL,
 * `captcha` the solved challenge (see `captchaSchema`), `trap` the honeypot field that no person
 * sees, `key` an idempotency key chosen by the client.
 */
export const formSubmissionSchema = z.object({
  data: formValuesSchema,
  url: z.string().max(4_000).default(""),
  captcha: z.string().max(10_000).default(""),
  trap: z.string().max(10_000).default(""),
  key: z.string().max(100).default(""),
})

export const formErrorCodes = [
  "invalid",
  "captcha",
  "login",
  "too_many",
  "too_large",
  "unavailable",
] as const

/**
 * `error` is the message for the user, `fields` the message per invalid field, `detail` and
 * `field_details` their details. `payment` is the URL to pay at, on the shop's own origin or the
 * gateway's.
 */
export const formResultSchema = z.object({
  success: z.boolean(),
  code: z.enum(formErrorCodes).nullable().default(null),
  error: z.string().default(""),
  detail: errorDetailSchema,
  fields: z.record(z.string(), z.string()).default({}),
  field_details: fieldDetailsSchema.optional(),
  payment: z.string().nullable().default(null),
})

/**
 * A challenge to solve before a form with `use_captcha` is submitted, valid for ten minutes and one
 * submission. Either a script solves `pow` (altcha-lib's proof of work, PBKDF2/SHA-256): then
 * `captcha` is the base64 of the JSON `{ challenge: pow, solution }`. Or, without scripts, a person
 * replies to `question.text`, whose words are `question.detail`: then `captcha` is `question:{question.token}:{reply}`.
 */
export const captchaSchema = z.object({
  challenge: z.object({
    pow: z.looseObject({
      parameters: z.looseObject({ algorithm: z.string(), cost: z.number() }),
      signature: z.string(),
    }),
    question: z.object({ text: z.string(), detail: errorDetailSchema, token: z.string() }),
  }),
})

export type WireForm = z.infer<typeof formSchema>
export type WireQuestion = z.infer<typeof questionSchema>
export type WireLegacyField = z.infer<typeof legacyFieldSchema>
export type FormSubmission = z.infer<typeof formSubmissionSchema>
export type WireCaptcha = z.infer<typeof captchaSchema>
export type WireFormResult = z.infer<typeof formResultSchema>
