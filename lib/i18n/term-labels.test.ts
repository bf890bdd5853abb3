import { expect, it } from "@jest/globals"
import { resolveTermLabels } from "./term-labels.ts"

const labels = { Size: "Größe", right: "passend", toString: "an Text" }

it("shows terms in the language of the page if each has a label", () => {
  expect(resolveTermLabels(["Size", "right"], labels, "de")).toEqual({
    texts: ["Größe", "passend"],
  })
  expect(resolveTermLabels(["Size"], undefined, "en")).toEqual({ texts: ["Size"] })
})

it("shows all of them in English otherwise", () => {
  for (const other of ["too small", "constructor"]) {
    expect(resolveTermLabels(["Size", other], labels, "de")).toEqual({
      texts: ["Size", other],
      lang: "en",
    })
  }
})
