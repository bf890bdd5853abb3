import type { SeedForm } from "../../seed-types.ts"

export const workshopTourForm: SeedForm = {
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
