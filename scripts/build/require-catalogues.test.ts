import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "@jest/globals"
import { locales } from "#lib/contract/languages.ts"
import { catalogueFolders } from "#lib/i18n/catalogue/list-catalogue-issues.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { requireCatalogues } from "./require-catalogues.ts"

let root: string

/** Some groups of the catalogues: lib/i18n/catalogue/catalogues.test.ts checks the whole ones. */
const groups = ["cart", "notFound", "email", "voucher"]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "curlew-catalogues-"))
  for (const folder of catalogueFolders) {
    mkdirSync(join(root, folder), { recursive: true })
    for (const locale of locales) copyGroups(join(folder, `${locale}.json`))
  }
})

function copyGroups(path: string): void {
  const texts = Object.entries(JSON.parse(readFileSync(join(projectRoot, path), "utf8")))
  const included = texts.filter(([group]) => groups.includes(group))
  writeFileSync(join(root, path), JSON.stringify(Object.fromEntries(included)))
}

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

/** Changes the translations of a language in the copy. */
function change(locale: string, edit: (texts: Record<string, unknown>) => void): void {
  const path = join(root, "messages", `${locale}.json`)
  const texts = JSON.parse(readFileSync(path, "utf8"))
  edit(texts)
  writeFileSync(path, JSON.stringify(texts))
}

/** Returns the message of the UserError that the copy causes. */
function requireIssues(): string {
  try {
    requireCatalogues(root)
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
  throw new Error("The catalogues were accepted.")
}

it("returns the number of catalogues if all are complete", () => {
  expect(requireCatalogues(root)).toBe(catalogueFolders.length * locales.length)
})

it("rejects an incomplete catalogue with the missing keys", () => {
  change("de", (texts) => {
    texts.cart = {}
  })
  const issues = requireIssues()
  expect(issues).toMatch(/messages\/de\.json: cart\.title is missing/)
  expect(issues).toMatch(/… and \d+ more$/)
})

it("rejects an untranslated text, a missing catalogue, invalid JSON, and an unknown language", () => {
  change("ka", (texts) => {
    Object.assign(texts.notFound as object, { heading: "Page not found" })
  })
  rmSync(join(root, "messages/pl.json"))
  writeFileSync(join(root, "messages/it.json"), "{")
  writeFileSync(join(root, "messages/xx.json"), "{}")
  const issues = requireIssues()
  expect(issues).toMatch(/xx\.json is of no language/)
  expect(issues).toMatch(/it\.json cannot be read/)
  expect(issues).toMatch(/pl\.json cannot be read/)
  expect(issues).toMatch(/messages\/ka\.json: notFound\.heading is still English$/m)
})
