import "server-only"
import { headers } from "next/headers"

/** Whether a page is made anew for a script that sent one of its forms, which knows itself where to go. */
export async function isActionRequest(): Promise<boolean> {
  return (await headers()).has("next-action")
}
