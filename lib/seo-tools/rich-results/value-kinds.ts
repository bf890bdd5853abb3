import { type DataGraph, listValues, parseSchemaName } from "./json-ld-graph.ts"

/** Formats of values. */
export type ValueKind =
  | "amount"
  | "positiveAmount"
  | "currency"
  | "address"
  | "picture"
  | "day"
  | "duration"
  | "whole"
  | "country"
  | "availability"
  | "condition"
  | "returns"

const availabilities =
  "BackOrder Discontinued InStock InStoreOnly LimitedAvailability MadeToOrder OnlineOnly OutOfStock PreOrder PreSale Reserved SoldOut"
const conditions = "NewCondition RefurbishedCondition UsedCondition DamagedCondition"
const returns =
  "MerchantReturnFiniteReturnWindow MerchantReturnNotPermitted MerchantReturnUnlimitedWindow"

const isPlainNumber = (value: unknown): boolean =>
  typeof value === "number" ? Number.isFinite(value) && value >= 0 : isText(value, /^\d+(\.\d+)?$/)

/** True if a value has the format that its property requires. */
export function isOfKind(graph: DataGraph, value: unknown, kind: ValueKind): boolean {
  switch (kind) {
    case "amount":
      return isPlainNumber(value)
    case "positiveAmount":
      return isPlainNumber(value) && Number(value) > 0
    case "currency":
      return isText(value, /^[A-Z]{3}$/)
    case "address":
      return isUrl(value) || isUrl(graph.resolve(value)?.["@id"])
    case "picture":
      return isImage(graph, value)
    case "day":
      return isDay(value)
    case "duration":
      return isText(value, /^P(?!$)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/)
    case "whole":
      return Number.isInteger(Number(value)) && Number(value) > 0
    case "country":
      return isText(value, /^[A-Z]{2}$/) || isText(graph.resolve(value)?.name, /^[A-Z]{2}$/)
    case "availability":
      return isListed(value, availabilities)
    case "condition":
      return isListed(value, conditions)
    case "returns":
      return isListed(value, returns)
  }
}

/** True if a value is an ISO 8601 date that exists, with or without a time. */
export function isDay(value: unknown): value is string {
  const form = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/
  if (typeof value !== "string" || !form.test(value)) return false
  // `Date` would accept 31 February as a day of March.
  const day = value.slice(0, 10)
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

function isImage(graph: DataGraph, value: unknown): boolean {
  if (isUrl(value)) return true
  const node = graph.resolve(value)
  if (node === null) return false
  return [...listValues(graph, node, "url"), ...listValues(graph, node, "contentUrl")].some(isUrl)
}

function isUrl(value: unknown): boolean {
  return isText(value, /^https?:\/\/[^\s]+$/i) && URL.canParse(String(value))
}

function isListed(value: unknown, names: string): boolean {
  return typeof value === "string" && names.split(" ").includes(parseSchemaName(value))
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === "string" && form.test(value)
}
