import type { SeedForm } from "../../seed-types.ts"

export const reorderForm: SeedForm = {
  name: "Order the same again",
  url: "reorder",
  must_be_logged_on: true,
  thank_you:
    "Thank you. We look up your design and answer with today's price within one business day.",
  questions: [
    {
      id: 1,
      name: "intro",
      field_type: "content",
      content:
        "<p>We keep your designs for two years. Because they are yours alone, we ask you to log in before you order from them.</p>",
    },
    {
      id: 2,
      name: "order_number",
      field_type: "text",
      label: "Number of the earlier order",
      required: true,
    },
    {
      id: 3,
      name: "pieces",
      field_type: "number",
      label: "How many this time?",
      required: true,
      value: 1,
      min: 1,
      max: 500,
      step: 1,
    },
    { id: 4, name: "changes", field_type: "textarea", label: "Anything to change?" },
    { id: 5, name: "send", field_type: "submit", label: "Order again" },
  ],
}
