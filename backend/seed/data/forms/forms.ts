import type { SeedForm } from "../../seed-types.ts"
import { contactForm } from "./contact-form.ts"
import { customOrderForm } from "./custom-order-form.ts"
import { everyFieldForm } from "./every-field-form.ts"
import { laserQuoteForm } from "./laser-quote-form.ts"
import { reorderForm } from "./reorder-form.ts"
import { workshopTourForm } from "./workshop-tour-form.ts"

export const forms: SeedForm[] = [
  contactForm,
  customOrderForm,
  laserQuoteForm,
  workshopTourForm,
  reorderForm,
  everyFieldForm,
]
