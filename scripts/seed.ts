import { runCommand } from "#scripts/command.ts"
import { runOnDatabase } from "#scripts/database-command.ts"
import { programs } from "#scripts/project.ts"

await runCommand((crew) => runOnDatabase(crew, "npm run seed", programs.seed))
