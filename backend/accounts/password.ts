import { hash, parseOptions, verify } from "@node-rs/argon2"
import pLimit from "p-limit"

/** Cost parameters of argon2id; `memoryCost` is in KiB. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** The OWASP minimum, and the cost of every running shop: only tests pass another one. */
export const usualPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each hash takes 19 MB and about 30 ms of CPU; more concurrency would block all other requests.
 */
const limitConcurrency = pLimit(4)

/**
 * Builds the hash of an unknown password. An account without a password is checked against it, so
 * that the response takes equally long.
 */
function buildDummyHash({ memoryCost, timeCost, parallelism }: PasswordCost): string {
  const parameters = `m=${memoryCost},t=${timeCost},p=${parallelism}`
  return `$argon2id$v=19$${parameters}$eGfbXvFZNbKMn1WLJMz60Q$6R7TX9Ah1LEHVQrJ9zWLLqVlLywhNqHLYXj+aF2NAr4`
}

/** Returns the argon2id hash (the library's default) of a password in PHC format. */
export function hashPassword(password: string, cost = usualPasswordCost): Promise<string> {
  return limitConcurrency(() => hash(prepare(password), cost))
}

/**
 * True if the password matches the stored hash; null stands for no password. Both take the same
 * time, if the hash has this cost.
 */
export async function isPassword(
  storedHash: string | null,
  password: string,
  cost = usualPasswordCost,
): Promise<boolean> {
  const compared = storedHash ?? buildDummyHash(cost)
  const isRight = await limitConcurrency(() => verify(compared, prepare(password)))
  return isRight && storedHash !== null
}

/** True if a stored hash has other cost parameters than new hashes. */
export function hasOutdatedHash(storedHash: string, cost = usualPasswordCost): boolean {
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
