import { createHash } from "node:crypto"
import { existsSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { PHASE_PRODUCTION_SERVER } from "next/constants.js"
import { listParams } from "#lib/catalogue/list-query.ts"
import { maxFormBodyBytes } from "#lib/form-limits.ts"
import { locales } from "./lib/contract/languages.ts"
import { CompileHintsPlugin } from "./scripts/build/compile-hints-plugin.ts"
import { frameChunk } from "./scripts/build/frame-chunk.ts"
import { buildChunkFilter, ProductScriptPlugin } from "./scripts/build/main-page-scripts.ts"
import { nextClientFiles } from "./scripts/build/next-client-files.ts"
import { ReadyUrlPlugin } from "./scripts/build/ready-url-plugin.ts"
import { offlineHeaders, rawCodeHeaders, securityHeaders } from "./server/security-headers.ts"

/** Returns an id of the browser's files: equal for equal builds. */
function hashBuild(entries) {
  const hash = createHash("sha256")
  for (const { url, revision } of entries) hash.update(`${url} ${revision}\n`)
  return hash.digest("hex").slice(0, 16)
}

/** Client entry that the plugin adds to every page; the shop does not need it. */
const pluginEntry = join(dirname(createRequire(import.meta.url).resolve("next-pwa")), "sw-entry.js")

/** Next.js rewrites the TypeScript configuration that it uses, so it gets its own. */
const tsconfigPath = "tsconfig.next.json"
if (!existsSync(tsconfigPath)) writeFileSync(tsconfigPath, '{ "extends": "./tsconfig.json" }')

/**
 * Paths that are not pages or begin with a language; English's omitted prefix is not added to them.
 */
const notPages = [
  ...locales.map((locale) => `${locale}(?:/|$)`),
  ..."_next/ api/ assets/ brand/ v/ auth$ enter$ preview$ preview/ sitemap/".split(" "),
  String.raw`[^/]*\.(?:js|png|svg|ico|txt|xml)$`,
].join("|")

/** Returns the rewrites of paths of lists, under these conditions, to the route of filtered lists. */
function buildFilteredListRewrites(has) {
  const locale = "/:locale([a-z]{2})"
  const lists = "shop|shop-christmas|search"
  return [
    {
      has,
      source: `${locale}/:list(shop-christmas|search)`,
      destination: "/:locale/filtered-list/:list",
    },
    {
      has,
      source: `${locale}/:list(${lists})/:slug`,
      destination: "/:locale/filtered-list/:list/:slug",
    },
  ]
}

/** @type {import("next").NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // A tab that navigates to a page of another build detects it by this id and loads a new document.
  generateBuildId: () => process.env.DEPLOYMENT_ID || null,
  poweredByHeader: false,
  // The server around Next.js compresses a page and builds its ETag once per version, not per
  // request.
  compress: false,
  generateEtags: false,
  trailingSlash: false,
  // The back end renders image variants; the image optimizer of Next.js responds 404.
  images: { unoptimized: true },
  // Traces serve the standalone output, which is not used: with those of the entries, which the
  // plugin below collects, they take a sixth of the build.
  outputFileTracingExcludes: { "**": ["**/*"] },
  // Loaded from node_modules: a tenth of the build's processor time compiled them for each layer.
  serverExternalPackages: [
    "cheerio",
    "graphql",
    "graphql-request",
    "jose",
    "lodash",
    "parse5",
    "zod",
  ],
  typescript: { ignoreBuildErrors: true, tsconfigPath },
  // The development server is requested by either host name.
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  cacheHandler: new URL("./server/page-cache/page-cache.ts", import.meta.url).pathname,
  // Pages of the build that Next.js has read, in bytes; the page cache stores those rendered since.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // Maximum age of a prefetched page when its link is followed, in seconds; the minimum of
    // Next.js.
    staleTimes: { static: 30 },
    serverActions: { bodySizeLimit: maxFormBodyBytes },
  },
  webpack(webpackConfig, { isServer, dev }) {
    if (!isServer && !dev) {
      const { splitChunks } = webpackConfig.optimization
      const { BUILD_READY_URL } = process.env
      webpackConfig.plugins.push(new CompileHintsPlugin(), new ProductScriptPlugin())
      if (BUILD_READY_URL) webpackConfig.plugins.push(new ReadyUrlPlugin(BUILD_READY_URL))
      splitChunks.chunks = buildChunkFilter(splitChunks.chunks)
      splitChunks.cacheGroups.frame = frameChunk
      Object.assign(webpackConfig.resolve.alias, nextClientFiles)
    }
    const isTracing = (plugin) => plugin.constructor.name === "TraceEntryPointsPlugin"
    webpackConfig.plugins = webpackConfig.plugins.filter((plugin) => !isTracing(plugin))
    // A build with the cache of an earlier one takes as long; writing it takes a sixth of a build.
    if (!dev) webpackConfig.cache = false
    webpackConfig.resolve.alias[pluginEntry] = false
    // The back office uses the router of Next.js: the default router of ra-core is 29 kB of Brotli.
    webpackConfig.resolve.alias["react-router-dom$"] = false
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
      // Their URLs contain codes and tokens, which no `Referer` may leak.
      {
        source: "/:path(auth|enter|preview)",
        headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
      },
    ]
  },
  async redirects() {
    // The route of filtered lists has no URL of its own.
    return ["", "/:locale([a-z]{2})"].map((prefix) => ({
      source: `${prefix}/filtered-list/:path*`,
      destination: `${prefix.replace(/\(.*\)/, "")}/:path*`,
      permanent: true,
    }))
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: "/", destination: "/en" },
        // The IndexNow key file, by which search engines verify that submitted URLs are the shop's
        // own.
        { source: "/:key([a-zA-Z0-9-]{8,128}).txt", destination: "/api/index-now/:key" },
        { source: `/:path((?!${notPages}).*)`, destination: "/en/:path" },
        // After the language: filtered lists are rendered per request, by a route of their own, so
        // that the default list at the same path stays static.
        ...listParams.flatMap((key) => buildFilteredListRewrites([{ type: "query", key }])),
      ],
      // Until the next release: tabs of the older build call the BFF at these paths.
      afterFiles: [
        {
          source: "/api/:call(cart|payment|session|suggest|gallery|freshness|captcha)/:rest*",
          destination: "/api/bff/:call/:rest*",
        },
      ],
      fallback: [],
    }
  },
}

/**
 * Returns the configuration for a phase of Next.js. The plugins change only the build: a running
 * shop does not load them, which saves 100 MB and a second of processor time.
 */
export default async function buildConfig(phase) {
  return phase === PHASE_PRODUCTION_SERVER ? config : addPlugins(config)
}

async function addPlugins(plainConfig) {
  const { default: createNextIntl } = await import("next-intl/plugin")
  const { default: nextPwa } = await import("next-pwa")
  const withNextIntl = createNextIntl("./lib/i18n/request.ts")
  const withPwa = nextPwa({
    dest: "public",
    // components/pwa registers the worker once the page is idle.
    register: false,
    publicExcludes: ["!**/*"],
    workboxOptions: {
      swSrc: "worker/main.ts",
      // Nothing is precached. The manifest contains only the id of the worker's build.
      manifestTransforms: [
        async (entries) => ({ manifest: [{ url: "/", revision: hashBuild(entries), size: 0 }] }),
      ],
    },
    // A reload would discard text that is being typed into a form.
    reloadOnOnline: false,
    disable: process.env.NODE_ENV === "development",
    cacheStartUrl: false,
    dynamicStartUrl: false,
  })
  return withPwa(withNextIntl(plainConfig))
}
