import { buildStorefront, shopDistDir } from "#scripts/build/storefront-build.ts"
import { runCommand } from "#scripts/command.ts"
import { getSettings } from "#scripts/env.ts"
import { openInstance, requirePorts } from "#scripts/ground.ts"
import { startBackOffice } from "#scripts/shop.ts"

await runCommand(async (shutdown) => {
  const instance = await openInstance(shutdown, getSettings(), "npm run build")
  await requirePorts(instance)
  await startBackOffice(shutdown, instance, "production")
  await buildStorefront(shutdown, instance, { distDir: shopDistDir, isLoud: true })
  return 0
})
