import type { SeedProduct } from "../../seed-types.ts"
import { buildProductImage, renderProductContent } from "../../write/products.ts"

export const cookieCutters: SeedProduct[] = [
  {
    name: "Bush Cookie Cutters",
    url: "cookie-cutters",
    title: "Bush Cookie Cutters, Set of Four",
    meta_description:
      "Koala, star, gum leaf and whale cookie cutters for cold dough, 3D printed in plain PLA with a rounded rim. About 90 mm across, hand-wash.",
    blurb: "Koala, star, gum leaf and whale, with a rim that spares your palm.",
    groups: ["3d-printed-products", "shop-christmas"],
    related: ["leaf-and-star-cutters", "easter-basket", "native-ornaments"],
    content: renderProductContent({
      intro: [
        "Four Australian shapes for biscuits, sharp where they cut and rounded where you press. We print them on a machine that makes kitchen things only.",
      ],
      details: {
        Size: "About 90 mm across, 18 mm deep",
        Weight: "60 g the set",
        Shapes: "Koala, star, gum leaf, whale",
        Material: "PLA without additives",
        For: "Cold biscuit dough, fondant, play dough",
      },
      steps: [
        "Chill the dough and dust the cutter with flour.",
        "Press straight down, wiggle, lift.",
        "Wash by hand at once and dry well.",
      ],
      care: "Wash by hand in water below 45 °C, with a soft brush along the edge. Never in the dishwasher.",
      safety:
        "Printed plastic has fine grooves between its layers, where dough can stay. So use cutters for a short touch of cold dough only, not for hot food or storing it, and replace them after a year or two of baking.",
    }),
    attributes: [{ name: "Material", values: ["PLA"] }],
    photos: [
      buildProductImage(
        "cookie-cutters-set",
        "Four cookie cutters: koala, star, gum leaf and whale",
      ),
      buildProductImage("cookie-cutters-koala", "Teal koala cookie cutter"),
      buildProductImage("cookie-cutters-ruler", "Blue whale cookie cutter beside a ruler"),
      buildProductImage(
        "cookie-cutters-dough",
        "Cookie cutters on rolled dough with a star and a whale cut out",
      ),
    ],
    skus: [{ code: "KIT-CUT-004", price: "22.95", stock: 20 }],
    addons: [{ key: "gift-wrap" }, { key: "ribbon-colour" }],
  },
  {
    name: "Leaf and Star Cutters",
    url: "leaf-and-star-cutters",
    title: "Leaf and Star Cookie Cutters, Pair",
    meta_description:
      "A gum leaf and a five-pointed star, the two cutters people ask for most. 3D printed in plain PLA for cold dough, about 90 mm across.",
    blurb: "Two favourites on their own: gum leaf and star.",
    groups: ["3d-printed-products"],
    related: ["cookie-cutters", "bunny-egg-cups"],
    content: renderProductContent({
      intro: [
        "The two shapes from our set that people ask for most. The leaf makes good shortbread; poke a hole in the star before baking and it hangs on a tree.",
      ],
      details: {
        Size: "About 90 mm across, 18 mm deep",
        Weight: "30 g the pair",
        Material: "PLA without additives",
        For: "Cold biscuit dough, fondant, play dough",
      },
      care: "Wash by hand in water below 45 °C at once, with a soft brush, and dry well. Never in the dishwasher.",
      safety:
        "Printed plastic has fine grooves between its layers, where dough can stay. So use cutters for a short touch of cold dough only, and replace them after a year or two of baking.",
    }),
    attributes: [{ name: "Material", values: ["PLA"] }],
    photos: [
      buildProductImage("leaf-and-star-cutters-set", "Green gum leaf cutter and gold star cutter"),
      buildProductImage("leaf-and-star-cutters-leaf", "Green gum leaf cutter, its cutting edge up"),
      buildProductImage(
        "leaf-and-star-cutters-biscuits",
        "Baked leaf and star biscuits on a tray with both cutters in front",
      ),
    ],
    skus: [{ code: "KIT-CUT-002", price: "12.95", stock: 0 }],
  },
]
