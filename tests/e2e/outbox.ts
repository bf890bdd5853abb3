import { getRunningShop } from "#tests/support/running-shop.ts"
import { fetchFromEmail } from "#tests/support/shop-customer.ts"

/** Returns the path of the first URL with `beginning` in the newest email to this address. */
export async function fetchEmailedPath(email: string, beginning: string): Promise<string> {
  const { href } = new URL(
    await fetchFromEmail(email, new RegExp(`(https?://\\S+${beginning}\\S+)`)),
  )
  return new URL(href).pathname
}

/** Lists the subjects of all emails to this address, sent or queued, newest first. */
export async function listSubjects(email: string): Promise<string[]> {
  const list = await fetch(new URL("/outbox", getRunningShop().apiOrigin))
  const rows = (await list.text()).split("<tr>").filter((row) => row.includes(email))
  return rows.map((row) => /href="\/outbox\/[\w-]+">([^<]*)</.exec(row)?.[1] ?? "")
}
