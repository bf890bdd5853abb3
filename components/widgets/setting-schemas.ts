import { z } from "zod"

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

function isOn(value: boolean | number | string | null | undefined): boolean {
  return value === true || value === "true" || Number(value) > 0
}

/** Schema of a switch, off by default: true, 1 and "1" are on ("applies when greater than 0"). */
export const switchSetting = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform(isOn)

/**
 * Schema of whether a link opens a new tab. Undefined if not set: external links do, internal ones
 * do not.
 */
export const newTabSetting = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => (value == null || value === "" ? undefined : isOn(value)))

/** Schema of a record id; null if none is selected. */
export const choiceSetting = z
  .union([z.literal(""), z.null(), z.coerce.number().int().min(0).max(2_147_483_647)])
  .default(null)
  .transform((id) => (id === "" || id === 0 ? null : id))
