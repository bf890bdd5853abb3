import { buildUnitCatcher, type Mutation } from "../mutation.ts"

/** Mutations of the checkout's page, its address fields and the panel after an addition. */
export const checkoutMutations: readonly Mutation[] = [
  {
    name: "checkout-not-enclosed",
    file: "components/layout/frame-part.tsx",
    find: "segments?.includes(enclosedSegment) ?? false",
    replace: "false",
    why: "the checkout has a frame without menus and search",
    caughtBy: buildUnitCatcher("components/layout/frame-part.test.tsx"),
  },
  {
    name: "postcode-overrules-state",
    file: "app/[locale]/(account)/my-account/addresses/_components/address-fields.tsx",
    find: 'if (state === null || (chosen !== "" && chosen !== filled.current)) return',
    replace: "if (state === null) return",
    why: "a postcode does not change a state that the customer chose",
    caughtBy: buildUnitCatcher(
      "app/[locale]/(account)/my-account/addresses/_components/address-fields.test.tsx",
    ),
  },
  {
    name: "state-of-border-town",
    file: "lib/contract/values/australia.ts",
    find: "return other === undefined ? state : null",
    replace: "return state",
    why: "a postcode of two states fills in none",
    caughtBy: buildUnitCatcher(
      "app/[locale]/(account)/my-account/addresses/_components/address-fields.test.tsx",
    ),
  },
  {
    name: "suburb-in-wrong-state",
    file: "backend/localities/load-localities.ts",
    find: "!parsed.success || !isPostcodeOf(parsed.data.state, postcode)",
    replace: "!parsed.success",
    why: "a list of suburbs with a postcode of another state is rejected",
    caughtBy: buildUnitCatcher("backend/localities/localities.test.ts"),
  },
  {
    name: "panel-loses-focus",
    file: "components/commerce/added-panel.tsx",
    find: "if (isInside && target instanceof HTMLElement) target.focus()",
    replace: "",
    why: "closing the panel returns the focus to the button",
    caughtBy: buildUnitCatcher("components/commerce/added-panel.test.tsx"),
  },
  {
    name: "wallets-for-nothing",
    file: "app/[locale]/(account)/checkout/_components/payment-section.tsx",
    find: "price.payable > 0 && cart.wallets.length > 0",
    replace: "cart.wallets.length > 0",
    why: "wallets are published only where something is to be paid",
    caughtBy: buildUnitCatcher(
      "app/[locale]/(account)/checkout/_components/checkout-form.test.tsx",
    ),
  },
  {
    name: "pick-up-last",
    file: "app/[locale]/(account)/checkout/_components/delivery-section.tsx",
    find: "Number(other.isPickUp) - Number(one.isPickUp)",
    replace: "Number(one.isPickUp) - Number(other.isPickUp)",
    why: "picking up is offered first",
    caughtBy: buildUnitCatcher(
      "app/[locale]/(account)/checkout/_components/checkout-form.test.tsx",
    ),
  },
  {
    name: "local-days-for-everywhere",
    file: "lib/api/arrival.ts",
    find: "postcodes === null && transitDays !== null",
    replace: "transitDays !== null",
    why: "the days of a local run are not promised to all of Australia",
    caughtBy: buildUnitCatcher("lib/api/arrival.test.ts"),
  },
]
