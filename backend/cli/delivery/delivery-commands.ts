import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { models } from "#backend/models/models.ts"
import { buildUpdate } from "#backend/models/write-model.ts"
import { getSiteConfig } from "#backend/settings/site-settings.ts"
import { getShopDay } from "#lib/contract/rules/business-days.ts"
import {
  isQueenslandHoliday,
  listQueenslandHolidays,
} from "#lib/contract/values/queensland-holidays.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatColumns } from "../formats.ts"
import { setSettings } from "../site-commands.ts"

const closedDays = "config.dispatch.closed_days"
const maxTransitDays = 365

/** Registers `delivery show`: shows the days in transit, and when nothing leaves. */
export function registerShowDelivery(delivery: CommandUnknownOpts, { deps, respond }: Cli): void {
  delivery
    .command("show")
    .description("Shows the days in transit by region, and the days on which nothing leaves.")
    .option("--year <year>", "The year of the public holidays; this one without it.")
    .action(async ({ year }) => respond(await showDelivery(deps, year)))
}

async function showDelivery(deps: CliDeps, yearText?: string): Promise<CommandResult> {
  const year = Number(yearText ?? getShopDay(deps.now()).slice(0, 4))
  if (!/^\d{4}$/.test(String(year)) || year < 2000)
    return buildUsageError(`"${yearText}" is not a year; use one such as 2027.`)
  const costs = await listCosts(deps.db)
  const holidays = listQueenslandHolidays(year)
  const closed = listDays((await getSiteConfig(deps.db)).dispatch.closed_days)
  const rows = costs.map(({ method, region, days, description }) => [
    method,
    region,
    days === null ? `as described: ${description || "no days"}` : `${formatDays(days)} in transit`,
  ])
  const lines = [
    ...(costs.length === 0
      ? ["There are no delivery regions yet."]
      : formatColumns([["Method", "Region", "Business days"], ...rows])),
    "",
    `Public holidays in Queensland in ${year}: ${holidays.join(", ")}`,
    `Days on which you’re closed: ${closed.join(", ") || "none"}`,
  ]
  const regions = costs.map(({ method, region, days }) => ({ method, region, transit_days: days }))
  return buildOutput(lines, { regions, year, public_holidays: holidays, closed_days: closed })
}

/** Registers `delivery set-transit`: sets the days in transit of a method to a region. */
export function registerSetTransit(delivery: CommandUnknownOpts, { deps, respond }: Cli): void {
  delivery
    .command("set-transit")
    .description("Sets how many business days a parcel is in transit to a region.")
    .argument("<method>")
    .argument("<region>")
    .argument("<days>")
    .addHelpText(
      "after",
      `
The days are a number or a range, such as 2 or 3-5. With '' the days in the description of the method
apply again. The arrival of existing orders does not change.`,
    )
    .action(async (method, region, days) =>
      respond(await setTransit(deps, { method, region, days })),
    )
}

const updateCost = buildUpdate(models["sell/shipping_cost"])

async function setTransit(
  { db }: CliDeps,
  input: { method: string; region: string; days: string },
): Promise<CommandResult> {
  const days = parseDays(input.days.trim())
  if (days === undefined) {
    const range = `from 0 to ${maxTransitDays}, the smaller one first`
    return buildUsageError(
      `"${input.days}" is not a number or range of days such as 3-5, ${range}.`,
    )
  }
  const costs = await listCosts(db)
  const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()
  const ofMethod = costs.filter(({ method }) => isSame(method, input.method))
  const cost = ofMethod.find(({ region }) => isSame(region, input.region))
  if (cost === undefined) {
    const isMethod = ofMethod.length > 0
    const [kind, word] = isMethod ? ["region", input.region] : ["delivery method", input.method]
    const known = isMethod ? ofMethod.map((each) => each.region) : costs.map((each) => each.method)
    const hint = known.length > 0 ? ` There are: ${[...new Set(known)].join(", ")}.` : ""
    return buildErrorResult(`There is no ${kind} "${word}".${hint}`)
  }
  const [min, max] = days ?? [null, null]
  const body = { id: cost.id, transit_days_min: min, transit_days_max: max }
  const result = await updateCost(db, body)
  if (!result.ok) return buildErrorResult(result.error.body.message)
  const [before, after] = [cost.days, days].map((each) => (each === null ? "" : formatDays(each)))
  const line = `${cost.method} to ${cost.region}: "${before}" became "${after}".`
  return buildOutput([line], { method: cost.method, region: cost.region, transit_days: days })
}

