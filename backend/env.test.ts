import { parseBackendEnv } from "./env.ts"

const minimal = {
  DATABASE_URL: "postgres://curlew@127.0.0.1:5432/curlew",
  REVALIDATE_SECRET: "r".repeat(32),
  TOKEN_SECRET: "t".repeat(32),
}

describe("the back end's settings", () => {
  it("require a database and two secrets, and have defaults for the rest", () => {
    expect(
      parseBackendEnv({ ...minimal, LOG_LEVEL: "", SITE_URL: "https://shop.example/x" }),
    ).toEqual({
      ...minimal,
      NODE_ENV: "production",
      API_HOST: "127.0.0.1",
      METRICS_HOST: "127.0.0.1",
      OTEL_TRACES_SAMPLER_ARG: 0.1,
      API_PORT: 4000,
      DATA_DIR: ".data",
      VIDEO_MAX_MB: 100,
      STOREFRONT_URL: ["http://127.0.0.1:3000"],
      SITE_URL: "https://shop.example",
      OAUTH_CLIENT_ID: "curlew-storefront",
      GOOGLE_ISSUER: "https://accounts.google.com",
      PAYMENT_RECONCILE_AFTER_SECONDS: 30,
      PAYMENT_RECONCILE_EVERY_SECONDS: 55,
      PAYMENT_RETRY_SECONDS: 15,
      PRACTICE_PAYMENT_PENDING_SECONDS: 20,
      PRACTICE_PAYMENT_LATE_SECONDS: 30,
      STRIPE_WALLETS: [],
      RETENTION_DAYS: {
        carts: 60,
        forms: 730,
        mails: 90,
        sessions: 30,
        devices: 400,
        alerts: 365,
        audit: 730,
        searches: 90,
      },
      LOG_LEVEL: "info",
    })
  })

  it("accept a comma-separated list of storefront origins and reject an invalid one", () => {
    const STOREFRONT_URL = "http://10.0.0.1:3000, http://10.0.0.2:3000/"
    expect(parseBackendEnv({ ...minimal, STOREFRONT_URL }).STOREFRONT_URL).toEqual([
      "http://10.0.0.1:3000",
      "http://10.0.0.2:3000",
    ])
    expect(() => parseBackendEnv({ ...minimal, STOREFRONT_URL: "http://a.example,b" })).toThrow(
      /STOREFRONT_URL/,
    )
  })

  it("accept Stripe's key only together with the webhook secret", () => {
    const key = { ...minimal, STRIPE_SECRET_KEY: "sk_test_1" }
    const whole = { ...key, STRIPE_WEBHOOK_SECRET: "whsec_1", STRIPE_API_URL: "" }
    expect(parseBackendEnv(whole)).toMatchObject({ STRIPE_SECRET_KEY: "sk_test_1" })
    expect(() => parseBackendEnv(key)).toThrow(/STRIPE_WEBHOOK_SECRET is not/)
    expect(() => parseBackendEnv({ ...whole, STRIPE_SECRET_KEY: "pk_test_1" })).toThrow(
      /^(?!.*pk_test_1).*STRIPE_SECRET_KEY: must begin with sk_ or rk_/,
    )
  })

  it("list the wallets of the Stripe account", () => {
    expect(parseBackendEnv(minimal).STRIPE_WALLETS).toEqual([])
    const some = { ...minimal, STRIPE_WALLETS: "apple_pay, link," }
    expect(parseBackendEnv(some).STRIPE_WALLETS).toEqual(["apple_pay", "link"])
    expect(() => parseBackendEnv({ ...minimal, STRIPE_WALLETS: "cash" })).toThrow(
      /STRIPE_WALLETS.*must list some of apple_pay, google_pay, link/,
    )
  })

  it("are rejected in one error message that names each invalid variable and no secret", () => {
    const broken = {
      ...minimal,
      API_PORT: "lots",
      TOKEN_SECRET: "hunter2",
      DATABASE_URL: undefined,
    }
    expect(() => parseBackendEnv(broken)).toThrow(
      /^The back end cannot start: API_PORT: .*; DATABASE_URL is not set; TOKEN_SECRET: must have at least 32 characters\.$/,
    )
    expect(() => parseBackendEnv(broken)).not.toThrow(/hunter2/)
  })
})
