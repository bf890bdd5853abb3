import { runCommand } from "#scripts/lib/run-command.ts"
import { parseBenchOptions } from "#tools/bench/options.ts"
import { runBench } from "#tools/bench/run-bench.ts"

await runCommand((shutdown) => runBench(shutdown, parseBenchOptions(process.argv.slice(2))))
