import type { SeedTestimonial } from "../seed-types.ts"

/** A drawn likeness of a customer, by first name. */
const likeness = (name: string, alt: string) => ({ file: `customers/${name}.webp`, alt })

export const testimonials: SeedTestimonial[] = [
  {
    group: "custom-order-customers",
    name: "Bronwyn T.",
    title: "Tannum Sands",
    rating: 5,
    content:
      "<p>Our old kelpie's paw print in a pendant. Marnie rang to ask which way up the paw should go, because it mattered. It did.</p>",
    picture: likeness("bronwyn", "Drawing of a woman with long auburn hair"),
  },
  {
    group: "custom-order-customers",
    name: "Tevita L.",
    title: "Gladstone",
    rating: 5,
    content:
      "<p>A bracket that has been out of stock since 2011. I brought in the two halves on Tuesday and had three new ones on Friday, one to keep for next time.</p>",
    picture: likeness("tevita", "Drawing of a man with a short dark beard"),
  },
  {
    group: "custom-order-customers",
    name: "Hazel M.",
    title: "Biloela",
    rating: 4.5,
    content:
      "<p>The lithophane of Dad on his tractor came out better than the photo. It took two days longer than they first said, and they told me before I asked.</p>",
    picture: likeness("hazel", "Drawing of a woman with white hair and round glasses"),
  },
  {
    group: "customers",
    name: "Lachlan P.",
    title: "Calliope",
    rating: 3.5,
    content:
      "<p>First dragon came with a stiff joint. They swapped it on the next local run and let my daughter pick a colour. Would have been five stars without the wait.</p>",
    picture: likeness("lachlan", "Drawing of a man with short fair hair"),
  },
  {
    group: "custom-order-customers",
    name: "Priya N.",
    title: "Rockhampton",
    rating: 5,
    content:
      "<p>Eighty place names for the wedding, cut in acacia. Dale spotted that I had spelled my own uncle wrong.</p>",
    picture: likeness("priya", "Drawing of a woman with her dark hair in a bun"),
  },
  {
    group: "customers",
    name: "Kirra B.",
    title: "Yeppoon",
    rating: 5,
    content:
      "<p>I came for the workshop tour with two bored teenagers and left with two teenagers who want a printer. Thank you, and also, no thank you.</p>",
    picture: likeness("kirra", "Drawing of a woman with dark curly hair"),
  },
  {
    group: "customers",
    name: "Gordon W.",
    title: "Agnes Water",
    rating: 4,
    content:
      "<p>Good resin, honest advice on the phone, and the bottles arrive without leaking. I would like the one-kilo bottle in more colours.</p>",
    picture: likeness("gordon", "Drawing of a bald man with glasses"),
  },
  {
    group: "customers",
    name: "Mei C.",
    title: "Brisbane",
    rating: 5,
    content:
      "<p>The moon lamp is the only reason my son stays in his own bed. It is still going after a year of being carried about by its head.</p>",
    picture: likeness("mei", "Drawing of a woman with long black hair"),
  },
]
