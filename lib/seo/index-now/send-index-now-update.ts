import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { type PingResult, sendPing } from "./send-ping.ts"

/** Sends changed pages to search engines by IndexNow. Does nothing without INDEXNOW_KEY. */
export async function sendIndexNowUpdate(paths: readonly string[]): Promise<PingResult> {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = getEnv()
  if (key === undefined || paths.length === 0) return { kind: "taken" }
  const result = await sendPing({ endpoint, key }, paths)
  const about = { paths: paths.length, ...("reason" in result && { reason: result.reason }) }
  if (result.kind === "taken") log.info(about, "search engines were told of changes")
  else if (result.kind === "later") log.warn(about, "search engines are told of changes later")
  else log.error(about, "search engines could not be told of changes")
  return result
}
