import { runCommand } from "#scripts/lib/run-command.ts"
import { runMutations } from "#tools/mutations/run-mutations.ts"

await runCommand((shutdown) => runMutations(shutdown, process.argv.slice(2)))
