import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Dragons, chess and dice towers. */
export const figureTexts: SegmentTranslations = {
  // articulated-dragon
  "Articulated Dragon": "Gelenkdrache",
  "Printed in one piece, with 24 joints that curl and slither.":
    "In einem Stück gedruckt, mit 24 Gelenken, die sich ringeln und schlängeln.",
  Favourite: "Liebling",
  "Articulated Dragon, 30 or 55 cm": "Gelenkdrache, 30 oder 55 cm",
  "A jointed dragon printed in one piece that curls, slithers and hangs from a shelf. Three fading colours of silk PLA, 30 or 55 cm long.":
    "Ein Gelenkdrache, in einem Stück gedruckt, der sich ringelt, schlängelt und vom Regal hängt. Drei Farbverläufe in PLA mit Seidenglanz, 30 oder 55 cm lang.",
  "Comes off the printer already moving: 24 joints, nothing to glue, nothing to lose. It rests round a monitor, hangs from a shelf and survives show and tell.":
    "Kommt schon beweglich aus dem Drucker: 24 Gelenke, nichts zu kleben, nichts zu verlieren. Er legt sich um den Bildschirm, hängt vom Regal und übersteht auch einen Tag in der Schule.",
  "The colours fade from head to tail, so no two are quite the same.":
    "Die Farben verlaufen vom Kopf zum Schwanz; keine zwei sind ganz gleich.",
  "30 cm": "30 cm",
  "300 mm long, 20 mm tall, 75 g": "300 mm lang, 20 mm hoch, 75 g",
  "55 cm": "55 cm",
  "550 mm long, 36 mm tall, 260 g": "550 mm lang, 36 mm hoch, 260 g",
  "Silk PLA": "PLA mit Seidenglanz",
  "Reef (teal to aqua), sunset (red to gold), dusk (violet to pink)":
    "Riff (Petrol nach Aqua), Sonnenuntergang (Rot nach Gold), Dämmerung (Violett nach Rosa)",
  Age: "Alter",
  "From 3 years": "Ab 3 Jahren",
  "Dust with a soft brush. A stiff joint loosens when you move it gently to and fro.":
    "Mit einem weichen Pinsel abstauben. Ein steifes Gelenk löst sich, wenn Sie es sanft hin und her bewegen.",
  "Not for children under 3: if something breaks, small parts come off. PLA softens above 55 °C, so do not leave it in a hot car.":
    "Nicht für Kinder unter 3 Jahren: Wenn etwas bricht, lösen sich Kleinteile. PLA wird über 55 °C weich, also nicht im heißen Auto liegen lassen.",
  // dragon-egg
  "Baby Dragon in an Egg": "Kleiner Drache im Ei",
  "A 15 cm dragon curled up in a scaled egg that screws open.":
    "Ein Drache von 15 cm, zusammengerollt in einem Schuppenei zum Aufschrauben.",
  "Baby Dragon in a Scaled Egg": "Kleiner Drache im Schuppenei",
  "A 15 cm jointed baby dragon curled up in a scaled egg that screws open and stands on its own ring. Green or purple silk PLA, from 3 years.":
    "Ein kleiner Gelenkdrache, 15 cm lang, zusammengerollt in einem Schuppenei, das sich aufschrauben lässt und auf einem Ring steht. Grün oder Violett, ab 3 Jahren.",
  "Unscrew the egg and a small dragon uncurls. The egg stands on its own ring, and keeps coins or dice safe once the dragon has moved out.":
    "Schrauben Sie das Ei auf, und ein kleiner Drache rollt sich aus. Das Ei steht auf seinem eigenen Ring und hütet Münzen oder Würfel, wenn der Drache ausgezogen ist.",
  Egg: "Ei",
  "90 mm tall, 70 mm across": "90 mm hoch, 70 mm Durchmesser",
  Dragon: "Drache",
  "150 mm long, 14 joints": "150 mm lang, 14 Gelenke",
  "125 g together": "Zusammen 125 g",
  "Egg, ring and dragon, in the same colour": "Ei, Ring und Drache in derselben Farbe",
  "Dust with a soft brush.": "Mit einem weichen Pinsel abstauben.",
  // chess-set
  "Turned Chess Set": "Gedrechseltes Schachspiel",
  "Thirty-two weighted, felted pieces in cream and ebony.":
    "Zweiunddreißig beschwerte Figuren mit Filz, in Creme und Ebenholzschwarz.",
  "Turned Chess Set, 32 Weighted Pieces": "Schachspiel, 32 beschwerte Figuren",
  "Thirty-two chess pieces in cream and ebony tough resin, weighted and felted, with a 98 mm king. For boards with 50 to 55 mm squares.":
    "Zweiunddreißig Schachfiguren aus zähem Harz in Creme und Ebenholzschwarz, beschwert und mit Filz, König 98 mm. Für Bretter mit Feldern von 50 bis 55 mm.",
  "A full set for club boards, with a king of 98 mm. We print it in our tough resin at 0.03 mm layers, so the collars look turned on a lathe. A steel washer under green felt gives each piece a proper thud.":
    "Ein ganzer Satz für Vereinsbretter, mit einem König von 98 mm. Wir drucken ihn aus unserem zähen Harz in Schichten von 0,03 mm, sodass die Kragen wie gedrechselt aussehen. Eine Stahlscheibe unter grünem Filz gibt jeder Figur einen satten Klang.",
  King: "König",
  "98 mm tall, base 40 mm": "98 mm hoch, Fuß 40 mm",
  Pawn: "Bauer",
  "50 mm tall, base 30 mm": "50 mm hoch, Fuß 30 mm",
  "1.2 kg the set": "1,2 kg das Set",
  "Tough resin, fully cured, with steel and felt":
    "Zähes Harz, ganz ausgehärtet, mit Stahl und Filz",
  "Boards with squares of 50 to 55 mm": "Bretter mit Feldern von 50 bis 55 mm",
  "32 pieces in a box with compartments. No board":
    "32 Figuren in einer Schachtel mit Fächern. Kein Brett",
  "Dust with a soft brush. Keep out of direct sun, which yellows the cream.":
    "Mit einem weichen Pinsel abstauben. Vor direkter Sonne schützen, sie lässt das Creme vergilben.",
  "Not for children under 3: small, heavy pieces.":
    "Nicht für Kinder unter 3 Jahren: kleine, schwere Teile.",
  // dice-tower
  "Castle Dice Tower": "Würfelturm Burg",
  "Three baffles inside, felt at the gate, no cocked dice.":
    "Drei Stufen innen, Filz am Tor, kein Würfel auf der Kante.",
  "Castle Dice Tower, 21 cm": "Würfelturm als Burg, 21 cm",
  "A 21 cm brick dice tower with three baffles inside and felt at the gate, for up to six dice at a time. Dry-brushed by hand in stone or sandstone.":
    "Ein Würfelturm mit Mauermuster, 21 cm hoch, drei Stufen und Filz am Tor, für bis zu sechs Würfel auf einmal. Von Hand trockengebürstet, Stein oder Sandstein.",
  "Drop the dice in at the battlements. They tumble over three steps and roll out through the gate, on felt that is quiet enough for a sleeping house.":
    "Werfen Sie die Würfel oben zwischen die Zinnen. Sie purzeln über drei Stufen und rollen durchs Tor, auf Filz, der leise genug für ein schlafendes Haus ist.",
  "210 mm tall, 130 mm wide, 140 mm deep": "210 mm hoch, 130 mm breit, 140 mm tief",
  "430 g": "430 g",
  Takes: "Fasst",
  "Dice up to 22 mm, six at a time": "Würfel bis 22 mm, sechs auf einmal",
  "PLA, dry-brushed by hand, and felt": "PLA, von Hand trockengebürstet, und Filz",
  "Stone or sandstone": "Stein oder Sandstein",
  "Tower only, no dice": "Nur der Turm, keine Würfel",
}
