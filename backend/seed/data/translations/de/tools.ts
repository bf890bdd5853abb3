import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Gloves, mats and scrapers. */
export const toolTexts: SegmentTranslations = {
  // nitrile-gloves
  "Nitrile Gloves": "Nitrilhandschuhe",
  "Thick enough for resin: 50 pairs a box, free of powder and latex.":
    "Dick genug für Harz: 50 Paar in der Schachtel, ohne Puder und Latex.",
  "Nitrile Gloves for Resin, 50 Pairs": "Nitrilhandschuhe für Harz, 50 Paar",
  "Powder-free nitrile gloves thick enough for printing resin, 50 pairs a box in S to XL. Measure across the palm and see the size chart.":
    "Puderfreie Nitrilhandschuhe, dick genug für Druckharz, 50 Paar je Schachtel, S bis XL. Quer über die Handfläche messen und in die Größentabelle sehen.",
  "Latex lets resin through in minutes. Nitrile of this thickness holds it for about half an hour. Change gloves the moment they are splashed, and take them off inside out.":
    "Latex lässt Harz in wenigen Minuten durch. Nitril in dieser Stärke hält es etwa eine halbe Stunde lang auf. Wechseln Sie die Handschuhe, sobald etwas daraufspritzt, und ziehen Sie sie auf links aus.",
  Box: "Schachtel",
  "50 pairs (100 gloves), 240 × 120 × 80 mm, 620 g":
    "50 Paar (100 Handschuhe), 240 × 120 × 80 mm, 620 g",
  Thickness: "Stärke",
  "0.12 mm at the palm, 0.14 mm at the fingers":
    "0,12 mm an der Handfläche, 0,14 mm an den Fingern",
  Length: "Länge",
  "240 mm": "240 mm",
  "S 70 to 80 mm across the palm, M 80 to 90, L 90 to 100, XL 100 to 115":
    "S 70 bis 80 mm quer über die Handfläche, M 80 bis 90, L 90 bis 100, XL 100 bis 115",
  "Free of": "Frei von",
  "Powder and latex": "Puder und Latex",
  "Keep the box out of sun and heat. Leave gloves with resin on them in the sun until it is hard, then put them in the bin.":
    "Die Schachtel vor Sonne und Hitze schützen. Handschuhe mit Harz in der Sonne liegen lassen, bis es hart ist, dann in den Müll geben.",
  // silicone-mat
  "Silicone Work Mat": "Arbeitsmatte aus Silikon",
  "Holds a spilt vat. Hardened resin peels straight off.":
    "Fängt eine verschüttete Wanne auf. Gehärtetes Harz lässt sich abziehen.",
  "Silicone Work Mat with Raised Edge": "Arbeitsmatte aus Silikon, erhöhter Rand",
  "A 400 × 300 mm silicone mat with a raised edge that holds a whole vat of spilt resin. Drips harden in the sun and peel off like a sticker.":
    "Eine Silikonmatte, 400 × 300 mm, mit erhöhtem Rand, der eine ganze Wanne Harz auffängt. Tropfen härten in der Sonne und lassen sich wie ein Aufkleber abziehen.",
  "Lay it under the printer or the wash tub. The raised edge holds about 300 ml, which is a whole vat. Leave spills in the sun until they are hard, and peel them off like a sticker.":
    "Legen Sie sie unter den Drucker oder die Waschwanne. Der erhöhte Rand hält etwa 300 ml zurück, also eine ganze Wanne. Lassen Sie Verschüttetes in der Sonne hart werden und ziehen Sie es wie einen Aufkleber ab.",
  "400 × 300 mm, edge 6 mm high": "400 × 300 mm, Rand 6 mm hoch",
  "330 g": "330 g",
  "Silicone, slate grey": "Silikon, schiefergrau",
  "To 200 °C": "Bis 200 °C",
  "Wash with warm, soapy water. Once it has met resin, keep it out of the kitchen.":
    "Mit warmem Seifenwasser abwaschen. War einmal Harz darauf, gehört sie nicht mehr in die Küche.",
  "Packed in Calliope within 2 to 3 business days. Posted rolled in a tube. Lay it flat in the sun for an hour and it forgets the tube.":
    "In Calliope innerhalb von 2 bis 3 Werktagen verpackt. Kommt gerollt in einer Röhre. Legen Sie die Matte eine Stunde flach in die Sonne, und sie hat die Röhre vergessen.",
  // scraper-set
  "Scraper Set": "Schaber-Set",
  "Wide blade, narrow blade and fine tweezers for lifting prints.":
    "Breite Klinge, schmale Klinge und feine Pinzette zum Ablösen von Drucken.",
  "Print Scraper Set with Fine Tweezers": "Schaber-Set mit feiner Pinzette",
  "A 38 mm scraper, a 20 mm scraper and fine tweezers to lift prints and clear supports. Stainless blades, handles printed in tough resin.":
    "Ein Schaber mit 38 mm, einer mit 20 mm und eine feine Pinzette, um Drucke abzuheben und Stützen zu entfernen. Klingen aus Edelstahl, Griffe aus zähem Harz.",
  "The blades are ground on one side only, so they slide under a print instead of digging into the plate. The tweezers reach supports that fingers do not. We print the handles ourselves, in tough resin.":
    "Die Klingen sind nur auf einer Seite geschliffen: Sie gleiten unter den Druck, statt sich in die Platte zu graben. Die Pinzette kommt an Stützen, an die kein Finger kommt. Die Griffe drucken wir selbst, aus zähem Harz.",
  "Wide blade": "Breite Klinge",
  "38 mm": "38 mm",
  "Narrow blade": "Schmale Klinge",
  "20 mm": "20 mm",
  "210 mm": "210 mm",
  Tweezers: "Pinzette",
  "120 mm, fine points": "120 mm, feine Spitzen",
  "190 g the set": "190 g das Set",
  "Stainless steel, cured tough resin": "Edelstahl, gehärtetes zähes Harz",
  "Two scrapers, tweezers and blade covers": "Zwei Schaber, Pinzette und Klingenschutz",
  "Wipe dry: the edge rusts if it is left wet. A few strokes on a fine stone bring it back.":
    "Trocken wischen: Bleibt die Schneide nass, rostet sie. Ein paar Züge über einen feinen Stein machen sie wieder scharf.",
  "The edges are sharp. Push away from yourself and keep the covers on.":
    "Die Schneiden sind scharf. Immer vom Körper weg arbeiten und den Klingenschutz aufstecken.",
}
