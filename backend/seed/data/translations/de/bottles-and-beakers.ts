import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Beakers, bottles, funnels and scents. */
export const bottleTexts: SegmentTranslations = {
  // graduated-beakers
  "Graduated Beakers": "Messbecher",
  "Clear beakers for resin and alcohol, with marks that do not wash off.":
    "Klare Becher für Harz und Alkohol, mit Markierungen, die nicht abgehen.",
  "Graduated Beakers, 100, 250 and 500 ml": "Messbecher mit 100, 250 und 500 ml",
  "Clear beakers with moulded marks and a pouring lip, to measure and mix resin and alcohol. 100, 250 or 500 ml, single or as a set of three.":
    "Klare Becher mit eingeformten Markierungen und Ausguss, zum Abmessen und Mischen von Harz und Alkohol. 100, 250 oder 500 ml, einzeln oder als 3er-Set.",
  "For measuring and mixing resin, alcohol and pigment. The marks are moulded in, the lip pours without dribbling, and the base is wide enough not to tip. Cured resin flexes off the walls.":
    "Zum Abmessen und Mischen von Harz, Alkohol und Pigment. Die Markierungen sind eingeformt, der Ausguss tropft nicht, und der Boden ist breit genug, um nicht zu kippen. Gehärtetes Harz lässt sich von den Wänden lösen, indem man den Becher biegt.",
  "100 ml": "100 ml",
  "55 mm across, 70 mm tall, 28 g, marks every 10 ml":
    "55 mm Durchmesser, 70 mm hoch, 28 g, Markierungen alle 10 ml",
  "250 ml": "250 ml",
  "75 mm across, 95 mm tall, 55 g, marks every 50 ml":
    "75 mm Durchmesser, 95 mm hoch, 55 g, Markierungen alle 50 ml",
  "500 ml": "500 ml",
  "90 mm across, 120 mm tall, 92 g, marks every 50 ml":
    "90 mm Durchmesser, 120 mm hoch, 92 g, Markierungen alle 50 ml",
  "Set of three": "3er-Set",
  "One of each, 175 g": "Je einer, 175 g",
  "PMP plastic, clear as glass, hard to break": "PMP-Kunststoff, klar wie Glas, kaum zu zerbrechen",
  Heat: "Hitzefest",
  "To 140 °C": "Bis 140 °C",
  "Resin, isopropyl alcohol, methylated spirits, water. Not acetone":
    "Harz, Isopropylalkohol, Brennspiritus, Wasser. Nicht zu Aceton",
  "Wipe out with alcohol and a paper towel. A beaker that has held resin never goes back to the kitchen.":
    "Mit Alkohol und Küchenpapier auswischen. Ein Becher, in dem Harz war, kommt nie wieder in die Küche.",
  // empty-bottles
  "Empty Bottles": "Leere Flaschen",
  "For mixed colours, filtered resin and clean alcohol. With a label.":
    "Für gemischte Farben, gefiltertes Harz und sauberen Alkohol. Mit Etikett.",
  "Empty Bottles, Amber or Clear PET": "Leere Flaschen aus PET, braun oder klar",
  "Empty amber and clear bottles with sealing caps, 100, 250 or 500 ml, for mixed colours, filtered resin and clean alcohol. Label included.":
    "Leere Flaschen, braun oder klar, mit dichtem Verschluss, 100, 250 oder 500 ml, für gemischte Farben, gefiltertes Harz und sauberen Alkohol. Mit Etikett.",
  "Amber keeps out the light that hardens resin. Clear suits alcohol and water, so that you can see when they turn cloudy. The neck is wide enough for a funnel, and the cap has a foam seal.":
    "Bernsteinbraun hält das Licht ab, das Harz härtet. Klar eignet sich für Alkohol und Wasser: Sie sehen, wann sie trüb werden. Der Hals ist weit genug für einen Trichter, und im Verschluss sitzt eine Dichtung aus Schaumstoff.",
  "44 mm across, 95 mm tall, 15 g": "44 mm Durchmesser, 95 mm hoch, 15 g",
  "58 mm across, 125 mm tall, 24 g": "58 mm Durchmesser, 125 mm hoch, 24 g",
  "70 mm across, 150 mm tall, 36 g": "70 mm Durchmesser, 150 mm hoch, 36 g",
  Neck: "Hals",
  "28 mm, fits our funnel": "28 mm, passt zu unserem Trichter",
  "PET bottle, polypropylene cap, foam seal":
    "Flasche aus PET, Verschluss aus Polypropylen, Dichtung aus Schaumstoff",
  "Resin, isopropyl alcohol, methylated spirits, water":
    "Harz, Isopropylalkohol, Brennspiritus, Wasser",
  "One bottle, its cap and a blank label": "Eine Flasche, ihr Verschluss und ein leeres Etikett",
  "Fill no more than nine tenths, write colour and date on the label, and store upright.":
    "Höchstens zu neun Zehnteln füllen, Farbe und Datum aufs Etikett schreiben und aufrecht lagern.",
  "Not for food or drink, and the cap is not childproof: keep filled bottles where children cannot reach them.":
    "Nicht für Lebensmittel oder Getränke, und der Verschluss ist nicht kindersicher: Gefüllte Flaschen gehören dorthin, wo Kinder nicht hinkommen.",
  // funnel-and-filters
  "Funnel and Filters": "Trichter mit Filtern",
  "Pours the vat back without the bits. With 20 paper filters.":
    "Bringt Harz ohne Bröckchen aus der Wanne zurück. Mit 20 Papierfiltern.",
  "Resin Funnel with 20 Paper Filters": "Harztrichter mit 20 Papierfiltern",
  "A folding silicone funnel and 20 fine paper filters, to pour a vat back into its bottle without the hard flakes that ruin films and screens.":
    "Ein faltbarer Silikontrichter und 20 feine Papierfilter: So kommt das Harz zurück in die Flasche, ohne die harten Krümel, die Folien und Bildschirme ruinieren.",
  "One hard flake left in a vat can punch through film and screen. Strain every pour. The funnel stands steadily in our bottles and in most resin makers' ones, and its ribs let the air out so that it does not gurgle.":
    "Ein einziger harter Krümel in der Wanne kann Folie und Bildschirm durchstoßen. Filtern Sie jedes Mal. Der Trichter steht sicher in unseren Flaschen und in denen der meisten Harzhersteller, und seine Rippen lassen die Luft heraus, damit er nicht gluckert.",
  Funnel: "Trichter",
  "Silicone, 130 mm across, 150 mm tall, 12 mm spout, 85 g, folds flat":
    "Silikon, 130 mm Durchmesser, 150 mm hoch, Auslauf 12 mm, 85 g, flach faltbar",
  Filters: "Filter",
  "20 papers, 190 micron": "20 Papiere, 190 Mikrometer",
  Fits: "Passend für",
  "Necks of 20 mm and more, such as our 28 mm bottles":
    "Hälse ab 20 mm, zum Beispiel unsere Flaschen mit 28 mm",
  "One funnel and 20 filters": "Ein Trichter und 20 Filter",
  "Stand the funnel in the bottle and drop a paper in.":
    "Den Trichter in die Flasche stellen und ein Papier einlegen.",
  "Pour slowly and let the last drops run for five minutes.":
    "Langsam gießen und die letzten Tropfen fünf Minuten lang ablaufen lassen.",
  "Leave the paper in the sun until it is hard, then put it in the bin.":
    "Das Papier in der Sonne liegen lassen, bis es hart ist, dann in den Müll geben.",
  "Let drips on the funnel harden in the sun and peel them off.":
    "Tropfen am Trichter in der Sonne aushärten lassen und abziehen.",
  // resin-scents
  "Resin Scents": "Duft für Harz",
  "Three drops in the vat take the edge off the smell of resin.":
    "Drei Tropfen in der Wanne nehmen dem Harzgeruch die Schärfe.",
  "Resin Scents, 30 ml Dropper Bottles": "Duft für Harz, 30 ml mit Pipette",
  "Plant-oil scents that soften the smell of printing resin: lemon myrtle, eucalyptus or frangipani. 30 ml dropper bottle, three drops to 200 ml.":
    "Düfte aus Pflanzenölen, die den Geruch von Druckharz mildern: Zitronenmyrte, Eukalyptus oder Frangipani. 30 ml mit Pipette, drei Tropfen auf 200 ml.",
  "Plant oils that mix with resin and do not change how it cures. Three drops in 200 ml are plenty, and the print keeps a trace of the scent for a day or two.":
    "Pflanzenöle, die sich mit Harz mischen und nichts daran ändern, wie es härtet. Drei Tropfen auf 200 ml genügen, und der Druck behält ein, zwei Tage lang einen Hauch davon.",
  "A scent makes resin pleasanter, not safer. Open the window and wear gloves as always.":
    "Ein Duft macht Harz angenehmer, nicht sicherer. Öffnen Sie wie immer ein Fenster und tragen Sie Handschuhe.",
  "30 ml, about 600 drops": "30 ml, etwa 600 Tropfen",
  "Amber glass, 106 mm tall with its dropper, 33 mm across, 85 g full":
    "Braunglas, mit Pipette 106 mm hoch, 33 mm Durchmesser, gefüllt 85 g",
  Scents: "Düfte",
  "Lemon myrtle, eucalyptus, frangipani": "Zitronenmyrte, Eukalyptus, Frangipani",
  Dose: "Dosierung",
  "3 drops in 200 ml, never over 1 per cent": "3 Tropfen auf 200 ml, niemals mehr als 1 Prozent",
  "Every resin we sell": "Jedem Harz, das wir verkaufen",
  "18 months, cool and dark": "18 Monate, kühl und dunkel",
  "Keep the bottle closed, upright, cool and dark.":
    "Die Flasche geschlossen, aufrecht, kühl und dunkel lagern.",
  "Harmful if swallowed and an irritant undiluted: keep it from children and animals, off skin and away from naked flames. Poisons Information Centre: 13 11 26, day and night.":
    "Gesundheitsschädlich beim Verschlucken und unverdünnt reizend: von Kindern und Tieren, von der Haut und von offenen Flammen fernhalten. Giftnotruf in Australien: 13 11 26, Tag und Nacht.",
}
