import type { z } from "zod"
import { restBasePath, restCalls } from "#lib/contract/rest-calls.ts"
import { getRunningShop } from "./running-shop.ts"

type Name = keyof typeof restCalls
type CallParams = { params?: Record<string, string>; query?: Record<string, string | number> }

/** Fetches from the running shop's API. Returns the body, parsed by the contract's schema. */
export async function fetchShopApiBody<N extends Name>(
  name: N,
  { params = {}, query = {} }: CallParams = {},
): Promise<z.output<(typeof restCalls)[N]["response"]>> {
  const { path, response: responseSchema } = restCalls[name]
  const filled = path.replaceAll(/:(\w+)/g, (_all, key: string) => params[key] ?? "")
  const address = new URL(`${restBasePath}${filled}`, getRunningShop().apiOrigin)
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value))
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`)
  return parseAs<N>(responseSchema, await response.json())
}

/** Returns the body, parsed by the call's schema. */
function parseAs<N extends Name>(
  responseSchema: z.ZodType,
  body: unknown,
): z.output<(typeof restCalls)[N]["response"]> {
  return responseSchema.parse(body) as z.output<(typeof restCalls)[N]["response"]>
}
