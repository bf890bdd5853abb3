/** What a page has declared: what it was made from, and for how many seconds it may be served. */
export type Declared = { tags: string[]; lifetimes: number[] }

let declared: Declared = { tags: [], lifetimes: [] }

/** What was declared since the last time this was asked. */
export function takeDeclared(): Declared {
  const taken = declared
  declared = { tags: [], lifetimes: [] }
  return taken
}

type Options = { tags: readonly string[]; revalidate: number }

/**
 * Stands in for that of `next/cache`, which throws outside of Next: it keeps nothing but what was
 * declared.
 */
export function unstable_cache<Answer>(
  run: () => Promise<Answer>,
  _keyParts: readonly string[],
  { tags, revalidate }: Options,
): () => Promise<Answer> {
  return () => {
    declared.tags.push(...tags)
    declared.lifetimes.push(revalidate)
    return run()
  }
}

const invalidated: string[] = []

/** The cache tags that were invalidated since the last time this was asked. */
export function takeInvalidated(): string[] {
  return invalidated.splice(0)
}

/** Stands in for that of `next/cache`: notes the tag. */
export function revalidateTag(tag: string): void {
  invalidated.push(tag)
}
