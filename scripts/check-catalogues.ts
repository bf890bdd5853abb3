import { requireCatalogues } from "#scripts/build/require-catalogues.ts"
import { print } from "#scripts/lib/progress.ts"
import { formatErrorMessage } from "#scripts/lib/user-error.ts"

try {
  print(`  ✓ ${requireCatalogues()} catalogues are whole`)
} catch (error) {
  process.stderr.write(`${formatErrorMessage(error)}\n`)
  process.exitCode = 1
}
