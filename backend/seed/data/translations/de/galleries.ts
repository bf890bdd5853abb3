import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The galleries with their slides. */
export const galleryTexts: SegmentTranslations = {
  // around-the-workshop
  "Around the workshop": "In der Werkstatt unterwegs",
  "What is on the bench": "Was auf der Werkbank liegt",
  // customers-prints
  "Customers' prints": "Drucke unserer Kunden",
  "Sent in by the people who made them or asked for them":
    "Geschickt von denen, die sie gemacht oder bestellt haben",
  // in-the-workshop
  "In the workshop": "In der Werkstatt",
  "Eleven printers, one laser and a kettle": "Elf Drucker, ein Laser und ein Wasserkocher",
  // laser-cut-commissions
  "Laser-cut commissions": "Laserarbeiten auf Bestellung",
  "For weddings, schools, clubs and one cattle station":
    "Für Hochzeiten, Schulen, Vereine und eine Rinderfarm",
  // on-the-tour
  "What you will see": "Was Sie sehen werden",
  "About fifty minutes, most of them standing": "Etwa fünfzig Minuten, die meisten davon im Stehen",
  "Washing and curing": "Waschen und Härten",
  "Every resin print gets two baths and five minutes of light":
    "Jeder Harzdruck bekommt zwei Bäder und fünf Minuten Licht",
  "The same tubs and lamps that we sell.": "Dieselben Wannen und Lampen, die wir verkaufen.",
  "Wash and cure": "Waschen und Härten",
  "Timber under the laser": "Holz unter dem Laser",
  "Coasters and signs are etched, sanded and oiled":
    "Untersetzer und Schilder werden graviert, geschliffen und geölt",
  "Offcuts become ornaments.": "Aus Resten werden Weihnachtsanhänger.",
  "Laser-cut timber": "Holz aus dem Laser",
  "Dragons in a row": "Drachen in einer Reihe",
  "Printed in one piece, joints and all": "In einem Stück gedruckt, samt Gelenken",
  "Eight hours each, mostly overnight.": "Je acht Stunden, meist über Nacht.",
  "Figures and games": "Figuren und Spiele",
  "Plum dragon": "Drache in Pflaume",
  "Silk PLA, 420 mm from nose to tail":
    "PLA mit Seidenglanz, 420\u00a0mm von der Nase bis zum Schwanz",
  "Printed in one piece overnight for a birthday in Biloela. It has been to school twice.":
    "Über Nacht in einem Stück gedruckt, für einen Geburtstag in Biloela. Er war schon zweimal mit in der Schule.",
  "See the dragon": "Zum Drachen",
  "Three planters on a sill": "Drei Töpfe auf der Fensterbank",
  "PLA in sage, terracotta and slate": "PLA in Salbei, Terrakotta und Schiefer",
  "One for each of the three succulents that survived the move from Mackay.":
    "Einer für jede der drei Sukkulenten, die den Umzug aus Mackay überlebt haben.",
  "See the planter": "Zum Pflanztopf",
  "Club chess in grey": "Vereinsschach in Grau",
  "Standard grey resin, 0.05 mm layers": "Standardharz in Grau, Schichten von 0,05\u00a0mm",
  "The Tannum Sands chess club prints its own lost pieces. This is the third white queen.":
    "Der Schachverein von Tannum Sands druckt seine verlorenen Figuren selbst. Das ist die dritte weiße Dame.",
  "Dragon eggs for a reading corner": "Dracheneier für eine Leseecke",
  "Standard resin, painted over by the class": "Standardharz, von der Klasse bemalt",
  "Every week the teacher-librarian moves them a little nearer to the heater.":
    "Jede Woche rückt die Bibliothekslehrerin sie ein Stückchen näher an die Heizung.",
  "Tower for a Thursday game": "Ein Turm für die Donnerstagsrunde",
  "Stone-filled PLA, two days on the printer": "PLA mit Steinfüllung, zwei Tage auf dem Drucker",
  "Built for a game that has been going since 1998. Nobody cheats any more.":
    "Gebaut für eine Spielrunde, die seit 1998 läuft. Jetzt schummelt niemand mehr.",
  "See the dice tower": "Zum Würfelturm",
  "A cloud for the nursery": "Eine Wolke fürs Kinderzimmer",
  "White PLA over a timber foot": "Weißes PLA über einem Holzfuß",
  "Ordered in a hurry and delivered on the local run two days before the baby.":
    "In Eile bestellt und mit der Lieferrunde zwei Tage vor dem Baby geliefert.",
  "Night lights": "Nachtlichter",
  "Toadstools in a fern bed": "Fliegenpilze im Farnbeet",
  "PETG, which does not mind the sun": "PETG, dem die Sonne nichts ausmacht",
  "Unlit ones, made for a shaded garden in Boyne Island. The frogs approve.":
    "Ohne Licht, gemacht für einen schattigen Garten in Boyne Island. Die Frösche sind einverstanden.",
  "Bunnies for breakfast": "Hasen zum Frühstück",
  "One egg cup for each grandchild": "Ein Eierbecher für jedes Enkelkind",
  "The yellow one is spoken for. There have been negotiations.":
    "Der gelbe ist vergeben. Es gab Verhandlungen.",
  "The shed at dusk": "Der Schuppen in der Dämmerung",
  "Lights on, because something is always printing": "Licht an, weil immer etwas gedruckt wird",
  "The curlews come past at about this time and complain about the noise.":
    "Etwa um diese Zeit kommen die Curlews vorbei und beschweren sich über den Lärm.",
  "The resin bench": "Die Werkbank für Harz",
  "Three of our five resin printers": "Drei unserer fünf Harzdrucker",
  "The hoods keep the light out and the smell in. Each machine keeps to one kind of resin, so nothing is ever half of something else.":
    "Die Hauben halten das Licht draußen und den Geruch drinnen. Jede Maschine bleibt bei einer Harzsorte; so ist nie etwas zur Hälfte etwas anderes.",
  "The filament side": "Die Filamentseite",
  "Planters by day, dragons by night": "Pflanztöpfe am Tag, Drachen in der Nacht",
  "Long prints run overnight, when the shed is cool and Dale is asleep.":
    "Lange Drucke laufen über Nacht, wenn der Schuppen kühl ist und Dale schläft.",
  "3D printed products": "3D-gedruckte Produkte",
  "Wash, cure, look twice": "Waschen, härten, zweimal hinsehen",
  "Two baths and five minutes of violet light": "Zwei Bäder und fünf Minuten violettes Licht",
  "What still feels tacky goes back under the lamp and not into a parcel.":
    "Was sich noch klebrig anfühlt, kommt zurück unter die Lampe und nicht ins Paket.",
  "The laser, lid up": "Der Laser, Deckel offen",
  "Only for the photo: it will not fire like this": "Nur für das Foto: So schneidet er nicht",
  "Ornaments for the Calliope market, cut from the ends of a sheet of ply.":
    "Weihnachtsanhänger für den Markt in Calliope, geschnitten aus den Rändern einer Sperrholzplatte.",
  "Laser cutting service": "Zum Laserschneiden",
  "Joy's bench": "Joys Werkbank",
  "Sandpaper, oil, and the radio": "Schleifpapier, Öl und das Radio",
  "Everything in timber comes past here by hand, edges first.":
    "Alles aus Holz geht hier durch ihre Hände, die Kanten zuerst.",
  "Packed by one person": "Von einer Person verpackt",
  "A keepsake is never handed on half wrapped":
    "Ein Erinnerungsstück wird nie halb verpackt weitergereicht",
  "Paper, not plastic, and a card by hand if you asked for one.":
    "Papier statt Plastik, und eine handgeschriebene Karte, wenn Sie darum gebeten haben.",
  "Coasters for forty tables": "Untersetzer für vierzig Tische",
  "Acacia veneer, 4 mm": "Akazienfurnier, 4\u00a0mm",
  "Gum leaf, wave and curlew, for a wedding at Agnes Water. The guests took them home, as they were meant to.":
    "Eukalyptusblatt, Welle und Brachvogel, für eine Hochzeit in Agnes Water. Die Gäste haben sie mit nach Hause genommen; so war es gedacht.",
  "See our coasters": "Zu unseren Untersetzern",
  "A sign for the homestead": "Ein Schild für das Farmhaus",
  "Acacia on a cotton cord": "Akazie an einer Baumwollkordel",
  "It hangs out of the weather, and gets a coat of oil every spring.":
    "Es hängt im Trockenen und bekommt jeden Frühling eine Schicht Öl.",
  "See door signs": "Zu den Türschildern",
  "Doors of a small school": "Türen einer kleinen Schule",
  "Hoop pine plywood, 6 mm": "Araukarien-Sperrholz, 6\u00a0mm",
  "Twenty-two signs. The children drew the letters and we joined the middles.":
    "Zweiundzwanzig Schilder. Die Kinder haben die Buchstaben gezeichnet, wir haben die Stege eingefügt.",
  "Keys of the sailing club": "Die Schlüssel des Segelclubs",
  "Walnut and plywood by turns": "Abwechselnd Nussbaum und Sperrholz",
  "The old tags were bottle caps. These float as well.":
    "Die alten Anhänger waren Kronkorken. Diese schwimmen sogar.",
  "See key tags": "Zu den Schlüsselanhängern",
  "Ornaments for the market": "Weihnachtsanhänger für den Markt",
  "Wattle, snow gum, star and tree": "Akazienblüte, Schnee-Eukalyptus, Stern und Baum",
  "Cut from offcuts, a hundred at a time, by the Friends of the Library.":
    "Vom Freundeskreis der Bibliothek aus Resten geschnitten, hundert auf einmal.",
  "Trees for a shop window": "Bäume für ein Schaufenster",
  "Three layers each, to stand alone": "Je drei Schichten, damit sie von selbst stehen",
  "For the chemist in Goondoon Street, which keeps them up until February.":
    "Für die Apotheke in der Goondoon Street, die sie bis Februar stehen lässt.",
  "At the gate": "Am Tor",
  "Look for the van": "Halten Sie Ausschau nach dem Lieferwagen",
  "Park on the grass. The dogs are loud and harmless.":
    "Parken Sie auf dem Gras. Die Hunde sind laut und harmlos.",
  "Three rules": "Drei Regeln",
  "Before anything is switched on": "Bevor irgendetwas eingeschaltet wird",
  "We have goggles and ear muffs in small sizes too.":
    "Schutzbrillen und Gehörschutz haben wir auch in kleinen Größen.",
  "A print comes off the plate": "Ein Druck kommt von der Platte",
  "Yours to wash, if you like": "Sie dürfen ihn waschen, wenn Sie möchten",
  "Gloves first. This is the part that people remember.":
    "Erst die Handschuhe. Das ist der Teil, an den sich alle erinnern.",
  "Your name under the laser": "Ihr Name unter dem Laser",
  "Everybody goes home with a key tag": "Alle gehen mit einem Schlüsselanhänger nach Hause",
  "Ten letters at most, and we do not check whether it is really your name.":
    "Höchstens zehn Buchstaben, und wir prüfen nicht, ob es wirklich Ihr Name ist.",
}
