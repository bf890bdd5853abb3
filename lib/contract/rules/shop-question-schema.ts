import { z } from "zod"
import { parseShopQuestion } from "./shop-question.ts"

/** The setting with a question of the shop's own and its choices; empty for none. */
export const shopQuestionSchema = z
  .string()
  .max(500, "must have at most 500 characters")
  .refine(
    (text) => text.trim() === "" || parseShopQuestion(text) !== null,
    "must be a question with two to five different choices, such as Size: too small / just right / too large, or Size [rings, shirts]: S / M for some categories",
  )
  .default("")
  .describe(
    "A question of your own in reviews, such as Size: too small / just right / too large. For some categories only, name the ends of their addresses: Size [rings, shirts]: S / M. Empty for none.",
  )
