import { shopDistDir } from "#scripts/build/storefront-build.ts"
import { runCommand } from "#scripts/command.ts"
import type { Crew } from "#scripts/crew.ts"
import { loadSettings } from "#scripts/env.ts"
import { requirePorts, takeGround } from "#scripts/ground.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { startStorefront } from "#scripts/services.ts"
import { startBackOffice } from "#scripts/shop.ts"

const work = async (crew: Crew) => {
  const settings = loadSettings()
  say("Curlew is starting for development.")
  const ground = await takeGround(crew, settings, "npm run dev")
  await requirePorts(ground)
  await startBackOffice(crew, ground, "development")
  await startStorefront(crew, ground, { mode: "development", distDir: shopDistDir })
  ground.hold.update({ state: "running" })
  say(`Curlew is open at ${settings.siteUrl} (${formatSeconds(performance.now())}).`)
  await crew.untilStopped()
  return 0
}

await runCommand(work, { codeWhenStopped: 0 })
