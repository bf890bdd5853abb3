import { buildOptionalWireImage, type ImageRow } from "#backend/catalogue/wire-image.ts"
import { imageAspectSchema, wantedWidthSchema } from "#lib/contract/image.ts"
import { buildBadRequest } from "./bad-request.ts"

/** The requested size of an image. */
export type Size = { width: number; aspect: string }

/** Returns the resolver of an image field. It throws BAD_REQUEST for an unsupported size. */
export function resolveImage<Field extends string>(field: Field) {
  return (parent: Record<Field, ImageRow | null>, size: Size) =>
    buildOptionalWireImage(parent[field], parseSize(size))
}

function parseSize(size: Size) {
  const width = wantedWidthSchema.safeParse(size.width)
  const aspect = imageAspectSchema.safeParse(size.aspect)
  if (!width.success) throw buildBadRequest("Pictures are not rendered at this width.")
  if (!aspect.success) throw buildBadRequest("Pictures are not rendered at this aspect.")
  return { width: width.data, aspect: aspect.data }
}
