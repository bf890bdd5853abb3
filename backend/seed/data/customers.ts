import type { SeedCustomer } from "../seed-types.ts"

const robin = { first_name: "Robin", last_name: "Hale" }

/** Who can sign in to the demo shop; their passwords are drawn where it is loaded. */
export const customers: SeedCustomer[] = [
  {
    ...robin,
    email: "robin.hale@customer.example",
    mobile_phone: "0491 570 156",
    date_of_birth: "1988-03-14",
    addresses: [
      {
        ...robin,
        display_name: "Home",
        phone: "0491 570 156",
        street_address: "27 Bloodwood Street",
        postcode: "4680",
        city: "Calliope",
        state: "QLD",
      },
      {
        ...robin,
        display_name: "Work",
        phone: "07 5550 0192",
        company: "Hale Bookbinding",
        street_address: "Shop 3",
        street_address_1: "118 Wharf Road",
        postcode: "4680",
        city: "Gladstone Central",
        state: "QLD",
      },
    ],
    credit: [{ amount: "25.00", reason: "Thank you for the workshop photos" }],
    files: [
      {
        name: "Caring for your timber sign.txt",
        mime: "text/plain",
        text: `Caring for your timber sign

Wipe it with a dry cloth. For marks, use a cloth that is barely damp, and dry it at once.
Oil it once a year: a teaspoon of the oil that came with it, rubbed in along the grain.
Outside, hang it under an eave. Rain does little harm; a whole summer of sun fades it.

Curlew Print Co.
`,
      },
    ],
  },
  {
    first_name: "Marnie",
    last_name: "Calder",
    email: "marnie@curlewprint.example",
    mobile_phone: "0491 570 110",
    is_admin: true,
    addresses: [],
    credit: [],
    files: [],
  },
]
