import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { z } from "zod"
import { paymentEnvShape } from "#backend/payments/payment-pauses.ts"
import { parseRetention } from "#backend/retention/retention-days.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Secrets } from "#scripts/lib/secrets.ts"
import { UserError } from "#scripts/lib/user-error.ts"

type Env = Record<string, string | undefined>

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65535)

const webUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""))
const origin = webUrl.refine((value) => new URL(value).origin === value)
const secret = z.string().min(32)
const clientId = /^[\x21-\x7e]{1,100}$/

/** Schema of the environment variables of the npm commands; an empty value counts as not set. */
export const starterEnvSchema = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  METRICS_PORT: port.optional(),
  API_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  SITE_URL: origin.optional(),
  API_BASE_URL: webUrl.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  MEDIA_S3_ENDPOINT: origin.optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  MEDIA_S3_KEY: z.string().optional(),
  MEDIA_S3_SECRET: z.string().optional(),
  MEDIA_S3_PATH_STYLE: z.enum(["true", "false"]).optional(),
  DATA_DIR: z.string().default(".data"),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  EDITOR_URL: webUrl.optional(),
  DEPLOYMENT_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  RETENTION_DAYS: z
    .string()
    .refine((text) => typeof parseRetention(text) !== "string")
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_ENDPOINT: webUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  REVALIDATE_SECRET: secret.optional(),
  SESSION_SECRET: secret.optional(),
  TOKEN_SECRET: secret.optional(),
  OAUTH_CLIENT_ID: z.string().regex(clientId).optional(),
  GOOGLE_CLIENT_ID: z.string().regex(clientId).optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: origin.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  STRIPE_API_URL: origin.optional(),
  ...paymentEnvShape,
  IMAGE_CACHE_DIR: z.string().optional(),
  PAGE_COMPRESSION: z.enum(["max", "idle", "fast"]).default("idle"),
})

const seconds = "must be a whole number of seconds from 1 to 3600"

type Variable = keyof typeof starterEnvSchema.shape

const expectations: Record<Variable, string> = {
  PORT: "must be a whole number from 1 to 65535",
  API_PORT: "must be a whole number from 1 to 65535",
  METRICS_PORT: "must be a whole number from 1 to 65535",
  API_METRICS_PORT: "must be a whole number from 1 to 65535",
  METRICS_HOST: "must be an address of this machine",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "must be a collector's address, such as http://localhost:4318, without /v1/traces",
  OTEL_TRACES_SAMPLER_ARG: "must be a number from 0 to 1",
  SITE_URL: "must be the shop's public origin, such as https://shop.example, without a path",
  API_BASE_URL: "must be an http or https address, such as https://api.shop.example",
  DATABASE_URL:
    "must be a PostgreSQL address, such as postgres://user:password@localhost:5432/shop",
  REDIS_URL: "must be the address of a Redis or Valkey, such as redis://localhost:6379",
  MEDIA_S3_ENDPOINT: "must be an origin, such as https://s3.ap-southeast-2.amazonaws.com",
  MEDIA_S3_BUCKET: "must be the name of a bucket",
  MEDIA_S3_REGION: "must be the name of a region, such as ap-southeast-2",
  MEDIA_S3_KEY: "must be the id of an access key of the storage",
  MEDIA_S3_SECRET: "must be the secret of that access key",
  MEDIA_S3_PATH_STYLE: "must be true or false",
  DATA_DIR: "must be a folder",
  LOG_LEVEL: "must be one of debug, info, warn, error and silent",
  EDITOR_URL: "must be an http or https address",
  DEPLOYMENT_ID: "must be 1 to 64 letters, digits, hyphens and underscores",
  SERVICE_WORKER: "must be on or off",
  TRUSTED_PROXIES: "must be a whole number from 0 to 10",
  RETENTION_DAYS:
    'must be days by what they are for, such as "forms=365,mails=30,carts=never"; docs/data-protection.md names them',
  INDEXNOW_KEY: "must be 8 to 128 letters, digits and hyphens",
  INDEXNOW_ENDPOINT: "must be an http or https address, such as https://api.indexnow.org/indexnow",
  SMTP_URL: "must be a mail server's address, such as smtps://user:password@mail.example:465",
  MAIL_FROM: "must be an email address, such as shop@example.com",
  REVALIDATE_SECRET: "must be at least 32 characters long",
  SESSION_SECRET: "must be at least 32 characters long",
  TOKEN_SECRET: "must be at least 32 characters long",
  OAUTH_CLIENT_ID: "must be a name of at most 100 signs without spaces",
  GOOGLE_CLIENT_ID: "must be the client ID of the shop's application at Google",
  GOOGLE_CLIENT_SECRET: "must be the client secret of the shop's application at Google",
  GOOGLE_ISSUER: "must be an origin, such as https://accounts.google.com",
  STRIPE_SECRET_KEY: "must be a secret key of Stripe's, which begins with sk_ or rk_",
  STRIPE_WEBHOOK_SECRET: "must be the signing secret of the webhook, which begins with whsec_",
  STRIPE_API_URL: "must be an origin, such as https://api.stripe.com",
  PAYMENT_RECONCILE_AFTER_SECONDS: seconds,
  PAYMENT_RECONCILE_EVERY_SECONDS: seconds,
  PAYMENT_RETRY_SECONDS: seconds,
  PRACTICE_PAYMENT_PENDING_SECONDS: seconds,
  PRACTICE_PAYMENT_LATE_SECONDS: seconds,
  IMAGE_CACHE_DIR: "must be a folder",
  PAGE_COMPRESSION: "must be max, idle or fast",
}

