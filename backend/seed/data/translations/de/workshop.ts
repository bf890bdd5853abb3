import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The casting evening, and the planter board that is too long for the post. */
export const workshopTexts: SegmentTranslations = {
  // resin-casting-evening
  "Resin Casting Evening": "Gießabend mit Harz",
  "Pour, colour and cure a small dragon of your own, with us at the bench.":
    "Gießen, färben und härten Sie Ihren eigenen kleinen Drachen, mit uns an der Werkbank.",
  Event: "Termin",
  "Resin Casting Evening, 27 August 2027": "Gießabend mit Harz, 27. August 2027",
  "Pour, colour and cure a small dragon of your own at our workshop in Calliope. Friday 27 August 2027, 6 to 9 pm, twelve places, all included.":
    "Gießen, färben und härten Sie bei uns in Calliope einen eigenen kleinen Drachen. Freitag, 27. August 2027, 18 bis 21 Uhr, zwölf Plätze, alles inbegriffen.",
  "Twelve people, one long bench, three hours. You mix and colour resin, pour it into a mould you choose, and cure it under the lamps. What you make goes home with you.":
    "Zwölf Leute, eine lange Werkbank, drei Stunden. Sie mischen und färben Harz, gießen es in eine Form Ihrer Wahl und härten es unter den Lampen. Was Sie machen, nehmen Sie mit nach Hause.",
  "You need no experience.": "Vorkenntnisse brauchen Sie keine.",
  When: "Wann",
  "Friday 27 August 2027, 6 pm to 9 pm": "Freitag, 27. August 2027, 18 bis 21 Uhr",
  Where: "Wo",
  "Our workshop, 14 Stowe Lane, Calliope": "In unserer Werkstatt, 14 Stowe Lane, Calliope",
  "From 14 years; under 16 with an adult": "Ab 14 Jahren; unter 16 in Begleitung Erwachsener",
  Concession: "Ermäßigt",
  "Students, pensioners and Health Care Card holders":
    "Für Studierende, Rentner und Inhaber einer Health Care Card",
  Included: "Inbegriffen",
  "Resin and moulds, gloves, goggles, supper":
    "Harz und Formen, Handschuhe, Schutzbrille, Abendimbiss",
  Bring: "Mitbringen",
  "Closed shoes and a sleeve that may get sticky":
    "Geschlossene Schuhe und einen Ärmel, der klebrig werden darf",
  "We work with liquid resin, gloved and with the doors open. If you are pregnant, have asthma or are allergic to resin, please ask us first.":
    "Wir arbeiten mit flüssigem Harz, mit Handschuhen und bei offenen Türen. Wenn Sie schwanger sind, Asthma haben oder gegen Harz allergisch sind, fragen Sie uns bitte vorher.",
  "Nothing is posted. Your tickets come by email and are in your account too, one for each person. Print them, or show them on your phone at the door.":
    "Verschickt wird nichts. Ihre Tickets kommen per E-Mail und liegen auch in Ihrem Konto, eines für jede Person. Drucken Sie sie aus oder zeigen Sie sie an der Tür auf dem Handy.",
  // long-sill-planter-board
  "Long Sill Planter Board": "Pflanzbrett für die Fensterbank",
  "Three faceted planters on 1.2 m of oiled ironbark.":
    "Drei Facettentöpfe auf 1,2 m geöltem Ironbark-Holz.",
  "Long Sill Planter Board, 1.2 m": "Pflanzbrett für die Fensterbank, 1,2 m",
  "Three faceted planters that lift out of a 1.2 m board of oiled, recycled ironbark. Made to order in ten business days; we quote delivery.":
    "Drei Facettentöpfe zum Herausheben in einem Brett von 1,2 m aus geöltem, wiederverwendetem Ironbark-Holz. In zehn Werktagen gefertigt; Lieferpreis auf Anfrage.",
  "One board, three planters that lift out for watering. The timber was once a railway sleeper, and no two boards have the same grain.":
    "Ein Brett, drei Töpfe, die sich zum Gießen herausheben lassen. Das Holz war einmal eine Eisenbahnschwelle, und keine zwei Bretter haben dieselbe Maserung.",
  Board: "Brett",
  "1200 × 180 × 40 mm, recycled ironbark":
    "1200 × 180 × 40 mm, wiederverwendetes Ironbark, ein Eukalyptusholz",
  Planters: "Töpfe",
  "Sage 160 mm tall, terracotta and slate 120 mm, each with a drip tray":
    "Salbei 160 mm hoch, Terrakotta und Schiefer 120 mm, jeder mit Untersetzer",
  "9.5 kg": "9,5 kg",
  "Sills and shelves at least 150 mm deep": "Fensterbänke und Regale ab 150 mm Tiefe",
  "Board and three planters. Plants are not included":
    "Brett und drei Töpfe. Pflanzen gehören nicht dazu",
  "Oil the board once a year. PLA softens above 55 °C: keep the planters off a north-facing sill behind glass.":
    "Das Brett einmal im Jahr ölen. PLA wird über 55 °C weich: Töpfe nicht auf eine Fensterbank hinter Glas stellen, die nach Norden zeigt, hier die Sonnenseite.",
  "We make it when you order, in about ten business days.":
    "Wir fertigen es, wenn Sie bestellen, in etwa zehn Werktagen.",
  "It is too long for the post. Ask for a delivery price from your cart and we write back within one business day, or pick it up from our workshop in Calliope for nothing.":
    "Für die Post ist es zu lang. Fragen Sie im Warenkorb nach einem Lieferpreis, und wir antworten innerhalb eines Werktags, oder holen Sie es kostenlos in unserer Werkstatt in Calliope ab.",
  "You can pick it up from our workshop in Calliope for nothing.":
    "Sie können es kostenlos in unserer Werkstatt in Calliope abholen.",
}
