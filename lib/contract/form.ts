import { z } from "zod"
import {
  amountSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  pagingSchema,
  slugSchema,
} from "./primitives.ts"

/** Kinds of question a form may ask; `content` and `submit` ask nothing. */
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
/** Editing systems write switches as true, 1 or "1". */
const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => value === true || value === "true" || Number(value) > 0)
const answer = z
  .union([z.string().max(10_000), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? "" : String(value)))

/**
 * One entry of a form. `field_type` is one of `questionTypes`; a type nobody knows is left out where
 * the form is shown. `content` is HTML (of a `content` entry, or a note at a question).
 */
export const questionSchema = z.object({
  id: idSchema,
  name: z.string().max(200),
  field_type: z.string().max(40),
  label: text,
  required: flag,
  value: answer,
  content: htmlSchema.nullish().transform((html) => html ?? ""),
  placeholder: text,
  min: bound,
  max: bound,
  step: bound,
  validation_message: text,
})

/** An entry in the older shape; `type` is one of `legacyFieldTypes`, `subtype` an HTML one. */
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
  value: answer,
  values: z
    .array(z.object({ label: text, value: answer, selected: flag }))
    .nullish()
    .transform((values) => values ?? []),
})

/** A form. It asks `questions`, or where there are none the `data` of the older shape. */
export const formSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: slugSchema,
  use_captcha: z.boolean(),
  must_be_logged_on: z.boolean(),
  /** What sending it costs; "0.00" is nothing. */
  cost: amountSchema,
  /** Said after it was sent; empty leaves the interface's own words. */
  thank_you: z.string(),
  questions: z.array(questionSchema),
  data: z.array(legacyFieldSchema),
  updated_at: instantSchema,
})

/** With `id` the answer is that form; else all that are switched on. */
export const formQuerySchema = pagingSchema.extend({
  id: z.coerce.number().pipe(idSchema).optional(),
})

/** More answers than any form asks for; counted before each of them is looked at. */
const maxAnswers = 1_000
const answersSchema = z
  .custom<object>(
    (data) => typeof data === "object" && data !== null && Object.keys(data).length <= maxAnswers,
    `must be an object of at most ${maxAnswers} answers`,
  )
  .pipe(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))

/**
 * What a visitor sends: answers by field name (a checkbox 1 or 0), `url` the base64 of the address
 * the form stands at, `captcha` the challenge passed (see `captchaSchema`), `trap` the field no
 * person sees, `key` a word of the sender's that makes a repeated sending the same one.
 */
export const formSubmissionSchema = z.object({
  data: answersSchema,
  url: z.string().max(4_000).default(""),
  captcha: z.string().max(10_000).default(""),
  trap: z.string().max(10_000).default(""),
  key: z.string().max(100).default(""),
})

export const formRefusalCodes = [
  "invalid",
  "captcha",
  "login",
  "too_many",
  "too_large",
  "unavailable",
] as const

/**
 * `error` says in the visitor's words what is wrong, `fields` which answers and why. `payment` is
 * the address to pay at, on the shop's own origin or the gateway's.
 */
export const formResultSchema = z.object({
  success: z.boolean(),
  code: z.enum(formRefusalCodes).nullable().default(null),
  error: z.string().default(""),
  fields: z.record(z.string(), z.string()).default({}),
  payment: z.string().nullable().default(null),
})

/**
 * A challenge to be passed before a form with `use_captcha` is sent, within ten minutes and for one
 * sending. Either `pow` is solved by a program (altcha-lib's proof of work, PBKDF2/SHA-256): then
 * `captcha` is the base64 of the JSON `{ challenge: pow, solution }`. Or a person answers
 * `question.text`, where no program runs: then `captcha` is `question:{question.token}:{answer}`.
 */
export const captchaSchema = z.object({
  challenge: z.object({
    pow: z.looseObject({
      parameters: z.looseObject({ algorithm: z.string(), cost: z.number() }),
      signature: z.string(),
    }),
    question: z.object({ text: z.string(), token: z.string() }),
  }),
})

export type WireForm = z.infer<typeof formSchema>
export type WireQuestion = z.infer<typeof questionSchema>
export type WireLegacyField = z.infer<typeof legacyFieldSchema>
export type FormSubmission = z.infer<typeof formSubmissionSchema>
export type WireCaptcha = z.infer<typeof captchaSchema>
export type WireFormResult = z.infer<typeof formResultSchema>
