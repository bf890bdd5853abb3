import { log } from "#lib/log.ts"
import { shareMemory } from "#lib/shared-memory/known-memory.ts"
import { MemoryGuard } from "#lib/shared-memory/memory-guard.ts"

/** Connects this process with the others of the shop, if there is a Redis to do it by. Waits for nobody. */
export async function openSharedMemory(redisUrl: string | undefined): Promise<void> {
  if (redisUrl === undefined) return
  // Only shops of several processes pay for loading it.
  const { RedisMemory } = await import("#lib/shared-memory/redis-memory.ts")
  shareMemory(new MemoryGuard(new RedisMemory(redisUrl), log))
}
