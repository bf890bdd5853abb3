import { runCommand } from "#scripts/lib/run-command.ts"
import { runTests } from "#scripts/suites/run-tests.ts"
import { parseTestArgs } from "#scripts/suites/suites.ts"

await runCommand((shutdown) => runTests(shutdown, parseTestArgs(process.argv.slice(2))))
