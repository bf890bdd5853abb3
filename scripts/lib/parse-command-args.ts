import { type ParseArgsConfig, parseArgs } from "node:util"
import { UserError } from "#scripts/lib/user-error.ts"

/** Parses the arguments of an npm command. Throws a UserError that ends with its usage. */
export function parseCommandArgs<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}. ${usage}`)
  }
}
