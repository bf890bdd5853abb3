import { text } from "node:stream/consumers"
import { expect, it } from "@jest/globals"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import { encode } from "uqr"
import { QrCode } from "./qr-code.tsx"

const code = "KLA78J3HUG96FX2QYHY9"

it("renders a QR code with an accessible name and the light border of four modules that readers require", async () => {
  const { prelude } = await prerenderToNodeStream(<QrCode text={code} label="Ticket 1 of 3" />)
  const { body } = new JSDOM(await text(prelude)).window.document
  const picture = body.querySelector("svg")
  expect(picture).toHaveAttribute("aria-label", "Ticket 1 of 3")
  const { size, data } = encode(code, { ecc: "M", border: 0 })
  expect(picture).toHaveAttribute("viewBox", `0 0 ${size + 8} ${size + 8}`)
  const modules = [...(picture?.innerHTML ?? "").matchAll(/M(\d+) (\d+)h1v1h-1z/g)]
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x + 4} ${y + 4}`] : [])))
  expect(modules.map(([, x, y]) => `${x} ${y}`)).toEqual(dark)
})
