import type { SeedContentGroup } from "../seed-types.ts"

/** The groups that sort questions, testimonials, people and galleries, parents before children. */
export const contentGroups: SeedContentGroup[] = [
  { model: "Cognito/Faq", url: "questions", name: "Questions", parent: null },
  {
    model: "Cognito/Faq",
    url: "ordering-and-delivery",
    name: "Ordering and delivery",
    parent: "questions",
  },
  { model: "Cognito/Faq", url: "resin-and-safety", name: "Resin and safety", parent: "questions" },
  { model: "Cognito/Faq", url: "made-to-order", name: "Made to order", parent: "questions" },
  { model: "Cognito/Testimonial", url: "customers", name: "Customers", parent: null },
  {
    model: "Cognito/Testimonial",
    url: "custom-order-customers",
    name: "Custom order customers",
    parent: "customers",
  },
  { model: "Cognito/Person", url: "family", name: "Family", parent: null },
  { model: "Cognito/Gallery", url: "our-galleries", name: "Our galleries", parent: null },
  { model: "Cognito/Gallery", url: "workshop-tour", name: "Workshop tour", parent: null },
]
