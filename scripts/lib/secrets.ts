import { randomBytes } from "node:crypto"
import { chmodSync, existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import { UserError } from "#scripts/lib/user-error.ts"

const secret = z.string().min(32)

const secretsSchema = z.object({
  revalidateSecret: secret,
  sessionSecret: secret,
  tokenSecret: secret,
  databasePassword: secret,
})

/** The secrets of this installation, each at least 32 characters. */
export type Secrets = z.infer<typeof secretsSchema>

function createSecrets(): Secrets {
  const createSecret = () => randomBytes(32).toString("base64url")
  return {
    revalidateSecret: createSecret(),
    sessionSecret: createSecret(),
    tokenSecret: createSecret(),
    databasePassword: createSecret(),
  }
}

/**
 * Returns the secrets from `secrets.json` in the data folder, which the first start creates with
 * mode 0600. Secrets in `given` override the stored ones. Throws a UserError if the file is
 * damaged; it is never replaced silently.
 */
export function getSecrets(dataDir: string, given: Partial<Secrets> = {}): Secrets {
  const path = join(dataDir, "secrets.json")
  if (!existsSync(path))
    saveFileAtomicallySync(path, `${JSON.stringify(createSecrets(), null, 2)}\n`)
  chmodSync(path, 0o600)
  return { ...parseSecrets(readFileSync(path, "utf8"), path), ...given }
}

function parseSecrets(text: string, path: string): Secrets {
  try {
    return secretsSchema.parse(JSON.parse(text))
  } catch {
    throw new UserError(
      `${path} is damaged; restore it from a backup, or delete it to have new secrets made (everyone is then logged out).`,
    )
  }
}
