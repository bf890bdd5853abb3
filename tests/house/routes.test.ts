import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { bffPath } from "#lib/auth/bff-path.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { adminListCalls } from "#lib/contract/admin-list-calls.ts"
import { auditCalls } from "#lib/contract/audit-calls.ts"
import { catalogueAdminCalls } from "#lib/contract/catalogue-admin-calls.ts"
import { contentAdminCalls } from "#lib/contract/content-admin-calls.ts"
import { customerAdminCalls } from "#lib/contract/customer-admin-calls.ts"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { mediaCalls } from "#lib/contract/media-calls.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import { overviewCalls } from "#lib/contract/overview-calls.ts"
import { productWorkCalls } from "#lib/contract/product-work-calls.ts"
import { questionAdminCalls } from "#lib/contract/question-admin-calls.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { reviewAdminCalls } from "#lib/contract/review-admin-calls.ts"
import { seoCalls } from "#lib/contract/seo-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { teamCalls } from "#lib/contract/team-calls.ts"
import { translationCalls } from "#lib/contract/translation-admin-calls.ts"
import { videoCalls } from "#lib/contract/video-calls.ts"

const root = join(import.meta.dirname, "../..")
const storefront = ["app", "components", "lib", "server", "worker"]
const callers = [...storefront, "backend", "scripts"]

/** Who requests a route whose path stands in no file of the shop, and where that is documented. */
const externalCallers: Readonly<Record<string, { reason: string; file: string; text: string }>> = {
  "/api/health": {
    reason: "health checks of containers and load balancers",
    file: "deploy/compose.yaml",
    text: "/api/health",
  },
  "/api/index-now/[key]": {
    reason: "search engines, which read /{key}.txt",
    file: "next.config.mjs",
    text: "/api/index-now/:key",
  },
  "/api/v1/[...path]": {
    reason: "scripts of a page, whose calls the specification names",
    file: "docs/architecture/session-and-bff.md",
    text: "/api/v1",
  },
}

type SourceFile = { path: string; code: string }

function readFiles(folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
      .map((path) => ({ path, code: readFileSync(join(root, path), "utf8") })),
  )
}

const files = readFiles(callers)
/** Those of scripts, below the BFF's path, have a test of their own: browser-requests.test.ts. */
const routes = files
  .filter(({ path }) => /^app\/api\/.*\/route\.ts$/.test(path))
  .map(({ path }) => posix.dirname(path).slice("app".length))
  .filter((route) => !route.startsWith(`${bffPath}/`))

/** True if a literal of a file is this route's path, or a template begins with its fixed part. */
function isCaller({ path, code }: SourceFile, route: string): boolean {
  if (path.startsWith(`app${route}/`) || path.startsWith("backend/http/")) return false
  const fixed = route.replace(/\/\[.*/, "")
  const escaped = fixed.replaceAll("-", "\\-")
  const end = fixed === route ? "[\"'`?]" : "[\"'`/]"
  return new RegExp(`["'\`}]${escaped}${end}`).test(code)
}

describe("the API routes of the storefront", () => {
  it("are found", () => {
    expect(routes).toContain("/api/health")
  })

  it.each(routes)("%s has a caller in the shop, or a documented one outside", (route) => {
    const external = externalCallers[route]
    if (external === undefined) {
      expect(files.filter((file) => isCaller(file, route)).map(({ path }) => path)).not.toEqual([])
    } else {
      expect(readFileSync(join(root, external.file), "utf8")).toContain(external.text)
    }
  })

  it("are no longer listed once they are gone", () => {
    expect(Object.keys(externalCallers).filter((route) => !routes.includes(route))).toEqual([])
  })
})

const tables = {
  accountCalls,
  adminListCalls,
  contentAdminCalls,
  auditCalls,
  catalogueAdminCalls,
  customerAdminCalls,
  graphqlDocuments,
  mediaCalls,
  orderAdminCalls,
  overviewCalls,
  productWorkCalls,
  questionAdminCalls,
  restCalls,
  reviewAdminCalls,
  seoCalls,
  shopperCalls,
  signInCalls,
  teamCalls,
  translationCalls,
  videoCalls,
}
const calls = Object.entries(tables).flatMap(([table, named]) =>
  Object.keys(named).map((name) => ({ table, name })),
)

/** `send` is that of the back office: `AdminSender`; `useCall` sends what it is given. */
const senders =
  "send|useCall|fetchRest|fetchGraphql|requestSignIn|requestAsCustomer|requestAsCartOwner|requestWithGuestFallback"
const storefrontCode = readFiles(storefront)
  .filter(({ path }) => !/^lib\/(?:contract|bff)\//.test(path))
  .map(({ code }) => code)
  .join("\n")

/** True if the storefront sends a call: by a sender's first argument, or from the table itself. */
function isSent(table: string, name: string): boolean {
  const bySender = new RegExp(`\\b(?:${senders})\\(\\s*"${name}"`)
  return (
    bySender.test(storefrontCode) || new RegExp(`\\b${table}\\.${name}\\b`).test(storefrontCode)
  )
}

/** Returns the names in the documented table of calls that the storefront does not send. */
function listDocumentedCalls(): string[] {
  const page = readFileSync(join(root, "docs/architecture/back-end.md"), "utf8")
  const [, section = ""] = page.split("### Calls for other clients\n")
  const rows = (section.split("\n## ")[0] ?? "").matchAll(/^\| `(\w+)`/gm)
  return [...rows].map(([, name = ""]) => name)
}

describe("the calls of the API contract", () => {
  const unsent = calls.filter(({ table, name }) => !isSent(table, name)).map(({ name }) => name)

  it("are each sent by the storefront, or documented as a call for other clients", () => {
    const documented = listDocumentedCalls()
    expect(unsent.filter((name) => !documented.includes(name))).toEqual([])
  })

  it("are not documented as calls for other clients once the storefront sends them", () => {
    expect(listDocumentedCalls().filter((name) => !unsent.includes(name))).toEqual([])
  })
})
