import type { SeedForm } from "../../seed-types.ts"
import { customOrderForm, laserQuoteForm, reorderForm } from "./order-forms.ts"

const contactForm: SeedForm = {
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

const workshopTourForm: SeedForm = {
  name: "Workshop tour",
  url: "workshop-tour",
  use_captcha: true,
  cost: "5.00",
  thank_you:
    "Thank you. Your places are yours once the $5.00 is paid, and we write to you with the way to our gate.",
  questions: [
    { id: 1, name: "name", field_type: "text", label: "Your name", required: true },
    { id: 2, name: "email", field_type: "email", label: "Email", required: true },
    {
      id: 3,
      name: "phone",
      field_type: "phone",
      label: "Mobile",
      required: true,
      content: "<p>So that we can ring if the road is under water.</p>",
    },
    {
      id: 4,
      name: "day",
      field_type: "date",
      label: "Saturday you would like",
      required: true,
      validation_message: "Please give a Saturday as dd/mm/yyyy.",
    },
    {
      id: 5,
      name: "start",
      field_type: "time",
      label: "Start",
      required: true,
      value: "09:30",
      min: "09:30",
      max: "11:00",
      content: "<p>Between 9:30 and 11 in the morning.</p>",
    },
    {
      id: 6,
      name: "visitors",
      field_type: "number",
      label: "How many are coming?",
      required: true,
      value: 2,
      min: 1,
      max: 8,
      step: 1,
      validation_message: "Up to eight fit round the machines.",
    },
    {
      id: 7,
      name: "shoes",
      field_type: "checkbox",
      label: "We will all wear closed shoes",
      required: true,
      value: 0,
    },
    {
      id: 8,
      name: "fee",
      field_type: "content",
      content:
        "<p>The $5.00 is for the whole group, and comes off anything you buy that morning.</p>",
    },
    { id: 9, name: "send", field_type: "submit", label: "Book and pay $5.00" },
  ],
}

/** One field of every kind, for editors to see what there is. */
const everyFieldForm: SeedForm = {
  name: "Every field",
  url: "every-field",
  thank_you: "Thank you. This form is here to be tried, and nobody minds what you write.",
  questions: [
    {
      id: 1,
      name: "content",
      field_type: "content",
      content: "<p>One field of every kind. Fields with a red asterisk must be filled in.</p>",
    },
    { id: 2, name: "text", field_type: "text", label: "A line of text", required: true },
    {
      id: 3,
      name: "textarea",
      field_type: "textarea",
      label: "Several lines\nof text",
      placeholder: "As much as you like",
    },
    { id: 4, name: "email", field_type: "email", label: "Email address" },
    { id: 5, name: "phone", field_type: "phone", label: "Phone number" },
    {
      id: 6,
      name: "currency",
      field_type: "currency",
      label: "Amount of money",
      value: "12.50",
      min: 0,
      max: 1000,
    },
    {
      id: 7,
      name: "percent",
      field_type: "percent",
      label: "Percentage",
      value: 50,
      min: 0,
      max: 100,
      step: 2.5,
    },
    {
      id: 8,
      name: "number",
      field_type: "number",
      label: "Number from 1 to 10",
      min: 1,
      max: 10,
      step: 1,
      validation_message: "Please give a whole number from 1 to 10.",
    },
    { id: 9, name: "password", field_type: "password", label: "Password" },
    {
      id: 10,
      name: "date",
      field_type: "date",
      label: "Date",
      content: "<p>From 2020 onwards.</p>",
      min: "2020-01-01",
    },
    { id: 11, name: "datetime", field_type: "datetime", label: "Date and time" },
    { id: 12, name: "time", field_type: "time", label: "Time" },
    { id: 13, name: "checkbox", field_type: "checkbox", label: "Ticked from the start", value: 1 },
    { id: 14, name: "submit", field_type: "submit", label: "Try it" },
  ],
}

export const forms: SeedForm[] = [
  contactForm,
  customOrderForm,
  laserQuoteForm,
  workshopTourForm,
  reorderForm,
  everyFieldForm,
]
