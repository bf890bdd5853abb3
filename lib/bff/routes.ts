import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { adminCalls } from "#lib/contract/admin-calls.ts"
import { modelNames } from "#lib/contract/model-call.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { restBasePath, restCalls } from "#lib/contract/rest-calls.ts"
import { type ShopperName, shopperCalls } from "#lib/contract/shopper-calls.ts"
import { listKeys } from "#lib/contract/values/record.ts"

export type AccountName = keyof typeof accountCalls
export type SignInName = Exclude<keyof typeof signInCalls, "refreshToken">

/** Route of the BFF: method and path of a call, and how it is handled. */
export type BffRoute = { method: "GET" | "POST"; segments: readonly string[] } & (
  | { kind: "open"; name: string; call: RestCall }
  | { kind: "account"; name: AccountName; call: RestCall }
  | { kind: "cartOwner"; name: ShopperName; call: RestCall }
  | { kind: "signIn"; name: SignInName; call: RestCall }
  | { kind: "model"; name: string }
  | { kind: "adminWrite"; name: string }
  | { kind: "file"; name: string }
)

const modelReads = ["list", "detail"]
const modelWrites = ["create", "update", "enable", "disable", "delete"]

/**
 * Routes of the BFF. Fixed paths come before those with parameters, and named calls before generic
 * ones.
 */
export const bffRoutes: readonly BffRoute[] = [
  ...listNamed(accountCalls).map((row) => ({ ...row, kind: "account" as const })),
  ...listNamed(signInCalls).flatMap((row) =>
    // Tokens are refreshed on the server only.
    row.name === "refreshToken" ? [] : [{ ...row, name: row.name, kind: "signIn" as const }],
  ),
  ...listNamed(shopperCalls).map((row) => ({ ...row, kind: "cartOwner" as const })),
  ...listNamed(restCalls).map((row) => ({ ...row, kind: "open" as const })),
  ...listNamed(adminCalls).map((row) =>
    /^(list|get)/.test(row.name)
      ? { ...row, kind: "open" as const }
      : { ...row, kind: "adminWrite" as const },
  ),
  { ...buildPlace("GET", "/cognito/default/file/:id"), kind: "file" as const, name: "getFile" },
  ...modelNames.flatMap((model) => [
    ...modelReads.map((verb) => buildModelRow("model", `/${model}/${verb}`)),
    ...modelWrites.map((verb) => buildModelRow("adminWrite", `/${model}/${verb}`)),
  ]),
  ...["/sell/address", "/sell/invoice"].flatMap((model) =>
    modelReads.map((verb) => buildModelRow("model", `${model}/${verb}`)),
  ),
].sort((one, other) => countPlaces(one) - countPlaces(other))

function listNamed<Name extends string, Call extends RestCall>(
  calls: Readonly<Record<Name, Call>>,
) {
  return listKeys(calls).map((name) => {
    const call = calls[name]
    return { ...buildPlace(call.method, call.path), name, call }
  })
}

function buildModelRow<K extends "model" | "adminWrite">(kind: K, path: string) {
  return { ...buildPlace("POST", path), kind, name: path.slice(1) }
}

function buildPlace(method: "GET" | "POST", path: string) {
  return { method, segments: path.split("/").slice(1) }
}

function countPlaces({ segments }: Pick<BffRoute, "segments">): number {
  return segments.filter((segment) => segment.startsWith(":")).length
}

/** Route of a path with its parameters, or the status of the error response. */
type RouteMatch =
  | { row: BffRoute; params: Record<string, string> }
  | { status: 400 | 404 }
  | { status: 405; allow: string }

/**
 * Returns the route of a method and a path as it was sent, still encoded. Decodes each segment
 * once. Rejects a segment that would change the meaning of the path once decoded (400), and every
 * call that is not in the route table (404 or 405).
 */
export function findRoute(method: string, rawPath: string): RouteMatch {
  if (!rawPath.startsWith(`${restBasePath}/`)) return { status: 404 }
  const parts = rawPath
    .slice(restBasePath.length + 1)
    .split("/")
    .map(decodePart)
  const segments = parts.filter((part) => part !== null)
  if (segments.length < parts.length) return { status: 400 }
  const rows = bffRoutes.filter((row) => fits(row, segments))
  const row = rows.find((candidate) => candidate.method === method)
  if (row) return { row, params: readParams(row, segments) }
  if (rows.length === 0) return { status: 404 }
  return { status: 405, allow: [...new Set(rows.map((other) => other.method))].join(", ") }
}

function decodePart(part: string): string | null {
  try {
    const decoded = decodeURIComponent(part)
    const isPlain = !/[/\\?#]|\p{Cc}/u.test(decoded) && decoded !== "." && decoded !== ".."
    return isPlain ? decoded : null
  } catch {
    return null
  }
}

function fits({ segments }: BffRoute, given: readonly string[]): boolean {
  if (segments.length !== given.length) return false
  return segments.every((segment, index) => {
    const part = given[index] ?? ""
    return segment.startsWith(":") ? part !== "" : segment === part
  })
}

function readParams({ segments }: BffRoute, given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      segment.startsWith(":") ? [[segment.slice(1), given[index] ?? ""]] : [],
    ),
  )
}
