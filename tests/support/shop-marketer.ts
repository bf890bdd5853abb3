import { admin } from "./shop-admin.ts"
import type { ShopCustomer } from "./shop-customer.ts"

/** Lets a customer of the running shop use what is for administrators alone. */
export async function makeMarketer({ id }: Pick<ShopCustomer, "id">): Promise<void> {
  await admin.update("cognito/user", id, { is_admin: true })
}
