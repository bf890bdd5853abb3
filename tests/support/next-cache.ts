/** Cache tags and lifetimes in seconds that a page has declared. */
export type Declared = { tags: string[]; lifetimes: number[] }

let declared: Declared = { tags: [], lifetimes: [] }

/** Returns and clears what was declared since the last call. */
export function takeDeclared(): Declared {
  const taken = declared
  declared = { tags: [], lifetimes: [] }
  return taken
}

type Options = { tags: readonly string[]; revalidate: number }

/**
 * Replaces `unstable_cache` of `next/cache`, which throws outside of Next. Records tags and
 * lifetimes, but caches nothing.
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

/** Returns and clears the cache tags that were invalidated since the last call. */
export function takeInvalidated(): string[] {
  return invalidated.splice(0)
}

/** Replaces `revalidateTag` of `next/cache`: records the tag. */
export function revalidateTag(tag: string): void {
  invalidated.push(tag)
}
