import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Coasters, door signs and key tags. */
export const laserCutTexts: SegmentTranslations = {
  // timber-coasters
  "Timber Coasters": "Holzuntersetzer",
  "Gum leaves, a wave and our own curlew, etched in solid timber.":
    "Eukalyptusblätter, eine Welle und unser Brachvogel, graviert in massives Holz.",
  "Etched Timber Coasters, Set of Four": "Gravierte Holzuntersetzer, 4er-Set",
  "Four solid timber coasters etched with gum leaves, a wave and a curlew. Acacia or walnut, oiled by hand, cork underneath, 96 mm across.":
    "Vier Untersetzer aus massivem Holz, graviert mit Eukalyptusblättern, einer Welle und einem Brachvogel. Akazie oder Nussbaum, geölt, unten Kork, 96 mm groß.",
  "Solid timber, etched just under a millimetre deep, sanded, and oiled three times by hand. Cork underneath keeps the table safe. A good present for a house that has everything.":
    "Massives Holz, knapp einen Millimeter tief graviert, geschliffen und dreimal von Hand geölt. Kork auf der Unterseite schützt den Tisch. Ein gutes Geschenk für ein Haus, in dem es schon alles gibt.",
  "96 mm across, 8 mm thick, with 2 mm of cork underneath":
    "96 mm Durchmesser, 8 mm stark, mit 2 mm Kork auf der Unterseite",
  "220 g the set": "220 g das Set",
  "Four: two gum leaves, a wave and a curlew":
    "Vier: zwei Eukalyptusblätter, eine Welle und ein Brachvogel",
  "Acacia or walnut, with food-safe oil": "Akazie oder Nussbaum, mit lebensmittelechtem Öl",
  "Four coasters, tied with twine": "Vier Untersetzer, mit Garn gebunden",
  "Wipe with a damp cloth and dry at once. Rub in a little food-grade oil twice a year.":
    "Mit einem feuchten Tuch abwischen und gleich abtrocknen. Zweimal im Jahr etwas lebensmittelechtes Öl einreiben.",
  // door-sign
  "Personalised Door Sign": "Türschild mit Namen",
  "The name you choose, between two gum leaves, on a cotton cord.":
    "Ihr Wunschname zwischen zwei Eukalyptusblättern, an einer Baumwollkordel.",
  "Personalised Laser-Cut Door Sign": "Türschild mit Namen, aus dem Laser",
  "A timber door sign with the name you choose, up to 12 letters, between two gum leaves. Hoop pine plywood or walnut, on a cotton cord.":
    "Ein Türschild aus Holz mit Ihrem Wunschnamen, bis zu 12 Buchstaben, zwischen zwei Eukalyptusblättern. Araukarien-Sperrholz oder Nussbaum, an Baumwollkordel.",
  "Tell us the name, up to 12 letters, and we cut it. The edges keep the light brown line the laser leaves; the face is sanded and waxed.":
    "Sagen Sie uns den Namen, bis zu 12 Buchstaben, und wir schneiden ihn. Die Kanten behalten die hellbraune Linie, die der Laser hinterlässt; die Fläche ist geschliffen und gewachst.",
  "290 mm wide, 100 mm tall, 6 mm thick": "290 mm breit, 100 mm hoch, 6 mm stark",
  "120 g": "120 g",
  "Up to 12 letters, just as you type it": "Bis zu 12 Buchstaben, genau wie Sie ihn schreiben",
  "Hoop pine plywood or walnut veneer": "Araukarien-Sperrholz oder Nussbaumfurnier",
  "Sign with a 400 mm cotton cord, tied on":
    "Schild mit einer angeknoteten Baumwollkordel von 400 mm",
  "For indoors, or outside under a dry porch. Dust with a dry cloth.":
    "Für drinnen oder draußen unter einem trockenen Vordach. Mit einem trockenen Tuch abstauben.",
  "We cut it when you order, so it leaves Calliope within 5 to 6 business days. It is made for you alone, so read the spelling twice.":
    "Wir schneiden es, wenn Sie bestellen; es verlässt Calliope innerhalb von 5 bis 6 Werktagen. Es entsteht nur für Sie, lesen Sie die Schreibweise also zweimal.",
  // key-tag
  "Initials Key Tag": "Schlüsselanhänger mit Initialen",
  "Up to three initials on an oval of real timber.":
    "Bis zu drei Initialen auf einem Oval aus echtem Holz.",
  "Timber Key Tag with Your Initials": "Schlüsselanhänger mit Initialen, aus Holz",
  "A small timber key tag with up to three initials, etched and waxed, on a stainless steel ring. Walnut or plywood, 52 × 28 mm, cut to order.":
    "Ein kleiner Schlüsselanhänger aus Holz mit bis zu drei Initialen, graviert und gewachst, an einem Edelstahlring. Nussbaum oder Sperrholz, 52 × 28 mm.",
  "Your initials on an oval of real timber. Two layers glued crosswise keep it from splitting in a pocket, and hard wax keeps the letters clear.":
    "Ihre Initialen auf einem Oval aus echtem Holz. Zwei über Kreuz verleimte Lagen verhindern, dass es in der Tasche reißt, und Hartwachs hält die Buchstaben klar.",
  "52 × 28 mm, 5 mm thick": "52 × 28 mm, 5 mm stark",
  "14 g with its ring": "14 g mit Ring",
  Letters: "Buchstaben",
  "Up to three, just as you type them": "Bis zu drei, genau wie Sie sie schreiben",
  "Walnut or hoop pine plywood": "Nussbaum oder Araukarien-Sperrholz",
  Ring: "Ring",
  "25 mm stainless steel split ring": "Schlüsselring aus Edelstahl, 25 mm",
  "We cut it when you order, so it leaves Calliope within 4 to 5 business days. It is made for you alone, so check the letters before you order.":
    "Wir schneiden ihn, wenn Sie bestellen; er verlässt Calliope innerhalb von 4 bis 5 Werktagen. Er entsteht nur für Sie, prüfen Sie die Buchstaben also vor dem Bestellen.",
}
