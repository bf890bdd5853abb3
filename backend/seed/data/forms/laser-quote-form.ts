import type { SeedForm } from "../../seed-types.ts"

const materials = [
  { label: "Hoop pine plywood, 3 mm", value: "ply-3" },
  { label: "Hoop pine plywood, 4 or 6 mm", value: "ply-6" },
  { label: "Acacia veneer", value: "acacia" },
  { label: "Walnut veneer", value: "walnut" },
  { label: "Acrylic", value: "acrylic" },
  { label: "Card or leather", value: "card" },
]

/** Made years ago in an older editor, which kept its fields in another shape. */
export const laserQuoteForm: SeedForm = {
  name: "Laser cutting quote",
  url: "laser-quote",
  thank_you: "Thank you. You get our fixed price by email within one business day.",
  data: [
    { type: "header", subtype: "h3", label: "Ask for a fixed price" },
    {
      type: "paragraph",
      label:
        "Describe the job here. We reply to your email address, and you attach the drawing to your answer.",
    },
    { type: "text", name: "name", label: "Your name", required: true },
    { type: "text", subtype: "email", name: "email", label: "Email", required: true },
    { type: "text", subtype: "tel", name: "phone", label: "Phone" },
    {
      type: "select",
      name: "material",
      label: "Material",
      required: true,
      placeholder: "-- Select --",
      values: materials,
    },
    {
      type: "number",
      name: "pieces",
      label: "Number of pieces",
      required: true,
      min: 1,
      max: 2000,
      step: 1,
      value: 1,
    },
    { type: "date", name: "needed_by", label: "Needed by" },
    {
      type: "textarea",
      name: "job",
      label: "The job",
      required: true,
      placeholder: "Size in millimetres, what is cut and what is etched",
    },
    { type: "button", subtype: "submit", name: "send", label: "Ask for a quote" },
  ],
}
