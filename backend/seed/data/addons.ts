import type { SeedAddon } from "../seed-types.ts"

export const addons: SeedAddon[] = [
  { key: "gift-wrap", name: "Gift wrap with a handwritten tag", type: "Checkbox", price: "4.95" },
  {
    key: "ribbon-colour",
    name: "Ribbon colour",
    type: "Dropdown",
    options: [
      { name: "Natural twine", price: "0.00" },
      { name: "Rust satin", price: "0.50" },
      { name: "Teal satin", price: "0.50" },
    ],
  },
  { key: "spare-nozzles", name: "Spare 0.4 mm nozzles", type: "Qty", price: "3.50" },
  { key: "spare-filters", name: "Extra paper filters (pack of 10)", type: "Qty", price: "4.00" },
  { key: "engraving", name: "Engraving (up to 20 letters)", type: "Text", price: "8.00" },
  { key: "initial", name: "Your letter (A to Z)", type: "Text", required: true, price: "0.00" },
  {
    key: "initials",
    name: "Initials (up to three letters)",
    type: "Text",
    required: true,
    price: "0.00",
  },
  { key: "name", name: "Name to add", type: "Text", required: true, price: "0.00" },
  {
    key: "photo-note",
    name: "Words for your photo (we email you for the picture)",
    type: "Text",
    required: true,
  },
  { key: "usb-plug", name: "USB wall plug (Australian)", type: "Checkbox", price: "9.95" },
]
