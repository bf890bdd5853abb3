import { buildUnitCatcher, type Mutation } from "../mutation.ts"

/** Mutations of the first run, of the tests of delivery and codes, and of the tax setting. */
export const setupMutations: readonly Mutation[] = [
  {
    name: "demo-removal-without-backup",
    file: "backend/setup/demo-removal.ts",
    find: "const backup = await createBackup()",
    replace: 'const backup = await createBackup().catch(() => "none")',
    why: "without a backup nothing is removed",
    caughtBy: buildUnitCatcher("backend/setup/setup.test.ts"),
  },
  {
    name: "demo-removal-takes-changed-records",
    file: "backend/setup/remove-demo-content.ts",
    find: "const stays = includesChanged ? sql<boolean>`false` : buildIsChanged(each)",
    replace: "const stays = sql<boolean>`false`",
    why: "what an administrator has changed stays",
    caughtBy: buildUnitCatcher("backend/setup/setup.test.ts"),
  },
  {
    name: "demo-removal-takes-own-records",
    file: "backend/setup/demo-records.ts",
    find: "return model === null ? isKnown :",
    replace: 'return model !== "" ? isKnown :',
    why: "an owner's page with the address of a demonstration page stays",
    caughtBy: buildUnitCatcher("backend/setup/setup.test.ts"),
  },
  {
    name: "simulation-stores-its-cart",
    file: "backend/cart/simulate-promotion.ts",
    find: "throw new SimulationEnd(await simulate(trx, simulation, now))",
    replace: "return await simulate(trx, simulation, now)",
    why: "a simulation stores nothing",
    caughtBy: buildUnitCatcher("backend/rest/marketing-handlers.test.ts"),
  },
  {
    name: "gst-of-an-unregistered-seller",
    file: "lib/contract/rules/cart-price.ts",
    find: "tax: hasGst ? resolveTax(total) : 0,",
    replace: "tax: resolveTax(total),",
    why: "only a seller who is registered for GST charges it",
    caughtBy: buildUnitCatcher("lib/contract/rules/cart-price.test.ts"),
  },
  {
    name: "unconfirmed-subscribers-exported",
    file: "backend/consents/admin-subscribers.ts",
    find: '.where("confirmed_at", "is not", null)\n    .orderBy("confirmed_at", "desc")',
    replace: '.orderBy("confirmed_at", "desc")',
    why: "only confirmed addresses may get the newsletter",
    caughtBy: buildUnitCatcher("backend/rest/marketing-handlers.test.ts"),
  },
  {
    name: "change-before-first-load-hidden",
    file: "app/[locale]/admin/_components/use-refresh.ts",
    find: "void client.cancelQueries({ predicate: ({ state }) => state.data === undefined })",
    replace: "",
    why: "a change made while a list is loading shows in it",
    caughtBy: buildUnitCatcher("app/[locale]/admin/_components/use-refresh.test.tsx"),
  },
  {
    name: "typing-before-hydration",
    file: "app/[locale]/admin/_components/admin-app.tsx",
    find: "inert={!isHydrated}",
    replace: "",
    why: "what is typed before a screen is hydrated would be lost",
    caughtBy: buildUnitCatcher("app/[locale]/admin/_components/admin-app.test.tsx"),
  },
]
