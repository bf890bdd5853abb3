import { log } from "#lib/log.ts"
import { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { registerSharedStore } from "#lib/redis/current-store.ts"

/**
 * Connects this process to Redis, if it is configured, to share state with the shop's other
 * processes. Does not wait for the connection.
 */
export async function openRedis(redisUrl: string | undefined): Promise<void> {
  if (redisUrl === undefined) return
  // Loaded on demand: only shops with several processes need it.
  const { RedisStore } = await import("#lib/redis/redis-store.ts")
  registerSharedStore(new RedisCircuitBreaker(new RedisStore(redisUrl), log))
}
