import type { SeedVoucherTheme } from "../../seed-types.ts"

/** What a gift voucher can look like. */
export const voucherThemes: SeedVoucherTheme[] = [
  {
    name: "For makers",
    picture: {
      file: "vouchers/for-makers.webp",
      alt: "A chess king, a planter and a moon lamp under the words A gift for you",
    },
  },
  {
    name: "Happy birthday",
    picture: {
      file: "vouchers/happy-birthday.webp",
      alt: "Three scaled eggs in bright colours under the words Happy birthday",
    },
  },
  {
    name: "Merry Christmas",
    picture: {
      file: "vouchers/merry-christmas.webp",
      alt: "Three Christmas baubles under the words Merry Christmas",
    },
  },
]
