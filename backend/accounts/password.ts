import { hash, parseOptions, verify } from "@node-rs/argon2"
import pLimit from "p-limit"

/** argon2id (the library's default) at the OWASP minimum. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each hash takes 19 MB and about 30 ms of CPU; more concurrency would block all other requests.
 */
const limitConcurrency = pLimit(4)

/**
 * The hash of an unknown password. An account without a password is checked against it, so that the
 * response takes equally long.
 */
const dummyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$eGfbXvFZNbKMn1WLJMz60Q$6R7TX9Ah1LEHVQrJ9zWLLqVlLywhNqHLYXj+aF2NAr4"

/** Returns the argon2id hash of a password in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(prepare(password), cost))
}

/**
 * True if the password matches the stored hash; null stands for no password. Both take the same
 * time.
 */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  const isRight = await limitConcurrency(() => verify(storedHash ?? dummyHash, prepare(password)))
  return isRight && storedHash !== null
}

/** True if a stored hash has other cost parameters than new hashes. */
export function hasOutdatedHash(storedHash: string): boolean {
  const given = parseOptions(storedHash)
  return (
    given.memoryCost !== cost.memoryCost ||
    given.timeCost !== cost.timeCost ||
    given.parallelism !== cost.parallelism
  )
}

/** The same characters typed on another keyboard may be different bytes. */
function prepare(password: string): string {
  return password.normalize("NFKC")
}
