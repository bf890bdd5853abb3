import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of the pictures of categories, pages, articles and people. */
export const sitePictureTexts: SegmentTranslations = {
  "Curlew Print Co.: a bush stone-curlew on long legs, with a large eye":
    "Curlew Print Co.: ein Langschwanztriel auf hohen Beinen, mit großem Auge",
  "A resin bottle, a planted planter and a mini urn side by side":
    "Eine Harzflasche, ein bepflanzter Topf und eine kleine Urne nebeneinander",
  "Two graduated beakers, one part filled": "Zwei Messbecher, einer davon teilweise gefüllt",
  "Printed parts on a bent steel build plate, a scraper in front of it":
    "Gedruckte Teile auf einer gebogenen Druckplatte aus Stahl, davor ein Schaber",
  "A straw-coloured Easter basket full of patterned eggs":
    "Ein strohfarbener Osterkorb voller gemusterter Eier",
  "A mushroom lamp with a lit, spotted cap": "Eine Pilzlampe mit leuchtendem, getupftem Hut",
  "A lithophane panel showing a sunset landscape":
    "Eine Lithophanie-Tafel mit einer Landschaft bei Sonnenuntergang",
  "A rook, a king and a queen from a printed chess set":
    "Ein Turm, ein König und eine Dame aus einem gedruckten Schachspiel",
  "A grey and a white bottle of standard resin": "Eine graue und eine weiße Flasche Standardharz",
  "A bottle of tough resin and a bottle of flexible resin":
    "Eine Flasche zähes und eine Flasche flexibles Harz",
  "Two pale bottles of water-washable resin": "Zwei helle Flaschen wasserwaschbares Harz",
  "A lattice bauble and a desk organiser": "Eine Gitterkugel und ein Schreibtisch-Organizer",
  "Three Christmas baubles in rust, gold and teal":
    "Drei Weihnachtskugeln in Rost, Gold und Petrol",
  "A card with the words A gift for you between chess pieces and a planter":
    "Eine Karte mit den Worten „A gift for you“ zwischen Schachfiguren und einem Pflanztopf",
  "A card with the words Happy birthday between scaled eggs in bright colours":
    "Eine Karte mit den Worten „Happy birthday“ zwischen bunten Schuppeneiern",
  "A card with the words Merry Christmas between Christmas baubles":
    "Eine Karte mit den Worten „Merry Christmas“ zwischen Weihnachtskugeln",
  "A beaker of teal resin and three resin bottles on a workbench in morning sun":
    "Ein Becher mit petrolfarbenem Harz und drei Harzflaschen auf einer Werkbank in der Morgensonne",
  "A lithophane lamp, a moon lamp and a mushroom lamp glowing on a bench at night":
    "Eine Lithophanie-Lampe, eine Mondlampe und eine Pilzlampe leuchten nachts auf einer Werkbank",
  "A plywood door sign with the name Matilda, etched coasters and a key tag":
    "Ein Türschild aus Sperrholz mit dem Namen Matilda, gravierte Untersetzer und ein Schlüsselanhänger",
  "Three Christmas baubles and a timber ornament hanging from a gum twig":
    "Drei Weihnachtskugeln und ein Holzanhänger an einem Eukalyptuszweig",
  "A curing lamp shining violet on a printed egg":
    "Eine UV-Lampe, die violett auf ein gedrucktes Ei scheint",
  "Two timber coasters etched with gum leaves and a curlew":
    "Zwei Holzuntersetzer, graviert mit Eukalyptusblättern und einem Brachvogel",
  "A jointed dragon printed in fading sea colours":
    "Ein Gelenkdrache, gedruckt in verlaufenden Meeresfarben",
  "Three bottles of printing resin and a beaker of teal resin":
    "Drei Flaschen Druckharz und ein Becher mit petrolfarbenem Harz",
  "A washing tub with basket beside a beaker of alcohol":
    "Eine Waschwanne mit Korb neben einem Becher Alkohol",
  "A terracotta planter with a succulent and a wave-patterned vase":
    "Ein Topf in Terrakotta mit einer Sukkulente und eine Vase mit Wellenmuster",
  "A moon lamp glowing in a dim room": "Eine Mondlampe, die in einem dämmrigen Zimmer leuchtet",
  "A jointed dragon printed in plum and pink": "Ein Gelenkdrache, gedruckt in Pflaume und Rosa",
  "Three planters with succulents on a timber bench":
    "Drei Töpfe mit Sukkulenten auf einer Fensterbank aus Holz",
  "A queen, a king and a bishop in two shades of grey resin":
    "Eine Dame, ein König und ein Läufer in zwei Grautönen aus Harz",
  "Three scaly eggs in pink, blue and yellow": "Drei Schuppeneier in Rosa, Blau und Gelb",
  "A brown dice tower with two dice in front of it": "Ein brauner Würfelturm, davor zwei Würfel",
  "A cloud-shaped lamp glowing in a dark room":
    "Eine wolkenförmige Lampe, die in einem dunklen Zimmer leuchtet",
  "Three toadstools with pink, yellow and teal caps":
    "Drei Fliegenpilze mit Hüten in Rosa, Gelb und Petrol",
  "Three bunny-shaped egg cups with eggs in them": "Drei hasenförmige Eierbecher mit Eiern darin",
  "A tin shed with lit windows at dusk, two curlews in front of it":
    "Ein Blechschuppen mit erleuchteten Fenstern in der Dämmerung, davor zwei Triele",
  "Two filament printers on a bench, each with a half-printed pot":
    "Zwei Filamentdrucker auf einer Werkbank, in jedem ein halb gedruckter Topf",
  "A curing lamp over a printed egg, beside a wash tub and a resin bottle":
    "Eine UV-Lampe über einem gedruckten Ei, daneben eine Waschwanne und eine Harzflasche",
  "A door sign above a bench with two coasters, an ornament and sandpaper":
    "Ein Türschild über einer Werkbank mit zwei Untersetzern, einem Anhänger und Schleifpapier",
  "An open carton beside a pendant on its card and a small urn":
    "Ein offener Karton neben einem Anhänger auf seiner Karte und einer kleinen Urne",
  "Six six-sided timber coasters with etched leaves, waves and a bird":
    "Sechs sechseckige Holzuntersetzer mit gravierten Blättern, Wellen und einem Vogel",
  "A timber sign that says Awoonga, hanging from a cord":
    "Ein Holzschild mit dem Namen Awoonga an einer Kordel",
  "Four plywood signs: Room 4, Library, Quiet and Art":
    "Vier Sperrholzschilder: Room 4, Library, Quiet und Art",
  "Six timber key tags with letters and numbers":
    "Sechs Schlüsselanhänger aus Holz mit Buchstaben und Zahlen",
  "Four timber ornaments on loops of ribbon": "Vier Holzanhänger an Bandschlaufen",
  "Two layered timber trees on feet": "Zwei Holzbäume aus mehreren Schichten auf Füßen",
  "A white van with a curlew on its side, in front of a shed between gum trees":
    "Ein weißer Lieferwagen mit einem Triel auf der Seite vor einem Schuppen zwischen Eukalyptusbäumen",
  "A chalk board: closed shoes, goggles past the line, ask first, touch after":
    "Eine Kreidetafel: geschlossene Schuhe, Schutzbrille ab der Linie, erst fragen, dann anfassen",
  "Three resin printers with amber hoods, each with a print hanging in it":
    "Drei Harzdrucker mit bernsteinfarbenen Hauben, in jedem hängt ein Druck",
  "A laser cutter with its lid up, ornaments cut in a sheet of plywood":
    "Ein Lasercutter mit offenem Deckel, in einer Sperrholzplatte sind Anhänger ausgeschnitten",
  "Three bottles of resin: standard, tough and water-washable":
    "Drei Harzflaschen: Standard, zäh und wasserwaschbar",
  "A silver heart pendant with a paw print on its chain":
    "Ein silberner Herzanhänger mit Pfotenabdruck an seiner Kette",
  "A lithophane panel lit from behind, showing a landscape":
    "Eine von hinten beleuchtete Lithophanie-Tafel mit einer Landschaft",
  "A parcel with a curlew on its label beside a planted planter":
    "Ein Paket mit einem Triel auf dem Etikett neben einem bepflanzten Topf",
  "An acacia coaster etched with a curlew, a jar of oil and a cloth":
    "Ein Untersetzer aus Akazie mit graviertem Brachvogel, ein Glas Öl und ein Tuch",
  "The same dome printed in layers of 0.28, 0.16 and 0.08 millimetres":
    "Dieselbe Kuppel, gedruckt in Schichten von 0,28, 0,16 und 0,08 Millimetern",
  "A curing lamp shining on a printed egg on a turntable":
    "Eine UV-Lampe scheint auf ein gedrucktes Ei auf einem Drehteller",
  "A box of nitrile gloves, goggles and a bottle of resin on a workbench":
    "Eine Schachtel Nitrilhandschuhe, eine Schutzbrille und eine Harzflasche auf einer Werkbank",
  "Drawing of a woman with long auburn hair": "Zeichnung einer Frau mit langem kastanienrotem Haar",
  "Drawing of a man with a short dark beard": "Zeichnung eines Mannes mit kurzem dunklem Bart",
  "Drawing of a woman with white hair and round glasses":
    "Zeichnung einer Frau mit weißem Haar und runder Brille",
  "Drawing of a man with short fair hair": "Zeichnung eines Mannes mit kurzem blondem Haar",
  "Drawing of a woman with her dark hair in a bun":
    "Zeichnung einer Frau mit dunklem, zum Knoten gebundenem Haar",
  "Drawing of a woman with dark curly hair": "Zeichnung einer Frau mit dunklem lockigem Haar",
  "Drawing of a bald man with glasses": "Zeichnung eines kahlköpfigen Mannes mit Brille",
  "Drawing of a woman with long black hair": "Zeichnung einer Frau mit langem schwarzem Haar",
  "Drawing of Marnie in a teal shirt and a sand-coloured apron":
    "Zeichnung von Marnie in petrolfarbenem Hemd und sandfarbener Schürze",
  "Drawing of Dale with a beard and a wide-brimmed hat":
    "Zeichnung von Dale mit Bart und breitkrempigem Hut",
  "Drawing of Isla with two ginger plaits and a yellow shirt":
    "Zeichnung von Isla mit zwei roten Zöpfen und gelbem Hemd",
  "Drawing of Joy with grey hair in a bun and rust-coloured glasses":
    "Zeichnung von Joy mit grauem, zum Knoten gebundenem Haar und rostfarbener Brille",
  "A dragon egg, a moon lamp, a toadstool lamp and a planter on rust-coloured paper":
    "Ein Drachenei, eine Mondlampe, eine Pilzlampe und ein Pflanztopf auf rostfarbenem Papier",
  "An urn, a vase, a chess queen and a lattice bauble on teal paper":
    "Eine Urne, eine Vase, eine Schachdame und eine Gitterkugel auf petrolfarbenem Papier",
  "Two lithophane lamps glowing on a bench in the dark":
    "Zwei Lithophanie-Lampen leuchten im Dunkeln auf einer Werkbank",
  "A chess king, a planter, an urn and a moon lamp in a row":
    "Ein Schachkönig, ein Pflanztopf, eine Urne und eine Mondlampe in einer Reihe",
  "Three tall vases in white, blush and pale blue, two with dried grass":
    "Drei hohe Vasen in Weiß, Zartrosa und Hellblau, zwei mit getrocknetem Gras",
  "A rust-coloured desk organiser with pencils beside a small moon lamp":
    "Ein rostfarbener Schreibtisch-Organizer mit Bleistiften neben einer kleinen Mondlampe",
  "A lithophane panel showing hills and a low sun":
    "Eine Lithophanie-Tafel mit Hügeln und tief stehender Sonne",
}
