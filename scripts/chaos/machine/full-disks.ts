import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Crew } from "#scripts/crew.ts"
import { signalProcess } from "#scripts/process-identity.ts"
import { projectRoot } from "#scripts/project.ts"
import { expectEqual } from "#scripts/torture/scenario.ts"
import type { Shopper } from "#scripts/torture/shopper.ts"
import { eventually } from "#tests/support/eventually.ts"
import type { Part, Row } from "../part.ts"
import { seeChange } from "./change-name.ts"
import { listEmptyFiles } from "./list-empty-files.ts"
import { type MachineShop, openMachineShop, planDataDir, welcomeOne } from "./machine-shop.ts"
import { readPid } from "./read-pid.ts"
import { mayMount, mountSmallDisk, type SmallDisk } from "./small-disk.ts"
import { listPaths, type Seen, startTrade } from "./trade.ts"
import { tryBuying } from "./try-buying.ts"
import { whatIsWrong } from "./what-is-wrong.ts"
import { countUnsent, drawPicture, seePicture, upload } from "./writes.ts"

const fullForMs = { full: 20_000, reduced: 4_000 }
const recoveredWithinMs = 60_000
const seenWithinMs = 15_000
const megabytes = { database: 1_024, small: 512 }

/** One disk that fills up: what is tried meanwhile, and what must recover once space is freed. */
type Full = {
  where: string
  disks: SmallDisk[]
  expected: string
  /** Lists the errors while the disk is full. */
  during: (buyer: Shopper) => Promise<string[]>
  /** Lists the errors, or throws, until everything has recovered. */
  after: (buyer: Shopper) => Promise<string[]>
}

/** Disks that fill up under a shop with load, one after the other. */
export const fullDisks: Part = {
  name: "disk full",
  async run(crew, { scale, signal, say }) {
    if (!mayMount()) return [notRun]
    const folder = planDataDir(crew)
    const database = mountSmallDisk(crew, folder, megabytes.database)
    const shop = await openMachineShop(crew, { databaseFolder: folder })
    const read = await listPaths(shop)
    const rows: Row[] = []
    for (const full of listFulls(crew, shop, { database, read })) {
      signal.throwIfAborted()
      const row = await runFull(shop, full, { read, ms: fullForMs[scale] })
      say(`  ${full.where} ${row.verdict}: ${row.saw}`)
      rows.push(row)
    }
    return rows
  },
}

const notRun: Row = {
  ...{ fault: "disk full", where: "database, page cache, media, outbox" },
  ...{ expected: "a small disk for each", saw: "no leave to mount", verdict: "not run" },
}

function listFulls(
  crew: Crew,
  shop: MachineShop,
  { database, read }: { database: SmallDisk; read: readonly string[] },
): Full[] {
  const { sku } = shop
  const { dataDir, port } = shop.cluster.ground.settings
  const small = (folder: string) => mountSmallDisk(crew, folder, megabytes.small)
  const path = read.at(-1) ?? "/"
  const url = path.replace("/product/", "")
  const isSeen = () => seeChange(shop, port, { url, withinMs: seenWithinMs })
  const pages = [1, 2].map((at) => join(projectRoot, shop.cluster.distDir, `page-cache-${at}`))
  const isAnswered = async (status: number) =>
    expectEqual("an upload", await upload(shop, await drawPicture()), status)
  return [
    {
      ...{ where: "page cache", disks: pages.map(small) },
      expected: "pages are read and made anew all the same",
      ...{ during: isSeen, after: isSeen },
    },
    {
      ...{ where: "media", disks: [small(join(dataDir, "media"))] },
      expected: "pictures are served, an upload is refused with 503",
      during: async () => [...(await isAnswered(503)), ...(await seePicture(port, path))],
      after: () => isAnswered(201),
    },
    {
      ...{ where: "outbox", disks: [small(join(dataDir, "outbox"))] },
      expected: "orders are taken, their mails wait and go out later",
      during: (buyer) => tryBuying(buyer, sku, "be taken"),
      after: async () => expectEqual("mails that wait", await countUnsent(shop), 0),
    },
    ...listDatabaseFulls(shop, database),
  ]
}

function listDatabaseFulls({ sku, database }: MachineShop, disk: SmallDisk): Full[] {
  const full: Full = {
    ...{ where: "database", disks: [disk] },
    expected: "pages are read, orders are taken or refused in a sentence",
    during: (buyer) => tryBuying(buyer, sku, "be either"),
    after: (buyer) => tryBuying(buyer, sku, "be taken"),
  }
  const isDead = { yet: false }
  const deadly: Full = {
    ...{ ...full, where: "database, which dies meanwhile" },
    during(buyer) {
      if (!isDead.yet) signalProcess(readPid(database.dataDir, "database"), "SIGKILL")
      isDead.yet = true
      return tryBuying(buyer, sku, "be either")
    },
  }
  return [full, deadly]
}

async function runFull(
  shop: MachineShop,
  full: Full,
  { read, ms }: { read: readonly string[]; ms: number },
): Promise<Row> {
  const { port } = shop.cluster.ground.settings
  const buyer = await welcomeOne(shop)
  const trade = startTrade(shop, { httpsPort: port, read })
  await sleep(1_000)
  for (const disk of full.disks) disk.fill()
  const endsAt = performance.now() + ms
  const faults = new Set<string>()
  let tries = 0
  do {
    for (const fault of await full.during(buyer)) faults.add(fault)
    tries += 1
    await sleep(500)
  } while (performance.now() < endsAt)
  const freedAt = performance.now()
  for (const disk of full.disks) disk.free()
  for (const fault of await recover(full, buyer)) faults.add(fault)
  const recoveredMs = performance.now() - freedAt
  const seen = await trade.stop()
  for (const fault of await whatIsWrong(shop)) faults.add(fault)
  for (const fault of [...listFaults(seen), ...listEmptyFiles(shop.cluster)]) faults.add(fault)
  return {
    ...{ fault: "disk full", where: full.where, expected: full.expected },
    saw: [
      `${tries} tries, well again ${(recoveredMs / 1000).toFixed(1)} s after there was room`,
      `${seen.orders} orders acknowledged and kept, ${seen.reads} reads`,
      ...[...seen.refusals].map(([words, count]) => `${count} × "${words}"`),
      ...faults,
    ].join("; "),
    verdict: faults.size === 0 ? "held" : "BROKE",
  }
}

async function recover({ after }: Full, buyer: Shopper): Promise<string[]> {
  return eventually(recoveredWithinMs, async () => {
    const [first] = await after(buyer)
    if (first !== undefined) throw new Error(first)
    return []
  }).catch((fault: Error) => [
    `not well ${recoveredWithinMs / 1000} s after there was room: ${fault.message}`,
  ])
}

function listFaults({ failed, refusals }: Seen): string[] {
  const [first] = failed
  const dishonest = [...refusals.keys()].filter((words) => !/^(503|429) [A-Z].+\.$/.test(words))
  return [
    ...(first ? [`${failed.length} reads failed: ${first.path} ${first.fault}`] : []),
    ...dishonest.map((words) => `customers were told "${words}"`),
  ]
}
