import { shopDistDir } from "#scripts/build/storefront-build.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { openInstance, requirePorts } from "#scripts/start/instance.ts"
import { startBackOffice, startStorefront } from "#scripts/start/shop.ts"

const work = async (shutdown: Shutdown) => {
  const settings = getSettings()
  print("Curlew is starting for development.")
  const instance = await openInstance(shutdown, settings, "npm run dev")
  await requirePorts(instance)
  await startBackOffice(shutdown, instance, "development")
  await startStorefront(shutdown, instance, { mode: "development", distDir: shopDistDir })
  instance.lock.update({ state: "running" })
  print(`Curlew is open at ${settings.siteUrl} (${formatSeconds(performance.now())}).`)
  await shutdown.untilStopped()
  return 0
}

await runCommand(work, { codeWhenStopped: 0 })
