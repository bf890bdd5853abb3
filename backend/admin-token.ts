import { parseArgs } from "node:util"
import { defaultTokenDays, signAdminToken } from "./accounts/admin-token.ts"
import { backendEnvSchema } from "./env.ts"

const { values } = parseArgs({ options: { days: { type: "string" } } })
const days = values.days === undefined ? defaultTokenDays : Number(values.days)
const secret = backendEnvSchema.shape.TOKEN_SECRET.safeParse(process.env.TOKEN_SECRET)

if (!Number.isInteger(days) || days < 1 || days > 3650) {
  console.error("--days must be a whole number from 1 to 3650.")
  process.exitCode = 1
} else if (!secret.success) {
  console.error("TOKEN_SECRET is not set, or shorter than 32 characters.")
  process.exitCode = 1
} else {
  console.log(await signAdminToken({ secret: secret.data, now: new Date(), days }))
}
