import { parseArgs } from "node:util"
import { z } from "zod"
import { openDatabase } from "./db/pool.ts"
import { openMedia } from "./media/open-media.ts"
import { parseMediaEnv } from "./s3/s3-settings.ts"
import { createGeneratedProducts } from "./seed/create-generated-products.ts"
import { seed } from "./seed/data/seed.ts"
import { saveDemoShop } from "./seed/save-demo-shop.ts"
import { saveEmptyShop, usualOwnerEmail } from "./setup/save-empty-shop.ts"

const usage = `Fills the database with the demo shop. An existing shop is left as it is.
  --empty        create a shop without products and pages of its own instead
  --owner EMAIL  the first account of an empty shop (${usualOwnerEmail})
  --refresh      give every record of the demo shop its first words again
  --products N   add a generated catalogue of N products (0 to 100000)`

const optionsSchema = z.object({
  refresh: z.boolean().default(false),
  empty: z.boolean().default(false),
  owner: z.email("must be an email address").default(usualOwnerEmail),
  help: z.boolean().default(false),
  products: z
    .string()
    .regex(/^\d{1,6}$/, "must be a whole number")
    .transform(Number)
    .refine((count) => count <= 100_000, "must be at most 100000")
    .optional(),
})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function parseOptions() {
  try {
    const { values } = parseArgs({
      options: {
        refresh: { type: "boolean" },
        empty: { type: "boolean" },
        owner: { type: "string" },
        help: { type: "boolean" },
        products: { type: "string" },
      },
    })
    return optionsSchema.parse(values)
  } catch (error) {
    const reason =
      error instanceof z.ZodError
        ? `--${error.issues[0]?.path.join(".")} ${error.issues[0]?.message}.`
        : String(Reflect.get(Object(error), "message"))
    return fail(`${reason}\n${usage}`)
  }
}

function parseEnvOrFail() {
  try {
    return parseMediaEnv(process.env)
  } catch (error) {
    return fail(`The shop cannot be loaded: ${error instanceof Error ? error.message : error}.`)
  }
}

const resultMessages = {
  created: "The empty shop is created.",
  loaded: "The demo shop is loaded.",
  refreshed: "The demo shop has its first words again; records of your own were left alone.",
  unchanged:
    "There is a shop in this database already; nothing was changed (--refresh renews the demo shop).",
}

const options = parseOptions()
if (options.help) {
  console.log(usage)
  process.exit(0)
}
const { DATABASE_URL: url = "" } = process.env
if (url === "") fail("Set DATABASE_URL to the address of the PostgreSQL database to fill.")
const env = parseEnvOrFail()
const { DATA_DIR: dataDir } = env
const { originals: store, files, videos } = openMedia(env)
const startedMs = performance.now()
const report = (line: string) =>
  console.log(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(5)} s  ${line}`)
const db = openDatabase(url)
try {
  const deps = { db, store, files, videos, dataDir, report }
  const result = options.empty
    ? await saveEmptyShop(deps, options.owner)
    : await saveDemoShop(deps, seed, { isRefresh: options.refresh })
  report(resultMessages[result])
  if (options.products) {
    const added = await createGeneratedProducts(deps, options.products)
    report(`${added} generated products added, ${options.products - added} were there already.`)
  }
} catch (error) {
  const reason =
    error instanceof Error ? error.message || String(Reflect.get(error, "code")) : String(error)
  console.error(
    `The shop could not be loaded (${reason}). Check DATABASE_URL and that its tables are up to date.`,
  )
  process.exitCode = 1
} finally {
  await db.destroy()
}
