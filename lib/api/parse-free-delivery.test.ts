import { parseFreeDelivery } from "./parse-free-delivery.ts"

const australia = [{ first: "0200", last: "9999" }]
const post = {
  name: "Standard Post",
  description: "",
  is_pick_up: false,
  region: "Australia",
  amount: "10.60",
  free_over: "200.00",
  transit_days_min: null,
  transit_days_max: null,
  postcodes: australia,
}
const van = { ...post, region: "Gladstone and Calliope", amount: "0.00", free_over: null }

describe("the promise of free delivery", () => {
  it("takes the lowest limit of nationwide shipping methods, and the regions with free delivery", () => {
    const dearer = { ...post, name: "Express Post", free_over: "250.00" }
    expect(parseFreeDelivery([dearer, post, { ...van, postcodes: [] }])).toEqual({
      over: 200_00,
      regions: ["Gladstone and Calliope"],
    })
  })

  it("promises nothing for a part of Australia, for pick-up, or without a limit", () => {
    const partly = { ...post, postcodes: [{ first: "4000", last: "4999" }] }
    const pickUp = { ...van, is_pick_up: true, postcodes: [] }
    const never = { ...post, free_over: null }
    expect(parseFreeDelivery([partly, pickUp, never])).toEqual({ over: null, regions: [] })
  })

  it("names a region once where several shipping methods cover it", () => {
    const local = { ...van, postcodes: [] }
    expect(parseFreeDelivery([local, { ...local, name: "Bicycle" }]).regions).toHaveLength(1)
  })
})
