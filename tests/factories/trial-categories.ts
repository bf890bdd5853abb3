import pg from "pg"
import { admin } from "../support/shop-admin.ts"

/** An empty category of the running shop, locked for one test until it is released. */
export type TrialCategory = { id: number; slug: string; name: string; release: () => Promise<void> }

const poolSize = 12
/** First key of the categories' advisory locks; the second is the category's number. */
const lockKey = 4_172_937
const creationLock = 0

/** Slug of a disabled category, visible in previews only. */
export const draftCategorySlug = "trial-draft"

/**
 * Creates the trial categories if the shop has none yet. Creating or deleting a category
 * invalidates every cached page, so this runs once, before tests that depend on cached pages.
 */
export async function createTrialCategories(): Promise<void> {
  const client = await openClient()
  try {
    if ((await findCategory(client, draftCategorySlug)) === null) await createPool(client)
  } finally {
    await client.end()
  }
}

/**
 * Locks one of the trial categories; creates them first if the shop has none. Release it when it is
 * empty again; the end of the process releases it as well.
 */
export async function openTrialCategory(): Promise<TrialCategory> {
  await createTrialCategories()
  const client = await openClient()
  try {
    for (let number = 1; number <= poolSize; number++) {
      if (!(await tryLock(client, number))) continue
      const [slug, name] = [buildSlug(number), buildName(number)]
      const id = await findCategory(client, slug)
      if (id !== null && (await isEmpty(client, id))) {
        return { id, slug, name, release: () => client.end() }
      }
    }
    throw new Error(`All ${poolSize} trial categories are in use.`)
  } catch (error) {
    await client.end()
    throw error
  }
}

async function openClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  // The shop may stop before the test process does.
  client.on("error", () => {})
  await client.connect()
  return client
}

const buildSlug = (number: number) => `trial-category-${number}`
const buildName = (number: number) => `Trial category ${number}`

async function tryLock(client: pg.Client, number: number): Promise<boolean> {
  const { rows } = await client.query<{ is_locked: boolean }>(
    "SELECT pg_try_advisory_lock($1, $2) AS is_locked",
    [lockKey, number],
  )
  return rows[0]?.is_locked === true
}

async function findCategory(client: pg.Client, slug: string): Promise<number | null> {
  const text = "SELECT id FROM groups WHERE url = $1"
  const { rows } = await client.query<{ id: number }>(text, [slug])
  return rows[0]?.id ?? null
}

/** True without products. False after a test that was killed before it cleared the category. */
async function isEmpty(client: pg.Client, id: number): Promise<boolean> {
  const text = "SELECT FROM product_groups WHERE group_id = $1 LIMIT 1"
  return (await client.query(text, [id])).rowCount === 0
}

/** Creates them on the third level, which no menu renders, under a lock for other processes. */
async function createPool(client: pg.Client): Promise<void> {
  const locks = [lockKey, creationLock]
  await client.query("SELECT pg_advisory_lock($1, $2)", locks)
  try {
    const create = async (name: string, url: string, parent_id: number) =>
      (await findCategory(client, url)) ?? admin.create("cognito/group", { name, url, parent_id })
    const shop = await admin.read("cognito/group", { url: "shop" })
    const trial = await create("Trial", "trial", shop.id)
    const parentId = await create("Trial categories", "trial-categories", trial)
    for (let number = 1; number <= poolSize; number++) {
      await create(buildName(number), buildSlug(number), parentId)
    }
    const draft = await create("Draft category", draftCategorySlug, parentId)
    await admin.disable("cognito/group", draft)
  } finally {
    await client.query("SELECT pg_advisory_unlock($1, $2)", locks)
  }
}
