import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Planters, vases and desk helpers. */
export const homeAndGardenTexts: SegmentTranslations = {
  // faceted-planter
  "Faceted Planter": "Facettentopf",
  "Triangular facets outside, a hidden drip tray inside. Three sizes.":
    "Außen Dreiecke, innen ein verborgener Untersetzer. Drei Größen.",
  "Made to order": "Auf Bestellung",
  "Faceted Planter with Drip Tray": "Pflanztopf mit Facetten und Untersetzer",
  "A 3D printed planter with triangular facets and a hidden drip tray, in terracotta, sage or charcoal, for 70, 100 or 130 mm pots. Made to order.":
    "Ein 3D-gedruckter Pflanztopf mit Dreiecken und verborgenem Untersetzer, in Terrakotta, Salbei oder Anthrazit, für Töpfe mit 70, 100 oder 130 mm. Auf Bestellung.",
  "A planter for the window sill. Every facet catches the light differently, and water drains into a tray that clicks into the base, so it can stand on timber without leaving a ring.":
    "Ein Übertopf für die Fensterbank. Jede Facette fängt das Licht anders, und das Wasser läuft in eine Schale, die in den Boden einrastet: So steht er auch auf Holz, ohne einen Rand zu hinterlassen.",
  "90 mm tall, 95 mm across, 110 g, for a 70 mm pot":
    "90 mm hoch, 95 mm Durchmesser, 110 g, für einen Topf mit 70 mm",
  "120 mm tall, 125 mm across, 190 g, for a 100 mm pot":
    "120 mm hoch, 125 mm Durchmesser, 190 g, für einen Topf mit 100 mm",
  "160 mm tall, 165 mm across, 340 g, for a 130 mm pot":
    "160 mm hoch, 165 mm Durchmesser, 340 g, für einen Topf mit 130 mm",
  "Matt PLA, a plastic made from corn starch, 2.4 mm walls":
    "Mattes PLA, ein Kunststoff aus Maisstärke, Wände 2,4 mm stark",
  Drainage: "Ablauf",
  "Six holes and a removable tray": "Sechs Löcher und eine herausnehmbare Schale",
  "Planter and tray. The plant is not included":
    "Übertopf und Schale. Die Pflanze gehört nicht dazu",
  "Wash by hand in lukewarm water. PLA softens above 55 °C: keep it out of the dishwasher and off the dashboard of a car.":
    "Von Hand in lauwarmem Wasser abwaschen. PLA wird über 55 °C weich: nicht in die Spülmaschine und nicht aufs Armaturenbrett.",
  "We print it when you order, so it leaves Calliope within 5 to 6 business days.":
    "Wir drucken ihn, wenn Sie bestellen; er verlässt Calliope innerhalb von 5 bis 6 Werktagen.",
  // wave-vase
  "Wave Vase": "Wellenvase",
  "One unbroken line, 180 metres long, wound into a wave.":
    "Eine einzige Linie, 180 Meter lang, zu einer Welle gewickelt.",
  "Wave Vase for Dried Flowers": "Wellenvase für Trockenblumen",
  "A 200 mm vase wound from one unbroken line of plastic, with waves running round it. For dried flowers and grasses, in lagoon blue or sand.":
    "Eine Vase von 200 mm, aus einer einzigen Kunststofflinie gewickelt, mit Wellen ringsum. Für Trockenblumen und Gräser, in Lagunenblau oder Sand.",
  "A tall, light vase for dried grasses and flowers. The printer winds it from base to rim without stopping once, so there is no seam to turn to the wall.":
    "Eine hohe, leichte Vase für getrocknete Gräser und Blumen. Der Drucker wickelt sie vom Boden bis zum Rand, ohne ein einziges Mal abzusetzen; es gibt also keine Naht, die zur Wand müsste.",
  "200 mm tall, 110 mm at its widest, opening 80 mm":
    "200 mm hoch, 110 mm an der breitesten Stelle, Öffnung 80 mm",
  "240 g, most of it in the base": "240 g, das meiste davon im Boden",
  "PLA, 0.8 mm wall, weighted base": "PLA, Wand 0,8 mm, beschwerter Boden",
  "Lagoon blue or sand": "Lagunenblau oder Sand",
  Holds: "Platz für",
  "Dried stems. For fresh ones, stand a glass tube of up to 60 mm inside":
    "Trockenblumen. Für frische ein Glasröhrchen bis 60 mm hineinstellen",
  // desk-organiser
  "Honeycomb Desk Organiser": "Schreibtisch-Organizer Wabe",
  "Three cups that click together, and grow with your desk.":
    "Drei Becher, die aneinander haften und mit dem Schreibtisch wachsen.",
  "Honeycomb Desk Organiser, 3 Cups": "Schreibtisch-Organizer Wabe, 3 Becher",
  "Three six-sided cups with magnets in their walls that click together for pens, brushes and small tools. 3D printed in slate or teal.":
    "Drei sechseckige Becher mit Magneten in den Wänden, die aneinander haften, für Stifte, Pinsel und kleines Werkzeug. 3D-gedruckt in Schiefer oder Petrol.",
  "Tall for pencils, middle for markers, low for clips. Magnets inside the walls let you arrange them as you like, and click on another set later.":
    "Hoch für Bleistifte, mittel für Filzstifte, niedrig für Klammern. Dank der Magnete in den Wänden ordnen Sie die Becher an, wie Sie möchten, und setzen später ein weiteres Set an.",
  Cups: "Becher",
  "120, 90 and 60 mm tall, 70 mm across each": "120, 90 und 60 mm hoch, je 70 mm Durchmesser",
  "280 g the set": "280 g das Set",
  "PLA with 6 mm magnets sealed inside, felt feet":
    "PLA mit eingeschlossenen Magneten von 6 mm, Filzfüße",
  "Slate or teal": "Schiefer oder Petrol",
  "Three cups": "Drei Becher",
  "The magnets are printed in and cannot fall out. If a cup ever breaks, keep the pieces from children.":
    "Die Magnete sind eingedruckt und können nicht herausfallen. Sollte ein Becher je zerbrechen, halten Sie die Teile von Kindern fern.",
  // phone-stand
  "Phone Stand": "Handyständer",
  "Reading angle, a slot for the charging lead, and it does not tip.":
    "Lesewinkel, ein Schlitz fürs Ladekabel, und er kippt nicht.",
  "Phone Stand with Slot for the Lead": "Handyständer mit Schlitz fürs Ladekabel",
  "A sturdy 3D printed phone stand at reading angle, with a slot for the charging lead and rubber feet. Holds phones up to 90 mm wide, in a case.":
    "Ein stabiler 3D-gedruckter Handyständer im Lesewinkel, mit Schlitz fürs Ladekabel und Gummifüßen. Für Handys bis 90 mm Breite, samt Hülle.",
  "Holds your phone upright or sideways, in its case, while you cook, call or read. The charging lead comes up through the lip, and rubber feet keep it where you put it.":
    "Hält Ihr Handy hochkant oder quer, samt Hülle, während Sie kochen, telefonieren oder lesen. Das Ladekabel kommt durch den Rand nach oben, und Gummifüße halten den Ständer da, wo Sie ihn hinstellen.",
  "110 mm tall, 85 mm wide, 95 mm deep": "110 mm hoch, 85 mm breit, 95 mm tief",
  "95 g": "95 g",
  "Phones up to 90 mm wide and 14 mm thick, case included":
    "Handys bis 90 mm Breite und 14 mm Dicke, samt Hülle",
  Angle: "Winkel",
  "65 degrees": "65 Grad",
  "PETG, stiff, to 75 °C": "PETG, steif, bis 75 °C",
  "Wipe with a damp cloth.": "Mit einem feuchten Tuch abwischen.",
}
