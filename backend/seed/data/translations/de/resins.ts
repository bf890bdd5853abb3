import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The printing resins. */
export const resinTexts: SegmentTranslations = {
  // Shared by several resins.
  "500 g (about 450 ml) or 1 kg (about 900 ml)": "500 g (etwa 450 ml) oder 1 kg (etwa 900 ml)",
  "500 g, about 450 ml": "500 g, etwa 450 ml",
  "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. Light-proof, with a childproof cap":
    "500 g: 194 mm hoch, 78 mm Durchmesser. 1 kg: 234 mm hoch, 95 mm Durchmesser. Lichtdicht, mit kindersicherem Verschluss",
  "194 mm tall, 78 mm across. Light-proof, with a childproof cap":
    "194 mm hoch, 78 mm Durchmesser. Lichtdicht, mit kindersicherem Verschluss",
  "About 590 g or 1.15 kg": "Etwa 590 g oder 1,15 kg",
  "About 590 g": "Etwa 590 g",
  "405 nm LCD, MSLA and DLP printers, monochrome or colour screen":
    "LCD-, MSLA- und DLP-Druckern mit 405 nm, einfarbigem oder farbigem Bildschirm",
  "12 months unopened, about 6 once opened": "Ungeöffnet 12 Monate, geöffnet etwa 6",
  "One bottle and a card with starting settings":
    "Eine Flasche und eine Karte mit Einstellungen für den Anfang",
  "84 Shore D after curing": "84 Shore D nach dem Härten",
  "82 Shore D after curing": "82 Shore D nach dem Härten",
  "80 Shore D after curing": "80 Shore D nach dem Härten",
  "Shake the bottle for a minute, then let the bubbles rise.":
    "Die Flasche eine Minute lang schütteln, dann die Blasen aufsteigen lassen.",
  "Start with 2.4 seconds a layer at 0.05 mm on a monochrome screen, and 28 seconds for each of 5 bottom layers.":
    "Mit 2,4 Sekunden je Schicht bei 0,05 mm auf einem einfarbigen Bildschirm beginnen und mit 28 Sekunden für jede von 5 Grundschichten.",
  "Wash for 3 minutes in isopropyl alcohol, then 2 minutes in a second, clean bath.":
    "3 Minuten in Isopropylalkohol waschen, danach 2 Minuten in einem zweiten, sauberen Bad.",
  "Dry fully, then cure for 5 minutes under 405 nm light, turning once.":
    "Ganz trocknen lassen, dann 5 Minuten unter 405-nm-Licht härten und dabei einmal wenden.",
  // Standard
  "Standard 405 nm Resin, 500 g and 1 kg": "Standardharz 405 nm, 500 g und 1 kg",
  "Everyday 405 nm resin for LCD and DLP printers in five colours, 500 g or 1 kg. Crisp detail, little smell, settings included, posted Australia-wide.":
    "405-nm-Harz für jeden Tag, für LCD und DLP, in fünf Farben, 500 g oder 1 kg. Feine Details, wenig Geruch, mit Einstellungen. Versand in ganz Australien.",
  "Our everyday resin: crisp detail, little smell, forgiving settings.":
    "Unser Harz für jeden Tag: feine Details, wenig Geruch, verzeiht kleine Fehler.",
  "Best seller": "Am beliebtesten",
  "For every common 405 nm printer. It holds fine detail, peels gently from the film and forgives a setting that is slightly off, which makes it a good first bottle as well.":
    "Für alle gängigen 405-nm-Drucker. Es bildet feine Details ab, löst sich sanft von der Folie und verzeiht eine Einstellung, die nicht ganz stimmt. Damit ist es auch eine gute erste Flasche.",
  "Grey shows detail best and takes paint well. White, black and teal are opaque. Clear cures with a faint blue tint and can be sanded and polished until it looks like glass.":
    "Grau zeigt Details am besten und lässt sich gut bemalen. Weiß, Schwarz und Petrol sind deckend. Klar härtet mit einem Hauch Blau aus und lässt sich schleifen und polieren, bis es wie Glas aussieht.",
  "0.03 to 0.1 mm": "0,03 bis 0,1 mm",
  "About 1.6 per cent": "Etwa 1,6 Prozent",
  "We print with it ourselves six days a week.":
    "Wir drucken selbst an sechs Tagen in der Woche damit.",
  "Keep the bottle closed, dark and between 15 and 30 °C. Pour what is left in the vat through a paper filter before it goes back.":
    "Die Flasche geschlossen, dunkel und bei 15 bis 30 °C lagern. Was in der Wanne bleibt, durch einen Papierfilter zurückgießen.",
  // Plant-based
  "Plant-Based Resin": "Pflanzenbasiertes Harz",
  "Plant-Based Resin with Very Low Odour": "Pflanzenbasiertes Harz, fast geruchlos",
  "405 nm resin with 54 per cent plant content and very little smell, in grey and sand. For LCD and DLP printers that share a room with people.":
    "405-nm-Harz mit 54 Prozent Pflanzenanteil und sehr wenig Geruch, in Grau und Sand. Für LCD- und DLP-Drucker, die sich den Raum mit Menschen teilen.",
  "Over half from soybean oil, and the least smell of any resin we stock.":
    "Mehr als zur Hälfte aus Sojaöl und das geruchsärmste Harz in unserem Regal.",
  "For a printer that shares a room with people. More than half of this resin comes from soybean oil, and most noses notice nothing a metre away.":
    "Für einen Drucker, der sich den Raum mit Menschen teilt. Mehr als die Hälfte dieses Harzes stammt aus Sojaöl, und die meisten Nasen merken einen Meter weiter nichts mehr.",
  "Prints come out a little softer and less brittle than in standard resin, which suits figures with thin fingers and swords. It is still resin, so it still needs gloves and an open window.":
    "Drucke werden etwas weicher und weniger spröde als aus Standardharz; das tut Figuren mit dünnen Fingern und Schwertern gut. Harz bleibt es trotzdem: Handschuhe und ein offenes Fenster gehören dazu.",
  "54 per cent": "54 Prozent",
  "Keep the bottle closed, dark and between 15 and 30 °C. It thickens when cold: in winter, stand it in a warm room for an hour before printing.":
    "Die Flasche geschlossen, dunkel und bei 15 bis 30 °C lagern. In der Kälte wird es dick: im Winter vor dem Drucken eine Stunde in einen warmen Raum stellen.",
  // Pastel set
  "Pastel Resin Set": "Harzset Pastell",
  "Pastel Resin Set, Four 250 g Bottles": "Harzset Pastell, vier Flaschen zu 250 g",
  "Four 250 g bottles of 405 nm resin in galah pink, gum mint, reef blue and wattle yellow. The same settings print all four, and they mix.":
    "Vier Flaschen 405-nm-Harz zu 250 g in Galah-Rosa, Eukalyptus-Mint, Riff-Blau und Akazien-Gelb. Dieselben Einstellungen für alle vier, und sie mischen sich.",
  "Four 250 g bottles: galah pink, gum mint, reef blue and wattle.":
    "Vier Flaschen zu 250 g: Galah-Rosa, Eukalyptus-Mint, Riff-Blau und Akazien-Gelb.",
  "Set of 4": "4er-Set",
  "Four soft colours in bottles small enough to finish. All four are our standard resin with different pigment, so one set of settings prints them all, and you can mix them by weight.":
    "Vier sanfte Farben in Flaschen, die klein genug sind, um leer zu werden. Alle vier sind unser Standardharz mit anderem Pigment: Dieselben Einstellungen drucken alle, und nach Gewicht lassen sie sich mischen.",
  "4 bottles of 250 g, about 225 ml each": "4 Flaschen zu 250 g, je etwa 225 ml",
  "Galah pink, gum mint, reef blue, wattle yellow":
    "Galah-Rosa, Eukalyptus-Mint, Riff-Blau, Akazien-Gelb",
  "152 mm tall, 61 mm across. Light-proof, with a childproof cap":
    "152 mm hoch, 61 mm Durchmesser. Lichtdicht, mit kindersicherem Verschluss",
  "About 1.25 kg the set": "Etwa 1,25 kg das Set",
  "Four bottles, a colour-mixing card and a card with starting settings":
    "Vier Flaschen, eine Karte zum Farbenmischen und eine mit Einstellungen für den Anfang",
  "Shake for two minutes: pigment settles within a fortnight. Keep closed, dark and between 15 and 30 °C.":
    "Zwei Minuten schütteln: Das Pigment setzt sich innerhalb von zwei Wochen ab. Geschlossen, dunkel und bei 15 bis 30 °C lagern.",
  // Water-washable
  "Shake the bottle for a minute.": "Die Flasche eine Minute lang schütteln.",
  "Start with 2.6 seconds a layer at 0.05 mm on a monochrome screen, and 30 seconds for each of 5 bottom layers.":
    "Mit 2,6 Sekunden je Schicht bei 0,05 mm auf einem einfarbigen Bildschirm beginnen und mit 30 Sekunden für jede von 5 Grundschichten.",
  "Rinse for 2 minutes in a tub of tap water with a soft brush, then for 1 minute in clean water.":
    "2 Minuten in einer Wanne mit Leitungswasser und einer weichen Bürste spülen, danach 1 Minute in sauberem Wasser.",
  "Shake off every drop and dry fully before you cure it for 4 minutes, or the surface turns white.":
    "Jeden Tropfen abschütteln, ganz trocknen lassen und erst dann 4 Minuten härten, sonst wird die Oberfläche weiß.",
  "Leave the used water in an open tub in the sun, out of reach of children and animals, until the water is gone and the resin is solid. Then put it in the bin. It must never reach a drain or the garden.":
    "Das benutzte Wasser in einer offenen Wanne in die Sonne stellen, außer Reichweite von Kindern und Tieren, bis das Wasser verdunstet und das Harz fest ist. Dann in den Müll damit. Es darf niemals in einen Abfluss oder in den Garten gelangen.",
  "Water-Washable Resin, 500 g and 1 kg": "Wasserwaschbares Harz, 500 g und 1 kg",
  "405 nm resin that rinses clean in tap water, in grey, white, black and skin. No alcohol to buy or store. 500 g or 1 kg, posted Australia-wide.":
    "405-nm-Harz, das ohne Alkohol unter Leitungswasser sauber wird, in Grau, Weiß, Schwarz und Hautton. 500 g oder 1 kg, Versand in ganz Australien.",
  "Rinses clean in tap water: no alcohol to buy, smell or store.":
    "Wird unter Leitungswasser sauber: kein Alkohol zu kaufen, zu riechen oder zu lagern.",
  "If you would rather not keep alcohol in the house, start here. Prints rinse clean in ordinary water and cure to nearly the detail of standard resin. Thin parts are a little more brittle.":
    "Wenn Sie lieber keinen Alkohol im Haus haben, fangen Sie hier an. Drucke werden in gewöhnlichem Wasser sauber und fast so fein wie aus Standardharz. Dünne Teile sind etwas spröder.",
  "One rule comes with it: the used water holds resin, so it goes in the sun and never down a drain.":
    "Eine Regel gehört dazu: Im benutzten Wasser ist Harz, also kommt es in die Sonne und niemals in den Abfluss.",
  "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. White, with a childproof cap":
    "500 g: 194 mm hoch, 78 mm Durchmesser. 1 kg: 234 mm hoch, 95 mm Durchmesser. Weiß, mit kindersicherem Verschluss",
  "0.05 to 0.1 mm": "0,05 bis 0,1 mm",
  "Keep closed, dark and dry: it draws moisture from the air. Do not leave prints standing in water.":
    "Geschlossen, dunkel und trocken lagern: Es zieht Feuchtigkeit aus der Luft. Drucke nicht im Wasser stehen lassen.",
  // Clear colours
  "Water-Washable Clear Colours": "Wasserwaschbares Harz, klare Farben",
  "Clear Water-Washable Resin, 4 Colours": "Klares wasserwaschbares Harz, 4 Farben",
  "See-through water-washable 405 nm resin in ruby, amber, emerald and sapphire, for dice, gems and small lamps. 500 g, posted Australia-wide.":
    "Durchsichtiges wasserwaschbares 405-nm-Harz in Rubin, Bernstein, Smaragd und Saphir, für Würfel, Steine, kleine Lampen. 500 g, Versand in ganz Australien.",
  "See-through ruby, amber, emerald and sapphire for dice, gems and lamps.":
    "Durchsichtig in Rubin, Bernstein, Smaragd und Saphir, für Würfel, Steine und Lampen.",
  "Four clear colours that let the light through. Leave prints as they come for a soft sea-glass finish, or sand them to 2000 grit and add gloss varnish for glass.":
    "Vier klare Farben, die das Licht durchlassen. So, wie sie aus dem Drucker kommen, wirken Drucke wie Meerglas; mit 2000er-Papier geschliffen und glänzend lackiert wie Glas.",
  "194 mm tall, 78 mm across. White, with a childproof cap":
    "194 mm hoch, 78 mm Durchmesser. Weiß, mit kindersicherem Verschluss",
  "Ruby, amber, emerald, sapphire": "Rubin, Bernstein, Smaragd, Saphir",
  "Keep closed and dark. Cure clear prints in two short turns of 2 minutes with a rest between: every extra minute yellows them.":
    "Geschlossen und dunkel lagern. Klare Drucke zweimal kurz 2 Minuten lang härten, mit einer Pause dazwischen: Jede Minute mehr macht sie gelb.",
}
