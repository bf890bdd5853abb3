import { buildStorefront, shopDistDir } from "#scripts/build/storefront-build.ts"
import { runCommand } from "#scripts/command.ts"
import { loadSettings } from "#scripts/env.ts"
import { requirePorts, takeGround } from "#scripts/ground.ts"
import { startBackOffice } from "#scripts/shop.ts"

await runCommand(async (crew) => {
  const ground = await takeGround(crew, loadSettings(), "npm run build")
  await requirePorts(ground)
  await startBackOffice(crew, ground, "production")
  await buildStorefront(crew, ground, { distDir: shopDistDir, isLoud: true })
  return 0
})
