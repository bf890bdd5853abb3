import { hash, parseOptions, verify } from "@node-rs/argon2"
import { buildTurns } from "./turns.ts"

/** argon2id (the library's default) at the OWASP minimum. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes 19 MB and a processor for some 30 ms; more at once would hold up everything else. */
const takeTurn = buildTurns(4)

/**
 * The hash of a password that nobody knows. Who has no password is checked against it, so that the
 * answer takes as long as for who has.
 */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$eGfbXvFZNbKMn1WLJMz60Q$6R7TX9Ah1LEHVQrJ9zWLLqVlLywhNqHLYXj+aF2NAr4"

/** A password as it is kept: argon2id in PHC form. */
export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(prepare(password), cost))
}

/** Whether this is the password that was kept; null stands for none. Both take the same time. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const isRight = await takeTurn(() => verify(kept ?? nobodysHash, prepare(password)))
  return isRight && kept !== null
}

/** Whether a kept password was hashed at another cost than passwords are now. */
export function isOutdated(kept: string): boolean {
  const given = parseOptions(kept)
  return (
    given.memoryCost !== cost.memoryCost ||
    given.timeCost !== cost.timeCost ||
    given.parallelism !== cost.parallelism
  )
}

/** The same signs typed on another keyboard may be other bytes. */
function prepare(password: string): string {
  return password.normalize("NFKC")
}
