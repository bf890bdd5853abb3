import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { UserError } from "#scripts/lib/user-error.ts"

export type Certificate = { certificate: string; key: string }

/** Creates a self-signed certificate for this machine, unless it exists; browsers warn about it. */
export function createCertificate(openssl: string, folder: string): Certificate {
  const files = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") }
  if (existsSync(files.certificate) && existsSync(files.key)) return files
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = spawnSync(openssl, [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-days",
    "3650",
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost,IP:127.0.0.1",
    "-keyout",
    files.key,
    "-out",
    files.certificate,
  ])
  if (made.status === 0) return files
  throw new UserError(`openssl could not make a certificate: ${String(made.stderr).trim()}`)
}
