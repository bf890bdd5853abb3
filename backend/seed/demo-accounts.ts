import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { isMissingFile, writeFileWhole } from "#backend/files/write-file-whole.ts"

/** An account that came with the demo shop. */
export type DemoAccount = { email: string; password: string; who: string }

const heading = `These accounts came with the demonstration shop. Their passwords were drawn on this machine and
stand nowhere else. Choose others, or remove the accounts, before the shop opens to the public.
`

/** Notes accounts with their passwords for the shop's owner alone; earlier notes of others stay. */
export async function noteDemoAccounts(
  dataDir: string,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const path = join(dataDir, demoAccountsFile)
  const text = buildDemoAccounts(await readIfThere(path), accounts)
  await writeFileWhole(path, Buffer.from(text), 0o600)
}

/** Where `noteDemoAccounts` notes them, in the data folder. */
const demoAccountsFile = "demo-accounts.txt"

/** The notes with these accounts in them, each once. */
export function buildDemoAccounts(old: string, accounts: readonly DemoAccount[]): string {
  const emails = accounts.map(({ email }) => email)
  const isOther = (line: string) =>
    line.includes("@") && !emails.some((each) => line.includes(each))
  const lines = accounts.map(({ email, password, who }) => `${email}  ${password}  ${who}`)
  return [heading, ...old.split("\n").filter(isOther), ...lines, ""].join("\n")
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8")
  } catch (fault) {
    if (isMissingFile(fault)) return ""
    throw fault
  }
}