/** Registers `delivery close`: adds a day on which the shop is closed. */
export function registerCloseDay(delivery: CommandUnknownOpts, { deps, respond }: Cli): void {
  delivery
    .command("close")
    .description("Adds a day on which you’re closed: nothing is made or leaves on it.")
    .argument("<day>")
    .action(async (day) => respond(await closeDay(deps, day.trim())))
}

async function closeDay(deps: CliDeps, day: string): Promise<CommandResult> {
  if (!isDay(day)) return buildUsageError(`"${day}" is not a day; use one such as 2026-12-24.`)
  if (day < getShopDay(deps.now())) return buildErrorResult(`${day} has passed.`)
  if (isQueenslandHoliday(day))
    return buildErrorResult(
      `${day} is a public holiday in Queensland: nothing leaves on it anyway.`,
    )
  const days = listDays((await getSiteConfig(deps.db)).dispatch.closed_days)
  if (days.includes(day)) return buildErrorResult(`You’re closed on ${day} already.`)
  return setSettings(deps, [closedDays, [...days, day].sort().join(", ")])
}

/** Registers `delivery reopen`: removes a day on which the shop is closed. */
export function registerReopenDay(delivery: CommandUnknownOpts, { deps, respond }: Cli): void {
  delivery
    .command("reopen")
    .description("Removes a day on which you would be closed.")
    .argument("<day>")
    .action(async (day) => respond(await reopenDay(deps, day.trim())))
}

async function reopenDay(deps: CliDeps, day: string): Promise<CommandResult> {
  const days = listDays((await getSiteConfig(deps.db)).dispatch.closed_days)
  if (days.includes(day))
    return setSettings(deps, [closedDays, days.filter((each) => each !== day).join(", ")])
  if (isDay(day) && isQueenslandHoliday(day))
    return buildErrorResult(`${day} is a public holiday in Queensland, which no setting changes.`)
  return buildErrorResult(`${day} is not among the days on which you’re closed.`)
}

type Cost = {
  id: number
  method: string
  description: string
  region: string
  days: [number, number] | null
}

/** Lists the delivery methods that send parcels, by region. */
async function listCosts(db: Kysely<Database>): Promise<Cost[]> {
  const rows = await db
    .selectFrom("shipping_costs as cost")
    .innerJoin("shipping_types as type", "type.id", "cost.shipping_type_id")
    .innerJoin("shipping_regions as region", "region.id", "cost.region_id")
    .select(["cost.id", "cost.transit_days_min as min", "cost.transit_days_max as max"])
    .select(["type.name as method", "type.description", "region.name as region"])
    .where("type.is_pick_up", "=", false)
    .where("cost.enabled", "=", true)
    .orderBy("type.sort_order")
    .orderBy("type.id")
    .orderBy("region.id")
    .execute()
  return rows.map(({ min, max, ...cost }) => ({
    ...cost,
    days: min === null || max === null ? null : [min, max],
  }))
}

/** Parses "3-5", "3 to 5" or "2"; null for an empty text, undefined for any other. */
function parseDays(text: string): [number, number] | null | undefined {
  if (text === "") return null
  const [, first, second] = /^(\d{1,3})(?:\s*(?:-|–|to)\s*(\d{1,3}))?$/.exec(text) ?? []
  if (first === undefined) return undefined
  const [min, max] = [Number(first), Number(second ?? first)]
  return min <= max && max <= maxTransitDays ? [min, max] : undefined
}

function formatDays([min, max]: readonly [number, number]): string {
  return min === max ? String(min) : `${min}-${max}`
}

function listDays(text: string): string[] {
  return text.match(/\d{4}-\d\d-\d\d/g) ?? []
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
