import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Christmas baubles and ornaments. */
export const christmasTexts: SegmentTranslations = {
  "Keep it in its box, out of hot roof spaces: PLA softens above 55 °C.":
    "In der Schachtel aufbewahren und nicht auf einem heißen Dachboden: PLA wird über 55 °C weich.",
  "Lattice Bauble": "Gitterkugel",
  "Lattice Christmas Bauble, 80 mm": "Weihnachtskugel mit Gitter, 80 mm",
  "An open lattice bauble, 80 mm across and 18 grams light, in gold, white or copper. Put a fairy light inside and the pattern lands on the wall.":
    "Eine offene Gitterkugel, 80 mm groß und 18 Gramm leicht, in Gold, Weiß oder Kupfer. Mit einem Lichtchen darin fällt das Muster an die Wand.",
  "Open ribs, 80 mm across, and it bounces.":
    "Offene Rippen, 80 mm groß, und sie springt wieder hoch.",
  "Printed in one go, ribs crossing ribs. Tuck an LED fairy light inside and the pattern lands on the wall. It weighs 18 grams and survives cats.":
    "In einem Zug gedruckt, Rippe über Rippe. Stecken Sie eine LED-Lichterkette hinein, und das Muster fällt an die Wand. Sie wiegt 18 Gramm und übersteht Katzen.",
  "80 mm across": "80 mm Durchmesser",
  "18 g": "18 g",
  "Silk PLA, metal cap, cotton loop": "PLA mit Seidenglanz, Metallkappe, Baumwollschlaufe",
  "Gold, white or copper": "Gold, Weiß oder Kupfer",
  "One bauble in a card box": "Eine Kugel in einer Pappschachtel",
  "For LED lights only, which stay cool. No candles.":
    "Nur für LED-Lichter, die kühl bleiben. Keine Kerzen.",
  "Faceted Baubles": "Facettenkugeln",
  "Faceted Christmas Baubles, Set of 3": "Weihnachtskugeln mit Facetten, 3er-Set",
  "Three facet-cut Christmas baubles in rust, teal and honey, 82 mm across, with 140 flat faces each. 3D printed, light, and hard to break.":
    "Drei Weihnachtskugeln mit Facettenschliff in Rost, Petrol und Honig, 82 mm groß, mit je 140 Flächen. 3D-gedruckt, leicht und kaum kaputt zu bekommen.",
  "Rust, teal and honey: three facet-cut baubles in a box.":
    "Rost, Petrol und Honig: drei Kugeln mit Facetten in einer Schachtel.",
  "A hundred and forty flat faces each, so they sparkle without glitter. The colours suit a native pine as well as a fir.":
    "Je hundertvierzig Flächen, damit sie ohne Glitzer funkeln. Die Farben passen zu einer australischen Kiefer so gut wie zu einer Tanne.",
  "82 mm across": "82 mm Durchmesser",
  "90 g the set": "90 g das Set",
  "Three: rust, teal and honey": "Drei: Rost, Petrol und Honig",
  "Matt PLA, metal caps, cotton loops": "Mattes PLA, Metallkappen, Baumwollschlaufen",
  "Three baubles in a card box": "Drei Kugeln in einer Pappschachtel",
  "Name Bauble": "Namenskugel",
  "Personalised Name Bauble, 78 mm": "Weihnachtskugel mit Namen, 78 mm",
  "A glossy 78 mm Christmas bauble with a name of up to nine raised letters, in teal or rust. Made to order: order by 10 December for Christmas.":
    "Eine glänzende Weihnachtskugel, 78 mm groß, mit einem Namen aus bis zu neun erhabenen Buchstaben, in Petrol oder Rost. Bis zum 10. Dezember bestellen.",
  "A name in raised cream letters, for this year and the next.":
    "Ein Name in erhabenen cremefarbenen Buchstaben, für dieses Jahr und das nächste.",
  Personalised: "Mit Namen",
  "Up to nine letters, raised so that a small reader can trace them. Order by 10 December to have it for Christmas.":
    "Bis zu neun Buchstaben, so erhaben, dass kleine Leser sie mit dem Finger nachfahren können. Bestellen Sie bis zum 10. Dezember, damit sie zu Weihnachten da ist.",
  "78 mm across": "78 mm Durchmesser",
  "32 g": "32 g",
  "Up to nine letters, just as you type it": "Bis zu neun Buchstaben, genau wie Sie ihn schreiben",
  "Glossy PLA, metal cap, cotton loop": "Glänzendes PLA, Metallkappe, Baumwollschlaufe",
  "Teal or rust": "Petrol oder Rost",
  "We print it when you order, so it leaves Calliope within 4 to 5 business days. It is made for you alone, so read the spelling twice.":
    "Wir drucken sie, wenn Sie bestellen; sie verlässt Calliope innerhalb von 4 bis 5 Werktagen. Sie entsteht nur für Sie, lesen Sie die Schreibweise also zweimal.",
  "Native Ornaments": "Anhänger Australien",
  "Laser-Cut Native Ornaments, Set of 4": "Anhänger aus dem Laser, 4er-Set",
  "Wattle, snow gum, star and tree: four Christmas ornaments cut from plywood, acacia and walnut, about 75 mm across, strung on satin ribbon.":
    "Akazienblüte, Schnee-Eukalyptus, Stern und Baum: vier Weihnachtsanhänger aus Sperrholz, Akazie und Nussbaum, etwa 75 mm groß, an Satinband.",
  "Wattle, star, snow gum and tree, cut from three timbers.":
    "Akazienblüte, Stern, Schnee-Eukalyptus und Baum, aus drei Hölzern geschnitten.",
  "Four ornaments that suit a summer Christmas, cut from offcuts of our coasters and signs, sanded by hand and strung on satin.":
    "Vier Anhänger für ein Weihnachten im Sommer, geschnitten aus den Resten unserer Untersetzer und Schilder, von Hand geschliffen und an Satin gehängt.",
  "About 75 mm across, 4 mm thick": "Etwa 75 mm groß, 4 mm stark",
  "40 g the set": "40 g das Set",
  "Wattle and snow gum in plywood, star in acacia, tree in walnut":
    "Akazienblüte und Schnee-Eukalyptus in Sperrholz, Stern in Akazie, Baum in Nussbaum",
  "Satin, 150 mm": "Satin, 150 mm",
  "Four ornaments in a card sleeve": "Vier Anhänger in einer Papphülle",
  "Keep dry. Dust with a soft brush.": "Trocken halten. Mit einem weichen Pinsel abstauben.",
  "Layered Christmas Tree": "Weihnachtsbaum in Schichten",
  "Layered Laser-Cut Christmas Tree": "Weihnachtsbaum in Schichten, Laserschnitt",
  "A standing Christmas tree of plywood, acacia and walnut that slots together without glue and packs flat in January. 21 cm tall, 22 cm wide.":
    "Ein stehender Weihnachtsbaum aus Sperrholz, Akazie und Nussbaum, ohne Leim zusammengesteckt, im Januar flach verpackt. 21 cm hoch, 22 cm breit.",
  "Three timbers, one slot-in foot, packs flat in January.":
    "Drei Hölzer, ein Fuß zum Stecken, im Januar flach verpackt.",
  "Three trees slot into one foot, one behind the other. No glue, no needles, and in January it goes back into its envelope.":
    "Drei Bäume stecken hintereinander in einem Fuß. Kein Leim, keine Nadeln, und im Januar kommt alles zurück in den Umschlag.",
  "210 mm tall, 220 mm wide, 90 mm deep": "210 mm hoch, 220 mm breit, 90 mm tief",
  "180 g": "180 g",
  "Plywood, acacia and walnut, 4 mm": "Sperrholz, Akazie und Nussbaum, 4 mm",
  "Flat, 220 × 240 mm": "Flach, 220 × 240 mm",
  "Three trees, foot, envelope to keep them in": "Drei Bäume, Fuß, Umschlag zum Aufbewahren",
  "Slide the three trees into the foot, smallest in front.":
    "Die drei Bäume in den Fuß schieben, den kleinsten nach vorn.",
  "If a slot is tight, rub it once with fine sandpaper.":
    "Ist ein Schlitz zu eng, einmal mit feinem Schleifpapier hindurchgehen.",
}
