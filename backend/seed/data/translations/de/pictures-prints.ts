import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of the pictures of prints, keepsakes and lights. */
export const printPictureTexts: SegmentTranslations = {
  "Sage green faceted planter with a succulent": "Facettentopf in Salbeigrün mit einer Sukkulente",
  "Charcoal faceted planter with a succulent": "Facettentopf in Anthrazit mit einer Sukkulente",
  "Large planter with an agave beside a ruler: 16 centimetres tall":
    "Großer Topf mit einer Agave neben einem Lineal: 16 Zentimeter hoch",
  "Sage planters in small, medium and large, each planted":
    "Salbeigrüne Töpfe in Klein, Mittel und Groß, alle bepflanzt",
  "Underside of the planter with six drain holes, its drip tray beside it":
    "Unterseite des Topfs mit sechs Ablauflöchern, daneben der Untersetzer",
  "Pale blue wave vase holding dried grass": "Hellblaue Wellenvase mit getrocknetem Gras",
  "Sand-coloured wave vase holding dried grass": "Sandfarbene Wellenvase mit getrocknetem Gras",
  "Waves and layer lines on the wall of the vase, close up":
    "Wellen und Schichtlinien an der Wand der Vase, nah",
  "Empty wave vase beside a ruler: 20 centimetres tall":
    "Leere Wellenvase neben einem Lineal: 20 Zentimeter hoch",
  "Two wave vases on an oak table, one with dried grass, beside a mug on a book":
    "Zwei Wellenvasen auf einem Eichentisch, eine mit getrocknetem Gras, daneben eine Tasse auf einem Buch",
  "Slate hexagonal cups with pencils, markers and paper clips":
    "Sechseckige Becher in Schiefer mit Bleistiften, Filzstiften und Büroklammern",
  "Teal hexagonal cups with pencils, markers and paper clips":
    "Sechseckige Becher in Petrol mit Bleistiften, Filzstiften und Büroklammern",
  "Three empty teal cups apart, round marks where the magnets are sealed in":
    "Drei leere Becher in Petrol, auseinandergerückt, mit runden Stellen, wo die Magnete eingeschlossen sind",
  "Desk organiser on a timber desk beside a small planter":
    "Schreibtisch-Organizer auf einem Holztisch neben einem kleinen Pflanztopf",
  "Teal phone stand holding a phone": "Handyständer in Petrol mit einem Handy",
  "Rust-red phone stand holding a phone": "Rostroter Handyständer mit einem Handy",
  "Empty phone stand beside a ruler: 11 centimetres tall":
    "Leerer Handyständer neben einem Lineal: 11 Zentimeter hoch",
  "Phone lying sideways in a rust-red stand on a table, its lead going through the slot":
    "Handy quer in einem rostroten Ständer auf einem Tisch, das Kabel läuft durch den Schlitz",
  "Four cookie cutters: koala, star, gum leaf and whale":
    "Vier Ausstecher: Koala, Stern, Eukalyptusblatt und Wal",
  "Teal koala cookie cutter": "Koala-Ausstecher in Petrol",
  "Blue whale cookie cutter beside a ruler": "Blauer Wal-Ausstecher neben einem Lineal",
  "Cookie cutters on rolled dough with a star and a whale cut out":
    "Ausstecher auf ausgerolltem Teig, ein Stern und ein Wal sind ausgestochen",
  "Green gum leaf cutter and gold star cutter":
    "Grüner Eukalyptusblatt-Ausstecher und goldener Stern-Ausstecher",
  "Green gum leaf cutter, its cutting edge up":
    "Grüner Eukalyptusblatt-Ausstecher, die Schneide nach oben",
  "Baked leaf and star biscuits on a tray with both cutters in front":
    "Gebackene Plätzchen als Blätter und Sterne auf einem Blech, davor beide Ausstecher",
  "Stainless steel heart pendant with a paw print on a chain":
    "Herzanhänger aus Edelstahl mit Pfotenabdruck an einer Kette",
  "Gold plated heart pendant with a paw print on a chain":
    "Vergoldeter Herzanhänger mit Pfotenabdruck an einer Kette",
  "Rose gold plated heart pendant with a paw print on a chain":
    "Rosé vergoldeter Herzanhänger mit Pfotenabdruck an einer Kette",
  "Paw print on the steel heart, close up": "Pfotenabdruck auf dem Stahlherz, nah",
  "Back of the steel heart with the screw that seals it":
    "Rückseite des Stahlherzens mit der Schraube, die es verschließt",
  "Gold drop pendant with the letter M on a cream card":
    "Goldener Tropfenanhänger mit dem Buchstaben M auf einer cremefarbenen Karte",
  "Steel disc pendant with the letter M on a cream card":
    "Scheibenanhänger aus Stahl mit dem Buchstaben M auf einer cremefarbenen Karte",
  "Gold drop pendant laid out on its chain": "Goldener Tropfenanhänger, an seiner Kette ausgelegt",
  "Gold drop and steel disc above a ruler": "Goldener Tropfen und Stahlscheibe über einem Lineal",
  "Navy mini urn with gold bands": "Marineblaue kleine Urne mit goldenen Bändern",
  "Pearl white mini urn with gold bands": "Perlweiße kleine Urne mit goldenen Bändern",
  "Forest green mini urn with gold bands": "Waldgrüne kleine Urne mit goldenen Bändern",
  "Forest green mini urn open, showing the thread of its lid":
    "Waldgrüne kleine Urne, offen, mit dem Gewinde ihres Deckels",
  "Mini urn beside a ruler: 75 millimetres tall":
    "Kleine Urne neben einem Lineal: 75 Millimeter hoch",
  "Navy urn with a paw print and silver bands":
    "Marineblaue Urne mit Pfotenabdruck und silbernen Bändern",
  "Plum urn with a paw print and silver bands":
    "Pflaumenfarbene Urne mit Pfotenabdruck und silbernen Bändern",
  "Paw print pressed into the plum urn, close up":
    "Pfotenabdruck, in die pflaumenfarbene Urne eingedrückt, nah",
  "Paw print urn beside a ruler: 92 millimetres tall":
    "Urne mit Pfote neben einem Lineal: 92 Millimeter hoch",
  "Jointed dragon fading from deep teal to pale aqua":
    "Gelenkdrache mit Farbverlauf von tiefem Petrol zu hellem Aqua",
  "Jointed dragon fading from red to gold": "Gelenkdrache mit Farbverlauf von Rot zu Gold",
  "Jointed dragon fading from violet to pink": "Gelenkdrache mit Farbverlauf von Violett zu Rosa",
  "Head, horns and neck joints of the reef dragon, close up":
    "Kopf, Hörner und Halsgelenke des Riffdrachen, nah",
  "A 55 cm sunset dragon and a 30 cm dusk dragon beside a 30 cm ruler":
    "Ein Drache „Sonnenuntergang“ von 55\u00a0cm und ein Drache „Dämmerung“ von 30\u00a0cm neben einem Lineal von 30\u00a0cm",
  "Purple scaled egg on its ring": "Violettes Schuppenei auf seinem Ring",
  "Green scaled egg on its ring": "Grünes Schuppenei auf seinem Ring",
  "Green egg unscrewed, with the small dragon curled up inside":
    "Grünes Ei, aufgeschraubt, der kleine Drache zusammengerollt darin",
  "Purple egg on a bench with the small dragon lying beside it":
    "Violettes Ei auf einer Werkbank, daneben liegt der kleine Drache",
  "Green baby dragon beside a ruler: 15 centimetres long":
    "Kleiner grüner Drache neben einem Lineal: 15 Zentimeter lang",
  "Six cream chess pieces from pawn to king":
    "Sechs cremefarbene Schachfiguren vom Bauern bis zum König",
  "Six ebony chess pieces from king to pawn":
    "Sechs ebenholzschwarze Schachfiguren vom König bis zum Bauern",
  "Cream and ebony pieces in the middle of a game on a timber board":
    "Cremefarbene und ebenholzschwarze Figuren mitten in einer Partie auf einem Holzbrett",
  "Crown of the cream king, close up": "Krone des cremefarbenen Königs, nah",
  "Cream king beside a ruler, 98 millimetres tall, and the green felt under an ebony pawn":
    "Cremefarbener König neben einem Lineal, 98 Millimeter hoch, und der grüne Filz unter einem ebenholzschwarzen Bauern",
  "Grey brick dice tower with two dice": "Grauer Würfelturm mit Mauermuster, dazu zwei Würfel",
  "Sandstone dice tower with two dice": "Sandsteinfarbener Würfelturm mit zwei Würfeln",
  "A die on the first step inside, seen over the battlements":
    "Ein Würfel auf der ersten Stufe innen, über die Zinnen gesehen",
  "Dice tower beside a ruler: 21 centimetres tall":
    "Würfelturm neben einem Lineal: 21 Zentimeter hoch",
  "Four acacia coasters etched with leaves, waves and a bird":
    "Vier Untersetzer aus Akazie, graviert mit Blättern, Wellen und einem Vogel",
  "Four walnut coasters etched with leaves, waves and a bird":
    "Vier Untersetzer aus Nussbaum, graviert mit Blättern, Wellen und einem Vogel",
  "Acacia coaster with a curlew, close up": "Untersetzer aus Akazie mit einem Brachvogel, nah",
  "A stack of three coasters beside a mug of coffee on the fourth":
    "Ein Stapel von drei Untersetzern neben einer Tasse Kaffee auf dem vierten",
  "Plywood door sign with the name Matilda on a cord":
    "Türschild aus Sperrholz mit dem Namen Matilda an einer Kordel",
  "Walnut door sign with the name Archie on a cord":
    "Türschild aus Nussbaum mit dem Namen Archie an einer Kordel",
  "Door sign hanging on a painted door": "Türschild an einer gestrichenen Tür",
  "Etched leaves and letters and the brown edge of a door sign, close up":
    "Gravierte Blätter und Buchstaben und die braune Kante eines Türschilds, nah",
  "Walnut key tag with the initials JM on a steel ring":
    "Schlüsselanhänger aus Nussbaum mit den Initialen JM an einem Stahlring",
  "Plywood key tag with the initials AB on a steel ring":
    "Schlüsselanhänger aus Sperrholz mit den Initialen AB an einem Stahlring",
  "Key tag beside a ruler: 52 millimetres long":
    "Schlüsselanhänger neben einem Lineal: 52 Millimeter lang",
  "Walnut key tag on a ring with two door keys":
    "Schlüsselanhänger aus Nussbaum an einem Ring mit zwei Haustürschlüsseln",
  "Moon night light switched off, showing its craters":
    "Nachtlicht Mond, ausgeschaltet, mit seinen Kratern",
  "Seas and craters of the moon night light, close up":
    "Meere und Krater des Nachtlichts Mond, nah",
  "Moon night lights of 12, 15 and 18 centimetres, all lit":
    "Nachtlichter Mond mit 12, 15 und 18 Zentimetern, alle leuchten",
  "Moon night light, 15 centimetres across, beside a ruler":
    "Nachtlicht Mond, 15 Zentimeter Durchmesser, neben einem Lineal",
  "Mushroom lamp with a red, spotted cap, switched off":
    "Pilzlampe mit rotem, getupftem Hut, ausgeschaltet",
  "Mushroom lamp with a teal, spotted cap, switched off":
    "Pilzlampe mit petrolfarbenem, getupftem Hut, ausgeschaltet",
  "Red mushroom lamp lit beside a book in the evening":
    "Rote Pilzlampe, die am Abend neben einem Buch leuchtet",
  "Teal cap lifted off the stem, showing the LED":
    "Petrolfarbener Hut, vom Stiel gehoben, die LED ist zu sehen",
  "Cloud lamp with three blue drops, lit in a dark room":
    "Wolkenlampe mit drei blauen Tropfen, leuchtend in einem dunklen Zimmer",
  "Cloud lamp with three blue drops by day": "Wolkenlampe mit drei blauen Tropfen bei Tag",
  "Three clear blue drops below the cloud, close up":
    "Drei klare blaue Tropfen unter der Wolke, nah",
  "Lithophane lamp lit, showing a sunset behind a gum tree":
    "Leuchtende Lithophanie-Lampe mit einem Sonnenuntergang hinter einem Eukalyptusbaum",
  "Lithophane lamp switched off, nearly white": "Lithophanie-Lampe, ausgeschaltet, fast weiß",
  "Gum tree and lake in the lit wall of the lamp, close up":
    "Eukalyptusbaum und See in der leuchtenden Wand der Lampe, nah",
  "Lithophane lamp beside a ruler: 16 centimetres tall":
    "Lithophanie-Lampe neben einem Lineal: 16 Zentimeter hoch",
  "Lithophane panel lit from behind, showing gum trees at sunset":
    "Von hinten beleuchtete Lithophanie-Tafel mit Eukalyptusbäumen bei Sonnenuntergang",
  "Lithophane panel by day on a shelf beside a planter":
    "Lithophanie-Tafel bei Tag auf einem Regal neben einem Pflanztopf",
  "Edge of the panel in the slot of its hoop pine foot":
    "Kante der Tafel im Schlitz ihres Fußes aus Araukarienholz",
}
