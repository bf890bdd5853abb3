import { runCommand } from "#scripts/command.ts"
import { prepareDataDir } from "#scripts/data-dir.ts"
import { buildBackendEnv, loadSettings } from "#scripts/env.ts"
import { runToEnd } from "#scripts/one-off.ts"
import { programs } from "#scripts/project.ts"
import { loadSecrets } from "#scripts/secrets.ts"

// A token is a signature: neither the shop nor its database need run for it.
await runCommand(async (crew) => {
  const given = loadSettings()
  const settings = { ...given, dataDir: prepareDataDir(given.dataDir) }
  const secrets = loadSecrets(settings.dataDir, settings.givenSecrets)
  const databaseUrl = settings.databaseUrl ?? ""
  const env = buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" })
  return runToEnd(crew, { args: [programs.adminToken, ...process.argv.slice(2)], env })
})
