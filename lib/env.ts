import { z } from "zod"
import { watchEnvShape } from "#lib/observability/env.ts"

const secret = z.string().min(32, "must have at least 32 characters")

const originsSchema = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))

/** Environment variables of the storefront. `.env.example` explains each. */
export const storefrontEnvSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: z.url().default("http://localhost:3000"),
  API_BASE_URL: z.url().default("http://127.0.0.1:4000"),
  EDITOR_URL: z.url().optional(),
  /** Number of proxies in front of the shop, each of which appends to `X-Forwarded-For`. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: z.string().min(1).default(".data"),
  NEXT_DIST_DIR: z.string().min(1).default(".next"),
  /**
   * Folder of pages rendered since the build, one for each process; below NEXT_DIST_DIR otherwise.
   */
  PAGE_CACHE_DIR: z.string().min(1).optional(),
  /**
   * Redis or Valkey, through which several processes share pages, change events and token
   * refreshes.
   */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REVALIDATE_SECRET: secret.optional(),
  /** Seals the session cookies. */
  SESSION_SECRET: secret.optional(),
  /** API origins of partner sites, whose token logins are accepted at /enter/; comma-separated. */
  PARTNER_API_ORIGINS: originsSchema,
  OAUTH_CLIENT_ID: z.string().min(1).default("curlew-storefront"),
  /** Origin that a sign-in with Google may redirect the browser to. */
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default("https://accounts.google.com"),
  /**
   * Proves to search engines that IndexNow notifications of changes are the shop's; without it none
   * is sent.
   */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/)
    .optional(),
  /** Receiver of those notifications. */
  INDEXNOW_ENDPOINT: z.url({ protocol: /^https?$/ }).default("https://api.indexnow.org/indexnow"),
  ...watchEnvShape,
  /** Compression of cached pages: as small as possible always, when idle, or never. */
  PAGE_COMPRESSION: z.enum(["max", "idle", "fast"]).default("idle"),
  /** "off" removes the service worker from every browser that has it. */
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
})

export type StorefrontEnv = z.infer<typeof storefrontEnvSchema>

let parsed: StorefrontEnv | undefined

/**
 * Parses the storefront's settings; an empty variable counts as not set. Throws a ZodError that
 * names the invalid ones.
 */
export function parseStorefrontEnv(variables: Record<string, string | undefined>): StorefrontEnv {
  const given = Object.entries(variables).filter(([, value]) => value !== "")
  return storefrontEnvSchema.parse(Object.fromEntries(given))
}

/** Returns the storefront's settings, parsed once from the process environment. */
export function getEnv(): StorefrontEnv {
  parsed ??= parseStorefrontEnv(process.env)
  return parsed
}
