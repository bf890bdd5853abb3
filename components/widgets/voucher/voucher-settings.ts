import { z } from "zod"

/** Schema of amounts in dollars, separated by "|"; a single one may be a number. */
export const amountsSetting = z
  .union([z.string().max(1_000), z.number()])
  .nullish()
  .transform((amounts) => String(amounts ?? ""))
  .meta({ control: "text" })

/** Schema of a switch, on by default: false, 0, "0" and "false" are off. */
export const allowedSetting = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => ![false, 0, "0", "false"].some((off) => off === value))
  .meta({ control: "boolean" })
