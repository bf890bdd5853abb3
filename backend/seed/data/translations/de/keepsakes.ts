import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Pendants and urns. */
export const keepsakeTexts: SegmentTranslations = {
  // keepsake-pendant
  "Paw Print Keepsake Pendant": "Erinnerungsanhänger Pfote",
  "A small steel heart with a sealed chamber for ash or fur.":
    "Ein kleines Stahlherz mit einer dichten Kammer für Asche oder Fell.",
  Engravable: "Mit Gravur möglich",
  "Paw Print Keepsake Pendant for Ashes": "Erinnerungsanhänger Pfote, für Asche",
  "A steel heart pendant with a paw print and a sealed chamber for a little ash or fur. Three finishes, with or without a chain, engraving on request.":
    "Ein Herzanhänger aus Stahl mit Pfotenabdruck und dichter Kammer für etwas Asche oder Fell. Drei Oberflächen, mit oder ohne Kette, auf Wunsch mit Gravur.",
  "A quiet way to keep a friend close. The heart opens with a small screw at the back. Inside is room for a pinch of ash or a curl of fur.":
    "Eine stille Art, einem Freund nah zu bleiben. Das Herz öffnet sich mit einer kleinen Schraube auf der Rückseite. Innen ist Platz für eine Prise Asche oder eine Locke Fell.",
  "26 mm wide, 24 mm tall, 6 mm deep": "26 mm breit, 24 mm hoch, 6 mm tief",
  "9 g without a chain": "9 g ohne Kette",
  "0.2 ml, a pinch of ash or a small curl of fur, sealed by a screw with a gasket":
    "0,2 ml, eine Prise Asche oder eine kleine Locke Fell, verschlossen mit einer Schraube und Dichtung",
  "316L stainless steel, plain, gold plated or rose gold plated":
    "Edelstahl 316L, blank, vergoldet oder rosé vergoldet",
  Chain: "Kette",
  "None, or a cable or snake chain of the same finish, 45 or 60 cm":
    "Keine oder eine Anker- oder Schlangenkette in derselben Oberfläche, 45 oder 60 cm",
  Engraving: "Gravur",
  "On the back, up to 20 letters": "Auf der Rückseite, bis zu 20 Zeichen",
  "Pendant, the chain you chose, funnel, screwdriver, thread seal, linen pouch":
    "Anhänger, die gewählte Kette, Trichter, Schraubendreher, Gewindedichtung, Leinenbeutel",
  "We print the master for each pendant and have it cast, so the paw has soft, rounded edges rather than a stamped look.":
    "Wir drucken für jeden Anhänger das Urmodell und lassen ihn gießen. So bekommt die Pfote weiche, runde Kanten und sieht nicht gestanzt aus.",
  "How to fill it": "Befüllen",
  "Work over a sheet of paper, with no fan on, and fill through the funnel.":
    "Über einem Blatt Papier arbeiten, ohne Ventilator, und durch den Trichter füllen.",
  "Put one drop of thread seal on the screw.":
    "Einen Tropfen Gewindedichtung auf die Schraube geben.",
  "Turn until snug, and leave it overnight before wearing.":
    "Handfest zudrehen und vor dem Tragen über Nacht liegen lassen.",
  "Take it off to swim or shower. Rub with a soft, dry cloth; plating dislikes perfume, sunscreen and bleach.":
    "Zum Schwimmen und Duschen ablegen. Mit einem weichen, trockenen Tuch reiben; die Vergoldung verträgt weder Parfüm noch Sonnencreme noch Bleichmittel.",
  "Small parts and a chain: not for children under 3, and not for sleeping in.":
    "Kleinteile und eine Kette: nicht für Kinder unter 3 Jahren und nicht zum Schlafen.",
  "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5. Engraved pieces are made for you alone, so read the spelling twice. Packed by one person, in a plain box, with tracking.":
    "Stücke ohne Gravur verlassen Calliope innerhalb von 2 bis 3 Werktagen, solche mit Gravur innerhalb von 4 bis 5. Gravierte Stücke entstehen nur für Sie, lesen Sie die Schreibweise also zweimal. Von einer einzigen Person verpackt, in einer schlichten Schachtel, mit Sendungsverfolgung.",
  "Plain pieces leave within 2 to 3 business days, engraved ones within 4 to 5.":
    "Stücke ohne Gravur verlassen uns innerhalb von 2 bis 3 Werktagen, solche mit Gravur innerhalb von 4 bis 5.",
  // initial-pendant
  "Initial Pendant": "Anhänger mit Buchstabe",
  "Your initial in raised script, on a card ready to give.":
    "Ihr Anfangsbuchstabe in erhabener Schrift, auf einer Karte zum Verschenken.",
  "Initial Pendant on a Gift Card": "Anhänger mit Buchstabe, auf Geschenkkarte",
  "A drop or disc pendant with the letter you choose in raised script, on a 45 cm chain and a card ready to give. Gold plated or stainless steel.":
    "Ein Anhänger als Tropfen oder Scheibe mit Ihrem Buchstaben in erhabener Schrift, Kette 45 cm, auf einer Karte zum Verschenken. Vergoldet oder Edelstahl.",
  "Tell us the letter. Gold comes as a drop, steel as a disc, and both hang on a 45 cm chain and arrive on a card that needs no wrapping.":
    "Sagen Sie uns den Buchstaben. Gold kommt als Tropfen, Stahl als Scheibe; beide hängen an einer Kette von 45 cm und kommen auf einer Karte, die keine Verpackung braucht.",
  "7 g with its chain": "7 g mit Kette",
  Letter: "Buchstabe",
  "One, A to Z": "Einer, A bis Z",
  "316L stainless steel, plain or gold plated": "Edelstahl 316L, blank oder vergoldet",
  "45 cm cable chain, included": "Ankerkette 45 cm, liegt bei",
  "Pendant on its chain, on a cream card in an envelope":
    "Anhänger an seiner Kette, auf einer cremefarbenen Karte im Umschlag",
  "Keep it dry and rub with a soft cloth. Take it off to swim or shower.":
    "Trocken halten und mit einem weichen Tuch reiben. Zum Schwimmen und Duschen ablegen.",
  "A chain and small parts: not for children under 3.":
    "Eine Kette und Kleinteile: nicht für Kinder unter 3 Jahren.",
  "Packed in Calliope within 2 to 3 business days. We keep every letter in both finishes.":
    "In Calliope innerhalb von 2 bis 3 Werktagen verpackt. Wir haben jeden Buchstaben in beiden Oberflächen da.",
  // mini-urn
  "Mini Urn": "Kleine Urne",
  "Palm-sized, 75 mm tall, with a threaded lid. Holds 25 ml.":
    "So groß wie eine Handfläche, 75 mm hoch, mit Schraubdeckel. Fasst 25 ml.",
  "Mini Keepsake Urn for Ashes, 75 mm": "Kleine Erinnerungsurne für Asche, 75 mm",
  "A palm-sized keepsake urn with a threaded lid and gold bands, 75 mm tall, holding 25 ml. Navy, pearl or forest, with engraving on request.":
    "Eine kleine Erinnerungsurne mit Schraubdeckel und goldenen Bändern, 75 mm hoch, für 25 ml. Marineblau, Perlweiß oder Waldgrün, auf Wunsch mit Gravur.",
  "Made to hold a small share of ash, so that each of a family can keep one. The lid turns closed on a fine thread, and can be sealed for good with a drop of glue.":
    "Für einen kleinen Teil der Asche gemacht, damit jeder in der Familie einen behalten kann. Der Deckel dreht sich auf einem feinen Gewinde zu und lässt sich mit einem Tropfen Kleber für immer verschließen.",
  "75 mm tall, 46 mm across": "75 mm hoch, 46 mm Durchmesser",
  "140 g": "140 g",
  "25 ml, about five teaspoons. A share, not the whole":
    "25 ml, etwa fünf Teelöffel. Ein Teil, nicht alles",
  "Tough resin, fully cured and lacquered, gold-coloured metal bands":
    "Zähes Harz, ganz ausgehärtet und lackiert, goldfarbene Metallbänder",
  "Navy, pearl or forest": "Marineblau, Perlweiß oder Waldgrün",
  "Up to 20 letters": "Bis zu 20 Zeichen",
  "Urn, small funnel, velvet pouch": "Urne, kleiner Trichter, Samtbeutel",
  "We print it with solid walls, sand it, spray it and rub it back by hand, so it feels like porcelain.":
    "Wir drucken sie mit massiven Wänden, schleifen, lackieren und polieren sie von Hand, bis sie sich anfühlt wie Porzellan.",
  "Wipe the thread and turn the lid until it is snug.":
    "Das Gewinde abwischen und den Deckel handfest zudrehen.",
  "To seal it for good, put one drop of glue on the thread first.":
    "Um sie für immer zu verschließen, zuerst einen Tropfen Kleber auf das Gewinde geben.",
  "Dust with a dry cloth. Keep out of direct sun and away from water.":
    "Mit einem trockenen Tuch abstauben. Vor direkter Sonne und Wasser schützen.",
  "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5. Packed by one person, in a plain box, with tracking.":
    "Stücke ohne Gravur verlassen Calliope innerhalb von 2 bis 3 Werktagen, solche mit Gravur innerhalb von 4 bis 5. Von einer einzigen Person verpackt, in einer schlichten Schachtel, mit Sendungsverfolgung.",
  // paw-print-urn
  "Paw Print Mini Urn": "Kleine Urne mit Pfote",
  "For the one who waited at the gate. 92 mm tall, holds 55 ml.":
    "Für den, der am Tor gewartet hat. 92 mm hoch, fasst 55 ml.",
  "Paw Print Mini Urn for Pets, 92 mm": "Kleine Urne mit Pfote für Tiere, 92 mm",
  "A 92 mm pet urn with a paw print, threaded lid and silver bands, holding 55 ml. Navy or plum. Add a name, and we engrave it below the paw.":
    "Eine Tierurne von 92 mm mit Pfotenabdruck, Schraubdeckel und silbernen Bändern, für 55 ml. Marineblau oder Pflaume. Einen Namen gravieren wir unter die Pfote.",
  "A little larger than our mini urn, with a paw print pressed into the side. Add a name, and we engrave it below the paw before the last coat of lacquer.":
    "Etwas größer als unsere kleine Urne, mit einem Pfotenabdruck in der Seite. Geben Sie einen Namen an, und wir gravieren ihn unter die Pfote, bevor die letzte Schicht Lack darüberkommt.",
  "92 mm tall, 58 mm across": "92 mm hoch, 58 mm Durchmesser",
  "230 g": "230 g",
  "55 ml, about eleven teaspoons: all the ash of a very small animal, or a share of a larger one's":
    "55 ml, etwa elf Teelöffel: die ganze Asche eines sehr kleinen Tieres oder ein Teil der Asche eines größeren",
  "Tough resin, fully cured and lacquered, silver-coloured metal bands":
    "Zähes Harz, ganz ausgehärtet und lackiert, silberfarbene Metallbänder",
  "Navy or plum": "Marineblau oder Pflaume",
}
