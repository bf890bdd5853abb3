import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of the pictures for Easter and Christmas, and of the workshop's own products. */
export const giftPictureTexts: SegmentTranslations = {
  "Straw-coloured Easter basket with patterned eggs and a teal bow":
    "Strohfarbener Osterkorb mit gemusterten Eiern und petrolfarbener Schleife",
  "Sage green Easter basket with patterned eggs and a rust bow":
    "Salbeigrüner Osterkorb mit gemusterten Eiern und rostfarbener Schleife",
  "Lilac Easter basket with patterned eggs and a golden bow":
    "Fliederfarbener Osterkorb mit gemusterten Eiern und goldener Schleife",
  "Bow with the name Elsie and weave of the basket, close up":
    "Schleife mit dem Namen Elsie und Geflecht des Korbs, nah",
  "Four zigzag-patterned eggs in aqua, blush, lilac and wattle":
    "Vier Eier mit Zickzackmuster in Aqua, Zartrosa, Flieder und Akaziengelb",
  "Lilac egg twisted open, with chocolate eggs in foil inside":
    "Fliederfarbenes Ei, aufgedreht, mit Schokoladeneiern in Folie darin",
  "Aqua surprise egg beside a ruler: 72 millimetres tall":
    "Osterei in Aqua neben einem Lineal: 72 Millimeter hoch",
  "Three bunny egg cups in blush, cream and mint with eggs":
    "Drei Hasen-Eierbecher in Zartrosa, Creme und Mint mit Eiern",
  "Cream bunny egg cup with an egg": "Cremefarbener Hasen-Eierbecher mit einem Ei",
  "Mint egg cup from behind with its round tail, and a blush one from the side":
    "Eierbecher in Mint von hinten mit seinem runden Schwanz und einer in Zartrosa von der Seite",
  "Cream bunny egg cup beside a ruler: 92 millimetres to the tips of its ears":
    "Cremefarbener Hasen-Eierbecher neben einem Lineal: 92 Millimeter bis zu den Ohrenspitzen",
  "Gold lattice bauble on a teal loop": "Goldene Gitterkugel an einer petrolfarbenen Schlaufe",
  "White lattice bauble on a teal loop": "Weiße Gitterkugel an einer petrolfarbenen Schlaufe",
  "Copper lattice bauble on a teal loop": "Kupferne Gitterkugel an einer petrolfarbenen Schlaufe",
  "Copper lattice bauble lit from inside, its pattern on the wall":
    "Kupferne Gitterkugel, von innen beleuchtet, ihr Muster an der Wand",
  "Three faceted baubles in rust, teal and honey on a gum twig":
    "Drei Facettenkugeln in Rost, Petrol und Honig an einem Eukalyptuszweig",
  "Facets of the rust bauble, close up": "Facetten der rostfarbenen Kugel, nah",
  "The three baubles in an open card box": "Die drei Kugeln in einer offenen Pappschachtel",
  "Teal bauble with the name Olive": "Petrolfarbene Kugel mit dem Namen Olive",
  "Rust bauble with the name Hugo": "Rostfarbene Kugel mit dem Namen Hugo",
  "Raised cream letters on a teal bauble, close up":
    "Erhabene cremefarbene Buchstaben auf einer petrolfarbenen Kugel, nah",
  "Rust bauble with the name Matilda beside a ruler: 78 millimetres across":
    "Rostfarbene Kugel mit dem Namen Matilda neben einem Lineal: 78 Millimeter Durchmesser",
  "Four timber ornaments on ribbons: wattle, star, snow gum and tree":
    "Vier Anhänger aus Holz an Bändern: Akazienblüte, Stern, Schnee-Eukalyptus und Baum",
  "Wattle ornament in plywood, close up": "Anhänger Akazienblüte aus Sperrholz, nah",
  "The four ornaments laid out flat": "Die vier Anhänger, flach ausgelegt",
  "Snow gum ornament beside a ruler: 75 millimetres across":
    "Anhänger Schnee-Eukalyptus neben einem Lineal: 75 Millimeter groß",
  "Three timber trees standing one behind the other": "Drei Holzbäume, die hintereinander stehen",
  "The three trees in their foot, seen from the side": "Die drei Bäume in ihrem Fuß, von der Seite",
  "The three trees laid out flat, as they come out of the envelope":
    "Die drei Bäume, flach ausgelegt, so wie sie aus dem Umschlag kommen",
  "Layered tree beside a ruler: 21 centimetres tall":
    "Weihnachtsbaum in Schichten neben einem Lineal: 21 Zentimeter hoch",
  "Dragon mould filled with plum resin on a workbench, with mixing cups and a cast pink dragon":
    "Drachenform, mit pflaumenfarbenem Harz gefüllt, auf einer Werkbank mit Mischbechern und einem gegossenen rosa Drachen",
  "Empty silicone mould and the plum dragon cast in it":
    "Leere Silikonform und der darin gegossene pflaumenfarbene Drache",
  "Two cast dragons curing on a turntable in violet light":
    "Zwei gegossene Drachen härten auf einem Drehteller in violettem Licht",
  "Two printed tickets for the casting evening of 27 August 2027 and a plum dragon":
    "Zwei gedruckte Tickets für den Gießabend am 27. August 2027 und ein pflaumenfarbener Drache",
  "Ironbark board with terracotta, sage and slate planters on it, each with a succulent":
    "Brett aus Ironbark-Holz mit Töpfen in Terrakotta, Salbei und Schiefer, jeder mit einer Sukkulente",
  "Slate and sage planters on the board, seen along its length":
    "Töpfe in Schiefer und Salbei auf dem Brett, der Länge nach gesehen",
  "Slate planter lifted off the board for watering, its drip tray left in place":
    "Topf in Schiefer, zum Gießen vom Brett gehoben, sein Untersetzer bleibt liegen",
  "End of the oiled ironbark board with an old bolt hole, close up":
    "Ende des geölten Ironbark-Bretts mit einem alten Bolzenloch, nah",
  "Terracotta planter with triangular facets, planted with a succulent":
    "Topf in Terrakotta mit dreieckigen Facetten, bepflanzt mit einer Sukkulente",
  "Moon night light glowing warmly on a bedside shelf":
    "Nachtlicht Mond, das warm auf einem Regal am Bett leuchtet",
}
