import { idSchema } from "#lib/contract/primitives.ts"

/** Parses an order number, with or without a #; null for anything else. */
export function parseOrderNumber(word: string): number | null {
  const digits = /^#?(\d{1,10})$/.exec(word.trim())?.[1]
  const id = idSchema.safeParse(Number(digits))
  return id.success ? id.data : null
}
