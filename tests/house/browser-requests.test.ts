import { readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { describe, expect, it } from "@jest/globals"
import { bffPath } from "#lib/auth/bff-path.ts"

const root = join(import.meta.dirname, "../..")

/** Modules that send requests themselves, each with the reason (ADR 55). */
const senders: Readonly<Record<string, string>> = {
  "lib/auth/browser/http.ts": "the browser's client",
  "app/[locale]/admin/_start/health.tsx": "the readiness probe, which is not of the BFF",
  "lib/admin/upload-image.ts": "an upload, for its progress",
  "app/[locale]/seo/audit/_components/use-audit-run.ts": "a stream of the storefront, for minutes",
  "app/[locale]/admin/pages/_components/page-preview.tsx":
    "a beacon that ends the preview, when the editor is left",
  "components/layout/fetch-error-texts.ts": "a page, for its texts",
  "components/navigation/chunk-recovery.ts": "HEAD of a file of the build",
  "components/pwa/handle-page-view.ts": "the file of the service worker",
  "lib/pwa/render-offline-state.ts": "HEAD of a page, inlined into the offline page",
  "worker/main.ts": "navigations and files, as the browser sent them",
  "server/vitals-script.ts": "a beacon to the storefront itself, when the page is left",
  "app/api/ready/route.ts": "on the server: the readiness of the API",
  "lib/api/http-client.ts": "on the server: the HTTP client of the API",
  "lib/seo/index-now.ts": "on the server: search engines",
}

/** Modules that may name the path of the BFF. */
const namingModules = [
  "lib/account/photo.ts",
  "lib/admin/upload-image.ts",
  "lib/auth/body-limits.ts",
  "lib/auth/browser/http.ts",
  "lib/reviews/review-request.ts",
]

const sentBy =
  /(?<![\w.#])fetch\(|\b(?:globalThis|window|self)\.fetch\b|\bsendBeacon\b|\bXMLHttpRequest\b|\bnew (?:EventSource|WebSocket)\b/

type Source = { path: string; text: string }

const readSource = (path: string): Source => ({
  path,
  text: readFileSync(join(root, path), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
})
const sources: readonly Source[] = [
  ...["app", "components", "lib", "worker"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readSource(posix.join(folder, file))),
  ),
  readSource("server/vitals-script.ts"),
]

const bffFolder = `app${bffPath}`
const calls = readdirSync(join(root, bffFolder), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/route.ts"))
  .map((file) => `/${posix.dirname(file)}`)

/** True if a module has the path of this call, or that of its folder and its name. */
function isSent(call: string): boolean {
  const folder = posix.dirname(call)
  const name = posix.basename(call)
  return sources.some(
    ({ text }) =>
      new RegExp(`["\`]${call}["\`?]`).test(text) ||
      (text.includes(`\`${folder}/\${`) && text.includes(`"${name}"`)),
  )
}

describe("requests of scripts", () => {
  it("are sent by the browser's client, or by a module that is listed with its reason", () => {
    const own = sources.filter(({ text }) => sentBy.test(text)).map(({ path }) => path)
    expect(own.toSorted()).toEqual(Object.keys(senders).toSorted())
  })

  it("go to one path, which only the client, the photo form and its size limit name", () => {
    const naming = sources
      .filter(({ path }) => !path.startsWith(bffFolder))
      .filter(({ text }) => text.includes("/bff-path.ts") || text.includes(bffPath))
      .map(({ path }) => path)
      .filter((path) => path !== "lib/auth/bff-path.ts")
    expect(naming.toSorted()).toEqual(namingModules)
  })

  it("go to calls of the BFF that a script sends: none is left without a sender", () => {
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter((call) => !isSent(call))).toEqual([])
  })
})
