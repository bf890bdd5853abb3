import { existsSync } from "node:fs"
import { join } from "node:path"
import { shopDistDir } from "#scripts/build/storefront-build.ts"
import { runCommand } from "#scripts/command.ts"
import type { Crew } from "#scripts/crew.ts"
import { loadSettings } from "#scripts/env.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { startShop } from "#scripts/shop.ts"

const work = async (crew: Crew) => {
  const settings = loadSettings()
  say("Curlew is starting.")
  const accounts = join(settings.dataDir, "demo-accounts.txt")
  const hadAccounts = existsSync(accounts)
  await startShop(crew, settings, { command: "npm start", distDir: shopDistDir })
  say(`Curlew is open at ${settings.siteUrl} (${formatSeconds(performance.now())}).`)
  if (!hadAccounts && existsSync(accounts)) say(`Demo accounts to log in with are in ${accounts}.`)
  if (settings.isPractice) {
    say(
      "Payments are for practice, so no money moves; docs/going-live.md says how to take real ones.",
    )
  }
  await crew.untilStopped()
  say("Curlew is closing.")
  return 0
}

await runCommand(work, { codeWhenStopped: 0 })
