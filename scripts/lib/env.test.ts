import { readFileSync } from "node:fs"
import { parseEnv } from "node:util"
import { describe, expect, it } from "@jest/globals"
import { backendEnvSchema, parseBackendEnv } from "#backend/env.ts"
import { parseStorefrontEnv, storefrontEnvSchema } from "#lib/env.ts"
import { buildBackendEnv, buildStorefrontEnv, parseSettings } from "#scripts/lib/env.ts"

const secrets = {
  revalidateSecret: "r".repeat(40),
  sessionSecret: "s".repeat(40),
  tokenSecret: "t".repeat(40),
  databasePassword: "p".repeat(40),
}
const databaseUrl = "postgres://curlew:secret@127.0.0.1:5555/curlew"
const inherited = {
  PATH: "/usr/bin",
  SMTP_URL: "smtp://mail",
  TZ: "Australia/Brisbane",
  TOKEN_SECRET: "x",
  DATABASE_URL: "x",
  SESSION_SECRET: "x",
  OAUTH_CLIENT_ID: "",
  GOOGLE_CLIENT_ID: "shop",
  GOOGLE_CLIENT_SECRET: "hunter2",
  GOOGLE_ISSUER: "",
  STRIPE_SECRET_KEY: "sk_live_hunter2",
  STRIPE_WEBHOOK_SECRET: "whsec_hunter2",
}

describe("the variables of npm start", () => {
  it("are optional, and an empty value counts as not set", () => {
    expect(parseSettings({ PORT: "", API_BASE_URL: "" })).toMatchObject({
      port: 3000,
      apiPort: 4000,
      metricsPort: null,
      apiMetricsPort: null,
      siteUrl: "http://localhost:3000",
      apiBaseUrl: null,
      databaseUrl: null,
    })
  })

  it("resolve the site URL to localhost and PORT unless SITE_URL is set", () => {
    expect(parseSettings({ PORT: "8080" }).siteUrl).toBe("http://localhost:8080")
    expect(parseSettings({ SITE_URL: "https://shop.example/" }).siteUrl).toBe(
      "https://shop.example",
    )
  })

  it.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3e3"],
    ["API_PORT", "-1"],
    ["SITE_URL", "shop.example"],
    ["SITE_URL", "https://shop.example/shop"],
    ["API_BASE_URL", "ftp://api.example"],
    ["DEPLOYMENT_ID", "build 7"],
    ["LOG_LEVEL", "loud"],
    ["RETENTION_DAYS", "forms=soon"],
    ["SERVICE_WORKER", "perhaps"],
    ["PAGE_COMPRESSION", "hard"],
    ["PAYMENT_RECONCILE_AFTER_SECONDS", "0"],
    ["PRACTICE_PAYMENT_PENDING_SECONDS", "soon"],
    ["EDITOR_URL", "editor"],
    ["MAIL_FROM", "the shop"],
    ["OAUTH_CLIENT_ID", "the shop"],
    ["GOOGLE_CLIENT_ID", "the shop"],
    ["GOOGLE_ISSUER", "https://accounts.example/path"],
  ])("reject an invalid %s (%s) with its name, value and remedy", (name, value) => {
    const message = `^${name} must be .*, not "${value}"; correct it in \\.env or in the environment\\.$`
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(message))
  })

  it("never appear in an error message if they contain a secret", () => {
    for (const [name, value] of [
      ["DATABASE_URL", "mysql://root:hunter2@localhost/shop"],
      ["TOKEN_SECRET", "hunter2"],
      ["SMTP_URL", "imap://shop:hunter2@mail.example"],
    ] as const) {
      expect(() => parseSettings({ [name]: value })).toThrow(/^(?!.*hunter2)\w+ must be/)
    }
  })

  it("require the client ID and the client secret of Google sign-in together", () => {
    const whole = { GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "hunter2" }
    expect(() => parseSettings(whole)).not.toThrow()
    for (const name of ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]) {
      expect(() => parseSettings({ ...whole, [name]: "" })).toThrow(
        /^(?!.*hunter2)GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together/,
      )
    }
  })

  it("set practice payments unless a gateway or another API is configured", () => {
    const stripe = { STRIPE_SECRET_KEY: "sk_live_hunter2", STRIPE_WEBHOOK_SECRET: "whsec_hunter2" }
    expect(parseSettings({}).isPractice).toBe(true)
    expect(parseSettings(stripe).isPractice).toBe(false)
    expect(parseSettings({ API_BASE_URL: "https://api.example.com" }).isPractice).toBe(false)
  })

  it("require the webhook secret with Stripe's key, and repeat neither in an error message", () => {
    const whole = { STRIPE_SECRET_KEY: "sk_live_hunter2", STRIPE_WEBHOOK_SECRET: "whsec_hunter2" }
    expect(() => parseSettings(whole)).not.toThrow()
    expect(() => parseSettings({ ...whole, STRIPE_WEBHOOK_SECRET: "" })).toThrow(
      /^(?!.*hunter2)STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET/,
    )
    expect(() => parseSettings({ ...whole, STRIPE_SECRET_KEY: "pk_live_hunter2" })).toThrow(
      /^(?!.*hunter2)STRIPE_SECRET_KEY must be/,
    )
  })

  it("reject the same port for both servers", () => {
    expect(() => parseSettings({ PORT: "4000" })).toThrow(/PORT and API_PORT are both 4000/)
  })
})

