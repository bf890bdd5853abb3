import { slugSchema } from "#lib/contract/primitives.ts"

/** Whether an address can be that of any record: nothing else is looked for. */
export function isSlug(url: string): boolean {
  return slugSchema.safeParse(url).success
}
