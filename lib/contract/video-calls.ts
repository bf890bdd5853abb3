import { z } from "zod"
import { imageUseSchema } from "./media-calls.ts"
import { buildItemSchema, buildListSchema, idSchema } from "./primitives.ts"
import { buildCall } from "./rest-call.ts"

const byId = z.object({ id: idSchema })

/** Response to the upload of a part, which waits an hour for the end of the upload. */
export const videoPartSchema = z.object({ key: z.uuid() })

/** Administrators' calls about the videos of the media library. */
export const videoCalls = {
  /** The largest video that may be uploaded, and the bytes of its parts. */
  getVideoLimits: buildCall("POST", "/cognito/video/limits", {
    response: z.object({
      max_bytes: z.number().int().positive(),
      part_bytes: z.number().int().positive(),
    }),
  }),
  /**
   * Creates a video from the parts that were uploaded with `cognito/video/uploadPart`, in this order.
   * The same content again responds with the video that there is.
   */
  finishVideoUpload: buildCall("POST", "/cognito/video/finishUpload", {
    body: z.object({
      name: z.string().trim().min(1, "must not be empty").max(200),
      parts: z.array(z.uuid()).min(1, "must not be empty").max(500),
    }),
    response: buildItemSchema(byId.extend({ name: z.string(), mime: z.string() })),
  }),
  /** The records that show a video. */
  getVideoUses: buildCall("POST", "/cognito/video/uses", {
    body: byId,
    response: buildListSchema(imageUseSchema),
  }),
  /** Deletes a video with its file. Rejected with 409 while a record shows it. */
  removeVideo: buildCall("POST", "/cognito/video/remove", {
    body: byId,
    response: z.object({ success: z.literal(true) }),
  }),
} as const
