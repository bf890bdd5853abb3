import { z } from "zod"
import { walletNames } from "#lib/contract/payment.ts"
import { watchEnvShape } from "#lib/observability/env.ts"
import { paymentEnvShape } from "./payments/payment-pauses.ts"
import { parseRetention } from "./retention/retention-days.ts"
import { listMissingS3, mediaEnvSchema } from "./s3/s3-settings.ts"

const origin = z
  .url({ protocol: /^https?$/ })
  .transform((address) => new URL(address).origin)
  .describe("an address such as http://localhost:3000")
const origins = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(origin))
const secret = z.string().min(32, "must have at least 32 characters")

/** Schema of the back end's environment variables. Secrets have no default. */
export const backendEnvSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  /** IP address to listen on. Default: this machine only. */
  API_HOST: z.string().min(1).default("127.0.0.1"),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  ...mediaEnvSchema.shape,
  /** Largest video that administrators may upload, in MB. */
  VIDEO_MAX_MB: z.coerce.number().int().min(1).max(2_000).default(100),
  /** Origins that receive change events: every storefront process, comma-separated. */
  STOREFRONT_URL: origins.default(["http://127.0.0.1:3000"]),
  /** The shop's public origin. */
  SITE_URL: origin.default("http://localhost:3000"),
  /** Shared with the storefront: signs the revalidation webhook. */
  REVALIDATE_SECRET: secret,
  /** Signs access and refresh tokens. */
  TOKEN_SECRET: secret,
  /** OAuth client id with which the storefront requests authorization codes. */
  OAUTH_CLIENT_ID: z.string().min(1).default("curlew-storefront"),
  /** The shop's Google OAuth application. Without both values, Google sign-in is off. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** OpenID Connect issuer of the Google sign-ins. */
  GOOGLE_ISSUER: origin.default("https://accounts.google.com"),
  /** Mail server. Without one, emails are written to files in DATA_DIR. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@mail.example:465" })
    .optional(),
  /** Sender of the shop's emails. Default: the organisation's email address. */
  MAIL_FROM: z.email("must be an email address").optional(),
  /** The shop's Stripe account. Without a key, payments go to the sandbox gateway. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, "must begin with sk_ or rk_")
    .optional(),
  /** Verifies the signature of Stripe's webhooks. Required together with the key. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must begin with whsec_")
    .optional(),
  /** Another server that implements Stripe's HTTP API. */
  STRIPE_API_URL: origin.optional(),
  /** Wallets enabled in the Stripe account, such as "apple_pay,google_pay,link". */
  STRIPE_WALLETS: z
    .string()
    .default("")
    .transform((text, context) => {
      const listed = new Set(text.split(",").flatMap((name) => name.trim() || []))
      const wallets = walletNames.filter((name) => listed.has(name))
      if (wallets.length === listed.size) return wallets
      context.addIssue({ code: "custom", message: `must list some of ${walletNames.join(", ")}` })
      return z.NEVER
    }),
  /** CSV file of suburbs (suburb,state,postcode). Default: the starter list. */
  LOCALITIES_FILE: z.string().min(1).optional(),
  ...paymentEnvShape,
  ...watchEnvShape,
  /** Retention of personal data in days, such as "forms=365,mails=30". */
  RETENTION_DAYS: z
    .string()
    .default("")
    .transform((text, context) => {
      const days = parseRetention(text)
      if (typeof days !== "string") return days
      context.addIssue({ code: "custom", message: days })
      return z.NEVER
    }),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
})

export type BackendEnv = z.infer<typeof backendEnvSchema>

/** Parses the back end's settings. Throws one error that names every invalid variable. */
export function parseBackendEnv(variables: Record<string, string | undefined>): BackendEnv {
  const entries = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== "",
  )
  const parsed = backendEnvSchema.safeParse(Object.fromEntries(entries))
  const names = new Set(entries.map(([name]) => name))
  if (names.has("STRIPE_SECRET_KEY") && !names.has("STRIPE_WEBHOOK_SECRET")) {
    throw new Error(
      "The back end cannot start: STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is not.",
    )
  }
  const missing = listMissingS3(names)
  if (missing.length > 0) {
    throw new Error(
      `The back end cannot start: of the MEDIA_S3 variables, ${missing.join(" and ")} must be set too.`,
    )
  }
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => {
    const name = path.join(".")
    return names.has(name) ? `${name}: ${message}` : `${name} is not set`
  })
  throw new Error(`The back end cannot start: ${errors.join("; ")}.`)
}
