import type { SeedQuestion } from "../seed-types.ts"

/**
 * Demonstration questions to products, marked as such in the database and on the pages. One product
 * has more than its page shows.
 */
export const productQuestions: SeedQuestion[] = [
  {
    product: "standard-resin",
    question: "Does it work in a DLP printer as well?",
    reply:
      "Yes. It cures at 405 nm, which LCD, MSLA and DLP printers use. The card in the box has settings to start from.",
    submitted_at: "2026-11-12T01:15:00Z",
  },
  {
    product: "standard-resin",
    question: "How long does an opened bottle keep?",
    reply: "About six months, closed, dark and between 15 and 30 °C. Shake it before each print.",
    submitted_at: "2026-11-03T06:40:00Z",
  },
  {
    product: "standard-resin",
    question: "Which colour should I choose if I want to paint my models?",
    reply: "Grey. It takes paint well, and you see the detail before you prime it.",
    submitted_at: "2026-10-28T22:05:00Z",
  },
  {
    product: "standard-resin",
    question: "Can I pour what is left in the vat back into the bottle?",
    reply: "Yes, through a paper filter, so that no cured bits get into the bottle.",
    submitted_at: "2026-10-19T03:30:00Z",
  },
  {
    product: "standard-resin",
    question: "Can I wash prints with water instead of alcohol?",
    reply: "Not with this one: it needs alcohol.",
    submitted_at: "2026-10-06T09:20:00Z",
  },
  {
    product: "standard-resin",
    question: "Does the clear one turn out truly clear?",
    reply: "It cures with a faint blue tint. Sanded and polished, it looks like glass.",
    submitted_at: "2026-09-24T04:10:00Z",
  },
  {
    product: "articulated-dragon",
    question: "Is it suitable for a two-year-old?",
    reply: "No, it is made for children from 3 years.",
    submitted_at: "2026-11-05T08:00:00Z",
  },
  {
    product: "uv-curing-light",
    question: "Do I need to buy safety glasses for it?",
    reply:
      "No, a pair of yellow safety glasses is in the box. Put them on before you switch it on.",
    submitted_at: "2026-10-30T02:50:00Z",
  },
]
