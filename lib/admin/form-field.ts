import type { ModelName } from "#lib/contract/model-call.ts"

/** What kind of control a field of a form has. */
export type FieldKind =
  | "text"
  | "long"
  | "html"
  | "integer"
  | "number"
  | "money"
  /** Basis points in the API, a percentage in the form. */
  | "percent"
  | "instant"
  | "boolean"
  | "choice"
  | "reference"
  | "references"
  | "image"
  /** Texts, one on each line. */
  | "lines"
  | "rows"
  /** Anything else, as JSON. */
  | "json"

/** One field of a form, as the server describes it from the contract's schema. */
export type FormField = {
  /** Its name in the API. */
  name: string
  kind: FieldKind
  label: string
  /** What it is for; empty for none. */
  help: string
  isRequired: boolean
  isNullable: boolean
  /** The value in a new record, in the API format. */
  initial: unknown
  maxLength?: number
  choices?: { value: string; label: string }[]
  /** The model that a reference chooses from. */
  model?: ModelName
  /** Which of the model's records a reference chooses from, as the filter of their list. */
  filter?: Readonly<Record<string, string>>
  /** The fields of each row. */
  fields?: FormField[]
}

/** Fields under one heading. */
export type FieldGroup = { id: string; heading: string; fields: FormField[] }

/** What is in a form's controls: a number or a date is the text that is typed. */
export type FormValue = string | boolean | string[] | FormValues[]
export type FormValues = { [name: string]: FormValue }
