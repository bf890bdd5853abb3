import { existsSync, writeFileSync } from "node:fs"
import createNextIntl from "next-intl/plugin"
import nextPwa from "next-pwa"
import { maxSendingBytes } from "./lib/forms/form-limits.ts"
import { locales } from "./lib/i18n/locales.ts"
import { rawCodeHeaders, securityHeaders } from "./server/security-headers.ts"

const withNextIntl = createNextIntl("./lib/i18n/request.ts")
const withPwa = nextPwa({
  dest: "public",
  register: false,
  // It would throw away what is being typed into a form.
  reloadOnOnline: false,
  disable: process.env.NODE_ENV === "development",
  cacheStartUrl: false,
  dynamicStartUrl: false,
})

/** Next edits the TypeScript settings it is given, so it gets settings of its own. */
const tsconfigPath = "tsconfig.next.json"
if (!existsSync(tsconfigPath)) writeFileSync(tsconfigPath, '{ "extends": "./tsconfig.json" }')

/** Paths that are not pages, or begin with a language: English's missing prefix is not added. */
const notPages = [
  ...locales.map((locale) => `${locale}(?:/|$)`),
  ..."_next/ api/ assets/ brand/ v/ auth$ enter$ preview$ preview/ sitemap/ feeds/".split(" "),
  String.raw`[^/]*\.(?:js|png|svg|ico|txt|xml|webmanifest)$`,
].join("|")

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  // The server around Next compresses and tags pages once per version, not once per visitor.
  compress: false,
  generateEtags: false,
  trailingSlash: false,
  typescript: { ignoreBuildErrors: true, tsconfigPath },
  // The development server is asked for by either name of this machine.
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  cacheHandler: new URL("./server/page-cache/page-cache.ts", import.meta.url).pathname,
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    inlineCss: true,
    isrFlushToDisk: false,
    serverActions: { bodySizeLimit: maxSendingBytes },
  },
  webpack(webpackConfig) {
    webpackConfig.resolve.extensionAlias = { ".js": [".ts", ".tsx", ".js"] }
    return webpackConfig
  },
  async headers() {
    return [
      { source: "/", headers: securityHeaders },
      { source: "/:path((?!api/raw-code/).*)", headers: securityHeaders },
      { source: "/api/raw-code/:path*", headers: rawCodeHeaders },
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
