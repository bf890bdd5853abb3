import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of the pictures of resins, accessories and spare parts. */
export const supplyPictureTexts: SegmentTranslations = {
  "Bottle of Curlew standard resin with a grey label band, between a beaker of grey resin and a small printed curlew":
    "Flasche Standardharz von Curlew mit grauem Etikettband zwischen einem Becher grauem Harz und einem kleinen gedruckten Brachvogel",
  "Bottle of Curlew standard resin with a white label band, between a beaker of white resin and a small printed curlew":
    "Flasche Standardharz von Curlew mit weißem Etikettband zwischen einem Becher weißem Harz und einem kleinen gedruckten Brachvogel",
  "Bottle of Curlew standard resin with a black label band, between a beaker of black resin and a small printed curlew":
    "Flasche Standardharz von Curlew mit schwarzem Etikettband zwischen einem Becher schwarzem Harz und einem kleinen gedruckten Brachvogel",
  "Bottle of Curlew standard resin with a pale blue label band, between a beaker of clear resin and a small printed curlew":
    "Flasche Standardharz von Curlew mit hellblauem Etikettband zwischen einem Becher klarem Harz und einem kleinen gedruckten Brachvogel",
  "Bottle of Curlew standard resin with a teal label band, between a beaker of teal resin and a small printed curlew":
    "Flasche Standardharz von Curlew mit petrolfarbenem Etikettband zwischen einem Becher petrolfarbenem Harz und einem kleinen gedruckten Brachvogel",
  "Five small curlews printed in grey, white, black, clear and teal standard resin":
    "Fünf kleine Brachvögel, gedruckt aus grauem, weißem, schwarzem, klarem und petrolfarbenem Standardharz",
  "Teal resin pouring from the bottle into a beaker in a smooth thread":
    "Petrolfarbenes Harz fließt als glatter Faden aus der Flasche in einen Becher",
  "The one kilogram bottle of teal standard resin beside the 500 gram bottle":
    "Die Kilogrammflasche mit petrolfarbenem Standardharz neben der Flasche mit 500 Gramm",
  "Label of the one kilogram standard resin bottle, close up":
    "Etikett der Kilogrammflasche Standardharz, nah",
  "Standard resin bottle beside a steel ruler: it stands just under 20 centimetres tall":
    "Flasche Standardharz neben einem Stahllineal: Sie ist knapp 20 Zentimeter hoch",
  "Bottle of plant-based resin with a grey label band, between a beaker of grey resin and a small printed curlew":
    "Flasche pflanzenbasiertes Harz mit grauem Etikettband zwischen einem Becher grauem Harz und einem kleinen gedruckten Brachvogel",
  "Bottle of plant-based resin with a sand-coloured label band, between a beaker of sand resin and a small printed curlew":
    "Flasche pflanzenbasiertes Harz mit sandfarbenem Etikettband zwischen einem Becher sandfarbenem Harz und einem kleinen gedruckten Brachvogel",
  "Plant-based resin behind a bowl of dry soybeans":
    "Pflanzenbasiertes Harz hinter einer Schale getrockneter Sojabohnen",
  "Plant-based resin on a workbench beside a beaker of sand-coloured resin":
    "Pflanzenbasiertes Harz auf einer Werkbank neben einem Becher mit sandfarbenem Harz",
  "Four small white bottles of pastel resin with pink, mint, blue and yellow bands and caps":
    "Vier kleine weiße Flaschen Pastellharz mit Bändern und Verschlüssen in Rosa, Mint, Blau und Gelb",
  "Four scaled eggs printed in the pastel colours":
    "Vier Schuppeneier, gedruckt in den Pastellfarben",
  "Four beakers of poured resin in galah pink, gum mint, reef blue and wattle yellow":
    "Vier Becher mit gegossenem Harz in Galah-Rosa, Eukalyptus-Mint, Riff-Blau und Akazien-Gelb",
  "Label of the galah pink bottle, close up": "Etikett der Flasche in Galah-Rosa, nah",
  "Bottle of tough ABS-like resin with a grey label band, a beaker of it and a printed bracket":
    "Flasche zähes, ABS-ähnliches Harz mit grauem Etikettband, ein Becher davon und ein gedruckter Halter",
  "Bottle of tough ABS-like resin with a black label band, a beaker of it and a printed bracket":
    "Flasche zähes, ABS-ähnliches Harz mit schwarzem Etikettband, ein Becher davon und ein gedruckter Halter",
  "Two brackets printed in tough resin, grey and black, with steel screws driven into them":
    "Zwei Halter aus zähem Harz, grau und schwarz, mit eingedrehten Stahlschrauben",
  "Tough resin on a bench with two printed chess pieces, a rook and a knight":
    "Zähes Harz auf einer Werkbank mit zwei gedruckten Schachfiguren, einem Turm und einem Springer",
  "Bottle of flexible resin, soft grade 60A, with a beaker of it, a gasket and two O-rings in translucent blush":
    "Flasche flexibles Harz, weich, 60A, mit einem Becher davon, einer Dichtung und zwei O-Ringen in durchscheinendem Zartrosa",
  "Bottle of flexible resin, firm grade 80A, with a beaker of it, a gasket and two O-rings in translucent rust":
    "Flasche flexibles Harz, fest, 80A, mit einem Becher davon, einer Dichtung und zwei O-Ringen in durchscheinendem Rost",
  "A rust strip bent into a loop by a paper clamp, beside a stamp, a gasket and O-rings":
    "Ein rostfarbener Streifen, von einer Papierklammer zur Schlaufe gebogen, neben einem Stempel, einer Dichtung und O-Ringen",
  "Both grades of flexible resin side by side": "Beide Härten des flexiblen Harzes nebeneinander",
  "Bottle of high-temperature resin with an amber label band, a beaker of it and a printed fan duct":
    "Flasche hitzefestes Harz mit bernsteinfarbenem Etikettband, ein Becher davon und ein gedruckter Luftkanal",
  "A fluted candle mould full of wax and a fan duct, both printed in amber high-temperature resin":
    "Eine geriffelte Kerzenform voller Wachs und ein Luftkanal, beide aus bernsteinfarbenem hitzefestem Harz",
  "Label of the high-temperature resin, close up": "Etikett des hitzefesten Harzes, nah",
  "White bottle of water-washable resin with a grey label band, between a beaker of it and a small printed curlew":
    "Weiße Flasche wasserwaschbares Harz mit grauem Etikettband zwischen einem Becher davon und einem kleinen gedruckten Brachvogel",
  "White bottle of water-washable resin with a white label band, between a beaker of it and a small printed curlew":
    "Weiße Flasche wasserwaschbares Harz mit weißem Etikettband zwischen einem Becher davon und einem kleinen gedruckten Brachvogel",
  "White bottle of water-washable resin with a black label band, between a beaker of it and a small printed curlew":
    "Weiße Flasche wasserwaschbares Harz mit schwarzem Etikettband zwischen einem Becher davon und einem kleinen gedruckten Brachvogel",
  "White bottle of water-washable resin with a skin-toned label band, between a beaker of it and a small printed curlew":
    "Weiße Flasche wasserwaschbares Harz mit hautfarbenem Etikettband zwischen einem Becher davon und einem kleinen gedruckten Brachvogel",
  "Two printed curlews standing in an enamel basin of clear water":
    "Zwei gedruckte Brachvögel in einer Emailleschüssel mit klarem Wasser",
  "The one kilogram bottle of water-washable resin beside the 500 gram bottle":
    "Die Kilogrammflasche mit wasserwaschbarem Harz neben der Flasche mit 500 Gramm",
  "Water-washable resin on a bench beside a beaker of water":
    "Wasserwaschbares Harz auf einer Werkbank neben einem Becher Wasser",
  "White bottle of clear resin with a ruby label band, a beaker of it, a twenty-sided die and a lattice ball":
    "Weiße Flasche klares Harz mit rubinrotem Etikettband, ein Becher davon, ein zwanzigseitiger Würfel und eine Gitterkugel",
  "White bottle of clear resin with an amber label band, a beaker of it, a twenty-sided die and a lattice ball":
    "Weiße Flasche klares Harz mit bernsteinfarbenem Etikettband, ein Becher davon, ein zwanzigseitiger Würfel und eine Gitterkugel",
  "White bottle of clear resin with an emerald label band, a beaker of it, a twenty-sided die and a lattice ball":
    "Weiße Flasche klares Harz mit smaragdgrünem Etikettband, ein Becher davon, ein zwanzigseitiger Würfel und eine Gitterkugel",
  "White bottle of clear resin with a sapphire label band, a beaker of it, a twenty-sided die and a lattice ball":
    "Weiße Flasche klares Harz mit saphirblauem Etikettband, ein Becher davon, ein zwanzigseitiger Würfel und eine Gitterkugel",
  "All four jewel colours of clear resin in a row, a printed gem before each":
    "Alle vier Edelsteinfarben des klaren Harzes in einer Reihe, vor jeder ein gedruckter Stein",
  "Twenty-sided dice and cut gems printed in ruby, amber, emerald and sapphire":
    "Zwanzigseitige Würfel und geschliffene Steine, gedruckt in Rubin, Bernstein, Smaragd und Saphir",
  "Curing lamp switched on, shining violet on a printed egg on a turntable":
    "UV-Lampe, eingeschaltet, mit violettem Licht auf einem gedruckten Ei auf dem Drehteller",
  "Curing lamp switched off above a printed egg on a turntable":
    "UV-Lampe, ausgeschaltet, über einem gedruckten Ei auf dem Drehteller",
  "Foot of the curing lamp with its touch timer: 5 minutes is lit":
    "Fuß der UV-Lampe mit dem Timer zum Antippen: 5 Minuten leuchtet",
  "Curing lamp beside a ruler: it is 30 centimetres tall":
    "UV-Lampe neben einem Lineal: Sie ist 30 Zentimeter hoch",
  "Round turntable with mirrored plate and a solar cell in its foot":
    "Runder Drehteller mit verspiegelter Platte und Solarzelle im Fuß",
  "Printed egg on the turntable in the violet light of the curing lamp":
    "Gedrucktes Ei auf dem Drehteller im violetten Licht der UV-Lampe",
  "Solar cell in the foot of the turntable and an egg mirrored in the plate, close up":
    "Solarzelle im Fuß des Drehtellers und ein Ei, das sich in der Platte spiegelt, nah",
  "Solar turntable on a workbench with a printed egg":
    "Solar-Drehteller auf einer Werkbank mit einem gedruckten Ei",
  "Clear washing tub with a teal lid and a lift-out basket":
    "Klare Waschwanne mit petrolfarbenem Deckel und Korb zum Herausheben",
  "Open washing tub with its basket lifted out of the alcohol, two printed eggs in it":
    "Offene Waschwanne, der Korb aus dem Alkohol gehoben, zwei gedruckte Eier darin",
  "One litre and three litre washing tubs side by side":
    "Waschwannen mit einem und mit drei Litern nebeneinander",
  "Washing tub on a workbench next to a resin bottle and a beaker":
    "Waschwanne auf einer Werkbank neben einer Harzflasche und einem Becher",
  "Three litre washing tub beside a ruler: 26 centimetres tall":
    "Waschwanne mit drei Litern neben einem Lineal: 26 Zentimeter hoch",
  "Three clear graduated beakers: 500, 250 and 100 millilitres":
    "Drei klare Messbecher: 500, 250 und 100 Milliliter",
  "Sand-coloured resin being stirred in a beaker beside small beakers of teal and white resin":
    "Sandfarbenes Harz wird in einem Becher gerührt, daneben kleine Becher mit petrolfarbenem und weißem Harz",
  "Marks on the side of a half litre beaker of teal resin, close up":
    "Markierungen an der Seite eines Halbliterbechers mit petrolfarbenem Harz, nah",
  "Half litre beaker beside a steel ruler: 12 centimetres tall":
    "Halbliterbecher neben einem Stahllineal: 12 Zentimeter hoch",
  "Two empty amber bottles with black caps, 500 and 100 millilitres":
    "Zwei leere braune Flaschen mit schwarzem Verschluss, 500 und 100 Milliliter",
  "Two empty clear bottles with black caps, 500 and 100 millilitres":
    "Zwei leere klare Flaschen mit schwarzem Verschluss, 500 und 100 Milliliter",
  "Amber and clear bottles of three sizes in a row":
    "Braune und klare Flaschen in drei Größen in einer Reihe",
  "Bottles of leftover resin and alcohol with colour and date written on their labels":
    "Flaschen mit Resten von Harz und Alkohol, Farbe und Datum stehen auf den Etiketten",
  "Amber half litre bottle beside a steel ruler: 15 centimetres tall":
    "Braune Halbliterflasche neben einem Stahllineal: 15 Zentimeter hoch",
  "Pale blue funnel in the neck of an amber bottle, a folded paper filter in its mouth":
    "Hellblauer Trichter im Hals einer braunen Flasche, darin ein gefalteter Papierfilter",
  "A pile of folded paper filters beside one opened into a cone":
    "Ein Stapel gefalteter Papierfilter neben einem, der zum Kegel geöffnet ist",
  "Funnel in a beaker of teal resin on a workbench beside a resin bottle":
    "Trichter in einem Becher mit petrolfarbenem Harz auf einer Werkbank neben einer Harzflasche",
  "Upturned funnel beside a steel ruler: 15 centimetres tall":
    "Umgedrehter Trichter neben einem Stahllineal: 15 Zentimeter hoch",
  "Dropper bottle of lemon myrtle scent with a sprig of lemon myrtle leaves":
    "Pipettenflasche mit Zitronenmyrtenduft und ein Zweig Zitronenmyrte",
  "Dropper bottle of eucalyptus scent with a sprig of gum leaves":
    "Pipettenflasche mit Eukalyptusduft und ein Zweig Eukalyptusblätter",
  "Dropper bottle of frangipani scent with two frangipani flowers":
    "Pipettenflasche mit Frangipaniduft und zwei Frangipaniblüten",
  "Three dropper bottles of scent in a row": "Drei Pipettenflaschen mit Duft in einer Reihe",
  "Drops of scent falling from the dropper into a beaker of grey resin":
    "Duft tropft aus der Pipette in einen Becher mit grauem Harz",
  "Teal box of nitrile gloves with one blue glove drawn out":
    "Petrolfarbene Schachtel Nitrilhandschuhe, aus der ein blauer Handschuh ragt",
  "Pair of blue nitrile gloves with long cuffs, laid flat":
    "Ein Paar blaue Nitrilhandschuhe mit langen Stulpen, flach hingelegt",
  "Fingers of a blue nitrile glove, close up": "Finger eines blauen Nitrilhandschuhs, nah",
  "Box of nitrile gloves on a workbench beside a beaker of resin":
    "Schachtel Nitrilhandschuhe auf einer Werkbank neben einem Becher Harz",
  "Glove size chart: S 70 to 80 mm across the palm, M 80 to 90 mm, L 90 to 100 mm, XL 100 to 115 mm":
    "Größentabelle der Handschuhe: S 70 bis 80\u00a0mm quer über die Handfläche, M 80 bis 90\u00a0mm, L 90 bis 100\u00a0mm, XL 100 bis 115\u00a0mm",
  "Slate grey silicone mat with a raised edge and two drops of resin":
    "Schiefergraue Silikonmatte mit erhöhtem Rand und zwei Tropfen Harz",
  "Cured puddle of teal resin peeling off the silicone mat":
    "Gehärtete Pfütze aus petrolfarbenem Harz löst sich von der Silikonmatte",
  "Raised edge of the silicone mat beside a ruler: 6 millimetres tall":
    "Erhöhter Rand der Silikonmatte neben einem Lineal: 6 Millimeter hoch",
  "Silicone mat on a workbench with a resin bottle, a beaker and two drips":
    "Silikonmatte auf einer Werkbank mit einer Harzflasche, einem Becher und zwei Tropfen",
  "Two scrapers with teal and rust handles and a pair of tweezers":
    "Zwei Schaber mit Griffen in Petrol und Rost und eine Pinzette",
  "Narrow scraper sliding under a printed gear on a steel plate":
    "Schmaler Schaber gleitet unter ein gedrucktes Zahnrad auf einer Stahlplatte",
  "Blades of the scrapers and the tweezers, close up": "Klingen der Schaber und die Pinzette, nah",
  "Scrapers above a ruler: 21 centimetres long": "Schaber über einem Lineal: 21 Zentimeter lang",
  "Three clear film sheets fanned out, one corner curled up":
    "Drei klare Folienbogen, aufgefächert, eine Ecke rollt sich hoch",
  "Film between its protective papers, the upper one peeled back at a corner":
    "Folie zwischen ihren Schutzpapieren, das obere an einer Ecke abgezogen",
  "Film clamped in a resin vat, the last two screws and their hex key beside it":
    "Folie, in eine Harzwanne gespannt, daneben die letzten zwei Schrauben und ihr Innensechskantschlüssel",
  "Film sheets of 140 by 200 and 200 by 280 millimetres above a ruler":
    "Folienbogen von 140 mal 200 und 200 mal 280 Millimetern über einem Lineal",
  "Bent steel plate with printed parts coming loose":
    "Gebogene Stahlplatte, von der sich gedruckte Teile lösen",
  "Flat steel build plate with three printed parts on it":
    "Flache Druckplatte aus Stahl mit drei gedruckten Teilen",
  "Steel sheet lifted off its black magnetic base, close up":
    "Stahlblech, von der schwarzen magnetischen Unterlage gehoben, nah",
  "Steel plates of 220, 165 and 135 millimetres, each with a finger tab":
    "Stahlplatten mit 220, 165 und 135 Millimetern, jede mit einer Lasche für die Finger",
  "Four brass nozzles marked 0.2, 0.4, 0.6 and 0.8":
    "Vier Messingdüsen mit den Aufschriften 0.2, 0.4, 0.6 und 0.8",
  "Two brass nozzles with their M6 threads, close up": "Zwei Messingdüsen mit M6-Gewinde, nah",
  "A 0.4 millimetre nozzle beside a ruler: 13 millimetres tall":
    "Eine Düse mit 0,4 Millimetern neben einem Lineal: 13 Millimeter hoch",
  "Brass nozzle at work in a filament printer":
    "Messingdüse bei der Arbeit in einem Filamentdrucker",
}
