import { randomBytes } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildApp } from "#backend/app.ts"
import { parseBackendEnv } from "#backend/env.ts"
import { openTestDatabase } from "./database.ts"
import { createSmallShop } from "./small-shop.ts"
import { testPasswordCost } from "./test-backend.ts"

/** A running back end with a seeded shop. */
export type ShopApi = { origin: string; close: () => Promise<void> }

/** Returns the back end of TEST_API_URL, else starts one with a small shop on a free port. */
export async function openShopApi(): Promise<ShopApi> {
  const given = process.env.TEST_API_URL
  if (given) return { origin: new URL(given).origin, close: async () => {} }
  const { db, url, close } = await openTestDatabase()
  await createSmallShop(db)
  const env = parseBackendEnv({
    NODE_ENV: "test",
    DATABASE_URL: url,
    DATA_DIR: join(tmpdir(), `curlew-contract-${randomBytes(6).toString("hex")}`),
    REVALIDATE_SECRET: randomBytes(32).toString("hex"),
    TOKEN_SECRET: randomBytes(32).toString("hex"),
    LOG_LEVEL: "silent",
  })
  const fakes = { passwordCost: testPasswordCost, receiver: { send: async () => {} } }
  const app = await buildApp({ ...fakes, env, db })
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  return {
    origin,
    close: async () => {
      await app.close()
      await close()
    },
  }
}
