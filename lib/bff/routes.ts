import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { modelNames } from "#lib/contract/model-call.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
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
  ...listNamed(orderAdminCalls).map((row) =>
    row.name === "listOrders" || row.name === "getOrder"
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
  buildModelRow("adminWrite", "/sell/product/addPhoto"),
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
