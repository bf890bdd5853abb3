import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Film, build plates and nozzles. */
export const printerPartTexts: SegmentTranslations = {
  // fep-film
  "FEP Release Film": "FEP-Folie",
  "Three sheets of clear 0.15 mm film for the bottom of your vat.":
    "Drei Bogen klare Folie, 0,15 mm, für den Boden Ihrer Harzwanne.",
  "FEP Release Film, Pack of Three Sheets": "FEP-Folie, Packung mit drei Bogen",
  "Clear 0.15 mm FEP film for resin vats, three sheets a pack, for printers up to 6.6 or 10.3 inches. Posted flat between cards.":
    "Klare FEP-Folie, 0,15 mm, für Harzwannen, drei Bogen je Packung, für Drucker bis 6,6 oder 10,3 Zoll. Flach zwischen Pappen verschickt.",
  "Cloudy or dented film blurs detail and pulls prints off the plate. Fresh film takes ten minutes to fit and makes an old printer behave like a new one.":
    "Trübe oder verbeulte Folie macht Details unscharf und reißt Drucke von der Platte. Neue Folie ist in zehn Minuten eingesetzt, und ein alter Drucker benimmt sich wieder wie ein neuer.",
  "140 × 200 mm": "140 × 200 mm",
  "For printers with screens up to 6.6 inches": "Für Drucker mit Bildschirmen bis 6,6 Zoll",
  "200 × 280 mm": "200 × 280 mm",
  "For printers with screens up to 10.3 inches": "Für Drucker mit Bildschirmen bis 10,3 Zoll",
  "0.15 mm": "0,15 mm",
  Clarity: "Lichtdurchlässigkeit",
  "96 per cent": "96 Prozent",
  "70 g or 130 g": "70 g oder 130 g",
  "Three sheets, each between protective papers": "Drei Bogen, jeder zwischen Schutzpapieren",
  "How to fit it": "So wird sie angebracht",
  "Take the vat's frame apart and peel off the old film.":
    "Den Rahmen der Wanne zerlegen und die alte Folie abziehen.",
  "Lay the new sheet over the frame and tighten the screws crosswise, a little at a time.":
    "Den neuen Bogen über den Rahmen legen und die Schrauben über Kreuz anziehen, immer nur ein wenig.",
  "Trim what stands out. A tap should sound like a drum, not like paper.":
    "Abschneiden, was übersteht. Beim Antippen soll es nach Trommel klingen, nicht nach Papier.",
  "Clean with alcohol and a soft cloth only. Never scrape film with metal.":
    "Nur mit Alkohol und einem weichen Tuch reinigen. Folie niemals mit Metall abkratzen.",
  "Packed in Calliope within 2 to 3 business days. Posted flat between cards.":
    "In Calliope innerhalb von 2 bis 3 Werktagen verpackt. Flach zwischen Pappen verschickt.",
  // flex-build-plate
  "Flexible Build Plate": "Flexible Druckplatte",
  "Bend it and the print pops off. No chisel, no chips.":
    "Biegen, und der Druck springt ab. Kein Meißel, keine Scharten.",
  "Flexible Steel Build Plate for Resin": "Flexible Druckplatte aus Stahl, für Harz",
  "A magnetic spring-steel plate for resin printers: lift it off, bend it and the print pops loose. 135 × 80, 165 × 100 or 220 × 130 mm.":
    "Eine magnetische Platte aus Federstahl für Harzdrucker: abheben, biegen, und der Druck springt ab. 135 × 80, 165 × 100 oder 220 × 130 mm.",
  "A magnetic base sticks to your own plate once. After that the steel sheet lifts off with the print on it, and a gentle bend lets go of everything at once. The sanded side grips; the tab stays clean for your fingers.":
    "Eine magnetische Unterlage klebt einmal auf Ihrer eigenen Platte. Danach heben Sie das Stahlblech samt Druck ab, und ein leichtes Biegen löst alles auf einmal. Die geschliffene Seite hält; die Lasche bleibt für Ihre Finger sauber.",
  "135 × 80, 165 × 100 or 220 × 130 mm: measure your plate first":
    "135 × 80, 165 × 100 oder 220 × 130 mm: messen Sie zuerst Ihre Platte",
  Sheet: "Blech",
  "0.6 mm spring steel, sanded": "0,6 mm Federstahl, geschliffen",
  Base: "Unterlage",
  "Magnet with adhesive, 1.3 mm": "Magnet zum Aufkleben, 1,3 mm",
  "Thickness together": "Stärke zusammen",
  "2 mm": "2 mm",
  "95, 140 or 240 g": "95, 140 oder 240 g",
  "Steel sheet, magnetic base, alcohol wipe": "Stahlblech, magnetische Unterlage, Alkoholtuch",
  "Clean your plate with alcohol and let it dry.":
    "Die eigene Platte mit Alkohol reinigen und trocknen lassen.",
  "Stick the base on from one edge, without bubbles, and wait an hour.":
    "Die Unterlage von einer Kante aus ohne Blasen aufkleben und eine Stunde warten.",
  "Level the plate again, because it is 2 mm thicker now.":
    "Die Platte neu ausrichten, denn sie ist jetzt 2 mm stärker.",
  "Wipe with alcohol. If prints begin to let go, sand lightly with 220 grit.":
    "Mit Alkohol abwischen. Lösen sich Drucke von selbst, leicht mit 220er-Papier anschleifen.",
  "The magnet is strong: keep it from pacemakers and cards with a magnetic strip.":
    "Der Magnet ist stark: von Herzschrittmachern und Karten mit Magnetstreifen fernhalten.",
  // brass-nozzles
  "Brass Nozzles": "Messingdüsen",
  "True to size, for filament printers with an M6 thread.":
    "Maßhaltig, für Filamentdrucker mit M6-Gewinde.",
  "Brass MK8 Nozzles, 0.2 to 0.8 mm": "MK8-Düsen aus Messing, 0,2 bis 0,8 mm",
  "Brass MK8 nozzles for filament printers with an M6 thread, in 0.2, 0.4, 0.6 and 0.8 mm. Each bore is checked. Spare 0.4 mm nozzles cost less.":
    "MK8-Düsen aus Messing für Filamentdrucker mit M6-Gewinde, 0,2, 0,4, 0,6 und 0,8 mm. Jede Bohrung ist geprüft. Ersatzdüsen mit 0,4 mm kosten weniger.",
  "A worn nozzle prints thick walls and stringy corners. Change it about every 500 hours, and sooner if you print glow or wood filament, which wear brass down quickly.":
    "Eine abgenutzte Düse druckt dicke Wände und Fäden in den Ecken. Wechseln Sie sie etwa alle 500 Stunden und früher, wenn Sie leuchtendes oder holzhaltiges Filament drucken: Das verschleißt Messing schnell.",
  Bore: "Bohrung",
  "0.2, 0.4, 0.6 or 0.8 mm, within 0.01 mm, each one checked":
    "0,2, 0,4, 0,6 oder 0,8 mm, auf 0,01 mm genau, jede geprüft",
  Thread: "Gewinde",
  "M6 × 1, MK8 pattern": "M6 × 1, Bauform MK8",
  "13 mm, 6 mm hexagon": "13 mm, Sechskant 6 mm",
  "3 g": "3 g",
  "C3604 brass": "Messing C3604",
  "Ender, CR and most other printers with MK8 hot ends. Not for Volcano or V6":
    "Ender, CR und die meisten anderen Drucker mit MK8-Hotend. Nicht für Volcano oder V6",
  "How to change one": "So wird sie gewechselt",
  "Heat the hot end to 220 °C and take the filament out.":
    "Das Hotend auf 220 °C heizen und das Filament herausziehen.",
  "Hold the block with a spanner and unscrew the old nozzle.":
    "Den Block mit einem Schlüssel halten und die alte Düse herausdrehen.",
  "Screw the new one in and nip it up gently while it is still hot.":
    "Die neue eindrehen und sanft festziehen, solange alles heiß ist.",
  "Brush clean while warm with a brass brush.": "Warm mit einer Messingbürste sauber bürsten.",
  "Hot ends burn: wear a glove, and keep the spanner off the heater wires.":
    "An Hotends verbrennt man sich: Handschuh tragen und mit dem Schlüssel nicht an die Heizdrähte kommen.",
}
