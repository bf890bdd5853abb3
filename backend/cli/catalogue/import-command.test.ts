import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { type CliFixture, createCliFixture } from "#tests/fixtures/cli.ts"
import { createGroupRow, createImageRow, createProductRow } from "#tests/support/shop-rows.ts"
import { createSmallShop } from "#tests/support/small-shop.ts"

let fixture: CliFixture
let folder: string
beforeAll(async () => {
  fixture = await createCliFixture()
  folder = await mkdtemp(join(tmpdir(), "curlew-csv-"))
  await createSmallShop(fixture.db)
})
afterEach(async () => {
  const added = ["formula", "good", "mug"]
  await fixture.db.deleteFrom("products").where("url", "in", added).execute()
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

const path = (name = "products.csv") => join(folder, name)
const save = (text: string, name?: string) => writeFile(path(name), text)
const load = (...options: string[]) =>
  fixture.run("catalogue", "import", path(), "--yes", ...options)
const takeOut = () => fixture.run("catalogue", "export", path())
const getSku = (code: string) =>
  fixture.db.selectFrom("skus").selectAll().where("code", "=", code).executeTakeFirst()

describe("an exported catalogue", () => {
  it("changes nothing when it is imported unchanged", async () => {
    expect((await takeOut()).code).toBe(0)
    await fixture.takeChanges()
    const { code, printed } = await load()
    expect([code, printed]).toEqual([0, ["0 added, 0 changed, 3 unchanged, 0 left out."]])
    expect(await fixture.takeChanges()).toEqual([])
  })

  it("changes only the price that was edited and invalidates the product in the storefront", async () => {
    await takeOut()
    const text = await readFile(path(), "utf8")
    expect(text.startsWith("\ufeffHandle,Title,Body (HTML),Vendor,Type,Tags,Published,")).toBe(true)
    await save(text.replace("34.95,39.95", '"1,033.50","1,039.95"'))
    const { printed } = await load()
    expect(printed).toEqual([
      "~ tough-resin",
      '    RT-500-GREY, Variant Price: "34.95" → "1033.50"',
      '    RT-500-GREY, Variant Compare At Price: "39.95" → "1039.95"',
      "0 added, 1 changed, 2 unchanged, 0 left out.",
    ])
    expect(await getSku("RT-500-GREY")).toMatchObject({
      price_cents: 103_995,
      special_price_cents: 103_350,
    })
    expect(await fixture.takeChanges()).toContain("product:tough-resin")
  })

  it("escapes cells that a spreadsheet would run as formulas, and imports every cell unchanged", async () => {
    const blurb = '=HYPERLINK("http://evil.example")'
    await createProductRow(fixture.db, "formula", { blurb, brand: "'=x", badge: "-5 %" })
    await takeOut()
    const text = await readFile(path(), "utf8")
    expect(text).toContain("'=HYPERLINK(")
    expect(text).not.toMatch(/(^|,|")=/m)
    expect((await load()).printed.at(-1)).toMatch(/^0 added, 0 changed/)
  })
})

describe("a catalogue file", () => {
  it("imports a Shopify file with options and lists what it ignored", async () => {
    const picture = await createImageRow(fixture.db, "mug")
    await createGroupRow(fixture.db, "mugs", null, { name: "Mugs" })
    await save(
      [
        "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Status",
        `mug,Mug,"<p>Hot, ""hot""</p>",Curlew,Mugs,Mugs,TRUE,Colour,Red,Size,S,MUG-RS,300,4,20,25,https://cdn.shopify.com/s/mug.jpg,A mug,active`,
        `mug,,,,,,,,Red,,L,,300,,24.5,,/assets/i/${picture}/4x3/800.jpeg,Side,`,
      ].join("\n"),
    )
    const { code, printed } = await load()
    expect([code, printed]).toEqual([
      0,
      [
        "+ mug: new, 2 SKUs",
        "    line 2, Image Src: https://cdn.shopify.com/s/mug.jpg is no picture of this shop, and is left out.",
        "These columns aren’t used here and were ignored: Variant Grams.",
        "1 added, 0 changed, 0 unchanged, 0 left out.",
      ],
    ])
    expect(await getSku("MUG-RS")).toMatchObject({ price_cents: 2500, special_price_cents: 2000 })
    expect(await getSku("MUG-RED-L")).toMatchObject({ price_cents: 2450, stock: 0 })
    expect((await load()).printed.at(-1)).toMatch(/^0 added, 0 changed, 1 unchanged/)
    const shown = await fixture.getProduct("mug")
    expect(shown).toMatchObject({ name: "Mug", content: '<p>Hot, "hot"</p>', brand: "Curlew" })
    expect(shown?.variations).toEqual([
      { name: "Colour", options: ["Red"] },
      { name: "Size", options: ["S", "L"] },
    ])
  })

  it("sets attributes, the place in lists and the limit of low stock, and exports what it imported", async () => {
    await createProductRow(fixture.db, "good")
    const header =
      "Handle,Featured (product.metafields.curlew.featured_position),Low stock (product.metafields.curlew.low_stock),Attributes (product.metafields.curlew.attributes)"
    await save(`${header}\ngood,3,0,"Material: PLA | walnut\nWavelength: 405 nm"\n`)
    expect((await load()).printed.at(-1)).toMatch(/^0 added, 1 changed/)
    expect((await fixture.getProduct("good"))?.attributes).toEqual([
      { name: "Material", values: ["PLA", "walnut"] },
      { name: "Wavelength", values: ["405 nm"] },
    ])
    await takeOut()
    expect(await readFile(path(), "utf8")).toContain(
      '3,0,"Material: PLA | walnut\nWavelength: 405 nm"',
    )
    expect((await load()).printed.at(-1)).toMatch(/^0 added, 0 changed/)
    await save(`${header}\ngood,0,1001,"PLA"\n`)
    expect((await load()).printed).toEqual([
      "✗ good: left out",
      '    line 2, Featured (product.metafields.curlew.featured_position): "0" is not a whole number from 1 to 1,000,000.',
      '    line 2, Low stock (product.metafields.curlew.low_stock): "1001" is not a whole number from 0 to 1,000.',
      '    line 2, Attributes (product.metafields.curlew.attributes): must have lines such as "Material: PLA | walnut".',
      "0 added, 0 changed, 0 unchanged, 1 left out.",
    ])
  })

  it("reports errors with line and column, and imports the other products", async () => {
    await save(
      [
        "Handle;Title;Variant SKU;Variant Price;Variant Inventory Qty;Tags",
        "good;Good;GOOD-1;1.234,50;3;",
        "Bad Handle;Bad;B-1;5;1;",
        "no-price;No price;NP-1;;1;",
        "dear;Dear;D-1;dear;-1;Nonsense",
        "thief;Thief;RT-500-GREY;5;1;",
        "good;Again;GOOD-2;5;1;",
      ].join("\r\n"),
    )
    const { code, printed } = await load()
    expect(code).toBe(1)
    expect(printed).toEqual([
      "+ good: new, 1 SKU",
      "✗ Bad Handle: left out",
      '    line 3, Handle: "Bad Handle" is no address: lower-case letters, digits and single hyphens.',
      "✗ no-price: left out",
      "    line 4, Variant Price: is empty, and a new SKU needs a price.",
      "✗ dear: left out",
      '    line 5, Tags: there is no category "Nonsense".',
      '    line 5, Variant Price: "dear" is not a price; use a number such as 24.95.',
      '    line 5, Variant Inventory Qty: "-1" is not a whole number from 0 to 1,000,000.',
      "✗ thief: left out",
      '    line 6, Variant SKU: RT-500-GREY belongs to the product "tough-resin".',
      "✗ good: left out",
      '    line 7, Handle: the rows of "good" must stand together.',
      "1 added, 0 changed, 0 unchanged, 5 left out.",
    ])
    expect(await getSku("GOOD-1")).toMatchObject({ price_cents: 123_450, stock: 3 })
    expect(await getSku("GOOD-2")).toBeUndefined()
  })

  it("writes nothing in a dry run", async () => {
    await createProductRow(fixture.db, "good", { skus: [{ code: "GOOD-1", stock: 3 }] })
    await save("Handle,Variant SKU,Variant Inventory Qty\ngood,GOOD-1,7\nnever,N-1,1\n")
    const { printed, code } = await fixture.run("catalogue", "import", path(), "--dry-run")
    expect(code).toBe(1)
    expect(printed).toContain('    GOOD-1, Variant Inventory Qty: "3" → "7"')
    expect(printed.at(-1)).toMatch(/^Dry run, nothing was written: 0 added, 1 changed/)
    expect(await getSku("GOOD-1")).toMatchObject({ stock: 3 })
    expect((await load("--keep-stock")).printed.at(-1)).toMatch(/^0 added, 0 changed, 1 unchanged/)
    expect(await getSku("GOOD-1")).toMatchObject({ stock: 3 })
  })

  it("is imported only after the owner confirms", async () => {
    await createProductRow(fixture.db, "good")
    await save("Handle,Title\ngood,Better\n")
    const no = await fixture.at(["no"], "catalogue", "import", path())
    expect([no.code, no.noted.at(-1)]).toEqual([1, "Nothing was done."])
    const unattended = await fixture.run("catalogue", "import", path())
    expect([unattended.code, unattended.noted]).toEqual([
      2,
      ["This needs a terminal for confirmation; add --yes to go on."],
    ])
    const yes = await fixture.at(["yes"], "catalogue", "import", path())
    expect([yes.code, (await fixture.getProduct("good"))?.name]).toEqual([0, "Better"])
  })

  it.each([
    ["Title\nMug\n", /has no column "Handle"/],
    ["Handle,Title,Title\nmug,a,b\n", /has the column "Title" twice/],
    ['Handle,Title\ngood,"Worse\nx,y\n', /^Line 2: a quotation mark is opened/],
    ["", /has no column "Handle"/],
  ])("rejects %j as a whole", async (text, message) => {
    await createProductRow(fixture.db, "good", { name: "Better" })
    await save(text)
    const { code, noted } = await load()
    expect([code, noted[0]]).toEqual([1, expect.stringMatching(message)])
    expect((await fixture.getProduct("good"))?.name).toBe("Better")
  })

  it("rejects a file that is not UTF-8 or does not exist", async () => {
    await writeFile(path(), Buffer.from("Handle,Title\ncaf\xe9,Caf\xe9\n", "latin1"))
    expect((await load()).noted[0]).toMatch(/is not UTF-8; save it as "CSV UTF-8/)
    await rm(path())
    expect((await load()).noted[0]).toMatch(/^There is no file /)
  })

  it("prints one line of JSON per product and the totals with --json", async () => {
    await createProductRow(fixture.db, "good")
    await save("Handle,Title\ngood,Best\n")
    const { printed } = await load("--json")
    const [product, sums] = printed.map((line) => JSON.parse(line))
    expect(product).toMatchObject({ handle: "good", line: 2, kind: "changed" })
    expect(sums).toMatchObject({ added: 0, changed: 1, rejected: 0 })
  })

  it("rejects renamed options and two SKUs with the same options", async () => {
    const rows = (name: string, second: string) =>
      [
        "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price",
        `mug,Mug,${name},Red,Size,S,MUG-RS,20`,
        `mug,,,Red,,${second},MUG-RED-L,24.5`,
      ].join("\n")
    await save(rows("Colour", "L"))
    await load()
    await save(rows("Hue", "L"))
    expect((await load()).printed[1]).toMatch(/this product has the options Colour, Size/)
    await save(rows("Colour", "S"))
    expect((await load()).printed[1]).toBe(
      "    line 3, Option1 Value: SKU MUG-RS has the same options.",
    )
    await save(rows("Colour", "XL"))
    expect((await load()).printed).toContain('    MUG-RED-L, Option1 Value: "Red, L" → "Red, XL"')
  })
})
