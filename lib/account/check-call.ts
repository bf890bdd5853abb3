import type { z } from "zod"
import type { ErrorBody } from "#lib/contract/error.ts"
import type { AccountRefusal } from "./account-result.ts"

/** Names of a form's controls by those of the API, where they differ. */
type Names = Readonly<Record<string, string>>

/** What the API would refuse of this anyway, at the controls; null where it is worth asking. */
export function checkCall(
  schema: z.ZodType,
  input: unknown,
  names: Names = {},
): AccountRefusal | null {
  const { error } = schema.safeParse(input)
  if (!error) return null
  const faults: Record<string, string> = {}
  for (const { path, message } of error.issues) faults[String(path[0])] ??= message
  return buildRefusal({ code: "BAD_REQUEST", message: "", fields: faults }, names)
}

/** The API's refusal as one of the form. */
export function buildRefusal(
  { code, message, fields = {} }: ErrorBody,
  names: Names = {},
): AccountRefusal {
  const faults = Object.entries(fields).map(([name, fault]) => [names[name] ?? name, fault])
  return { kind: "refused", code, message, faults: Object.fromEntries(faults) }
}

/** Faults in the order of a form's controls, which browsers send in that order; others last. */
export function sortFaults(
  faults: Readonly<Record<string, string>>,
  data: unknown,
): Record<string, string> {
  const names = data instanceof FormData ? [...data.keys()] : []
  const getPlace = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(
    Object.entries(faults).sort(([one], [other]) => getPlace(one) - getPlace(other)),
  )
}
