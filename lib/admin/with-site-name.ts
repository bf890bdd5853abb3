import { isRecord } from "#lib/contract/values/record.ts"
import type { AdminSender } from "./call-admin.ts"

/** Returns a sender that reports the shop's name after each change of the site's settings. */
export function withSiteName(send: AdminSender, onName: (name: string) => void): AdminSender {
  return async (name, input, signal) => {
    const output = await send(name, input, signal)
    if (name === "cognito/domain/update") {
      const response: unknown = output
      const item = isRecord(response) ? response.item : null
      if (isRecord(item) && typeof item.name === "string") onName(item.name)
    }
    return output
  }
}
