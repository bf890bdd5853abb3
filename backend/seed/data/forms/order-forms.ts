import type { SeedForm } from "../../seed-types.ts"

export const customOrderForm: SeedForm = {
  name: "Custom order request",
  url: "custom-order",
  use_captcha: true,
  thank_you: "Thank you. We answer within one business day, with a price or with questions.",
  questions: [
    {
      id: 1,
      name: "intro",
      field_type: "content",
      content:
        "<p>Tell us what you would like as well as you can. You are not ordering yet: you get a price first, and a picture of anything with a name on it.</p>",
    },
    { id: 2, name: "name", field_type: "text", label: "Your name", required: true },
    { id: 3, name: "email", field_type: "email", label: "Email", required: true },
    { id: 4, name: "phone", field_type: "phone", label: "Phone" },
    {
      id: 5,
      name: "wish",
      field_type: "textarea",
      label: "What shall we make?",
      required: true,
      placeholder: "What it is for, how big it is, which colour, and where a file can be found",
      validation_message: "Please tell us in a few words what you would like.",
    },
    {
      id: 6,
      name: "pieces",
      field_type: "number",
      label: "How many?",
      required: true,
      value: 1,
      min: 1,
      max: 500,
      step: 1,
    },
    {
      id: 7,
      name: "scale",
      field_type: "percent",
      label: "Scale of your file",
      content: "<p>100 prints it as it was drawn.</p>",
      value: 100,
      min: 10,
      max: 400,
      step: 5,
    },
    {
      id: 8,
      name: "budget",
      field_type: "currency",
      label: "About how much may it cost?",
      min: 10,
      max: 5000,
    },
    { id: 9, name: "needed_by", field_type: "date", label: "When do you need it?" },
    {
      id: 10,
      name: "visit",
      field_type: "datetime",
      label: "Would you like to come and look at samples?",
      content: "<p>Monday to Friday, 9 am to 4 pm. We confirm before you set out.</p>",
    },
    {
      id: 11,
      name: "ring_at",
      field_type: "time",
      label: "Best time to ring you",
      min: "09:00",
      max: "16:00",
      validation_message: "We are at the phone from 09:00 to 16:00.",
    },
    {
      id: 12,
      name: "rights",
      field_type: "checkbox",
      label: "The design and any photos are mine, or I may use them",
      required: true,
      value: 0,
    },
    { id: 13, name: "send", field_type: "submit", label: "Ask for a price" },
  ],
}

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
