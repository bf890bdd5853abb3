import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { type PingResult, sendPing } from "./send-ping.ts"

/** Sends changed pages to search engines by IndexNow. Does nothing without INDEXNOW_KEY. */
export async function sendIndexNowUpdate(paths: readonly string[]): Promise<PingResult> {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = getEnv()
  if (key === undefined || paths.length === 0) return { kind: "accepted" }
  const result = await sendPing({ endpoint, key }, paths)
  const fields = { paths: paths.length, ...("reason" in result && { reason: result.reason }) }
  if (result.kind === "accepted") log.info(fields, "index-now: changes accepted")
  else if (result.kind === "later") log.warn(fields, "index-now: submission deferred")
  else log.error(fields, "index-now: submission rejected")
  return result
}
