import { getRunningShop } from "#tests/support/running-shop.ts"
import { fetchFromEmail } from "#tests/support/shop-customer.ts"

/** The path of the shop that the newest mail to this address leads to, beginning as given. */
export async function readMailedPath(email: string, beginning: string): Promise<string> {
  const { href } = new URL(
    await fetchFromEmail(email, new RegExp(`(https?://\\S+${beginning}\\S+)`)),
  )
  return new URL(href).pathname
}

/** The subjects of all mails to this address, newest first, whether or not they have left. */
export async function listSubjects(email: string): Promise<string[]> {
  const list = await fetch(new URL("/outbox", getRunningShop().apiOrigin))
  const rows = (await list.text()).split("<tr>").filter((row) => row.includes(email))
  return rows.map((row) => /href="\/outbox\/[\w-]+">([^<]*)</.exec(row)?.[1] ?? "")
}
