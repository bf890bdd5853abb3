import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Menus and categories. */
const menus: SegmentTranslations = {
  "| Curlew Print Co.": "| Curlew Print Co.",
  Shop: "Shop",
  Resin: "Harz",
  "Night Lights": "Nachtlichter",
  "Seasonal Specials": "Saisonales",
  Blog: "Blog",
  About: "Über uns",
  Contact: "Kontakt",
  "3D Printed Products": "3D-gedruckte Produkte",
  Accessories: "Zubehör",
  Easter: "Ostern",
  "Prints and Models": "Drucke und Modelle",
  Specials: "Angebote",
  Lithophanes: "Lithophanien",
  "Custom Orders": "Sonderanfertigungen",
  "Gift Vouchers": "Geschenkgutscheine",
  "Shipping and Returns": "Versand und Rückgabe",
  "Terms and Conditions": "Allgemeine Geschäftsbedingungen",
  "Privacy Policy": "Datenschutz",
  "Resin Safety": "Sicherer Umgang mit Harz",
  "Laser Cutting Service": "Laserschneiden",
  "Contact Us": "Kontakt aufnehmen",
  "Questions and Answers": "Fragen und Antworten",
  Gallery: "Galerie",
  "Workshop Tours": "Werkstattführungen",
  "Safe Work Australia: working with chemicals":
    "Safe Work Australia: Arbeiten mit Chemikalien (englisch)",
  "ACCC: consumer rights and guarantees": "ACCC: Rechte beim Einkauf (englisch)",
  "Poisons Information Centre, 13 11 26": "Giftnotruf in Australien, 13 11 26",
  "Inkscape: free drawing program, saves SVG": "Inkscape: freies Zeichenprogramm, speichert SVG",
  "LibreCAD: free drafting program, saves DXF":
    "LibreCAD: freies Konstruktionsprogramm, speichert DXF",
  "FreeCAD: free modelling program, saves STEP":
    "FreeCAD: freies Modellierprogramm, speichert STEP",
  "Printables: free models to print": "Printables: kostenlose Modelle zum Drucken",
  "Thingiverse: more of them": "Thingiverse: noch mehr davon",
  "OpenSCAD: draw models by writing them down": "OpenSCAD: Modelle schreiben statt zeichnen",
}

