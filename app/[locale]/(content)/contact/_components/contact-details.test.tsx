import { text } from "node:stream/consumers"
import { expect, it } from "@jest/globals"
import { JSDOM } from "jsdom"
import { prerenderToNodeStream } from "react-dom/static"
import { parseOpeningHours } from "#lib/contract/values/opening-hours.ts"
import { OpeningHours } from "./contact-details.tsx"

async function show(texts: Parameters<typeof parseOpeningHours>[0]) {
  const week = parseOpeningHours(texts)
  const { prelude } = await prerenderToNodeStream(<OpeningHours week={week} locale="en" />)
  const { body } = new JSDOM(await text(prelude)).window.document
  return [...body.querySelectorAll("dl > div")].map((row) =>
    [...row.querySelectorAll("dt, dd > span, dd:not(:has(span))")].map((part) =>
      (part.textContent ?? "").replaceAll(/\s/g, " "),
    ),
  )
}

it("renders the opening hours of every day that has them", async () => {
  expect(
    await show({
      monday: "09:00-12:00, 13:00-16:30",
      tuesday: "by appointment",
      sunday: "closed",
    }),
  ).toEqual([
    ["Monday", "9:00 am – 12:00 pm", "1:00 – 4:30 pm"],
    ["Tuesday", "By appointment"],
    ["Sunday", "Closed"],
  ])
})

it("renders nothing if no opening hours are set", async () => {
  expect(await show({})).toEqual([])
})
