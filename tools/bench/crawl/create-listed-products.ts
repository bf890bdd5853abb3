import pg from "pg"

/** Slug prefix of products that exist only to be listed; a number follows it. */
const slug = "listed-product"

/**
 * Creates `count` products with a photo and a SKU each, directly in the tables. Disables the
 * triggers that make them searchable, which take minutes.
 */
export async function createListedProducts(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query("BEGIN")
    for (const table of ["products", "skus"]) {
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    }
    await client.query(
      `WITH made AS (
        INSERT INTO products (name, url, blurb, content, has_skus)
        SELECT 'Listed product ' || n, $1 || '-' || n, 'One of many.',
          '<p>' || repeat('It is there to be listed. ', 40) || '</p>', true
        FROM generate_series(1, $2::integer) n RETURNING id),
      pictured AS (
        INSERT INTO photos (product_id, image_hash)
        SELECT id, (SELECT hash FROM images ORDER BY hash LIMIT 1) FROM made)
      INSERT INTO skus (product_id, code, price_cents, stock)
      SELECT id, 'LISTED-' || id, 1995, 5 FROM made`,
      [slug, count],
    )
    for (const table of ["products", "skus"]) {
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    }
    await client.query("COMMIT")
    for (const table of ["products", "photos", "skus"]) {
      await client.query(`VACUUM (ANALYZE) ${table}`)
    }
  } finally {
    await client.end()
  }
}
