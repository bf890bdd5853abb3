import { hashPassword } from "#backend/accounts/password.ts"
import { newPasswordSchema } from "#lib/contract/user.ts"
import { type Command, misuse, refuse } from "../command.ts"
import type { ConsoleParts } from "../console-parts.ts"
import { readEmail } from "./read-email.ts"

/** Creates an administrator: a new account with a password, or an existing customer. */
export const createAdminCommand: Command = {
  name: "admin create",
  says: "Creates an administrator, or makes a customer one.",
  operands: ["EMAIL"],
  options: {
    "first-name": { hint: "NAME", says: "The administrator’s first name." },
    "last-name": { hint: "NAME", says: "The administrator’s last name." },
  },
  notes: [
    "The password of a new account is asked for, or read from standard input:",
    "  npm run --silent shop -- admin create robin@shop.example < password.txt",
    "A customer's own password stays as it is.",
  ],
  async run(given, parts) {
    const email = readEmail(given.operand(0))
    if (email === null) return misuse(`"${given.operand(0)}" is not an email address.`)
    const known = await getUser(parts, email)
    if (known !== null) return promote(parts, { ...known, email })
    const password = await readPassword(parts)
    if (typeof password === "string") return refuse(password)
    const { id } = await parts.db
      .insertInto("users")
      .values({
        ...{ email, is_admin: true, password_hash: await hashPassword(password.word) },
        first_name: (given.text("first-name") ?? "").trim().slice(0, 100),
        last_name: (given.text("last-name") ?? "").trim().slice(0, 100),
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    return { lines: [`${email} is an administrator and can log in.`], data: { id, email } }
  },
}

async function getUser({ db }: ConsoleParts, email: string) {
  const user = await db
    .selectFrom("users")
    .select(["id", "enabled", "is_admin"])
    .where("email", "=", email)
    .executeTakeFirst()
  return user ?? null
}

async function promote(
  { db }: ConsoleParts,
  user: { id: number; email: string; enabled: boolean; is_admin: boolean },
) {
  const { id, email } = user
  if (!user.enabled) return refuse(`The account of ${email} is switched off; switch it on first.`)
  await db.updateTable("users").set({ is_admin: true }).where("id", "=", id).execute()
  const sentence = user.is_admin
    ? `${email} is an administrator already.`
    : `${email} had an account and is an administrator now; the password stays.`
  return { lines: [sentence], data: { id, email } }
}

/** Returns the chosen password, or the error message if there is none. */
async function readPassword({ terminal }: ConsoleParts): Promise<{ word: string } | string> {
  const first = terminal.isAttended
    ? await terminal.askSecret("Password (at least 10 characters): ")
    : (await terminal.readInput()).replace(/\r?\n[\s\S]*$/, "")
  const chosen = newPasswordSchema.safeParse(first)
  if (!chosen.success) return chosen.error.issues[0]?.message ?? "Choose a password."
  if (!terminal.isAttended) return { word: chosen.data }
  const again = await terminal.askSecret("The same password again: ")
  return again === first ? { word: chosen.data } : "The two passwords don’t match."
}
