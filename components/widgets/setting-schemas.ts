import { z } from "zod"

/** Text of a setting; editors leave it out or empty. */
export const textSetting = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? "")

/** HTML of a setting, not yet sanitised: that is done where its data is loaded. */
export const htmlSetting = z
  .string()
  .max(500_000)
  .nullish()
  .transform((html) => html ?? "")

function isOn(value: boolean | number | string | null | undefined): boolean {
  return value === true || value === "true" || Number(value) > 0
}

/** A switch, off by default: true, 1 and "1" are on ("applies when greater than 0"). */
export const switchSetting = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform(isOn)

/**
 * Whether a link opens a new tab. Undefined where that is not set: links to other sites do, those
 * into the shop do not.
 */
export const newTabSetting = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => (value == null || value === "" ? undefined : isOn(value)))

/** The id of a chosen record, or null where none is chosen. */
export const choiceSetting = z
  .union([z.literal(""), z.null(), z.coerce.number().int().min(0).max(2_147_483_647)])
  .default(null)
  .transform((id) => (id === "" || id === 0 ? null : id))
