import { createHash } from "node:crypto"
import { existsSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import createNextIntl from "next-intl/plugin"
import nextPwa from "next-pwa"
import { locales } from "./lib/contract/languages.ts"
import { maxSendingBytes } from "./lib/forms/form-limits.ts"
import { CompileAhead } from "./scripts/build/compile-ahead.ts"
import { offlineHeaders, rawCodeHeaders, securityHeaders } from "./server/security-headers.ts"

const withNextIntl = createNextIntl("./lib/i18n/request.ts")
const withPwa = nextPwa({
  dest: "public",
  // components/web-app does, once the page is quiet.
  register: false,
  publicExcludes: ["!**/*"],
  workboxOptions: {
    swSrc: "worker/main.ts",
    // Nothing is kept ahead. All that the worker is told of the build is how to tell it from others.
    manifestTransforms: [
      async (entries) => ({ manifest: [{ url: "/", revision: nameBuild(entries), size: 0 }] }),
    ],
  },
  // It would throw away what is being typed into a form.
  reloadOnOnline: false,
  disable: process.env.NODE_ENV === "development",
  cacheStartUrl: false,
  dynamicStartUrl: false,
})

/** A name of the files that browsers get: the same for the same build. */
function nameBuild(entries) {
  const hash = createHash("sha256")
  for (const { url, revision } of entries) hash.update(`${url} ${revision}\n`)
  return hash.digest("hex").slice(0, 16)
}

/** What the plugin adds to every page, of which ours needs nothing. */
const pluginEntry = join(dirname(createRequire(import.meta.url).resolve("next-pwa")), "sw-entry.js")

/** Next edits the TypeScript settings it is given, so it gets settings of its own. */
const tsconfigPath = "tsconfig.next.json"
if (!existsSync(tsconfigPath)) writeFileSync(tsconfigPath, '{ "extends": "./tsconfig.json" }')

/** Paths that are not pages, or begin with a language: English's missing prefix is not added. */
const notPages = [
  ...locales.map((locale) => `${locale}(?:/|$)`),
  ..."_next/ api/ assets/ brand/ v/ auth$ enter$ preview$ preview/ sitemap/ feeds/".split(" "),
  String.raw`[^/]*\.(?:js|png|svg|ico|txt|xml)$`,
].join("|")

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // What tells a tab that the page it goes on to is of another build, and wants a new document.
  generateBuildId: () => process.env.DEPLOYMENT_ID || null,
  poweredByHeader: false,
  // The server around Next compresses and tags pages once per version, not once per visitor.
  compress: false,
  generateEtags: false,
  trailingSlash: false,
  // The back end renders pictures; Next's own renderer answers 404.
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true, tsconfigPath },
  // The development server is asked for by either name of this machine.
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  cacheHandler: new URL("./server/page-cache/page-cache.ts", import.meta.url).pathname,
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    inlineCss: true,
    isrFlushToDisk: false,
    // A prefetched page is at most this old when its link is followed; the least that Next allows.
    staleTimes: { static: 30 },
    serverActions: { bodySizeLimit: maxSendingBytes },
  },
  webpack(webpackConfig, { isServer, dev }) {
    if (!isServer && !dev) webpackConfig.plugins.push(new CompileAhead())
    webpackConfig.resolve.alias[pluginEntry] = false
    webpackConfig.resolve.extensionAlias = { ".js": [".ts", ".tsx", ".js"] }
    return webpackConfig
  },
  async headers() {
    return [
      { source: "/", headers: securityHeaders },
      {
        source: "/:path((?!api/raw-code/|(?:[a-z]{2}/)?offline$).*)",
        headers: securityHeaders,
      },
      { source: "/api/raw-code/:path*", headers: rawCodeHeaders },
      { source: "/:path((?:[a-z]{2}/)?offline)", headers: offlineHeaders },
      // Their addresses hold codes and tokens, which no other page may learn.
      {
        source: "/:path(auth|enter|preview)",
        headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
      },
    ]
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: "/", destination: "/en" },
        // How search engines learn that an announcement of changes is the shop's own.
        { source: "/:key([a-zA-Z0-9-]{8,128}).txt", destination: "/api/index-now/:key" },
        { source: `/:path((?!${notPages}).*)`, destination: "/en/:path" },
      ],
      afterFiles: [],
      fallback: [],
    }
  },
}

export default withPwa(withNextIntl(config))
