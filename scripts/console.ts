import { sendProgressToStderr } from "#scripts/lib/progress.ts"
import { programs } from "#scripts/lib/project.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import { runDatabaseProgram } from "#scripts/lib/shop-database.ts"

// What the console prints may be read by another program, and its files are named from where the
// owner stands, which is not where npm runs it.
sendProgressToStderr()
process.env.INIT_CWD ??= process.cwd()
await runCommand((shutdown) =>
  runDatabaseProgram(shutdown, "npm run shop", programs.console, { isInteractive: true }),
)
