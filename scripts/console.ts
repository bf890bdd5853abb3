import { runCommand } from "#scripts/command.ts"
import { runOnDatabase } from "#scripts/database-command.ts"
import { speakAside } from "#scripts/progress.ts"
import { programs } from "#scripts/project.ts"

// What the console prints may be read by another program, and its files are named from where the
// owner stands, which is not where npm runs it.
speakAside()
process.env.INIT_CWD ??= process.cwd()
await runCommand((crew) =>
  runOnDatabase(crew, "npm run shop", programs.console, { isAsking: true }),
)
