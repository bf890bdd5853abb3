import { runCommand } from "#scripts/command.ts"
import { runDatabaseProgram } from "#scripts/database-command.ts"
import { sendProgressToStderr } from "#scripts/progress.ts"
import { programs } from "#scripts/project.ts"

// What the console prints may be read by another program, and its files are named from where the
// owner stands, which is not where npm runs it.
sendProgressToStderr()
process.env.INIT_CWD ??= process.cwd()
await runCommand((shutdown) =>
  runDatabaseProgram(shutdown, "npm run shop", programs.console, { isInteractive: true }),
)
