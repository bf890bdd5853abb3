import { listOptionPhotos } from "./option-states.ts"
import type { Variant } from "./variant-set.ts"

const base: Omit<Variant, "id" | "photoId" | "choice"> = {
  price: 1,
  fullPrice: 1,
  isOnSpecial: false,
  isInStock: true,
}
const buildVariants = (photos: (number | null)[], choices: number[][]): Variant[] =>
  choices.map((choice, at) => ({ ...base, id: at + 1, photoId: photos[at] ?? null, choice }))

const colours = { name: "Colour", options: ["Grey", "Teal"] }
const volumes = { name: "Volume", options: ["500 g", "1 kg"] }
const grid = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
]

describe("listOptionPhotos", () => {
  it("lists images for the variation that determines them, and for no other", () => {
    const set = {
      variations: [colours, volumes],
      variants: buildVariants([7, 7, 9, 9], grid),
    }
    expect(listOptionPhotos(set)).toEqual([[7, 9], null])
  })

  it("lists no images if an option has none", () => {
    const set = { variations: [colours], variants: buildVariants([7, null], [[0], [1]]) }
    expect(listOptionPhotos(set)).toEqual([null])
  })

  it("lists no images if two options share one, or there is only one option", () => {
    const shared = { variations: [colours], variants: buildVariants([7, 7], [[0], [1]]) }
    expect(listOptionPhotos(shared)).toEqual([null])
    const single = {
      variations: [{ name: "Colour", options: ["Grey"] }],
      variants: buildVariants([7], [[0]]),
    }
    expect(listOptionPhotos(single)).toEqual([null])
  })
})
