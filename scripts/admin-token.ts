import { openDataDir } from "#scripts/lib/data-dir.ts"
import { buildBackendEnv, getSettings } from "#scripts/lib/env.ts"
import { programs } from "#scripts/lib/project.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import { runProgram } from "#scripts/lib/run-program.ts"
import { getSecrets } from "#scripts/lib/secrets.ts"

// Signing a token needs neither a running shop nor its database.
await runCommand(async (shutdown) => {
  const fromEnv = getSettings()
  const settings = { ...fromEnv, dataDir: openDataDir(fromEnv.dataDir) }
  const secrets = getSecrets(settings.dataDir, settings.givenSecrets)
  const databaseUrl = settings.databaseUrl ?? ""
  const env = buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" })
  return runProgram(shutdown, { args: [programs.adminToken, ...process.argv.slice(2)], env })
})
