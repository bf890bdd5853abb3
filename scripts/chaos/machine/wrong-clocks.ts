import { join } from "node:path"
import { eventually } from "#tests/support/eventually.ts"
import type { Part, Row } from "../part.ts"
import { liveOn } from "./live-on.ts"
import { type MachineShop, openMachineShop, planDataDir } from "./machine-shop.ts"
import { openMember } from "./member.ts"
import { openClocks } from "./set-clocks.ts"
import { listPaths } from "./trade.ts"

const setWithinMs = 10_000
const looks = { full: 40, reduced: 10 }
const wrongs = {
  full: [
    { where: "storefront 1", minutes: 60 },
    { where: "storefront 1", minutes: -60 },
    { where: "back end 1", minutes: 60 },
    { where: "back end 1", minutes: -60 },
  ],
  reduced: [
    { where: "storefront 1", minutes: 60 },
    { where: "back end 1", minutes: -60 },
  ],
}

/** Sets the clock of one process wrong by an hour while the others are right; then corrects it. */
export const wrongClocks: Part = {
  name: "clock an hour off",
  async run(crew, { scale, signal, say }) {
    const clocks = openClocks(join(planDataDir(crew), "clocks"))
    const shop = await openMachineShop(crew, { variablesOf: clocks.variablesOf })
    const read = await listPaths(shop)
    const rows: Row[] = []
    for (const { where, minutes } of wrongs[scale]) {
      for (const [turn, ahead] of [
        ["set wrong", minutes],
        ["put right", 0],
      ] as const) {
        signal.throwIfAborted()
        const member = await openMember(shop)
        clocks.put(where, ahead)
        await untilSet(findPort(shop, where), ahead)
        // It takes a minute or two, and is the back end's work.
        const waitsForExpiry = scale === "full" && where === "back end 1" && ahead !== 0
        const parts = { member, read, looks: looks[scale], waitsForExpiry }
        const outcome = await liveOn(shop, parts)
        const row = { fault: `clock ${turn} (${minutes} min)`, where, ...outcome }
        say(`  ${where}, ${row.fault} ${row.verdict}: ${row.saw}`)
        rows.push(row)
      }
    }
    return rows
  },
}

function findPort({ cluster }: MachineShop, name: string): number {
  const row = name.startsWith("storefront") ? cluster.storefronts : cluster.backends
  const port = row.ports[Number(name.at(-1)) - 1]
  if (port === undefined) throw new Error(`There is no ${name}.`)
  return port
}

/** Waits until the process itself dates its responses with this offset. Throws if it never does. */
async function untilSet(port: number, minutes: number): Promise<void> {
  await eventually(setWithinMs, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`)
    await answer.body?.cancel()
    const aheadMs = Date.parse(answer.headers.get("date") ?? "") - Date.now()
    if (!(Math.abs(aheadMs - minutes * 60_000) < 5_000)) throw new Error("The clock is not set.")
  })
}
