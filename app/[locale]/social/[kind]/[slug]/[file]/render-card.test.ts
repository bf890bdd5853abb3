import { createServer, type Server } from "node:http"
import sharp from "sharp"
import type { Picture } from "#lib/images/picture.ts"
import type { CardBrand, SocialCard } from "#lib/seo/social/social-card.ts"
import { renderCardTexts } from "./render-card-texts.tsx"

// The tests provoke failed image requests: their warnings would only be noise.
process.env.LOG_LEVEL = "silent"
const { renderCard: drawCard } = await import("./render-card.ts")

const picture: Picture = { hash: "a".repeat(32), alt: "", placeholder: "#aabbcc", aspect: "4x3" }
const missing: Picture = { ...picture, hash: "b".repeat(32) }
const broken: Picture = { ...picture, hash: "c".repeat(32) }
const brand: CardBrand = {
  name: "Curlew",
  organisation: {
    name: "Curlew",
    abn: null,
    logo: { ...picture, aspect: "1x1", ratio: 1 },
    darkLogo: null,
    address: "",
    email: "hello@curlew.example",
    phone: null,
  },
}
const card: SocialCard = {
  kind: "product",
  slug: "resin",
  name: "Grey resin",
  label: "Resin",
  picture,
  price: { text: "From $24.95", full: null },
}
let server: Server

beforeAll(async () => {
  // Earlier tests in this process may have loaded the back end's sharp setup, which blocks SVG.
  sharp.unblock({ operation: ["VipsForeignLoad"] })
  const photo = await sharp({
    create: { width: 850, height: 638, channels: 3, background: "#3366cc" },
  })
    .jpeg()
    .toBuffer()
  server = createServer(({ url = "" }, response) => {
    if (url.includes(picture.hash)) response.end(photo)
    else if (url.includes(broken.hash)) response.end("<html>a proxy's page</html>")
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || !address) throw new Error("the server has no address")
  process.env.API_BASE_URL = `http://127.0.0.1:${address.port}`
})
afterAll(async () => {
  const isClosed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await isClosed
})

/** True if the text area of the image contains dark pixels, so that text is rendered there. */
async function hasVisibleText(jpeg: Buffer): Promise<boolean> {
  const area = { left: 40, top: 180, width: 480, height: 300 }
  const { channels } = await sharp(await sharp(jpeg).extract(area).toBuffer()).stats()
  return (channels[0]?.min ?? 255) < 80
}

describe("social card", () => {
  it("renders photo and texts as a final card of 1200 × 630", async () => {
    const made = await drawCard(card, brand)
    const { format, width, height } = await sharp(made.jpeg).metadata()
    expect({ format, width, height, isFinal: made.isFinal }).toEqual({
      format: "jpeg",
      width: 1200,
      height: 630,
      isFinal: true,
    })
    expect(await hasVisibleText(made.jpeg)).toBe(true)
  })

  it.each([
    ["is missing", missing],
    ["is not an image", broken],
  ])("renders a plain card that is not final where the photo %s", async (_case, photo) => {
    const made = await drawCard({ ...card, picture: photo }, brand)
    expect(made.isFinal).toBe(false)
    expect(await hasVisibleText(made.jpeg)).toBe(true)
  })

  it("renders a plain final card for a page without a photo, a price or a logo", async () => {
    const { organisation } = brand
    const bare = { ...brand, organisation: { ...organisation, logo: null } }
    const made = await drawCard({ ...card, picture: null, price: null, label: "" }, bare)
    expect(made.isFinal).toBe(true)
    expect(await hasVisibleText(made.jpeg)).toBe(true)
  })

  it.each([
    "</script><b>Bold</b> & “quoted”",
    "🐉🐉🐉",
    "شمعة مطبوعة ثلاثية الأبعاد",
    "三维打印龙",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "resin ".repeat(1_700),
    "x".repeat(10_000),
  ])("renders a final card below 120 kB for any page name: %.30s", async (name) => {
    const made = await drawCard({ ...card, name, label: name }, brand)
    expect(made.isFinal).toBe(true)
    expect(made.jpeg.length).toBeLessThan(120_000)
  })
})

it("renders the card texts with the bundled font on a transparent background", async () => {
  const shown = { shop: "Curlew", label: "Resin", price: "$24.95", fullPrice: "$30.00" }
  const bytes = await renderCardTexts({ ...shown, name: "Grey resin", hasLogo: true })
  const { width, height, hasAlpha } = await sharp(bytes).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 560, height: 630, hasAlpha: true })
})
