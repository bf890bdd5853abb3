import { buildAmount } from "../money.ts"

/** Kind of a parameter: money as whole cents, a date as a calendar day ("2026-12-01"). */
export type ParamKind = "text" | "number" | "money" | "date"

/**
 * An error: its parameters, and its English message in ICU syntax. Money and dates are placeholders
 * of a text: they are formatted before they are filled in.
 */
export type ErrorDefinition = {
  readonly params?: Readonly<Record<string, ParamKind>>
  readonly message: string
}
export type ErrorDefinitions = Readonly<Record<string, ErrorDefinition>>

/** Values of parameters by name. */
export type ErrorParams = Readonly<Record<string, string | number>>

type ValueOf<K> = K extends "text" | "date" ? string : number

/** An error of these definitions with a value for every parameter that it declares. */
export type ErrorOf<Definitions extends ErrorDefinitions> = {
  [Code in keyof Definitions & string]: Definitions[Code] extends {
    params: infer Kinds extends Readonly<Record<string, ParamKind>>
  }
    ? { code: Code; params: { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> } }
    : { code: Code; params?: never }
}[keyof Definitions & string]

/** Returns the English message of an error, with the values filled in. */
export function formatErrorMessage(definition: ErrorDefinition, params: ErrorParams = {}): string {
  const { message, params: kinds = {} } = definition
  return message
    .replace(
      /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g,
      (_all, name: string, one: string, other: string) =>
        (params[name] === 1 ? one : other).replaceAll("#", formatCount(params[name])),
    )
    .replace(/\{(\w+)\}/g, (_all, name: string) => formatParam(kinds[name], params[name]))
}

function formatCount(count: string | number | undefined): string {
  return Number(count).toLocaleString("en-AU")
}

function formatParam(kind: ParamKind | undefined, value: string | number = ""): string {
  if (kind === "money") return formatDollars(Number(value))
  return kind === "date" ? formatDay(String(value)) : String(value)
}

/** Formats whole cents as "$1,250.00". */
function formatDollars(cents: number): string {
  return `$${buildAmount(cents).replaceAll(/\B(?=(?:\d{3})+\.)/g, ",")}`
}

/** Formats a calendar day as "1 December 2026". */
function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString("en-AU", { dateStyle: "long", timeZone: "UTC" })
}
