import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** Fills the shop with this many of everything that administrators list. */
export async function fillLongLists(db: Kysely<Database>, count: number): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db)
  const series = sql`generate_series(1, ${count}::integer) AS n`
  const users = sql`${series} JOIN users ON users.email = 'person' || n || '@example.com'`
  const products = sql`${series} JOIN products ON products.url = 'product-' || n`
  await run(
    sql`INSERT INTO products (name, url) SELECT 'Product ' || n, 'product-' || n FROM ${series}`,
  )
  await run(sql`INSERT INTO skus (product_id, code, price_cents, stock)
    SELECT id, 'SKU-' || n, 100 + n, n % 50 FROM ${products}`)
  await run(sql`INSERT INTO users (email, first_name, last_name)
    SELECT 'person' || n || '@example.com', 'Ann', 'Person ' || n FROM ${series}`)
  await run(sql`INSERT INTO payments (token, gateway, purpose, reference, description, amount_cents,
      return_path, trouble)
    SELECT repeat('x', 32) || n, 'sandbox', 'order', n, 'Order', 1000, '/', 
      CASE WHEN n % 100 = 0 THEN 'The gateway does not know this payment.' ELSE '' END FROM ${series}`)
  await run(sql`INSERT INTO orders (token, user_id, request_digest, content_digest, email, address,
      subtotal_cents, total_cents, tax_cents, payment_id, reserved_until, status, paid_at, stock_state)
    SELECT lpad(n::text, 43, 'x'), users.id, 'd', 'd', users.email, jsonb_build_object('first_name',
      'Ann', 'last_name', users.last_name), 1000 + n, 1000 + n, 90, payments.id, now(), 'paid', now(), 'sold'
    FROM ${users} JOIN payments ON payments.token = repeat('x', 32) || n`)
  await run(sql`INSERT INTO order_lines (order_id, product_name, sku_code, addons, qty, unit_cents)
    SELECT id, 'Product', 'SKU', '[]', 1, 1000 FROM orders`)
  await run(sql`INSERT INTO pages (name, url) SELECT 'Page ' || n, 'page-' || n FROM ${series}`)
  await run(sql`INSERT INTO articles (name, url, published_at)
    SELECT 'Article ' || n, 'article-' || n, now() FROM ${series}`)
  await run(sql`INSERT INTO images (hash, file_name, mime, width, height, bytes, average_colour, tags)
    SELECT md5(n::text), 'photo-' || n || '.jpg', 'image/jpeg', 800, 600, 1000, '#aabbcc',
      ARRAY['tag-' || n % 10]
    FROM ${series}`)
  await run(sql`INSERT INTO reviews (product_id, user_id, stars, content)
    SELECT products.id, users.id, 1 + n % 5, 'Good ' || n FROM ${products}
    JOIN users ON users.email = 'person' || n || '@example.com'`)
  await run(sql`INSERT INTO form_submissions (form_name, data, client, digest)
    SELECT 'Contact', jsonb_build_array(jsonb_build_object('name', 'message', 'value', 'Hello ' || n)),
      'c', 'd' || n FROM ${series}`)
  await run(
    sql`INSERT INTO redirects (from_path, to_path) SELECT 'old-' || n, 'page-' || n FROM ${series}`,
  )
  await run(sql`INSERT INTO gift_vouchers (token, amount_cents, buyer_email)
    SELECT lpad(n::text, 43, 'x'), 1000 + n, 'buyer' || n || '@example.com' FROM ${series}`)
  await run(
    sql`INSERT INTO promotions (code, percent_basis_points) SELECT 'CODE-' || n, 1000 FROM ${series}`,
  )
  await run(
    sql`INSERT INTO links (parent, name, link) SELECT 'menu-' || n % 9, 'Link ' || n, '/' FROM ${series}`,
  )
  await run(sql`INSERT INTO translations (record_kind, record_id, language, field, text, source_hash)
    SELECT 'product', id, 'fr', 'name', 'Produit ' || n, CASE WHEN n % 10 = 0 THEN repeat('0', 16) ELSE
      left(encode(sha256(convert_to(name, 'UTF8')), 'hex'), 16) END
    FROM ${products}`)
  await sql`ANALYZE`.execute(db)
}

/** One list as the back office requests it, and how many rows match in an otherwise empty shop. */
export type LongList = readonly [path: string, query: object, count: number]

/**
 * Returns the lists of the back office, each as it is searched, filtered and sorted there, for a shop
 * with this many rows of each; `one` is the number of the record that a search finds.
 */
export function listLongLists(rows: number, one: number): LongList[] {
  const numbers = Array.from({ length: rows }, (_, index) => String(index + 1))
  const countWith = (digits: string) => numbers.filter((n) => n.includes(digits)).length
  return [
    ["sell/order/list", {}, rows],
    ["sell/order/list", { search: `person ${one}`, sort: "total_amount" }, 1],
    [
      "sell/order/list",
      { has_payment_problem: true, statuses: ["paid", "shipped"], sort: "email" },
      rows / 100,
    ],
    ["sell/order/list", { search: "#77" }, 1],
    ["sell/product/list", { page: rows / 100 - 1, page_size: 100 }, rows],
    ["sell/product/list", { search: `sku-${one}` }, 1],
    [
      "sell/product/list",
      { filter: { stock: { max: 0 } }, sort: "price_from", order: "desc" },
      rows / 50,
    ],
    [
      "sell/sku/list",
      { filter: { stock: { max: 2 }, enabled: true }, sort: "stock" },
      (rows * 3) / 50,
    ],
    [
      "sell/sku/list",
      { search: `product ${one}`, filter: { price: ((100 + one) / 100).toFixed(2) } },
      1,
    ],
    ["cognito/user/list", { search: `person${one}@`, sort: "last_name" }, 1],
    ["cognito/user/list", { filter: { order_count: { min: 1 } }, sort: "order_total" }, rows],
    [
      "cognito/page/list",
      { search: "page 99", sort: "updated_at", order: "desc" },
      countWith("99"),
    ],
    ["cognito/article/list", { filter: { enabled: true }, sort: "published_at" }, rows],
    ["cognito/image/list", { search: `photo-${one}`, without_alt: true }, 1],
    ["cognito/image/list", { sort: "file_name", page: rows / 200 }, rows],
    ["cognito/image/list", { tag: "tag-7" }, rows / 10],
    ["cognito/image/list", { unused: true, search: `photo-${one}` }, 1],
    ["sell/review/list", { search: `good ${one}`, stars: 2 }, 1],
    ["sell/review/list", { sort: "stars", order: "asc" }, rows],
    ["cognito/form_submission/list", { search: `hello ${one}` }, 1],
    ["cognito/redirect/list", { search: `old-${one}` }, 1],
    ["cognito/link/list", { filter: { parent: ["menu-1", "menu-2"] }, sort: "name" }, rows / 5],
    ["sell/giftVoucher/list", { state: "unpaid", sort: "amount_cents" }, rows],
    ["sell/giftVoucher/list", { search: `buyer${one}` }, 1],
    ["sell/promotion/list", { search: `code-${one}` }, 1],
    ["sell/promotion/list", { sort: "use_count", order: "desc" }, rows],
    ["sell/payment/listProblems", {}, rows / 100],
    ["cognito/audit/list", {}, 0],
    ["cognito/translation/list", { language: "fr", kind: "product", state: "outdated" }, rows / 10],
    [
      "cognito/translation/list",
      { language: "fr", kind: "product", state: "translated" },
      (rows * 9) / 10,
    ],
    ["cognito/translation/list", { language: "de", kind: "product", search: `product ${one}` }, 1],
  ]
}
