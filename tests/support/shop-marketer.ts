import { admin } from "./shop-admin.ts"
import type { ShopCustomer } from "./shop-customer.ts"

/** Sets `is_admin` of a customer of the running shop, for features of administrators only. */
export async function updateUserToAdmin({ id }: Pick<ShopCustomer, "id">): Promise<void> {
  await admin.update("cognito/user", id, { is_admin: true })
}
