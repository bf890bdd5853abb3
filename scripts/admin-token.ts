import { runCommand } from "#scripts/command.ts"
import { openDataDir } from "#scripts/data-dir.ts"
import { buildBackendEnv, getSettings } from "#scripts/env.ts"
import { runProgram } from "#scripts/one-off.ts"
import { programs } from "#scripts/project.ts"
import { getSecrets } from "#scripts/secrets.ts"

// A token is a signature: neither the shop nor its database need run for it.
await runCommand(async (shutdown) => {
  const fromEnv = getSettings()
  const settings = { ...fromEnv, dataDir: openDataDir(fromEnv.dataDir) }
  const secrets = getSecrets(settings.dataDir, settings.givenSecrets)
  const databaseUrl = settings.databaseUrl ?? ""
  const env = buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" })
  return runProgram(shutdown, { args: [programs.adminToken, ...process.argv.slice(2)], env })
})
