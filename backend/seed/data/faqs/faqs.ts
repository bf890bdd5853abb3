import type { SeedFaq } from "../../seed-types.ts"
import { madeToOrderFaqs } from "./made-to-order.ts"
import { orderingFaqs } from "./ordering-and-delivery.ts"
import { resinFaqs } from "./resin-and-safety.ts"

/** The questions people ask, with our answers. */
export const faqs: SeedFaq[] = [...orderingFaqs, ...resinFaqs, ...madeToOrderFaqs]
