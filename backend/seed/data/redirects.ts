import type { ModelInput } from "../seed-types.ts"

/** Addresses of the old shop that people still have bookmarked. */
export const redirects: ModelInput<"cognito/redirect">[] = [
  { from: "contact-us", to: "contact" },
  { from: "about-us", to: "about" },
  { from: "news", to: "blog" },
  { from: "shipping", to: "shipping-and-returns" },
  { from: "returns", to: "shipping-and-returns" },
  { from: "privacy", to: "privacy-policy" },
  { from: "terms", to: "terms-and-conditions" },
  { from: "christmas", to: "shop-christmas" },
  { from: "questions", to: "faq" },
  { from: "tours", to: "workshop-tours" },
  { from: "custom", to: "custom-orders" },
  { from: "laser-cutting", to: "laser-cutting-service" },
]
