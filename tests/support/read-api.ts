import type { z } from "zod"
import { restBasePath, restCalls } from "#lib/contract/rest-calls.ts"
import { getRunningShop } from "./running-shop.ts"

type Name = keyof typeof restCalls
type Wish = { params?: Record<string, string>; query?: Record<string, string | number> }

/** Fetches from the running shop's API. Returns the body, parsed by the contract's schema. */
export async function readApi<N extends Name>(
  name: N,
  { params = {}, query = {} }: Wish = {},
): Promise<z.output<(typeof restCalls)[N]["answer"]>> {
  const { path, answer } = restCalls[name]
  const filled = path.replaceAll(/:(\w+)/g, (_all, key: string) => params[key] ?? "")
  const address = new URL(`${restBasePath}${filled}`, getRunningShop().apiOrigin)
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value))
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return parseAs<N>(answer, await response.json())
}

/** Returns the body, parsed by the call's schema. */
function parseAs<N extends Name>(
  answer: z.ZodType,
  body: unknown,
): z.output<(typeof restCalls)[N]["answer"]> {
  return answer.parse(body) as z.output<(typeof restCalls)[N]["answer"]>
}
