import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The tough, flexible and heat-resistant resins. */
export const toughResinTexts: SegmentTranslations = {
  // tough-abs-like-resin
  "Tough ABS-Like Resin": "Zähes Harz, ABS-ähnlich",
  "Bends before it breaks: brackets, clips and figures that get dropped.":
    "Biegt sich, bevor es bricht: für Halter, Clips und Figuren, die auch mal fallen.",
  "Tough ABS-Like 405 nm Printing Resin": "Zähes Harz 405 nm, ABS-ähnlich",
  "ABS-like 405 nm resin that bends before it breaks: for brackets, clips, enclosures and gaming pieces. Grey or black, 500 g or 1 kg.":
    "ABS-ähnliches 405-nm-Harz, das sich biegt, bevor es bricht: für Halter, Clips, Gehäuse und Spielfiguren. Grau oder Schwarz, 500 g oder 1 kg.",
  "For parts that have work to do. Where standard resin snaps, this one bends first. It takes self-tapping screws, survives a fall from a table, and can be drilled and sanded without chipping.":
    "Für Teile, die etwas leisten müssen. Wo Standardharz bricht, biegt sich dieses zuerst. Es hält selbstschneidende Schrauben, übersteht den Sturz vom Tisch und lässt sich bohren und schleifen, ohne auszubrechen.",
  "We use it for chess pieces, jigs and printer spares. Give it a little more exposure than standard resin, and do not cure it for too long: after ten minutes it is brittle again.":
    "Wir nehmen es für Schachfiguren, Vorrichtungen und Ersatzteile unserer Drucker. Belichten Sie es etwas länger als Standardharz und härten Sie es nicht zu lange: Nach zehn Minuten ist es wieder spröde.",
  "80 Shore D": "80 Shore D",
  "About 28 per cent": "Etwa 28 Prozent",
  "42 J/m (notched Izod)": "42 J/m (Izod, gekerbt)",
  "Shake for two minutes: the part that makes it tough settles.":
    "Zwei Minuten schütteln: Was es zäh macht, setzt sich ab.",
  "Start with 2.9 seconds a layer at 0.05 mm on a monochrome screen, and 32 seconds for each of 5 bottom layers.":
    "Mit 2,9 Sekunden je Schicht bei 0,05 mm auf einem einfarbigen Bildschirm beginnen und mit 32 Sekunden für jede von 5 Grundschichten.",
  "Wash for no more than 5 minutes in isopropyl alcohol, then dry fully.":
    "Höchstens 5 Minuten in Isopropylalkohol waschen, dann ganz trocknen lassen.",
  "Cure for 3 minutes under 405 nm light, and no longer.":
    "3 Minuten unter 405-nm-Licht härten, nicht länger.",
  "Keep closed, dark and between 15 and 30 °C. Filter what is left in the vat before it goes back.":
    "Geschlossen, dunkel und bei 15 bis 30 °C lagern. Was in der Wanne bleibt, vor dem Zurückgießen filtern.",
  // flexible-resin
  "Flexible Resin": "Flexibles Harz",
  "Rubber-like prints in two grades: stamps, seals, grips and bumpers.":
    "Drucke wie aus Gummi in zwei Härten: Stempel, Dichtungen, Griffe und Puffer.",
  "Flexible 405 nm Resin, 60A and 80A": "Flexibles Harz 405 nm, 60A und 80A",
  "Rubber-like 405 nm resin in two hardnesses: soft 60A for stamps and seals, firm 80A for grips, feet and bumpers. 500 g, posted Australia-wide.":
    "Gummiartiges 405-nm-Harz in zwei Härten: weiches 60A für Stempel und Dichtungen, festes 80A für Griffe, Füße und Puffer. 500 g, Versand in ganz Australien.",
  "Prints that squash and spring back. Soft (60A) feels like a rubber band and suits stamps and seals. Firm (80A) feels like the heel of a shoe and suits grips, feet and bumpers.":
    "Drucke, die nachgeben und zurückfedern. Weich (60A) fühlt sich an wie ein Gummiband und eignet sich für Stempel und Dichtungen. Fest (80A) fühlt sich an wie ein Schuhabsatz und eignet sich für Griffe, Füße und Puffer.",
  "It prints slowly and holds on to the plate, so halve your lift speed and make supports slightly thicker.":
    "Es druckt langsam und hält sich an der Platte fest: Halbieren Sie die Hubgeschwindigkeit und machen Sie die Stützen etwas dicker.",
  "60 Shore A or 80 Shore A": "60 Shore A oder 80 Shore A",
  "160 per cent (60A), 95 per cent (80A)": "160 Prozent (60A), 95 Prozent (80A)",
  "Translucent blush (60A) or rust (80A)": "Durchscheinend zartrosa (60A) oder rostfarben (80A)",
  "Shake for a minute and warm the bottle to at least 20 °C.":
    "Eine Minute lang schütteln und die Flasche auf mindestens 20 °C erwärmen.",
  "Start with 3.5 seconds a layer at 0.05 mm, 35 seconds for each of 6 bottom layers, and half your usual lift speed.":
    "Mit 3,5 Sekunden je Schicht bei 0,05 mm beginnen, mit 35 Sekunden für jede von 6 Grundschichten und mit der halben gewohnten Hubgeschwindigkeit.",
  "Wash for 2 minutes in isopropyl alcohol. Longer makes it swell.":
    "2 Minuten in Isopropylalkohol waschen. Länger lässt es aufquellen.",
  "Dry for an hour, then cure for 6 to 8 minutes on each side.":
    "Eine Stunde trocknen lassen, dann auf jeder Seite 6 bis 8 Minuten härten.",
  "Keep closed and dark. Prints yellow slightly over some months in full sun.":
    "Geschlossen und dunkel lagern. Drucke vergilben leicht, wenn sie monatelang in der prallen Sonne stehen.",
  // high-temp-resin
  "High-Temp Resin": "Hitzefestes Harz",
  "Holds its shape to 180 °C once baked: moulds, jigs and fan ducts.":
    "Gebacken formstabil bis 180 °C: für Gussformen, Vorrichtungen und Luftkanäle.",
  "High-Temperature 405 nm Resin, 180 °C": "Hitzefestes Harz 405 nm, bis 180 °C",
  "405 nm resin that keeps its shape to 180 °C once baked, for moulds, jigs, fan ducts and parts near a heater. 500 g bottle, translucent amber.":
    "405-nm-Harz, das nach dem Backen bis 180 °C die Form hält: für Gussformen, Vorrichtungen, Luftkanäle und Teile an der Heizung. 500 g, bernsteinfarben.",
  "For vulcanising moulds, pouring candle wax and parts near a heater. Bake the cured print for an hour at 120 °C and it keeps its shape to 180 °C under light load.":
    "Für Vulkanisierformen, zum Gießen von Kerzenwachs und für Teile neben einer Heizung. Backen Sie den gehärteten Druck eine Stunde lang bei 120 °C, und er hält unter leichter Last bis 180 °C die Form.",
  "It is hard and glassy, so design it with rounded corners and no snap fits. We are out of it until our next delivery from the maker.":
    "Es ist hart und glasig; planen Sie runde Ecken ein und keine Schnappverbindungen. Bis zur nächsten Lieferung des Herstellers ist es bei uns ausverkauft.",
  "180 °C after baking, 95 °C without": "180 °C nach dem Backen, 95 °C ohne",
  "88 Shore D": "88 Shore D",
  "Translucent amber": "Durchscheinend bernsteinfarben",
  "9 months unopened, about 4 once opened": "Ungeöffnet 9 Monate, geöffnet etwa 4",
  "One bottle, and a card with starting settings and baking times":
    "Eine Flasche und eine Karte mit Einstellungen für den Anfang und Backzeiten",
  "Shake for a minute.": "Eine Minute lang schütteln.",
  "Start with 3.2 seconds a layer at 0.05 mm, and 35 seconds for each of 6 bottom layers.":
    "Mit 3,2 Sekunden je Schicht bei 0,05 mm beginnen und mit 35 Sekunden für jede von 6 Grundschichten.",
  "Wash for 3 minutes in isopropyl alcohol, dry, and cure for 8 minutes.":
    "3 Minuten in Isopropylalkohol waschen, trocknen lassen und 8 Minuten härten.",
  "Bake for an hour at 120 °C in an oven that is not used for food, with the window open, and let it cool inside.":
    "Eine Stunde bei 120 °C in einem Ofen backen, der nicht für Lebensmittel benutzt wird, bei offenem Fenster, und im Ofen abkühlen lassen.",
  "Keep closed, dark and between 15 and 25 °C.": "Geschlossen, dunkel und bei 15 bis 25 °C lagern.",
}
