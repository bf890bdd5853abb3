/** Cache tags and lifetimes in seconds that a page has declared. */
export type Declared = { tags: string[]; lifetimes: number[] }

let declared: Declared = { tags: [], lifetimes: [] }

/** Returns and clears what was declared since the last call. */
export function drainDeclared(): Declared {
  const taken = declared
  declared = { tags: [], lifetimes: [] }
  return taken
}

type Options = { tags: readonly string[]; revalidate: number }

/**
 * Replaces `unstable_cache` of `next/cache`, which throws outside of Next. Records tags and
 * lifetimes, but caches nothing.
 */
export function unstable_cache<Result>(
  run: () => Promise<Result>,
  _keyParts: readonly string[],
  { tags, revalidate }: Options,
): () => Promise<Result> {
  return () => {
    declared.tags.push(...tags)
    declared.lifetimes.push(revalidate)
    return run()
  }
}

const invalidated: string[] = []

/** Returns and clears the cache tags that were invalidated since the last call. */
export function drainInvalidated(): string[] {
  return invalidated.splice(0)
}

/** Replaces `revalidateTag` of `next/cache`: records the tag. */
export function revalidateTag(tag: string): void {
  invalidated.push(tag)
}

/** Replaces `refresh` of `next/cache`, which throws outside of server actions: does nothing. */
export function refresh(): void {}