const categories: SegmentTranslations = {
  "Resin and tools for your own printer, and things made on ours. What is on the shelf leaves Calliope within 2 to 3 business days.":
    "Harz und Werkzeug für Ihren eigenen Drucker und Dinge, die auf unseren entstehen. Was im Regal liegt, verlässt Calliope innerhalb von 2 bis 3 Werktagen.",
  "Planters, vases, keepsakes, kitchen tools and desk helpers from our own printers. Where we make a piece to order, its page says how long that takes.":
    "Pflanztöpfe, Vasen, Erinnerungsstücke, Küchenhelfer und Ordnung für den Schreibtisch aus unseren eigenen Druckern. Was wir auf Bestellung fertigen, nennt auf seiner Seite die Dauer.",
  "Everything around the printer: washing, curing, pouring, storing and scraping. It is what stands on our own bench.":
    "Alles rund um den Drucker: zum Waschen, Härten, Gießen, Lagern und Abschaben. Es ist das, was auf unserer eigenen Werkbank steht.",
  "Wash and Cure": "Waschen und Härten",
  "Tubs to wash prints in, a lamp to harden them, and a turntable so that every side gets its share.":
    "Wannen zum Waschen, eine Lampe zum Härten und ein Drehteller, damit jede Seite ihr Licht bekommt.",
  "Wash and Cure Resin Prints": "Harzdrucke waschen und härten",
  "UV curing lights, solar turntables and sealed wash tubs with baskets: all you need to get from a sticky resin print to a hard, dry one.":
    "UV-Lampen, Solar-Drehteller und dichte Waschwannen mit Korb: alles, was aus einem klebrigen Harzdruck einen harten, trockenen macht.",
  "Bottles and Beakers": "Flaschen und Becher",
  "Measure it, mix it, filter it, and keep it out of the light.":
    "Abmessen, mischen, filtern und vor Licht schützen.",
  "Beakers, Bottles and Funnels": "Messbecher, Flaschen und Trichter",
  "Graduated beakers, amber and clear bottles, funnels with paper filters and scents, for measuring, filtering and storing resin and alcohol.":
    "Messbecher, braune und klare Flaschen, Trichter mit Papierfiltern und Duftzusätze: zum Abmessen, Filtern und Lagern von Harz und Alkohol.",
  "Tools and Parts": "Werkzeug und Teile",
  "The small things that wear out, and the tools that save a print.":
    "Die Kleinteile, die verschleißen, und das Werkzeug, das einen Druck rettet.",
  "Printer Tools and Spare Parts": "Werkzeug und Ersatzteile für Drucker",
  "FEP film, flexible build plates, brass nozzles, scrapers, nitrile gloves and silicone mats: spares and tools for resin and filament printers.":
    "FEP-Folie, flexible Druckplatten, Messingdüsen, Schaber, Nitrilhandschuhe und Silikonmatten: Ersatzteile und Werkzeug für Harz- und Filamentdrucker.",
  "Baskets, eggs and egg cups to bring out every year. Order names 10 business days before Easter.":
    "Körbe, Eier und Eierbecher, die jedes Jahr wieder hervorkommen. Namen bestellen Sie bitte 10 Werktage vor Ostern.",
  "Lamps with warm LEDs that stay cool to the touch. They run from USB and have three levels; the lowest is dim enough to sleep beside.":
    "Lampen mit warmen LEDs, die sich kühl anfühlen. Sie laufen über USB und haben drei Stufen; neben der schwächsten lässt es sich schlafen.",
  "Moons and Characters": "Monde und Figuren",
  "Gentle company for small bedrooms: a moon, a mushroom and a cloud.":
    "Sanfte Gesellschaft für kleine Schlafzimmer: ein Mond, ein Pilz und eine Wolke.",
  "Moon and Mushroom Night Lights": "Nachtlichter: Mond und Pilz",
  "Moon, mushroom and rain cloud night lights for children's rooms: warm white LEDs, three levels, cool to the touch, and run from any USB plug.":
    "Nachtlichter für Kinderzimmer als Mond, Pilz und Regenwolke: warmweiße LEDs, drei Stufen, kühl beim Anfassen, für jeden USB-Anschluss.",
  "Your own photo, hidden in a white wall until the light comes on. You see a preview before we print.":
    "Ihr eigenes Foto, verborgen in einer weißen Wand, bis das Licht angeht. Vor dem Druck sehen Sie eine Vorschau.",
  "Lithophanes from Your Photo": "Lithophanien nach Ihrem Foto",
  "Photo lithophane lamps and panels printed from your own picture, with a preview before we print. Warm LED, timber foot, made near Gladstone.":
    "Lampen und Tafeln als Lithophanie nach Ihrem eigenen Bild, mit Vorschau vor dem Druck. Warme LED, Holzfuß, gefertigt bei Gladstone.",
  "Figures for the shelf, pieces for the game table, and timber cut by laser.":
    "Figuren fürs Regal, Spiele für den Tisch und Holz aus dem Laser.",
  "Figures and Games": "Figuren und Spiele",
  "Dragons, chess and dice towers, printed to be handled and not only looked at.":
    "Drachen, Schach und Würfeltürme, gedruckt zum Anfassen und nicht nur zum Ansehen.",
  "3D Printed Figures and Games": "3D-gedruckte Figuren und Spiele",
  "Jointed dragons in fading colours, baby dragons in eggs, weighted chess sets and castle dice towers, 3D printed in our Queensland workshop.":
    "Gelenkdrachen mit Farbverlauf, kleine Drachen im Ei, beschwerte Schachspiele und Würfeltürme als Burg, 3D-gedruckt in unserer Werkstatt in Queensland.",
  "Laser-Cut Timber": "Holz aus dem Laser",
  "Cut and etched in real timber, sanded and oiled by hand. Names and initials are cut to order.":
    "In echtes Holz geschnitten und graviert, von Hand geschliffen und geölt. Namen und Initialen schneiden wir auf Bestellung.",
  "Laser-Cut Timber Gifts": "Geschenke aus lasergeschnittenem Holz",
  "Laser-cut coasters, door signs, key tags and ornaments in plywood, acacia and walnut, etched and oiled by hand in Calliope, Queensland.":
    "Untersetzer, Türschilder, Schlüssel- und Weihnachtsanhänger aus dem Laser: Sperrholz, Akazie und Nussbaum, graviert, von Hand geölt in Calliope, Queensland.",
  "405 nm resin we print with ourselves, for every common LCD and DLP printer. Not sure which? Standard suits most prints, tough takes knocks, water-washable needs no alcohol.":
    "405-nm-Harz, mit dem wir selbst drucken, für alle gängigen LCD- und DLP-Drucker. Unsicher, welches? Standard passt für die meisten Drucke, zähes verträgt Stöße, wasserwaschbares kommt ohne Alkohol aus.",
  "Standard Resin": "Standardharz",
  "Crisp detail, little smell and easy settings: the place to start.":
    "Feine Details, wenig Geruch und einfache Einstellungen: hier fangen Sie am besten an.",
  "Standard 405 nm Printing Resin": "Standardharz für 405 nm",
  "Standard and plant-based 405 nm resin in 500 g and 1 kg bottles, and a pastel set of four: crisp detail, little smell, settings included.":
    "Standard- und pflanzenbasiertes 405-nm-Harz zu 500 g und 1 kg und ein Pastellset mit vier Farben: feine Details, wenig Geruch, Einstellungen liegen bei.",
  "Tough and Flexible Resin": "Zähes und flexibles Harz",
  "For parts that are dropped, bent, screwed together or heated.":
    "Für Teile, die Stürze, Biegen, Schrauben oder Hitze aushalten müssen.",
  "ABS-like, flexible and high-temperature 405 nm resin for parts with work to do: brackets, grips, seals, moulds and pieces that get dropped.":
    "ABS-ähnliches, flexibles und hitzefestes 405-nm-Harz für Teile mit einer Aufgabe: Halter, Griffe, Dichtungen, Formen und alles, was herunterfällt.",
  "Water-Washable Resin": "Wasserwaschbares Harz",
  "Rinses clean in tap water, with no alcohol to buy or store. The used water goes in the sun, never down a drain.":
    "Wird unter Leitungswasser sauber; Alkohol brauchen Sie weder zu kaufen noch zu lagern. Das Waschwasser kommt in die Sonne, niemals in den Abfluss.",
  "Water-Washable Printing Resin": "Wasserwaschbares Druckharz",
  "Water-washable 405 nm resin in four plain and four see-through colours, in 500 g and 1 kg bottles: rinses clean without any alcohol.":
    "Wasserwaschbares 405-nm-Harz in vier deckenden und vier durchsichtigen Farben, in Flaschen zu 500 g und 1 kg: wird ganz ohne Alkohol sauber.",
  "Good things at a lower price, while they last.":
    "Gute Dinge zum kleineren Preis, solange der Vorrat reicht.",
  "Baubles, ornaments and presents for a summer Christmas. Order anything with a name or a photo by 10 December.":
    "Kugeln, Anhänger und Geschenke für ein Weihnachten im Sommer. Alles mit Namen oder Foto bestellen Sie bitte bis zum 10. Dezember.",
}

