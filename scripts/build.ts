import { buildStorefront, shopDistDir } from "#scripts/build/storefront-build.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import { openInstance, requirePorts } from "#scripts/start/instance.ts"
import { startBackOffice } from "#scripts/start/shop.ts"

await runCommand(async (shutdown) => {
  const instance = await openInstance(shutdown, getSettings(), "npm run build")
  await requirePorts(instance)
  await startBackOffice(shutdown, instance, "production")
  await buildStorefront(shutdown, instance, { distDir: shopDistDir, isLoud: true })
  return 0
})
