import { requireCatalogues } from "#scripts/build/require-catalogues.ts"
import { formatErrorMessage } from "#scripts/fault.ts"
import { print } from "#scripts/progress.ts"

try {
  print(`  ✓ ${requireCatalogues()} catalogues are whole`)
} catch (error) {
  process.stderr.write(`${formatErrorMessage(error)}\n`)
  process.exitCode = 1
}
