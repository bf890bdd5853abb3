import { buildOptionalWireImage, type ImageRow } from "#backend/catalogue/wire-image.ts"
import { imageAspectSchema, wantedWidthSchema } from "#lib/contract/image.ts"
import { buildBadRequest } from "./bad-request.ts"

/** The size that a picture is asked for in. */
export type Size = { width: number; aspect: string }

/** Resolver of a picture field: the original in the size asked for, if that is rendered at all. */
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
