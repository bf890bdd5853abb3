import { buildAmount } from "#lib/contract/money.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { emailSchema } from "#lib/contract/user.ts"

/** Parses an order number, with or without a #; null for anything else. */
export function parseOrderNumber(word: string): number | null {
  const digits = /^#?(\d{1,10})$/.exec(word.trim())?.[1]
  const id = idSchema.safeParse(Number(digits))
  return id.success ? id.data : null
}

/** Parses an email address into its stored form; null if it is invalid. */
export function parseEmail(word: string): string | null {
  const email = emailSchema.safeParse(word)
  return email.success ? email.data : null
}

/** Formats cents such as "$24.95", without thousands separators. */
export function formatCliAmount(cents: number): string {
  return cents < 0 ? `-$${buildAmount(-cents)}` : `$${buildAmount(cents)}`
}

/** Formats rows of cells as a table, each column as wide as its widest cell. */
export function formatColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      widths[index] = Math.max(widths[index] ?? 0, cell.length)
    }
  }
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  )
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "there is no such folder",
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EROFS: "you may not write there",
  EISDIR: "it is a folder",
  ENOSPC: "the disk is full",
  EEXIST: "it is there already",
}

/**
 * Returns why a file could not be written, in words for the owner; null for an unknown error code.
 */
export function formatFileError(error: unknown): string | null {
  return reasons[String(Reflect.get(Object(error), "code"))] ?? null
}

/** A page of a list for people: `head` and `rows` are cells, `none` is the line of an empty list. */
type ListPage = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  none: string
  count: number
  page: number
  perPage: number
}

/** Formats a page of a list as columns, with a line about the further pages if there are any. */
export function formatListPage({ head, rows, none, count, page, perPage }: ListPage): string[] {
  const table = rows.length === 0 ? [none] : formatColumns([head, ...rows])
  if (count <= page * perPage) return table
  return [...table, "", `Page ${page} of ${Math.ceil(count / perPage)}; --page shows more.`]
}