/** Texts for search engines by path. */
const searchTexts: SegmentTranslations = {
  "3D Printing Resin, Prints and Laser-Cut Gifts | Curlew":
    "3D-Druckharz, Drucke und Geschenke aus Holz | Curlew",
  "Printing resin and tools we use ourselves, 3D prints, night lights and laser-cut timber, made near Gladstone, Queensland and posted Australia-wide.":
    "Druckharz und Werkzeug, die wir selbst nutzen, 3D-Drucke, Nachtlichter und Holz aus dem Laser, gefertigt bei Gladstone, Queensland. Versand in ganz Australien.",
  "Shop by Category | Curlew Print Co.": "Alle Kategorien | Curlew Print Co.",
  "Printing resin, tools, 3D prints, night lights, seasonal gifts and laser-cut timber. Orders leave Calliope within 2 to 3 business days.":
    "Druckharz, Werkzeug, 3D-Drucke, Nachtlichter, Geschenke zur Jahreszeit und Holz aus dem Laser. Bestellungen verlassen Calliope in 2 bis 3 Werktagen.",
  "3D Printed Planters, Keepsakes and Gifts | Curlew":
    "3D-gedruckte Töpfe, Andenken und Geschenke | Curlew",
  "Planters, vases, keepsake pendants, mini urns, cookie cutters and desk helpers, 3D printed in our workshop near Gladstone, Queensland.":
    "Pflanztöpfe, Vasen, Erinnerungsanhänger, kleine Urnen, Ausstecher und Schreibtischhelfer, 3D-gedruckt in unserer Werkstatt bei Gladstone, Queensland.",
  "3D Printing Accessories and Tools | Curlew Print Co.":
    "Zubehör und Werkzeug für den 3D-Druck | Curlew",
  "Wash tubs, curing lights, beakers, bottles, FEP film, gloves, nozzles and scrapers for resin and filament printers, posted Australia-wide.":
    "Waschwannen, UV-Lampen, Becher, Flaschen, FEP-Folie, Handschuhe, Düsen und Schaber für Harz- und Filamentdrucker, Versand in ganz Australien.",
  "Easter Baskets, Eggs and Egg Cups | Curlew Print Co.":
    "Osterkörbe, Eier und Eierbecher | Curlew Print Co.",
  "Easter baskets with a name on the bow, surprise eggs to fill and bunny egg cups, 3D printed in Queensland to come out again every year.":
    "Osterkörbe mit Namen auf der Schleife, Eier zum Füllen und Hasen-Eierbecher, 3D-gedruckt in Queensland, jedes Jahr wieder schön.",
  "3D Printed Night Lights and Lithophanes | Curlew":
    "3D-gedruckte Nachtlichter und Lithophanien | Curlew",
  "Moon, mushroom and cloud lamps with warm, cool-running LEDs, and lithophane lamps made from your own photo. Made near Gladstone.":
    "Mond-, Pilz- und Wolkenlampen mit warmem Licht, das kühl bleibt, und Lithophanie-Lampen nach Ihrem eigenen Foto. Gefertigt bei Gladstone.",
  "Dragons, Games and Laser-Cut Timber | Curlew": "Drachen, Spiele und Holz aus dem Laser | Curlew",
  "Jointed dragons, chess sets and dice towers from our printers, and coasters, door signs and key tags from our laser. Made in Queensland.":
    "Gelenkdrachen, Schachspiele und Würfeltürme aus unseren Druckern, Untersetzer, Türschilder und Anhänger aus unserem Laser. Aus Queensland.",
  "405 nm 3D Printing Resin, Australia-Wide | Curlew": "405-nm-Harz für den 3D-Druck | Curlew",
  "Standard, tough, flexible and water-washable 405 nm resin for LCD and DLP printers, in 500 g and 1 kg bottles, with settings that work.":
    "Standard-, zähes, flexibles und wasserwaschbares 405-nm-Harz für LCD- und DLP-Drucker, in Flaschen zu 500 g und 1 kg, mit Einstellungen, die stimmen.",
  "Specials on Resin, Tools and Prints | Curlew Print Co.":
    "Angebote: Harz, Werkzeug und Drucke | Curlew Print Co.",
  "This month's lower prices on printing resin, curing lights, build plates, prints and laser-cut gifts from our workshop, while they last.":
    "In diesem Monat günstiger: Druckharz, UV-Lampen, Druckplatten, Drucke und Geschenke aus dem Laser, solange der Vorrat reicht.",
  "Christmas Baubles, Ornaments and Gifts | Curlew":
    "Weihnachtskugeln, Anhänger und Geschenke | Curlew",
  "Name baubles, laser-cut ornaments and presents for a summer Christmas, made near Gladstone. Order names and photos by 10 December.":
    "Kugeln mit Namen, Anhänger aus dem Laser und Geschenke für ein Weihnachten im Sommer, gefertigt bei Gladstone. Namen und Fotos bis zum 10. Dezember bestellen.",
  "About Our Family Workshop near Gladstone | Curlew":
    "Über unsere Familienwerkstatt bei Gladstone | Curlew",
  "3D Printing and Laser-Cutting Advice | Curlew Print Co.":
    "Rat zu 3D-Druck und Laserschneiden | Curlew Print Co.",
  "Contact Curlew Print Co. in Calliope, Queensland":
    "Kontakt zu Curlew Print Co. in Calliope, Queensland",
  "Shipping Costs, Times and Returns | Curlew Print Co.":
    "Versandkosten, Dauer, Rückgabe | Curlew Print Co.",
  "Privacy Policy | Curlew Print Co., Queensland": "Datenschutz | Curlew Print Co., Queensland",
  "Terms and Conditions of Sale | Curlew Print Co.":
    "Allgemeine Geschäftsbedingungen | Curlew Print Co.",
  "Resin Safety at Home: What You Need | Curlew Print Co.":
    "Umgang mit Harz: was Sie brauchen | Curlew Print Co.",
  "Laser Cutting Service near Gladstone | Curlew":
    "Laserschneiden bei Gladstone | Curlew Print Co.",
  "Questions and Answers for Shoppers | Curlew Print Co.":
    "Fragen und Antworten zum Einkauf | Curlew Print Co.",
  "Gallery of Prints and Laser-Cut Work | Curlew":
    "Galerie: Drucke und Laserarbeiten | Curlew Print Co.",
  "Custom 3D Prints and Laser Cutting | Curlew Print Co.":
    "3D-Druck und Laserschnitt nach Wunsch | Curlew",
  "Lithophane Lamps from Your Photo | Curlew Print Co.":
    "Lithophanie-Lampen nach Ihrem Foto | Curlew Print Co.",
  "Workshop Tours near Gladstone | Curlew Print Co.":
    "Werkstattführungen bei Gladstone | Curlew Print Co.",
  "Gift Vouchers by Email | Curlew Print Co.": "Geschenkgutscheine per E-Mail | Curlew Print Co.",
}

/** Groups of questions, people and galleries. */
const contentGroups: SegmentTranslations = {
  Questions: "Fragen",
  "Ordering and delivery": "Bestellen und Lieferung",
  "Resin and safety": "Harz und Sicherheit",
  Customers: "Kundinnen und Kunden",
  "Custom order customers": "Auftraggeber von Sonderanfertigungen",
  Family: "Familie",
  "Our galleries": "Unsere Galerien",
}

export const siteTexts: SegmentTranslations = {
  ...menus,
  ...categories,
  ...searchTexts,
  ...contentGroups,
}
