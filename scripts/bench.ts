import { parseBenchOptions } from "#scripts/bench/options.ts"
import { runBench } from "#scripts/bench/run-bench.ts"
import { runCommand } from "#scripts/lib/run-command.ts"

await runCommand((shutdown) => runBench(shutdown, parseBenchOptions(process.argv.slice(2))))
