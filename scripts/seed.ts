import { runCommand } from "#scripts/command.ts"
import { runDatabaseProgram } from "#scripts/database-command.ts"
import { programs } from "#scripts/project.ts"

await runCommand((shutdown) => runDatabaseProgram(shutdown, "npm run seed", programs.seed))
