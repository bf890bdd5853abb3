import type { SeedForm } from "../../seed-types.ts"

export const contactForm: SeedForm = {
  name: "Contact us",
  url: "contact",
  use_captcha: true,
  thank_you: "Thank you. Your message has reached us, and we answer within one business day.",
  questions: [
    { id: 1, name: "name", field_type: "text", label: "Your name", required: true },
    { id: 2, name: "email", field_type: "email", label: "Email", required: true },
    { id: 3, name: "phone", field_type: "phone", label: "Phone" },
    {
      id: 4,
      name: "order_number",
      field_type: "text",
      label: "Order number",
      content: "<p>If it is about an order: it is at the top of your confirmation email.</p>",
    },
    { id: 5, name: "message", field_type: "textarea", label: "Message", required: true },
    {
      id: 6,
      name: "opt_in",
      field_type: "checkbox",
      label:
        "Please keep me up to date with new products and offers (information is not shared with third parties)",
      value: 0,
    },
    { id: 7, name: "send", field_type: "submit", label: "Send message" },
  ],
}
