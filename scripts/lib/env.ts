import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { z } from "zod"
import { paymentEnvShape } from "#backend/payments/payment-pauses.ts"
import { parseRetention } from "#backend/retention/retention-days.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Secrets } from "#scripts/lib/secrets.ts"
import { UserError } from "#scripts/lib/user-error.ts"

type Env = Record<string, string | undefined>

const webUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""))
const origin = webUrl.refine((value) => new URL(value).origin === value)
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65535)
const matching = (pattern: RegExp) => z.string().regex(pattern)
const urlOf = (protocol: RegExp) => z.url({ protocol })
const secret = z.string().min(32)
const clientId = matching(/^[\x21-\x7e]{1,100}$/)

const aPort = "a whole number from 1 to 65535"
const aSecret = "at least 32 characters long"
const anAddress = "an http or https address, such as https://api.shop.example"
const anOrigin = "an origin, such as https://api.example"

/** Makes a variable optional. `rule` completes the error message "NAME must be …". */
function optional<T extends z.ZodType>(schema: T, rule = "a text") {
  return schema.optional().describe(rule)
}

/** Makes a variable optional whose value never appears in a message. */
function hidden<T extends z.ZodType>(schema: T, rule = "a text") {
  return schema.optional().meta({ description: rule, isSecret: true })
}

/** Makes a variable default to a value, given as the text of the environment. */
function withDefault<T extends z.ZodType>(schema: T, text: string, rule: string) {
  return z.preprocess((value) => value ?? text, schema).describe(rule)
}

const backendShape = {
  API_PORT: withDefault(port, "4000", aPort),
  DATABASE_URL: hidden(urlOf(/^postgres(ql)?$/), "a PostgreSQL address (postgres://…)"),
  TOKEN_SECRET: hidden(secret, aSecret),
  SMTP_URL: hidden(urlOf(/^smtps?$/), "a mail server's address (smtps://…)"),
  MAIL_FROM: optional(z.email(), "an email address, such as shop@example.com"),
  RETENTION_DAYS: optional(
    z.string().refine((text) => typeof parseRetention(text) !== "string"),
    'days by what they are for ("forms=365,carts=never"; docs/data-protection.md names them)',
  ),
  GOOGLE_CLIENT_ID: optional(clientId, "the client ID of the shop's application at Google"),
  GOOGLE_CLIENT_SECRET: hidden(z.string()),
  STRIPE_SECRET_KEY: hidden(matching(/^(sk|rk)_\w+$/), "a key that begins with sk_ or rk_"),
  STRIPE_WEBHOOK_SECRET: hidden(matching(/^whsec_\S+$/), "the secret that begins with whsec_"),
  STRIPE_API_URL: optional(origin, anOrigin),
  STRIPE_WALLETS: optional(
    matching(/^(?:apple_pay|google_pay|link)(?:,(?:apple_pay|google_pay|link))*$/),
    "some of apple_pay,google_pay,link",
  ),
  LOCALITIES_FILE: optional(z.string()),
  MEDIA_S3_ENDPOINT: optional(origin, anOrigin),
  MEDIA_S3_BUCKET: optional(matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), "the name of a bucket"),
  MEDIA_S3_REGION: optional(matching(/^[\w-]{1,40}$/), "a region, such as ap-southeast-2"),
  MEDIA_S3_KEY: hidden(z.string()),
  MEDIA_S3_SECRET: hidden(z.string()),
  MEDIA_S3_PATH_STYLE: optional(z.enum(["true", "false"]), "true or false"),
  IMAGE_CACHE_DIR: optional(z.string()),
  VIDEO_MAX_MB: optional(
    matching(/^(?:[1-9]\d{0,2}|1\d{3}|2000)$/),
    "a whole number from 1 to 2000",
  ),
  ...paymentEnvShape,
}

const storefrontShape = {
  PORT: withDefault(port, "3000", aPort),
  API_BASE_URL: optional(webUrl, anAddress),
  SESSION_SECRET: hidden(secret, aSecret),
  EDITOR_URL: optional(webUrl, anAddress),
  TRUSTED_PROXIES: optional(matching(/^(\d|10)$/), "a whole number from 0 to 10"),
  REDIS_URL: hidden(urlOf(/^rediss?$/), "the address of a Redis or Valkey (redis://…)"),
  DEPLOYMENT_ID: optional(
    matching(/^[\w-]{1,64}$/),
    "1 to 64 letters, digits, hyphens and underscores",
  ),
  SERVICE_WORKER: optional(z.enum(["on", "off"]), "on or off"),
  PAGE_COMPRESSION: optional(z.enum(["max", "idle", "fast"]), "max, idle or fast"),
  INDEXNOW_KEY: optional(matching(/^[a-zA-Z0-9-]{8,128}$/), "8 to 128 letters, digits and hyphens"),
  INDEXNOW_ENDPOINT: optional(webUrl, anAddress),
  METRICS_PORT: optional(port, aPort),
}

