import { requireCatalogues } from "#scripts/build/require-catalogues.ts"
import { buildSentence } from "#scripts/fault.ts"
import { say } from "#scripts/progress.ts"

try {
  say(`  ✓ ${requireCatalogues()} catalogues are whole`)
} catch (error) {
  process.stderr.write(`${buildSentence(error)}\n`)
  process.exitCode = 1
}
