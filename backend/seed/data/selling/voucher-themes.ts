import type { SeedVoucherTheme } from "../../seed-types.ts"

/** What a gift voucher can look like. */
export const voucherThemes: SeedVoucherTheme[] = [
  {
    name: "For makers",
    picture: {
      file: "vouchers/for-makers.webp",
      alt: "A card with the words A gift for you between chess pieces and a planter",
    },
  },
  {
    name: "Happy birthday",
    picture: {
      file: "vouchers/happy-birthday.webp",
      alt: "A card with the words Happy birthday between scaled eggs in bright colours",
    },
  },
  {
    name: "Merry Christmas",
    picture: {
      file: "vouchers/merry-christmas.webp",
      alt: "A card with the words Merry Christmas between Christmas baubles",
    },
  },
]
