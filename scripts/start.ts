import { existsSync } from "node:fs"
import { join } from "node:path"
import { shopDistDir } from "#scripts/build/storefront-build.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { startShop } from "#scripts/start/shop.ts"

const work = async (shutdown: Shutdown) => {
  const settings = getSettings()
  print("Curlew is starting.")
  const accounts = join(settings.dataDir, "demo-accounts.txt")
  const hadAccounts = existsSync(accounts)
  await startShop(shutdown, settings, { command: "npm start", distDir: shopDistDir })
  print(`Curlew is open at ${settings.siteUrl} (${formatSeconds(performance.now())}).`)
  if (!hadAccounts && existsSync(accounts))
    print(`Demo accounts to log in with are in ${accounts}.`)
  if (settings.isPractice) {
    print(
      "Payments are for practice, so no money moves; docs/going-live.md explains how to take real ones.",
    )
  }
  await shutdown.untilStopped()
  print("Curlew is closing.")
  return 0
}

await runCommand(work, { codeWhenStopped: 0 })
