import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { sendProcessSignal } from "#scripts/lib/processes.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { validateEqual } from "#tools/torture/scenario.ts"
import type { Shopper } from "#tools/torture/shopper.ts"
import type { Experiment, ExperimentResult } from "../experiment.ts"
import { listPaths, type Seen, startLoadGenerator } from "./load-generator.ts"
import { createCustomer, createDataDir, type MachineShop, openMachineShop } from "./machine-shop.ts"
import { getPid } from "./processes.ts"
import { canMount, createSmallDisk, type SmallDisk } from "./small-disk.ts"
import { listEmptyFiles, listLastingViolations, validateOrderPlacement } from "./validations.ts"
import {
  createImage,
  getUnsentEmailCount,
  sendUpload,
  validateNameChange,
  validatePageImage,
} from "./writes.ts"

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
export const fullDisks: Experiment = {
  name: "disk full",
  async run(shutdown, { scale, signal, print }) {
    if (!canMount()) return [notRun]
    const folder = createDataDir(shutdown)
    const database = createSmallDisk(shutdown, folder, megabytes.database)
    const shop = await openMachineShop(shutdown, { databaseFolder: folder })
    const read = await listPaths(shop)
    const rows: ExperimentResult[] = []
    for (const full of listFulls(shutdown, shop, { database, read })) {
      signal.throwIfAborted()
      const row = await runFull(shop, full, { read, ms: fullForMs[scale] })
      print(`  ${full.where} ${row.verdict}: ${row.saw}`)
      rows.push(row)
    }
    return rows
  },
}

const notRun: ExperimentResult = {
  failure: "disk full",
  where: "database, page cache, media, outbox",
  expected: "a small disk for each",
  saw: "not permitted to mount",
  verdict: "not run",
}

function listFulls(
  shutdown: Shutdown,
  shop: MachineShop,
  { database, read }: { database: SmallDisk; read: readonly string[] },
): Full[] {
  const { sku } = shop
  const { dataDir, port } = shop.cluster.instance.settings
  const small = (folder: string) => createSmallDisk(shutdown, folder, megabytes.small)
  const path = read.at(-1) ?? "/"
  const url = path.replace("/product/", "")
  const isSeen = () => validateNameChange(shop, port, { url, withinMs: seenWithinMs })
  const pages = [1, 2].map((at) => join(projectRoot, shop.cluster.distDir, `page-cache-${at}`))
  const expectUploadStatus = async (status: number) =>
    validateEqual("an upload", await sendUpload(shop, await createImage()), status)
  return [
    {
      where: "page cache",
      disks: pages.map(small),
      expected: "pages are read and revalidated all the same",
      during: isSeen,
      after: isSeen,
    },
    {
      where: "media",
      disks: [small(join(dataDir, "media"))],
      expected: "images are served, an upload is rejected with 503",
      during: async () => [
        ...(await expectUploadStatus(503)),
        ...(await validatePageImage(port, path)),
      ],
      after: () => expectUploadStatus(201),
    },
    {
      where: "outbox",
      disks: [small(join(dataDir, "outbox"))],
      expected: "orders are taken, their mails wait and go out later",
      during: (buyer) => validateOrderPlacement(buyer, sku, "be taken"),
      after: async () => validateEqual("mails that wait", await getUnsentEmailCount(shop), 0),
    },
    ...listDatabaseFulls(shop, database),
  ]
}

function listDatabaseFulls({ sku, database }: MachineShop, disk: SmallDisk): Full[] {
  const full: Full = {
    where: "database",
    disks: [disk],
    expected: "pages are read, orders are taken or rejected with a message",
    during: (buyer) => validateOrderPlacement(buyer, sku, "be either"),
    after: (buyer) => validateOrderPlacement(buyer, sku, "be taken"),
  }
  const isDead = { yet: false }
  const deadly: Full = {
    ...full,
    where: "database, which dies meanwhile",
    during(buyer) {
      if (!isDead.yet) sendProcessSignal(getPid(database.dataDir, "database"), "SIGKILL")
      isDead.yet = true
      return validateOrderPlacement(buyer, sku, "be either")
    },
  }
  return [full, deadly]
}

async function runFull(
  shop: MachineShop,
  full: Full,
  { read, ms }: { read: readonly string[]; ms: number },
): Promise<ExperimentResult> {
  const { port } = shop.cluster.instance.settings
  const buyer = await createCustomer(shop)
  const trade = startLoadGenerator(shop, { httpsPort: port, read })
  await sleep(1_000)
  for (const disk of full.disks) disk.fill()
  const endsAt = performance.now() + ms
  const errors = new Set<string>()
  let tries = 0
  do {
    for (const error of await full.during(buyer)) errors.add(error)
    tries += 1
    await sleep(500)
  } while (performance.now() < endsAt)
  const freedAt = performance.now()
  for (const disk of full.disks) disk.free()
  for (const error of await recover(full, buyer)) errors.add(error)
  const recoveredMs = performance.now() - freedAt
  const seen = await trade.stop()
  for (const error of await listLastingViolations(shop)) errors.add(error)
  for (const error of [...listErrors(seen), ...listEmptyFiles(shop.cluster)]) errors.add(error)
  return {
    failure: "disk full",
    where: full.where,
    expected: full.expected,
    saw: [
      `${tries} tries, well again ${(recoveredMs / 1000).toFixed(1)} s after there was room`,
      `${seen.orders} orders acknowledged and stored, ${seen.reads} reads`,
      ...[...seen.rejections].map(([words, count]) => `${count} × "${words}"`),
      ...errors,
    ].join("; "),
    verdict: errors.size === 0 ? "held" : "BROKE",
  }
}

async function recover({ after }: Full, buyer: Shopper): Promise<string[]> {
  return eventually(recoveredWithinMs, async () => {
    const [first] = await after(buyer)
    if (first !== undefined) throw new Error(first)
    return []
  }).catch((error: Error) => [
    `not well ${recoveredWithinMs / 1000} s after there was room: ${error.message}`,
  ])
}

function listErrors({ failed, rejections }: Seen): string[] {
  const [first] = failed
  const dishonest = [...rejections.keys()].filter((words) => !/^(503|429) [A-Z].+\.$/.test(words))
  return [
    ...(first ? [`${failed.length} reads failed: ${first.path} ${first.error}`] : []),
    ...dishonest.map((words) => `customers got "${words}"`),
  ]
}
