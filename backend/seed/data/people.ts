import type { SeedPerson } from "../seed-types.ts"

const photo = (name: string, alt: string) => ({ file: `people/${name}.webp`, alt })

export const people: SeedPerson[] = [
  {
    group: "family",
    first_name: "Marnie",
    last_name: "Calder",
    title: "Prints, keepsakes and the till",
    description:
      "<p>Marnie was a school librarian, and still shelves everything by author. She sees each pendant and urn through from the first message to the last fold of paper, and answers most of what you write to us.</p>",
    photo: photo("marnie", "Drawing of Marnie in a teal shirt and a sand-coloured apron"),
  },
  {
    group: "family",
    first_name: "Dale",
    last_name: "Calder",
    title: "Machines, laser and the courier",
    description:
      "<p>Dale spent twenty years as a fitter at the port before the port got too loud. If a printer squeaks he hears it from the house. He draws up what you bring in pieces, and he writes the articles about layer heights.</p>",
    photo: photo("dale", "Drawing of Dale with a beard and a wide-brimmed hat"),
  },
  {
    group: "family",
    first_name: "Isla",
    last_name: "Calder",
    title: "Night lights, dragons and quality",
    description:
      "<p>Isla asked for the first dragon and still has it. She tests every night light in a properly dark room, decides which colours are allowed, and rides along on the local run in the holidays.</p>",
    photo: photo("isla", "Drawing of Isla with two ginger plaits and a yellow shirt"),
  },
  {
    group: "family",
    first_name: "Joy",
    last_name: "Pettit",
    title: "Sanding, oil and second opinions",
    description:
      "<p>Joy is Marnie's mum. She sands and oils the timber, ties the ribbons and has never once let a crooked label out of the shed. Ask her about the curlews: she keeps the count.</p>",
    photo: photo("joy", "Drawing of Joy with grey hair in a bun and rust-coloured glasses"),
  },
]
