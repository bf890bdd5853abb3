import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { Cli } from "../command.ts"
import { registerSetSite } from "./set-command.ts"
import { registerShowSite } from "./show-command.ts"

/** Registers the commands about the settings of the site. */
export function registerSiteCommands(program: CommandUnknownOpts, cli: Cli): void {
  const site = program.command("site")
  registerShowSite(site, cli)
  registerSetSite(site, cli)
}
