import "server-only"
import { cache } from "react"
import { fetchRest } from "./transport.ts"

/** Lists the ids of the videos that the shop hosts itself, at most 100. */
export const listHostedVideoIds = cache(async (): Promise<string[]> => {
  const { data } = await fetchRest("listVideos", {})
  return data.filter(({ file }) => file !== null).map(({ id }) => String(id))
})