const secretVariables = new Set([
  "DATABASE_URL",
  "REDIS_URL",
  "MEDIA_S3_KEY",
  "MEDIA_S3_SECRET",
  "SMTP_URL",
  "REVALIDATE_SECRET",
  "SESSION_SECRET",
  "TOKEN_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
])

/** The operator's settings; folders are absolute paths and URLs have no trailing slash. */
export type Settings = {
  port: number
  apiPort: number
  /** Ports of `/metrics` of the storefront and of the back end; null if they are off. */
  metricsPort: number | null
  apiMetricsPort: number | null
  siteUrl: string
  /** Base URL of another API with the same contract; null if this machine runs the back end. */
  apiBaseUrl: string | null
  /** URL of another PostgreSQL; null for the embedded one. */
  databaseUrl: string | null
  dataDir: string
  logLevel: string
  editorUrl: string | null
  /** Build id, the same on every machine that runs the build; null derives it from the sources. */
  deploymentId: string | null
  /** True if the back end runs here with practice payments, which move no money. */
  isPractice: boolean
  givenSecrets: Partial<Pick<Secrets, "revalidateSecret" | "sessionSecret" | "tokenSecret">>
}

/** Parses the settings from `env`. Throws a UserError that names each invalid variable. */
export function parseSettings(env: Env): Settings {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""))
  const parsed = starterEnvSchema.safeParse(nonEmpty)
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    throw new UserError(
      [...names].map((name) => formatVariableError(name, nonEmpty[name])).join("\n"),
    )
  }
  const vars = parsed.data
  if (vars.PORT === vars.API_PORT && !vars.API_BASE_URL) {
    throw new UserError(
      `PORT and API_PORT are both ${vars.PORT}; give the storefront and the back end different ports.`,
    )
  }
  if ((vars.GOOGLE_CLIENT_ID === undefined) !== (vars.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new UserError(
      "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together; set both, or neither.",
    )
  }
  if (vars.STRIPE_SECRET_KEY !== undefined && vars.STRIPE_WEBHOOK_SECRET === undefined) {
    throw new UserError(
      "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it; docs/going-live.md explains where it is.",
    )
  }
  return {
    port: vars.PORT,
    apiPort: vars.API_PORT,
    metricsPort: vars.METRICS_PORT ?? null,
    apiMetricsPort: vars.API_METRICS_PORT ?? null,
    siteUrl: vars.SITE_URL ?? `http://localhost:${vars.PORT}`,
    apiBaseUrl: vars.API_BASE_URL ?? null,
    databaseUrl: vars.DATABASE_URL ?? null,
    dataDir: resolve(projectRoot, vars.DATA_DIR),
    logLevel: vars.LOG_LEVEL,
    editorUrl: vars.EDITOR_URL ?? null,
    deploymentId: vars.DEPLOYMENT_ID ?? null,
    isPractice: vars.STRIPE_SECRET_KEY === undefined && vars.API_BASE_URL === undefined,
    givenSecrets: {
      ...(vars.REVALIDATE_SECRET && { revalidateSecret: vars.REVALIDATE_SECRET }),
      ...(vars.SESSION_SECRET && { sessionSecret: vars.SESSION_SECRET }),
      ...(vars.TOKEN_SECRET && { tokenSecret: vars.TOKEN_SECRET }),
    },
  }
}

