/** Media types of the videos that the shop stores, by the extension of their file. */
export const videoTypes = { mp4: "video/mp4", webm: "video/webm" } as const

export type VideoExtension = keyof typeof videoTypes

/** Bytes of a part in which a video is uploaded; the last one may be shorter. */
export const videoPartBytes = 5_000_000

/** Returns the path of a stored video: `/v/{id}.mp4`, or `.webm` by its media type. */
export function buildVideoPath({ id, mime }: { id: number; mime: string }): string {
  return `/v/${id}.${mime === videoTypes.webm ? "webm" : "mp4"}`
}
