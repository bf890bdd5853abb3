import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from "node:fs"
import { join } from "node:path"
import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"

/**
 * Returns the real path of the data folder, created if missing. Only its owner can list it. If
 * root runs the shop, the mode is 0711, so that the database's user can pass through it; every file
 * inside stays private. Throws a UserError if this user cannot write there.
 */
export function openDataDir(dataDir: string): string {
  const isRoot = process.getuid?.() === 0
  try {
    mkdirSync(join(dataDir, "run"), { recursive: true, mode: 0o700 })
    if (statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, isRoot ? 0o711 : 0o700)
    chmodSync(join(dataDir, "run"), 0o700)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    throw new UserError(
      `The data folder ${dataDir} cannot be used (${getErrorReason(error)}); start Curlew as the user who owns it, or set DATA_DIR to a folder of your own.`,
    )
  }
}
