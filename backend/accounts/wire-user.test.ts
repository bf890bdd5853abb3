import { afterAll, beforeAll } from "@jest/globals"
import { userSchema } from "#lib/contract/user.ts"
import { createCustomerWithPassword } from "#tests/factories/test-customer.ts"
import { createImageRow } from "#tests/support/shop-rows.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { getWireUser } from "./wire-user.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

describe("user record", () => {
  it("contains every field of the contract, dates without time, and the photo in two sizes", async () => {
    const { db } = backend.database
    const image_hash = await createImageRow(db, "ann", { width: 2_000, height: 2_000 })
    const id = await createCustomerWithPassword(backend, {
      image_hash,
      date_of_birth: "1984-03-01",
      drivers_licence_expiry: "2030-12-31",
      drivers_licence_state_of_issue_id: 3,
      abn: "51824753556",
      password_hash: null,
    })
    const user = await getWireUser(db, id)
    expect(userSchema.parse(user)).toEqual(user)
    expect(user).toMatchObject({
      date_of_birth: "1984-03-01",
      drivers_licence_expiry: "2030-12-31",
      drivers_licence_state_of_issue_id: 3,
      abn: "51824753556",
      has_password: false,
      image: { aspect: "1x1", width: 600, hash: image_hash },
      thumbnail: { aspect: "1x1", width: 300, hash: image_hash },
    })
  })

  it("contains empty values for missing data", async () => {
    const id = await createCustomerWithPassword(backend)
    expect(await getWireUser(backend.database.db, id)).toMatchObject({
      date_of_birth: "",
      drivers_licence_expiry: "",
      image: null,
      thumbnail: null,
      abn: null,
      website: null,
      current_address_id: null,
      is_admin: false,
    })
  })

  it("is null for an unknown id", async () => {
    expect(await getWireUser(backend.database.db, 999_999)).toBeNull()
  })
})
