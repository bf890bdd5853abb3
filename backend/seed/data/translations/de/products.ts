import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Texts that several products share: headings, labels of facts, delivery and safety. */
export const productTexts: SegmentTranslations = {
  Details: "Daten",
  "How to use it": "So benutzen Sie es",
  "How to put it together": "So wird er aufgebaut",
  "How it is made": "So entsteht sie",
  Care: "Pflege",
  Safety: "Sicherheit",
  "Resin safety": "Sicher mit Harz",
  Delivery: "Lieferung",
  "Making and delivery": "Herstellung und Lieferung",
  Sizes: "Größen",
  Bottle: "Flasche",
  Bottles: "Flaschen",
  Weight: "Gewicht",
  "Weight full": "Gewicht, gefüllt",
  "Works with": "Passt zu",
  Layers: "Schichten",
  Shrinkage: "Schrumpfung",
  Keeps: "Haltbarkeit",
  "In the box": "Lieferumfang",
  "Plant content": "Pflanzenanteil",
  Colours: "Farben",
  "Stretch before breaking": "Bruchdehnung",
  "Impact strength": "Schlagzähigkeit",
  "Keeps its shape to": "Formstabil bis",
  Set: "Set",
  Name: "Name",
  Ribbon: "Band",
  Packs: "Verpackt",
  Warmth: "Wärme",
  Photo: "Foto",
  "Standard Post is $10.60 and takes 3 to 5 business days. Express Post is $14.10 and takes 2 to 3. Postage is free over $200.00, and delivery in Gladstone and Calliope is always free.":
    "Standardversand kostet 10,60\u00a0AU$ und dauert 3 bis 5 Werktage. Expressversand kostet 14,10\u00a0AU$ und dauert 2 bis 3. Über 200,00\u00a0AU$ ist das Porto frei, und in Gladstone und Calliope liefern wir immer kostenlos.",
  "Packed in Calliope within 2 to 3 business days.":
    "In Calliope innerhalb von 2 bis 3 Werktagen verpackt.",
  "Wear nitrile gloves and eye protection, and open a window. Liquid resin irritates skin and eyes and can cause allergies.":
    "Tragen Sie Nitrilhandschuhe und eine Schutzbrille und öffnen Sie ein Fenster. Flüssiges Harz reizt Haut und Augen und kann Allergien auslösen.",
  "Keep it away from food, children and animals, and out of the sun: daylight hardens it in the bottle.":
    "Halten Sie es fern von Lebensmitteln, Kindern und Tieren und aus der Sonne: Tageslicht härtet es schon in der Flasche.",
  "On skin, wash with soap and water, never with alcohol. In eyes, rinse for 15 minutes and see a doctor.":
    "Auf der Haut mit Wasser und Seife abwaschen, niemals mit Alkohol. Augen 15 Minuten lang spülen und ärztlich untersuchen lassen.",
  "Nothing goes down a drain. Let leftovers and washings harden in the sun, then put them in the bin.":
    "Nichts gehört in den Abfluss. Lassen Sie Reste und Waschflüssigkeit in der Sonne aushärten und geben Sie sie dann in den Müll.",
  '<a href="/resin-safety">Resin safety in full</a>':
    '<a href="/resin-safety">Alles zum sicheren Umgang mit Harz</a>',
}
