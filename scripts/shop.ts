import { sendProgressToStderr } from "#scripts/lib/progress.ts"
import { programs } from "#scripts/lib/project.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import { runDatabaseProgram } from "#scripts/start/shop-database.ts"

// Another program may parse this program's stdout, so progress goes to stderr. Relative file names
// are resolved from the user's working directory, which is not the one npm sets.
sendProgressToStderr()
process.env.INIT_CWD ??= process.cwd()
await runCommand((shutdown) =>
  runDatabaseProgram(shutdown, "npm run shop", programs.cli, { isInteractive: true }),
)
