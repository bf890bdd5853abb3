import "server-only"
import { cache } from "react"
import { callRest } from "./transport.ts"

/** Ids of the shop's own films, at most 100. */
export const listFilmIds = cache(async (): Promise<string[]> => {
  const { data } = await callRest("listVideos", {})
  return data.filter(({ file }) => file !== null).map(({ id }) => String(id))
})
