import { runCommand } from "#scripts/lib/run-command.ts"
import { parseTestArgs } from "#scripts/suites/parse-test-args.ts"
import { runTests } from "#scripts/suites/run-tests.ts"

await runCommand((shutdown) => runTests(shutdown, parseTestArgs(process.argv.slice(2))))
