import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Curing lights, turntables and wash tubs. */
export const washAndCureTexts: SegmentTranslations = {
  // uv-curing-light
  "UV Curing Light": "UV-Lampe zum Härten",
  "A bendable 405 nm lamp with a timer. Most prints cure in 5 minutes.":
    "Biegsame 405-nm-Lampe mit Timer. Die meisten Drucke härten in 5 Minuten.",
  Starter: "Zum Einstieg",
  "UV Curing Light, 405 nm Desk Lamp": "UV-Tischlampe zum Härten, 405 nm",
  "A 405 nm desk lamp with a bendable neck and a timer that cures resin prints in about five minutes. 240 V, 20 W, with safety glasses.":
    "Eine 405-nm-Tischlampe mit biegsamem Hals und Timer, die Harzdrucke in etwa fünf Minuten härtet. 240 V, 20 W, mit Schutzbrille.",
  "Sunlight cures unevenly and warps thin parts. This lamp puts an even 405 nm light where you want it and turns itself off after 3, 5 or 10 minutes.":
    "Sonnenlicht härtet ungleichmäßig und verzieht dünne Teile. Diese Lampe bringt gleichmäßiges 405-nm-Licht dorthin, wo Sie es brauchen, und schaltet sich nach 3, 5 oder 10 Minuten aus.",
  "The neck bends and stays put, so you can light tall models and awkward hollows from the side.":
    "Der Hals lässt sich biegen und bleibt so stehen: Hohe Modelle und verwinkelte Hohlräume beleuchten Sie einfach von der Seite.",
  "300 mm tall at full stretch, foot 120 mm across":
    "Ganz ausgestreckt 300 mm hoch, Fuß 120 mm Durchmesser",
  "640 g": "640 g",
  "36 LEDs, 405 nm, 20 W": "36 LEDs, 405 nm, 20 W",
  Timer: "Timer",
  "3, 5 or 10 minutes": "3, 5 oder 10 Minuten",
  "240 V plug pack to 12 V, Australian pins, 1.8 m lead":
    "Steckernetzteil 240 V auf 12 V, australischer Stecker, Kabel von 1,8 m",
  Cures: "Härtet",
  "Prints up to about 200 mm tall; larger ones in turns":
    "Drucke bis etwa 200 mm Höhe; größere in mehreren Durchgängen",
  "Lamp, plug pack, yellow safety glasses": "Lampe, Steckernetzteil, gelbe Schutzbrille",
  Warranty: "Garantie",
  "12 months from the maker, on top of your rights under the Australian Consumer Law":
    "12 Monate vom Hersteller, zusätzlich zu Ihren Rechten nach dem australischen Verbraucherrecht",
  "Wash the print and let it dry fully.": "Den Druck waschen und ganz trocknen lassen.",
  "Stand it on a turntable, 150 mm below the lamp.":
    "Auf einen Drehteller stellen, 150 mm unter die Lampe.",
  "Cure for 5 minutes, turn it over, and cure for 2 more.":
    "5 Minuten härten, umdrehen und weitere 2 härten.",
  "Unplug it and wipe the lens with a dry cloth.":
    "Den Stecker ziehen und die Linse mit einem trockenen Tuch abwischen.",
  "Put the glasses on first and do not look into the light: 405 nm harms eyes before it feels bright. Not for skin or nails, and not within reach of children. The head gets warm, to about 45 °C.":
    "Zuerst die Schutzbrille aufsetzen und nicht ins Licht schauen: 405 nm schadet den Augen, bevor es hell wirkt. Nicht für Haut oder Nägel und nicht in Reichweite von Kindern. Der Kopf wird warm, etwa 45 °C.",
  // solar-turntable
  "Solar Turntable": "Solar-Drehteller",
  "Turns by the light of the lamp, so that every side is cured.":
    "Dreht sich im Licht der Lampe, damit jede Seite gehärtet wird.",
  "Solar Turntable for Curing Resin Prints": "Solar-Drehteller zum Härten von Drucken",
  "A mirrored turntable driven by the light of the curing lamp itself, so that prints cure evenly all round. 140 mm plate, no batteries.":
    "Ein verspiegelter Drehteller, den das Licht der Lampe selbst antreibt, damit Drucke rundum gleichmäßig härten. Teller mit 140 mm, ohne Batterien.",
  "A small solar cell in the foot turns the plate whenever the curing lamp is on. No batteries, no switch. The mirrored top throws light up under overhangs.":
    "Eine kleine Solarzelle im Fuß dreht den Teller, sobald die Lampe an ist. Keine Batterien, kein Schalter. Die verspiegelte Oberseite wirft Licht unter die Überhänge.",
  "140 mm across, 36 mm tall": "140 mm Durchmesser, 36 mm hoch",
  "210 g": "210 g",
  Carries: "Trägt",
  "Prints up to 500 g": "Drucke bis 500 g",
  Speed: "Tempo",
  "About 6 turns a minute under our curing light":
    "Etwa 6 Umdrehungen in der Minute unter unserer UV-Lampe",
  "405 nm lamps of 10 W or more, and direct sun": "405-nm-Lampen ab 10 W und direkter Sonne",
  "None needed": "Keiner nötig",
  "Keep resin off the mirror. Wipe it with alcohol on a soft cloth.":
    "Kein Harz auf den Spiegel kommen lassen. Mit Alkohol und einem weichen Tuch abwischen.",
  // ipa-wash-tub
  "IPA Wash Tub": "Waschwanne für Alkohol",
  "Dunk, drain, done: a sealed tub with a lift-out basket.":
    "Eintauchen, abtropfen, fertig: dichte Wanne mit Korb zum Herausheben.",
  "Resin Print Wash Tub with Basket": "Waschwanne mit Korb für Harzdrucke",
  "A sealed tub with a lift-out basket to wash resin prints in alcohol or water. One litre or three, so hands and air stay clean. Sold empty.":
    "Eine dichte Wanne mit Korb zum Herausheben, um Harzdrucke in Alkohol oder Wasser zu waschen. Ein oder drei Liter; Hände und Luft bleiben sauber. Ohne Inhalt.",
  "Put prints in the basket, close the lid, swirl for three minutes, lift and let drain. The basket hooks on the rim, so your hands stay out of the alcohol, and the seal keeps it from evaporating between prints.":
    "Drucke in den Korb legen, Deckel zu, drei Minuten schwenken, herausheben und abtropfen lassen. Der Korb lässt sich am Rand einhängen, sodass Ihre Hände nicht in den Alkohol müssen, und die Dichtung verhindert, dass er zwischen den Drucken verdunstet.",
  "Two tubs wash best: one for the dirty bath and one for the clean.":
    "Am besten wäscht es sich mit zwei Wannen: eine für das schmutzige Bad, eine für das saubere.",
  "140 mm across, 170 mm tall, basket 110 × 120 mm, 310 g":
    "140 mm Durchmesser, 170 mm hoch, Korb 110 × 120 mm, 310 g",
  "200 mm across, 260 mm tall, basket 160 × 200 mm, 620 g":
    "200 mm Durchmesser, 260 mm hoch, Korb 160 × 200 mm, 620 g",
  "Polypropylene with a silicone seal": "Polypropylen mit Silikondichtung",
  "Isopropyl alcohol, methylated spirits, water": "Isopropylalkohol, Brennspiritus, Wasser",
  "Tub, basket and lid. No alcohol: we cannot post it, but chemists and hardware shops have it":
    "Wanne, Korb und Deckel. Kein Alkohol: Den dürfen wir nicht verschicken, aber Apotheken und Baumärkte führen ihn",
  "Fill to two thirds.": "Zu zwei Dritteln füllen.",
  "Wash for 3 minutes, then again in a clean bath.":
    "3 Minuten waschen, dann noch einmal in einem sauberen Bad.",
  "When the first bath is cloudy, stand the closed tub in the sun for a day, let it settle, filter it and use it again.":
    "Ist das erste Bad trüb, die geschlossene Wanne einen Tag in die Sonne stellen, warten, bis es sich abgesetzt hat, filtern und wieder benutzen.",
  "Rinse the tub with water and dry it. Wipe the seal now and then.":
    "Die Wanne mit Wasser ausspülen und trocknen. Die Dichtung ab und zu abwischen.",
  "Alcohol burns: keep it from flames, sparks and hot cars, and open a window. Dirty alcohol never goes down a drain.":
    "Alkohol brennt: von Flammen, Funken und heißen Autos fernhalten und ein Fenster öffnen. Schmutziger Alkohol gehört niemals in den Abfluss.",
  "Sold empty. Alcohol cannot be posted; buy it locally.":
    "Ohne Inhalt. Alkohol lässt sich nicht verschicken; kaufen Sie ihn bitte vor Ort.",
}
