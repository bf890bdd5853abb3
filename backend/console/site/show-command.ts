import { buildErrorResult, type Command } from "../command.ts"
import { getSiteRecord, getValue, settings } from "./settings.ts"

/** Shows all site settings. */
export const showSiteCommand: Command = {
  name: "site show",
  description: "Shows all settings of the site, and what they mean.",
  operands: [],
  options: {},
  async run(_given, { db }) {
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
    return { lines, data }
  },
}