/** Schema of the environment variables of the npm commands; an empty value counts as not set. */
export const starterEnvSchema = z.object({
  ...backendShape,
  ...storefrontShape,
  API_METRICS_PORT: optional(port, aPort),
  METRICS_HOST: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webUrl, "a collector's address without /v1/traces"),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1), "a number from 0 to 1"),
  SITE_URL: optional(origin, "the shop's public origin, such as https://shop.example"),
  DATA_DIR: z.string().default(".data"),
  LOG_LEVEL: withDefault(
    z.enum(["debug", "info", "warn", "error", "silent"]),
    "info",
    "one of debug, info, warn, error and silent",
  ),
  REVALIDATE_SECRET: hidden(secret, aSecret),
  OAUTH_CLIENT_ID: optional(clientId, "a name of at most 100 signs without spaces"),
  GOOGLE_ISSUER: optional(origin, anOrigin),
})

const variables: Readonly<Record<string, z.ZodType>> = starterEnvSchema.shape

/** The operator's settings; folders are absolute paths and URLs have no trailing slash. */
export type Settings = ReturnType<typeof parseSettings>

/** Parses the settings from `env`. Throws a UserError that names each invalid variable. */
export function parseSettings(env: Env) {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""))
  const parsed = starterEnvSchema.safeParse(nonEmpty)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path: [name], message }) =>
      formatVariableError(String(name), nonEmpty[String(name)], message),
    )
    throw new UserError([...new Set(errors)].join("\n"))
  }
  const vars = parsed.data
  requireConsistency(vars)
  const givenSecrets: Partial<Secrets> = {
    ...(vars.REVALIDATE_SECRET && { revalidateSecret: vars.REVALIDATE_SECRET }),
    ...(vars.SESSION_SECRET && { sessionSecret: vars.SESSION_SECRET }),
    ...(vars.TOKEN_SECRET && { tokenSecret: vars.TOKEN_SECRET }),
  }
  return {
    givenSecrets,
    port: vars.PORT,
    apiPort: vars.API_PORT,
    /** Ports of `/metrics` of the storefront and of the back end; null if they are off. */
    metricsPort: vars.METRICS_PORT ?? null,
    apiMetricsPort: vars.API_METRICS_PORT ?? null,
    siteUrl: vars.SITE_URL ?? `http://localhost:${vars.PORT}`,
    /** Base URL of another API with the same contract; null if this machine runs the back end. */
    apiBaseUrl: vars.API_BASE_URL ?? null,
    /** URL of another PostgreSQL; null for the embedded one. */
    databaseUrl: vars.DATABASE_URL ?? null,
    dataDir: resolve(projectRoot, vars.DATA_DIR),
    logLevel: vars.LOG_LEVEL,
    editorUrl: vars.EDITOR_URL ?? null,
    /** Build id, the same on every machine that runs the build; null derives it from the sources. */
    deploymentId: vars.DEPLOYMENT_ID ?? null,
    /** True if the back end runs here with practice payments, which move no money. */
    isPractice: vars.STRIPE_SECRET_KEY === undefined && vars.API_BASE_URL === undefined,
  }
}

function requireConsistency(vars: z.infer<typeof starterEnvSchema>): void {
  if (vars.PORT === vars.API_PORT && !vars.API_BASE_URL)
    throw new UserError(
      `PORT and API_PORT are both ${vars.PORT}; give the storefront and the back end different ports.`,
    )
  if ((vars.GOOGLE_CLIENT_ID === undefined) !== (vars.GOOGLE_CLIENT_SECRET === undefined))
    throw new UserError(
      "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together; set both, or neither.",
    )
  if (vars.STRIPE_SECRET_KEY !== undefined && vars.STRIPE_WEBHOOK_SECRET === undefined)
    throw new UserError(
      "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it; docs/going-live.md explains where it is.",
    )
}

function formatVariableError(name: string, value: string | undefined, message: string): string {
  const { description, isSecret } = variables[name]?.meta() ?? {}
  const actual = isSecret ? "" : `, not "${value ?? ""}"`
  const rule = description ? `must be ${description}` : message
  return `${name} ${rule}${actual}; correct it in .env or in the environment.`
}

/** Returns the settings from the environment and, for variables not set there, from `.env`. */
export function getSettings(): Settings {
  const file = join(projectRoot, ".env")
  if (existsSync(file)) process.loadEnvFile(file)
  return parseSettings(process.env)
}

/** Removes the named variables, and empty variables of our own, which count as not set. */
function without(env: Env, names: string[]): Env {
  const isLeftOut = (name: string, value: string | undefined) =>
    names.includes(name) || (value === "" && name in variables)
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
  const others = [...Object.keys(backendShape), "STOREFRONT_URL", "API_METRICS_PORT", "EDITOR_URL"]
  return {
    ...without(inherited, others),
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
    ...without(inherited, [...Object.keys(storefrontShape), "API_METRICS_PORT"]),
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
