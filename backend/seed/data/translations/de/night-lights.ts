import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The night lights and lithophanes. */
export const nightLightTexts: SegmentTranslations = {
  "Warm white LED, 2700 K, 1.5 W, three levels": "Warmweiße LED, 2700 K, 1,5 W, drei Stufen",
  "5 V from USB, lead of 1.5 m. Works from any USB plug; a wall plug is an extra":
    "5 V über USB, Kabel von 1,5 m. Läuft an jedem USB-Anschluss; ein Netzteil ist als Extra erhältlich",
  "Stays below 35 °C, safe to touch": "Bleibt unter 35 °C, darf angefasst werden",
  "Unplug it and dust with a soft, dry brush. A wet cloth leaves rings in the hollows.":
    "Den Stecker ziehen und mit einem weichen, trockenen Pinsel abstauben. Ein nasses Tuch hinterlässt Ränder in den Vertiefungen.",
  "For dry rooms indoors. Keep the lead out of reach of children under 3. It is a lamp, not a toy, and PLA softens above 55 °C, so keep it off sunny sills and out of hot cars.":
    "Für trockene Innenräume. Das Kabel gehört außer Reichweite von Kindern unter 3 Jahren. Es ist eine Lampe, kein Spielzeug, und PLA wird über 55 °C weich: nicht auf sonnige Fensterbänke und nicht in heiße Autos.",
  "Moon Night Light": "Nachtlicht Mond",
  "Moon Night Light on a Timber Foot": "Nachtlicht Mond auf Holzfuß",
  "A moon lamp with true craters on a foot of hoop pine, 12, 15 or 18 cm across. Warm white LED, three levels, runs from USB and stays cool.":
    "Eine Mondlampe mit echten Kratern auf einem Fuß aus Araukarienholz, 12, 15 oder 18 cm groß. Warmweiße LED, drei Stufen, läuft über USB und bleibt kühl.",
  "True craters, warm light, and a foot of hoop pine.":
    "Echte Krater, warmes Licht und ein Fuß aus Araukarienholz.",
  Video: "Video",
  "A moon to sleep beside. Touch the foot to step through three levels; the lowest is dim enough to leave on all night.":
    "Ein Mond zum Einschlafen. Ein Tippen auf den Fuß schaltet durch drei Stufen; die schwächste darf die ganze Nacht an bleiben.",
  "The surface follows survey maps of the real Moon, so seas and craters sit where they should. Thin walls glow and thick ones shade.":
    "Die Oberfläche folgt Vermessungskarten des echten Mondes, damit Meere und Krater da liegen, wo sie hingehören. Dünne Wände leuchten, dicke bleiben dunkel.",
  "120 mm across, 165 mm tall on its foot, 260 g": "120 mm Durchmesser, mit Fuß 165 mm hoch, 260 g",
  "150 mm across, 195 mm tall, 350 g": "150 mm Durchmesser, 195 mm hoch, 350 g",
  "180 mm across, 225 mm tall, 480 g": "180 mm Durchmesser, 225 mm hoch, 480 g",
  "PLA moon, oiled hoop pine foot": "Mond aus PLA, Fuß aus geöltem Araukarienholz",
  "Moon, foot with LED, USB lead": "Mond, Fuß mit LED, USB-Kabel",
  "Mushroom Night Light": "Nachtlicht Pilz",
  "Mushroom Night Light, Spotted Cap": "Nachtlicht Pilz mit getupftem Hut",
  "A spotted mushroom night light, 14 cm tall, with a red or teal cap. Warm white LED with three levels, runs from USB, stays below 35 °C.":
    "Ein Nachtlicht als getupfter Pilz, 14 cm hoch, mit rotem oder petrolfarbenem Hut. Warmweiße LED mit drei Stufen, läuft über USB, bleibt unter 35 °C.",
  "A spotted cap that glows, for the end of the bookshelf.":
    "Ein getupfter Hut, der leuchtet, für das Ende vom Bücherregal.",
  "A small lamp for a shelf or a bedside. The spots are thinner than the cap, so they light up first. The cap lifts off, and red and teal fit the same stem.":
    "Eine kleine Lampe für Regal oder Nachttisch. Die Tupfen sind dünner als der Hut und leuchten deshalb zuerst. Der Hut lässt sich abnehmen; Rot und Petrol passen auf denselben Stiel.",
  "140 mm tall, cap 150 mm across": "140 mm hoch, Hut 150 mm Durchmesser",
  "290 g": "290 g",
  "Stem with LED, one cap, USB lead": "Stiel mit LED, ein Hut, USB-Kabel",
  "Rain Cloud Night Light": "Nachtlicht Regenwolke",
  "Rain Cloud Night Light, Three Drops": "Nachtlicht Regenwolke mit drei Tropfen",
  "A cloud-shaped night light with three clear raindrops on a timber foot, 17 cm wide. Warm white LED with three levels, runs from USB.":
    "Ein Nachtlicht als Wolke mit drei klaren Regentropfen auf einem Holzfuß, 17 cm breit. Warmweiße LED mit drei Stufen, läuft über USB.",
  "A soft cloud, three blue drops, and no thunder.":
    "Eine weiche Wolke, drei blaue Tropfen und kein Donner.",
  "A cloud that glows evenly, with three clear drops below it that catch the light. Dim enough for a nursery, bright enough to find the door.":
    "Eine Wolke, die gleichmäßig leuchtet, mit drei klaren Tropfen darunter, die das Licht fangen. Schwach genug fürs Kinderzimmer, hell genug, um die Tür zu finden.",
  "Sold out for now: more are on the printer.": "Im Moment ausverkauft: Neue sind im Drucker.",
  "170 mm wide, 150 mm tall": "170 mm breit, 150 mm hoch",
  "310 g": "310 g",
  "PLA cloud, cured resin drops, oiled hoop pine foot":
    "Wolke aus PLA, Tropfen aus gehärtetem Harz, Fuß aus geöltem Araukarienholz",
  "Cloud on its foot with LED, USB lead": "Wolke auf ihrem Fuß mit LED, USB-Kabel",
  "Photo Lithophane Lamp": "Fotolampe als Lithophanie",
  "Lithophane Lamp from Your Photo": "Lithophanie-Lampe nach Ihrem Foto",
  "A lamp made from your photo: white by day, your picture when it is lit. 16 cm tall, warm LED, preview before we print. Made near Gladstone.":
    "Eine Lampe nach Ihrem Foto: weiß am Tag, Ihr Bild, wenn sie leuchtet. 16 cm hoch, warme LED, Vorschau vor dem Druck. Gefertigt bei Gladstone.",
  "White by day, your photo by night. You see a preview first.":
    "Weiß am Tag, Ihr Foto in der Nacht. Vorher sehen Sie eine Vorschau.",
  "Send us one wide photo or up to four tall ones. Unlit, the lamp looks like carved porcelain; lit, every shade of your picture appears.":
    "Schicken Sie uns ein breites Foto oder bis zu vier hohe. Ohne Licht sieht die Lampe aus wie geschnitztes Porzellan; mit Licht erscheint jede Stufe Ihres Bildes.",
  "You see a preview before we print, and we print only when you say yes.":
    "Vor dem Druck sehen Sie eine Vorschau, und wir drucken erst, wenn Sie Ja sagen.",
  "160 mm tall, 120 mm across": "160 mm hoch, 120 mm Durchmesser",
  "380 g": "380 g",
  "White PLA, oiled hoop pine foot and rim": "Weißes PLA, Fuß und Rand aus geöltem Araukarienholz",
  "At least 1,500 pixels wide, one clear subject, plain background":
    "Mindestens 1.500 Pixel breit, ein klares Motiv, ruhiger Hintergrund",
  "Lamp on its foot, USB lead": "Lampe auf ihrem Fuß, USB-Kabel",
  "Order, and tell us in a few words what the photo shows.":
    "Bestellen Sie und sagen Sie uns in ein paar Worten, was auf dem Foto ist.",
  "We write to you for the photo and send back a preview.":
    "Wir bitten Sie per E-Mail um das Foto und schicken eine Vorschau zurück.",
  "You say yes, we print it for about fourteen hours and fit the light.":
    "Sie sagen Ja, wir drucken etwa vierzehn Stunden lang und bauen das Licht ein.",
  "It leaves Calliope 6 to 7 business days after we have your photo. Your photo is deleted 30 days after the lamp is posted.":
    "Sie verlässt Calliope 6 bis 7 Werktage, nachdem wir Ihr Foto haben. Ihr Foto löschen wir 30 Tage nach dem Versand der Lampe.",
  "The days count from when we have your photo.":
    "Die Tage zählen ab dem Zeitpunkt, an dem wir Ihr Foto haben.",
  "Lithophane Panel": "Lithophanie-Tafel",
  "Lithophane Photo Panel, 20 × 14 cm": "Fototafel als Lithophanie, 20 × 14 cm",
  "Your landscape photo printed as a 20 × 14 cm panel that lights up in a slotted timber foot. Preview before we print. Swap the panel any time.":
    "Ihr Foto im Querformat als Tafel von 20 × 14 cm, die in einem geschlitzten Holzfuß leuchtet. Vorschau vor dem Druck. Die Tafel lässt sich jederzeit wechseln.",
  "One photo, one panel, one slotted timber foot with a light.":
    "Ein Foto, eine Tafel, ein geschlitzter Holzfuß mit Licht.",
  "One landscape photo in hundreds of shades of white. The light sits in the foot and the panel lifts out, so you can order another photo next year.":
    "Ein Foto im Querformat in Hunderten von Weißtönen. Das Licht sitzt im Fuß, und die Tafel lässt sich herausheben: Nächstes Jahr bestellen Sie einfach ein anderes Foto.",
  Panel: "Tafel",
  Foot: "Fuß",
  "200 × 140 mm, 3 mm at its thickest, 75 g": "200 × 140 mm, höchstens 3 mm stark, 75 g",
  "Oiled hoop pine, 250 mm wide, 290 g": "Geöltes Araukarienholz, 250 mm breit, 290 g",
  "At least 1,500 pixels wide, landscape": "Mindestens 1.500 Pixel breit, Querformat",
  "Panel, foot with LED, USB lead": "Tafel, Fuß mit LED, USB-Kabel",
  "You say yes, we print it for about seven hours.":
    "Sie sagen Ja, wir drucken sie etwa sieben Stunden lang.",
  "It leaves Calliope 6 to 7 business days after we have your photo. Your photo is deleted 30 days after the panel is posted.":
    "Sie verlässt Calliope 6 bis 7 Werktage, nachdem wir Ihr Foto haben. Ihr Foto löschen wir 30 Tage nach dem Versand der Tafel.",
}
