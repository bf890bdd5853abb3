import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile, saveFileAtomically } from "#backend/files/save-file-atomically.ts"

/** Login data of a demo shop account. `who` describes its name and role. */
export type DemoAccount = { email: string; password: string; who: string }

const heading = `These accounts came with the demonstration shop. Their passwords were generated on this machine and
stand nowhere else. Choose others, or remove the accounts, before the shop opens to the public.
`

/**
 * Saves accounts and passwords to a file readable only by the shop's owner (mode 0600). Entries of
 * other accounts stay in the file.
 */
export async function saveDemoAccounts(
  dataDir: string,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const path = join(dataDir, demoAccountsFile)
  const text = buildDemoAccounts(await readIfThere(path), accounts)
  await saveFileAtomically(path, Buffer.from(text), 0o600)
}

/** Name of the file in the data folder. */
const demoAccountsFile = "demo-accounts.txt"

/** Builds the file's text: other accounts of the old text, then these accounts, each once. */
export function buildDemoAccounts(old: string, accounts: readonly DemoAccount[]): string {
  const emails = new Set(accounts.map(({ email }) => email))
  const isOther = (line: string) => {
    const [email = ""] = line.split(" ", 1)
    return email.includes("@") && !emails.has(email)
  }
  const lines = accounts.map(({ email, password, who }) => `${email}  ${password}  ${who}`)
  return [heading, ...old.split("\n").filter(isOther), ...lines, ""].join("\n")
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if (isMissingFile(error)) return ""
    throw error
  }
}