describe("the environment of a child process", () => {
  const settings = parseSettings({ EDITOR_URL: "https://editor.example" })
  const storefront = buildStorefrontEnv({
    settings,
    secrets,
    inherited,
    mode: "production",
    distDir: ".next",
  })
  const backend = buildBackendEnv({
    settings,
    secrets,
    inherited,
    mode: "production",
    databaseUrl,
  })

  it("passes the storefront's own schema", () => {
    expect(storefrontEnvSchema.parse(storefront)).toMatchObject({
      PORT: 3000,
      API_BASE_URL: "http://127.0.0.1:4000",
      EDITOR_URL: "https://editor.example",
      REVALIDATE_SECRET: secrets.revalidateSecret,
    })
  })

  it("passes the back end's own schema", () => {
    expect(backendEnvSchema.parse(backend)).toMatchObject({
      API_PORT: 4000,
      DATABASE_URL: databaseUrl,
      STOREFRONT_URL: ["http://127.0.0.1:3000"],
      TOKEN_SECRET: secrets.tokenSecret,
    })
  })

  it("inherits the operator's other variables and never contains the other side's secrets", () => {
    expect(storefront).toMatchObject({ TZ: "Australia/Brisbane" })
    expect(backend).toMatchObject({ TZ: "Australia/Brisbane", SMTP_URL: "smtp://mail" })
    expect(storefront.SMTP_URL).toBeUndefined()
    expect(storefront).toHaveProperty("__NEXT_PROCESSED_ENV", "true")
    expect(storefront.DATABASE_URL).toBeUndefined()
    expect(storefront.TOKEN_SECRET).toBeUndefined()
    expect(backend.SESSION_SECRET).toBeUndefined()
    expect(backend).toMatchObject({ GOOGLE_CLIENT_ID: "shop", GOOGLE_CLIENT_SECRET: "hunter2" })
    expect(backend).toMatchObject({ STRIPE_SECRET_KEY: "sk_live_hunter2" })
    expect(Object.values(storefront).join()).not.toContain("hunter2")
  })
})

it("accepts an unchanged copy of .env.example, with its empty values, in every process", () => {
  const example = parseEnv(readFileSync(".env.example", "utf8"))
  const own = { TOKEN_SECRET: "t".repeat(40), REVALIDATE_SECRET: "r".repeat(40) }
  expect(Object.values(example)).toContain("")
  expect(parseSettings(example)).toMatchObject({ port: 3000, databaseUrl: null })
  expect(parseStorefrontEnv(example)).toMatchObject({ PORT: 3000, PARTNER_API_ORIGINS: [] })
  expect(parseStorefrontEnv(example).REDIS_URL).toBeUndefined()
  expect(
    parseBackendEnv({ ...example, ...own, DATABASE_URL: databaseUrl }).SMTP_URL,
  ).toBeUndefined()
})
