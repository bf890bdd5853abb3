import { programs } from "#scripts/lib/project.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import { runDatabaseProgram } from "#scripts/start/shop-database.ts"

await runCommand((shutdown) => runDatabaseProgram(shutdown, "npm run seed", programs.seed))
