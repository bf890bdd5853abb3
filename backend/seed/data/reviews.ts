import type { SeedReview } from "../seed-types.ts"

/**
 * Demonstration reviews, marked as such in the database and on the pages. One product has more than
 * its page shows.
 */
export const reviews: SeedReview[] = [
  {
    product: "articulated-dragon",
    stars: 5,
    title: "Moves like a fidget toy",
    content:
      "Every joint moved straight out of the box. It has been in a school bag for a month and still has all its spikes.",
    author_name: "Demo reviewer 1",
    fit: "right",
    finish: "smooth",
    submitted_at: "2026-11-08T02:10:00Z",
  },
  {
    product: "articulated-dragon",
    stars: 4,
    title: "",
    content: "One joint near the tail was stiff for the first day. After that, no complaints.",
    author_name: "Demo reviewer 2",
    fit: "tight",
    finish: "smooth",
    submitted_at: "2026-11-02T05:45:00Z",
  },
  {
    product: "articulated-dragon",
    stars: 5,
    title: "Bigger than I thought",
    content: "I should have read the size. No regrets, it lives on the bookshelf now.",
    author_name: "Demo reviewer 3",
    submitted_at: "2026-10-27T23:00:00Z",
  },
  {
    product: "articulated-dragon",
    stars: 3,
    title: "Nice, but the colour differs",
    content:
      "Dusk is darker than on my screen. The print itself is clean, with one visible seam along the belly.",
    author_name: "",
    finish: "fair",
    reply: "Thanks for telling us. Dusk does look darker away from the window than in our photos.",
    submitted_at: "2026-10-20T08:30:00Z",
  },
  {
    product: "articulated-dragon",
    stars: 5,
    title: "Third one",
    content: "One for each grandchild, to avoid arguments. They argue about the colours instead.",
    author_name: "Demo reviewer 4",
    submitted_at: "2026-10-11T01:20:00Z",
  },
  {
    product: "articulated-dragon",
    stars: 4,
    title: "Good gift",
    content: "Arrived two days before the birthday, packed in paper instead of plastic.",
    author_name: "Demo reviewer 5",
    fit: "right",
    finish: "fair",
    submitted_at: "2026-09-30T03:05:00Z",
  },
  {
    product: "standard-resin",
    stars: 5,
    title: "My everyday grey",
    content: "The settings on the card worked for the first print. Shakes up easily, little smell.",
    author_name: "Demo reviewer 1",
    submitted_at: "2026-11-05T09:00:00Z",
  },
  {
    product: "standard-resin",
    stars: 4,
    title: "Needs a warm room",
    content:
      "Below 18 degrees the first layers did not stick. With a heater beside the printer it has been reliable.",
    author_name: "Demo reviewer 6",
    finish: "smooth",
    submitted_at: "2026-10-14T21:40:00Z",
  },
  {
    product: "moon-night-light",
    stars: 5,
    title: "Craters you can feel",
    content:
      "Bright enough to find the door, dim enough to sleep by. The lowest step is the one we use.",
    author_name: "Demo reviewer 7",
    finish: "smooth",
    submitted_at: "2026-11-01T10:15:00Z",
  },
  {
    product: "moon-night-light",
    stars: 4,
    title: "",
    content: "Lovely light. I would have liked a longer USB lead.",
    author_name: "Demo reviewer 8",
    submitted_at: "2026-10-09T04:00:00Z",
  },
  {
    product: "uv-curing-light",
    stars: 2,
    title: "Too small for my plates",
    content:
      "It cures well, but a full build plate does not fit below it. Measure before you order.",
    author_name: "Demo reviewer 6",
    fit: "tight",
    reply:
      "It cures up to about 20 cm at once, as the table on this page says. We are happy to help you choose.",
    submitted_at: "2026-10-18T06:30:00Z",
  },
]
