import {
  buildAddressName,
  listAddressLines,
  type SavedAddress,
  sortAddresses,
} from "./saved-address.ts"

const address: SavedAddress = {
  id: 1,
  isEnabled: true,
  displayName: "",
  company: "",
  streetAddressMore: "",
  firstName: "Ann",
  lastName: "Duck",
  phone: "",
  email: "",
  streetAddress: "1 Pier Road",
  city: "Gladstone",
  state: "QLD",
  postcode: "4680",
}

describe("an address", () => {
  it("is formatted as on a parcel, without empty lines", () => {
    expect(listAddressLines(address)).toEqual(["Ann Duck", "1 Pier Road", "Gladstone QLD 4680"])
    const full = { ...address, company: "Duck & Co", streetAddressMore: "Unit 2" }
    expect(listAddressLines(full).slice(1, 4)).toEqual(["Duck & Co", "1 Pier Road", "Unit 2"])
  })

  it("is named after its street if it has no name of its own", () => {
    expect(buildAddressName(address)).toBe("1 Pier Road")
    expect(buildAddressName({ ...address, displayName: "Home" })).toBe("Home")
  })
})

describe("an address book", () => {
  it("sorts the current address first and disabled ones last, otherwise by id", () => {
    const off = { ...address, id: 1, isEnabled: false }
    const [two, three, four] = [2, 3, 4].map((id) => ({ ...address, id }))
    const all = [four, off, three, two].filter((each) => each !== undefined)
    expect(sortAddresses(all, 3).map(({ id }) => id)).toEqual([3, 2, 4, 1])
    expect(sortAddresses(all, null).map(({ id }) => id)).toEqual([2, 3, 4, 1])
  })
})
