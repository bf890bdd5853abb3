import type { Seed } from "#backend/seed/seed-types.ts"

/** Returns the demonstration content. Its modules are loaded at the first call: few shops need them. */
export async function getSeed(): Promise<Seed> {
  const { seed } = await import("#backend/seed/data/seed.ts")
  return seed
}
