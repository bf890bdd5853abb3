import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { CliDeps } from "../cli-deps.ts"
import { buildErrorResult, buildOutput, type Cli, type CommandResult } from "../command.ts"
import { getSiteRecord, getValue, settings } from "./settings.ts"

/** Registers `site show`: shows all site settings. */
export function registerShowSite(site: CommandUnknownOpts, { deps, respond }: Cli): void {
  site
    .command("show")
    .description("Shows all settings of the site, and what they mean.")
    .action(async () => respond(await showSettings(deps)))
}

async function showSettings({ db }: CliDeps): Promise<CommandResult> {
  const record = await getSiteRecord(db)
  if (record === null) return buildErrorResult("The shop has no site settings yet.")
  const data = settings.map((setting) => ({
    name: setting.name,
    value: getValue(record, setting),
    meaning: setting.meaning,
  }))
  const lines = data.flatMap(({ name, value, meaning }) => [
    `${name}: ${value ?? ""}`.trimEnd(),
    `    ${meaning}`,
  ])
  return buildOutput(lines, data)
}
