import { existsSync } from "node:fs"
import { flushCompileCache, getCompileCacheDir } from "node:module"
import { join } from "node:path"
import { ownerAccountFile } from "#lib/runtime/owner-account-file.ts"
import { shopDistDir } from "#scripts/build/storefront-build.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { parseCommandArgs, runCommand } from "#scripts/lib/run-command.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { startShop } from "#scripts/start/shop.ts"

const usage = "It is: npm start, or npm start -- --empty --owner you@example.com"

/** Returns the options of `--empty`; null for the shop with the demo business. */
function parseEmptyShop() {
  const options = { empty: { type: "boolean", default: false }, owner: { type: "string" } } as const
  const { empty, owner } = parseCommandArgs({ options }, usage).values
  if (owner !== undefined && !empty) throw new UserError(`--owner is for an empty shop. ${usage}`)
  if (owner !== undefined && !/^[^\s@]+@[^\s@]+$/.test(owner))
    throw new UserError(`--owner must be an email address, not "${owner}". ${usage}`)
  return empty ? { ownerEmail: owner } : null
}

const work = async (shutdown: Shutdown) => {
  const empty = parseEmptyShop()
  const settings = getSettings()
  print("Curlew is starting.")
  const accounts = join(settings.dataDir, "demo-accounts.txt")
  const hadAccounts = existsSync(accounts)
  const owner = join(settings.dataDir, ownerAccountFile)
  const hadOwner = existsSync(owner)
  await startShop(shutdown, settings, { command: "npm start", distDir: shopDistDir, empty })
  print(`Curlew is open at ${settings.siteUrl} (${formatSeconds(performance.now())}).`)
  if (!hadAccounts && existsSync(accounts))
    print(`Demo accounts to log in with are in ${accounts}.`)
  if (!hadOwner && existsSync(owner)) {
    print(
      `The shop is empty. Log in with the account in ${owner}, then open ${settings.siteUrl}/admin.`,
    )
  } else if (empty !== null) {
    print("The database has a shop already, so --empty changed nothing.")
  }
  if (settings.isPractice) {
    print(
      "Payments are for practice, so no money moves; docs/going-live.md explains how to take real ones.",
    )
  }
  await shutdown.untilStopped()
  print("Curlew is closing.")
  return 0
}

/**
 * Runs the command again in a new program of this process if Node.js has loaded its TypeScript
 * compiler, as at a first start or after an update: it needs 40 MB of memory for as long as the
 * process runs. The new program reads the modules from Node's compile cache.
 */
function restartFromCompileCache(): void {
  const loaded: unknown = Reflect.get(process, "moduleLoadList")
  const hasCompiler = Array.isArray(loaded) && loaded.some((name) => /amaro/.test(name))
  if (!hasCompiler || !getCompileCacheDir() || process.env.CURLEW_IS_COMPILED) return
  flushCompileCache()
  const { execPath, execArgv, argv, env } = process
  const args = [execPath, ...execArgv, ...argv.slice(1)]
  process.execve?.(execPath, args, { ...env, CURLEW_IS_COMPILED: "1" })
}

restartFromCompileCache()
await runCommand(work, { codeWhenStopped: 0 })
