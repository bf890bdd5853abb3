import { slugSchema } from "#lib/contract/primitives.ts"

/** True if a URL segment has the format of a slug. Other values are not queried. */
export function isSlug(url: string): boolean {
  return slugSchema.safeParse(url).success
}
