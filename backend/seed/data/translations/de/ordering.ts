import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Gift vouchers, custom orders, lithophanes and laser cutting. */
export const orderingTexts: SegmentTranslations = {
  // gift-vouchers
  "Gift vouchers from $1.00 to $1,000.00, mailed the moment they are paid, to print or forward. Redeem one for store credit that never runs out.":
    "Geschenkgutscheine von 1,00\u00a0AU$ bis 1.000,00\u00a0AU$, gleich nach dem Bezahlen per E-Mail da, zum Drucken oder Weiterschicken. Einlösbar als Guthaben ohne Verfall.",
  "For somebody who has every colour already. Choose a design and an amount. The voucher comes by email the moment it is paid, to print or to send on.":
    "Für alle, die schon jede Farbe haben. Wählen Sie ein Motiv und einen Betrag. Der Gutschein kommt in dem Augenblick per E-Mail, in dem er bezahlt ist, zum Ausdrucken oder Weiterschicken.",
  "Give a voucher, or use one": "Gutschein verschenken oder einlösen",
  "Good to know": "Gut zu wissen",
  "Any amount from $1.00 to $1,000.00, with no fee on top.":
    "Jeder Betrag von 1,00\u00a0AU$ bis 1.000,00\u00a0AU$, ohne Gebühr obendrauf.",
  "Redeeming it turns the whole amount into store credit, to spend in as many orders as you like.":
    "Beim Einlösen wird der ganze Betrag zu Shop-Guthaben, das Sie auf so viele Bestellungen verteilen können, wie Sie möchten.",
  "Vouchers and store credit never run out.": "Gutscheine und Guthaben verfallen nie.",
  "Whoever has the code can redeem it, once. Look after it like cash.":
    "Wer den Code hat, kann ihn einlösen, einmal. Hüten Sie ihn wie Bargeld.",
  "Redeeming takes an account, which is made in a minute.":
    "Zum Einlösen brauchen Sie ein Konto, das in einer Minute angelegt ist.",
  // custom-orders
  "Send us a file, a photo, a sketch or the broken part. You get a price and a date within one business day, and a picture before we make it.":
    "Schicken Sie uns eine Datei, ein Foto, eine Skizze oder das kaputte Teil. Preis und Termin bekommen Sie innerhalb eines Werktags, vor der Fertigung ein Bild.",
  "How it goes": "So geht es",
  "Tell us what you would like. A file, a photo, a sketch or the broken part will do.":
    "Sagen Sie uns, was Sie möchten. Eine Datei, ein Foto, eine Skizze oder das kaputte Teil genügt.",
  "We answer within one business day with a price and a date. Asking costs nothing.":
    "Wir antworten innerhalb eines Werktags mit einem Preis und einem Termin. Fragen kostet nichts.",
  "You see a picture of anything with a name, a date or a photo, and say yes or not yet.":
    "Von allem mit Namen, Datum oder Foto sehen Sie ein Bild und sagen „ja“ oder „noch nicht“.",
  "You pay, we make it, look at it twice and post it.":
    "Sie bezahlen, wir fertigen es, sehen es uns zweimal an und schicken es ab.",
  "Started with a sketch on a docket": "Angefangen mit einer Skizze auf einem Kassenzettel",
  "Most things do": "Wie das meiste",
  "Vases for a wedding, a tidy for one particular desk, the bracket nobody sells any more. Ask, even if you think it is silly. Most small things cost between $15.00 and $80.00.":
    "Vasen für eine Hochzeit, Ordnung für einen ganz bestimmten Schreibtisch, der Halter, den niemand mehr verkauft. Fragen Sie, auch wenn Sie es für albern halten. Die meisten kleinen Sachen kosten zwischen 15,00\u00a0AU$ und 80,00\u00a0AU$.",
  "See what we have made": "Ansehen, was wir gemacht haben",
  "Tell us about it": "Erzählen Sie uns davon",
  'Flat things in timber, acrylic or card are quoted on the <a href="/laser-cutting-service">laser cutting page</a>.':
    'Den Preis für Flaches aus Holz, Acryl oder Karton erfragen Sie auf der <a href="/laser-cutting-service">Seite zum Laserschneiden</a>.',
  "Something new": "Etwas Neues",
  "The same again": "Dasselbe noch einmal",
  "Made for them": "Für sie gemacht",
  "And what they thought of it": "Und was sie davon hielten",
  "More about us": "Mehr über uns",
  // lithophanes
  "Lithophane Lamps from Your Photo": "Lithophanie-Lampen nach Ihrem Foto",
  "A lamp that hides your photo until the light comes on: which photo to send, how it is made, what it costs and how to order one.":
    "Eine Lampe, die Ihr Foto verbirgt, bis das Licht angeht: welches Foto Sie schicken, wie sie entsteht, was sie kostet und wie Sie eine bestellen.",
  "A photo made of light": "Ein Foto aus Licht",
  "A lithophane is a picture in a white wall. Thick places hold the light back, thin ones let it through, and until the lamp is on there is little to see but a few ridges. We make them from your photo.":
    "Eine Lithophanie ist ein Bild in einer weißen Wand. Dicke Stellen halten das Licht zurück, dünne lassen es durch, und bis die Lampe an ist, sieht man kaum mehr als ein paar Wülste. Wir machen sie nach Ihrem Foto.",
  "Which photo to send": "Welches Foto Sie schicken",
  "Large: at least 1,500 pixels wide. Scans of old paper photos are fine.":
    "Groß: mindestens 1.500 Pixel breit. Scans von alten Papierfotos sind willkommen.",
  "Faces near the middle, a plain background, light from the side.":
    "Gesichter nahe der Mitte, ein ruhiger Hintergrund, Licht von der Seite.",
  "Not a dark room, and not a bright sky behind a dark face.":
    "Kein dunkler Raum und kein heller Himmel hinter einem dunklen Gesicht.",
  "We turn it to grey, mend scratches and send you a preview. We print only when you say yes, and delete your photo 30 days after the lamp is posted.":
    "Wir wandeln es in Grautöne um, bessern Kratzer aus und schicken Ihnen eine Vorschau. Gedruckt wird erst, wenn Sie Ja sagen, und 30 Tage nach dem Versand der Lampe löschen wir Ihr Foto.",
  "From photo to lamp in four days": "In vier Tagen vom Foto zur Lampe",
  "One day for the preview, fourteen hours of printing, one day for the light and the foot, and one because something always goes wrong. With packing, it leaves us 6 to 7 business days after we have your photo.":
    "Ein Tag für die Vorschau, vierzehn Stunden Drucken, ein Tag für Licht und Fuß und einer, weil immer etwas schiefgeht. Mit dem Verpacken verlässt sie uns 6 bis 7 Werktage, nachdem wir Ihr Foto haben.",
  'Would you rather have it flat? <a href="/product/lithophane-panel">See the panel</a>':
    'Lieber flach? <a href="/product/lithophane-panel">Zur Tafel</a>',
  "How lithophanes work": "So entstehen Lithophanien",
  "From people we have made things for": "Von Menschen, für die wir etwas gemacht haben",
  // laser-cutting-service
  "Timber, acrylic, card and leather cut or etched from your drawing in Calliope, Queensland. One piece or two hundred, a fixed price in a day.":
    "Holz, Acryl, Karton und Leder, nach Ihrer Zeichnung geschnitten oder graviert in Calliope, Queensland. Ein Stück oder zweihundert, Festpreis binnen eines Tages.",
  "Send us a drawing and we cut it: one piece or two hundred, for schools, weddings, makers and shopfitters. You get a fixed price within one business day, and most jobs leave us within a week.":
    "Schicken Sie uns eine Zeichnung, und wir schneiden sie: ein Stück oder zweihundert, für Schulen, Hochzeiten, Bastler und Ladenbauer. Sie bekommen innerhalb eines Werktags einen festen Preis, und die meisten Aufträge verlassen uns innerhalb einer Woche.",
  "What we cut": "Was wir schneiden",
  "Largest sheet": "Größte Platte",
  "Hoop pine plywood": "Araukarien-Sperrholz",
  "3, 4 and 6 mm": "3, 4 und 6\u00a0mm",
  "600 × 400 mm": "600 × 400\u00a0mm",
  "Acacia and walnut veneer": "Akazien- und Nussbaumfurnier",
  "3 and 4 mm": "3 und 4\u00a0mm",
  "600 × 300 mm": "600 × 300\u00a0mm",
  "Acrylic, clear and coloured": "Acryl, klar und farbig",
  "2, 3 and 5 mm": "2, 3 und 5\u00a0mm",
  "Card and leather": "Karton und Leder",
  "up to 3 mm": "bis 3\u00a0mm",
  "We do not cut PVC, vinyl or polycarbonate: they give off harmful gas or burn.":
    "PVC, Vinyl und Polycarbonat schneiden wir nicht: Sie setzen schädliches Gas frei oder brennen.",
  "What we need": "Was wir brauchen",
  "A vector file: SVG, DXF or PDF, at true size in millimetres.":
    "Eine Vektordatei: SVG, DXF oder PDF, in Originalgröße in Millimetern.",
  "Cut lines in red, etched areas in black, and nothing else on the page.":
    "Schnittlinien in Rot, gravierte Flächen in Schwarz und sonst nichts auf der Seite.",
  "No gap under 1 mm, and letters with their middles joined if they must not fall out.":
    "Keine Lücke unter 1\u00a0mm, und Buchstaben mit Stegen im Inneren, wenn dort nichts herausfallen soll.",
  "What it costs": "Was es kostet",
  "Setting up is $25.00 a drawing, then $1.80 a minute of cutting, plus material. Fifty place names in 3 mm plywood come to about $110. Work out a rough price here, then ask for the fixed one: it costs nothing to ask.":
    "Das Einrichten kostet 25,00\u00a0AU$ je Zeichnung, danach 1,80\u00a0AU$ je Minute Schnitt, dazu das Material. Fünfzig Tischkarten aus Sperrholz von 3\u00a0mm kommen auf etwa 110\u00a0AU$. Berechnen Sie hier einen ungefähren Preis und fragen Sie dann nach dem festen: Fragen kostet nichts.",
  "Rough price of a laser-cutting job": "Ungefährer Preis eines Laserauftrags",
  "Or take one we have cut already": "Oder nehmen Sie etwas, das schon geschnitten ist",
  "Choose a lamp": "Lampe aussuchen",
  "<strong>For Mother's Day:</strong> send your photo by 25 April and the lamp is with you in time.":
    "<strong>Zum Muttertag:</strong> Schicken Sie Ihr Foto bis zum 25. April, und die Lampe ist rechtzeitig da.",
  "Order two lamps of the same photo and the second is half price.":
    "Bestellen Sie zwei Lampen mit demselben Foto, und die zweite kostet die Hälfte.",
  "Ask about your photo": "Frage zu Ihrem Foto stellen",
  "Prices of 2025.": "Preise von 2025.",
}
