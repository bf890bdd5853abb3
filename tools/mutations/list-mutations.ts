import type { Mutation, MutationTable } from "./mutation.ts"
import { accountsMutations } from "./tables/accounts.ts"
import { adminOrdersMutations } from "./tables/admin-orders.ts"
import { checkoutMutations } from "./tables/checkout.ts"
import { componentsMutations } from "./tables/components.ts"
import { contentMutations } from "./tables/content.ts"
import { moneyMutations } from "./tables/money.ts"
import { ordersMutations1 } from "./tables/orders-1.ts"
import { ordersMutations2 } from "./tables/orders-2.ts"
import { pagesMutations } from "./tables/pages.ts"
import { platformMutations1 } from "./tables/platform-1.ts"
import { platformMutations2 } from "./tables/platform-2.ts"
import { questionMutations } from "./tables/questions.ts"
import { searchMutations } from "./tables/search.ts"
import { serverMutations1 } from "./tables/server-1.ts"
import { serverMutations2 } from "./tables/server-2.ts"
import { sessionMutations1 } from "./tables/session-1.ts"
import { sessionMutations2 } from "./tables/session-2.ts"
import { setupMutations } from "./tables/setup.ts"
import { shopMutations } from "./tables/shop.ts"
import { translationMutations } from "./tables/translations.ts"

/** Mutations by the area of the project that they change. */
export const mutationTables: readonly MutationTable[] = [
  { area: "money", mutations: [...moneyMutations] },
  { area: "content", mutations: [...contentMutations, ...translationMutations] },
  { area: "components", mutations: [...componentsMutations, ...checkoutMutations] },
  { area: "server", mutations: [...serverMutations1, ...serverMutations2] },
  { area: "session", mutations: [...sessionMutations1, ...sessionMutations2] },
  { area: "shop", mutations: [...shopMutations, ...questionMutations, ...setupMutations] },
  {
    area: "orders",
    mutations: [...ordersMutations1, ...ordersMutations2, ...adminOrdersMutations],
  },
  { area: "search", mutations: [...searchMutations] },
  { area: "accounts", mutations: [...accountsMutations] },
  { area: "platform", mutations: [...platformMutations1, ...platformMutations2] },
  { area: "pages", mutations: [...pagesMutations] },
]

/** Returns all mutations, those that need no running shop first. */
export function listMutations(): Mutation[] {
  const all = mutationTables.flatMap(({ mutations }) => mutations)
  const isOffline = ({ caughtBy }: Mutation) =>
    caughtBy.suite === "unit" || caughtBy.suite === "house" || caughtBy.suite === "torture"
  return [...all.filter(isOffline), ...all.filter((each) => !isOffline(each))]
}
