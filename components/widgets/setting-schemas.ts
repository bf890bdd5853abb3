import { z } from "zod"
import { parsePicture } from "#lib/api/picture.ts"
import { buildGroupSlug } from "#lib/content/group-slug.ts"
import { type ImageAspect, imageHashSchema, imageSchema } from "#lib/contract/image.ts"
import type { Picture } from "#lib/images/picture.ts"

/*
 * `meta` names the control of the setting in the page editor where the type of its input is not
 * enough (`describe-form.ts`).
 */

/** Schema of a text setting; empty without a value. */
export const textSetting = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? "")

/** Schema of an HTML setting, unsanitised: the widget's loader sanitises it. */
export const htmlSetting = z
  .string()
  .max(500_000)
  .nullish()
  .transform((html) => html ?? "")
  .meta({ control: "html" })

function isOn(value: boolean | number | string | null | undefined): boolean {
  return value === true || value === "true" || Number(value) > 0
}

/** Schema of a switch, off by default: true, 1 and "1" are on ("applies when greater than 0"). */
export const switchSetting = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform(isOn)
  .meta({ control: "boolean" })

/**
 * Schema of whether a link opens a new tab. Undefined if not set: external links do, internal ones
 * do not.
 */
export const newTabSetting = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => (value == null || value === "" ? undefined : isOn(value)))
  .meta({ control: "yes_no" })

/** Schema of a record id; null if none is selected. */
export const choiceSetting = z
  .union([z.literal(""), z.null(), z.coerce.number().int().min(0).max(2_147_483_647)])
  .default(null)
  .transform((id) => (id === "" || id === 0 ? null : id))
  .meta({ control: "reference" })

/**
 * Returns a schema for an integer, clamped to `min` and `max`; `fallback` without a value. Accepts
 * numbers as text too, because CMSs save them so.
 */
export function buildAmountSetting(min: number, max: number, fallback: number) {
  return z
    .unknown()
    .nullish()
    .transform((value): number => {
      const isNumeric = typeof value === "number" || (typeof value === "string" && /\d/.test(value))
      const rounded = isNumeric ? Math.round(Number(value)) : Number.NaN
      return Number.isNaN(rounded) ? fallback : Math.min(max, Math.max(min, rounded))
    })
    .meta({ control: "integer", min, max })
}

/**
 * Returns a schema for an integer, clamped to `min` and `max`; `fallback` for input that is no
 * number. Accepts text with a `px` unit too, because CMSs save numbers and sizes so.
 */
export function buildBoundedSetting(min: number, max: number, fallback: number) {
  return z
    .unknown()
    .nullish()
    .transform((value) => Math.min(max, Math.max(min, parseNumber(value) ?? fallback)))
    .meta({ control: "integer", min, max })
}

function parseNumber(value: unknown): number | null {
  const number = typeof value === "number" ? value : parseNumericText(value)
  return Number.isFinite(number) ? Math.round(number) : null
}

function parseNumericText(value: unknown): number {
  const pattern = /^\s*(-?\d{1,9}(?:\.\d+)?)\s*(?:px)?\s*$/i
  return typeof value === "string" ? Number(pattern.exec(value)?.[1] ?? Number.NaN) : Number.NaN
}

/**
 * Slug of the group to list; null lists all records. Accepts a group's name too: "Happy customers"
 * becomes `happy-customers`.
 */
export const groupSetting = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((group) => buildGroupSlug(String(group ?? "")) || null)

/**
 * Schema of an image, as a record or by its hash. Anything else, such as a number or a path of the
 * CMS, cannot be rendered and parses to null.
 */
export const imageSetting = z
  .unknown()
  .nullish()
  .transform((image) => parseImage(image))
  .meta({ control: "image" })

/**
 * Schema of the rendered images that some CMSs send beside the settings, by the name of the
 * setting.
 */
export const imageHashesSetting = z
  .unknown()
  .nullish()
  .transform((images): Readonly<Record<string, Picture>> => {
    const parsed = z.record(z.string(), z.unknown()).safeParse(images)
    const entries = Object.entries(parsed.data ?? {}).flatMap(([name, image]) => {
      const picture = parseImage(image)
      return picture ? [[name, picture] as const] : []
    })
    return Object.fromEntries(entries)
  })
  .meta({ control: "none" })

/** Returns the first image that is set, cropped to this aspect ratio. */
export function resolvePicture(
  aspect: ImageAspect,
  ...candidates: readonly (Picture | null | undefined)[]
): Picture | null {
  const picture = candidates.find((candidate) => candidate)
  return picture ? { ...picture, aspect } : null
}

function parseImage(image: unknown): Picture | null {
  const record = imageSchema.safeParse(image)
  if (record.success) return parsePicture(record.data)
  const hash = imageHashSchema.safeParse(image)
  if (!hash.success) return null
  return { hash: hash.data, alt: "", placeholder: "#8a8a8a", aspect: "4x3" }
}