function formatVariableError(name: string, value: string | undefined): string {
  const rule = isVariable(name) ? expectations[name] : "is not understood"
  const actual = secretVariables.has(name) ? "" : `, not "${value ?? ""}"`
  return `${name} ${rule}${actual}; correct it in .env or in the environment.`
}

function isVariable(name: string): name is Variable {
  return name in expectations
}

/** Returns the settings from the environment and, for variables not set there, from `.env`. */
export function getSettings(): Settings {
  const file = join(projectRoot, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
  return parseSettings(process.env)
}

const backendOnly = [
  "API_PORT",
  "API_METRICS_PORT",
  "DATABASE_URL",
  "STOREFRONT_URL",
  "TOKEN_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "RETENTION_DAYS",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_URL",
  "MEDIA_S3_ENDPOINT",
  "MEDIA_S3_BUCKET",
  "MEDIA_S3_REGION",
  "MEDIA_S3_KEY",
  "MEDIA_S3_SECRET",
  "MEDIA_S3_PATH_STYLE",
  "IMAGE_CACHE_DIR",
  ...Object.keys(paymentEnvShape),
]
const storefrontOnly = [
  "PORT",
  "API_BASE_URL",
  "SESSION_SECRET",
  "EDITOR_URL",
  "TRUSTED_PROXIES",
  "REDIS_URL",
  "DEPLOYMENT_ID",
  "SERVICE_WORKER",
  "PAGE_COMPRESSION",
  "INDEXNOW_KEY",
  "INDEXNOW_ENDPOINT",
  "METRICS_PORT",
  "API_METRICS_PORT",
]

/** Removes the named variables, and empty variables of our own, which count as not set. */
function without(env: Env, names: string[]): Env {
  const isLeftOut = (name: string, value: string | undefined) =>
    names.includes(name) || (value === "" && isVariable(name))
  return Object.fromEntries(Object.entries(env).filter((entry) => !isLeftOut(...entry)))
}

type Shared = { settings: Settings; secrets: Secrets; inherited?: Env }

/**
 * Builds the storefront's environment: the operator's variables without those of the back end, plus
 * the storefront's settings and secrets.
 */
export function buildStorefrontEnv(
  input: Shared & { mode: "production" | "development"; distDir: string },
): NodeJS.ProcessEnv {
  const { settings, secrets, mode, distDir, inherited = process.env } = input
  return {
    ...without(inherited, [...backendOnly, "EDITOR_URL"]),
    NODE_ENV: mode,
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
    API_BASE_URL: settings.apiBaseUrl ?? `http://127.0.0.1:${settings.apiPort}`,
    REVALIDATE_SECRET: secrets.revalidateSecret,
    SESSION_SECRET: secrets.sessionSecret,
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: settings.logLevel,
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: "1",
    // Stops Next from loading .env again, which would expose the back end's secrets.
    __NEXT_PROCESSED_ENV: "true",
    ...(settings.editorUrl && { EDITOR_URL: settings.editorUrl }),
  }
}

/** Builds the back end's environment, also for its migration, seed and token programs. */
export function buildBackendEnv(
  input: Shared & { mode: "production" | "development"; databaseUrl: string },
): NodeJS.ProcessEnv {
  const { settings, secrets, mode, databaseUrl, inherited = process.env } = input
  return {
    ...without(inherited, storefrontOnly),
    NODE_ENV: mode,
    API_PORT: String(settings.apiPort),
    ...(settings.apiMetricsPort && { METRICS_PORT: String(settings.apiMetricsPort) }),
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    STOREFRONT_URL: `http://127.0.0.1:${settings.port}`,
    SITE_URL: settings.siteUrl,
    REVALIDATE_SECRET: secrets.revalidateSecret,
    TOKEN_SECRET: secrets.tokenSecret,
    LOG_LEVEL: settings.logLevel,
  }
}
