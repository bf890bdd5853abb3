import "server-only"
import type { Locality } from "#lib/contract/locality.ts"
import { fetchRest } from "./transport.ts"

/** Lists the few suburbs that a typed suburb or postcode is the beginning of. */
export async function listLocalities(query: string): Promise<readonly Locality[]> {
  return (await fetchRest("listLocalities", { query: { query } })).data
}
