import type { Generated } from "kysely"
import type { Id, Maybe } from "./column-types.ts"

/** The tables of the lists of products that customers save. */
export type WishListTables = {
  wish_lists: {
    id: Id
    user_id: number
    name: Generated<string>
    share_token: Maybe<string>
    created_at: Generated<Date>
  }
  wish_list_items: {
    list_id: number
    product_id: number
    sku_id: Maybe<number>
    created_at: Generated<Date>
  }
}
