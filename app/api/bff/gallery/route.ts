import { z } from "zod"
import { findGallery } from "#lib/api/galleries.ts"
import { imageAspectSchema } from "#lib/contract/image.ts"
import { defaultLocale, locales } from "#lib/contract/languages.ts"
import { idSchema } from "#lib/contract/primitives.ts"

const headers = { "Cache-Control": "no-store" }

const querySchema = z.object({
  id: z.string().regex(/^\d+$/).transform(Number).pipe(idSchema),
  aspect: imageAspectSchema.default("16x9"),
  language: z.enum(locales).default(defaultLocale),
})

/** Returns a gallery with its slides: `?id=`, the images' `aspect`, and the `language` of its texts. */
export async function GET(request: Request): Promise<Response> {
  const params = Object.fromEntries(new URL(request.url).searchParams)
  const query = querySchema.safeParse(params)
  if (!query.success) {
    const message =
      "Give the number of a gallery, an aspect such as 16x9, and a language such as de."
    return Response.json({ code: "BAD_REQUEST", message }, { status: 400, headers })
  }
  try {
    const gallery = await findGallery(query.data.id, query.data.aspect, query.data.language)
    if (gallery) return Response.json(gallery, { headers })
    const message = "There is no such gallery."
    return Response.json({ code: "NOT_FOUND", message }, { status: 404, headers })
  } catch {
    const message = "The gallery cannot be had right now. Please try again in a moment."
    return Response.json({ code: "UNAVAILABLE", message }, { status: 503, headers })
  }
}
