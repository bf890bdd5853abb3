import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Questions and answers. */
export const questionTexts: SegmentTranslations = {
  "How soon does my order leave?": "Wann verlässt meine Bestellung die Werkstatt?",
  "Within 2 to 3 business days. Things we make to order, such as name baubles, door signs and lithophanes, say on their own page how long they take. If you order both, we post everything together, unless you ask us not to.":
    "Innerhalb von 2 bis 3 Werktagen. Was wir auf Bestellung fertigen, etwa Namenskugeln, Türschilder und Lithophanien, nennt auf seiner eigenen Seite die Dauer. Wenn Sie beides bestellen, verschicken wir alles zusammen, außer Sie bitten uns, es nicht zu tun.",
  "What does postage cost?": "Was kostet der Versand?",
  "<strong>Standard Post:</strong> $10.60, 3 to 5 business days":
    "<strong>Standardversand:</strong> 10,60\u00a0AU$, 3 bis 5 Werktage",
  "<strong>Express Post:</strong> $14.10, 2 to 3 business days":
    "<strong>Expressversand:</strong> 14,10\u00a0AU$, 2 bis 3 Werktage",
  "<strong>Orders over $200.00:</strong> free":
    "<strong>Bestellungen über 200,00\u00a0AU$:</strong> kostenlos",
  "<strong>Gladstone and Calliope:</strong> free, on our own run":
    "<strong>Gladstone und Calliope:</strong> kostenlos, mit unserer eigenen Lieferrunde",
  "It is one price however heavy the parcel is. The few things that are too big for the post say so on their page: for those we quote by email, or you pick them up.":
    "Der Preis ist immer derselbe, wie schwer das Paket auch ist. Die wenigen Dinge, die zu groß für die Post sind, sagen es auf ihrer Seite: Dafür nennen wir Ihnen den Preis per E-Mail, oder Sie holen sie ab.",
  "Do you post overseas?": "Versenden Sie ins Ausland?",
  "No, Australia only. Resin is awkward to send across borders, and we would sooner be good at one country than slow at thirty.":
    "Nein, nur innerhalb Australiens. Harz lässt sich schlecht über Grenzen schicken, und wir sind lieber gut in einem Land als langsam in dreißig.",
  "How does free local delivery work?": "Wie funktioniert die kostenlose Lieferung vor Ort?",
  'Give a street address in Gladstone or Calliope and choose local delivery. We bring it on the next run and send a message that morning. Say in the order note where a parcel can lie in the shade. <a href="/blog/local-delivery-gladstone-calliope">How the run works</a>':
    'Geben Sie eine Straßenadresse in Gladstone oder Calliope ein und wählen Sie die Lieferung vor Ort. Wir bringen die Bestellung auf der nächsten Runde und schicken am selben Morgen eine Nachricht. Schreiben Sie in die Notiz zur Bestellung, wo ein Paket im Schatten liegen kann. <a href="/blog/local-delivery-gladstone-calliope">So funktioniert die Runde</a>',
  "Where is my parcel?": "Wo ist mein Paket?",
  "You get an email with a tracking number when it is on its way. The carrier shows it after 48 hours. If nothing has come within 5 days of that email, tell us, and we chase it with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.":
    "Wenn es unterwegs ist, bekommen Sie eine E-Mail mit der Sendungsnummer. Nach 48 Stunden zeigt der Zustelldienst sie an. Ist 5 Tage nach dieser E-Mail nichts gekommen, sagen Sie es uns, und wir haken beim Zustelldienst nach. Sehen Sie vorher bei der Post und bei den Nachbarn nach: Dort sind die meisten vermissten Pakete.",
  "Can I change or cancel an order?": "Kann ich eine Bestellung ändern oder stornieren?",
  'Yes, until we start on it: <a href="/contact">write or ring</a> with your order number. Once a name has been engraved or a photo printed we cannot undo it, so please read your own spelling twice.':
    'Ja, bis wir damit anfangen: <a href="/contact">Schreiben Sie oder rufen Sie an</a>, mit Ihrer Bestellnummer. Ist ein Name einmal graviert oder ein Foto gedruckt, können wir es nicht rückgängig machen; lesen Sie Ihre eigene Schreibweise also bitte zweimal.',
  "Something arrived damaged. What now?": "Etwas ist beschädigt angekommen. Was nun?",
  'Send us the order number and a photo, with the packaging in it if you still have it. We repair, replace or refund, and pay any postage. Apart from damage we do not take things back, which does not limit your rights under the Australian Consumer Law. <a href="/shipping-and-returns">All of it in full</a>':
    'Schicken Sie uns die Bestellnummer und ein Foto, mit der Verpackung darauf, falls Sie sie noch haben. Wir reparieren, ersetzen oder erstatten und übernehmen das Porto. Von Schäden abgesehen nehmen wir nichts zurück; Ihre Rechte nach dem australischen Verbraucherrecht schränkt das nicht ein. <a href="/shipping-and-returns">Alles ausführlich</a>',
  "May I collect from the workshop?": "Kann ich in der Werkstatt abholen?",
  'Gladly, by appointment, and it costs nothing: choose “Pick up from the workshop” in the cart. The gate is shut while the laser runs, so <a href="/contact">ring or write first</a>. If you would like to see more than the counter, <a href="/workshop-tours">book a tour</a>.':
    'Gern, nach Vereinbarung, und es kostet nichts: Wählen Sie im Warenkorb „Abholung in der Werkstatt“. Das Tor ist zu, während der Laser läuft, also <a href="/contact">rufen Sie an oder schreiben Sie vorher</a>. Möchten Sie mehr sehen als den Tresen, <a href="/workshop-tours">buchen Sie eine Führung</a>.',
  "Will your resin work in my printer?": "Passt Ihr Harz zu meinem Drucker?",
  "If it cures with 405 nm light, yes: that is nearly every LCD and DLP printer made for the home. Older laser printers and a few dental ones use another wavelength. If you are unsure, send us the model and we will look it up.":
    "Wenn er mit Licht von 405\u00a0nm härtet, ja: Das sind fast alle LCD- und DLP-Drucker für zu Hause. Ältere Laserdrucker für Harz und einige aus der Zahntechnik benutzen eine andere Wellenlänge. Sind Sie unsicher, nennen Sie uns das Modell, und wir sehen nach.",
  "Which resin should I start with?": "Mit welchem Harz soll ich anfangen?",
  'Standard grey. It shows detail, forgives a rough setting and smells little. Water-washable is next if you would rather not keep alcohol in the house. Leave tough and flexible until your first twenty prints have come off the plate. <a href="/blog/choosing-a-resin">Choosing a resin</a>':
    'Mit grauem Standardharz. Es zeigt Details, verzeiht grobe Einstellungen und riecht wenig. Danach kommt wasserwaschbares, wenn Sie lieber keinen Alkohol im Haus haben. Lassen Sie zähes und flexibles liegen, bis Ihre ersten zwanzig Drucke von der Platte gekommen sind. <a href="/blog/choosing-a-resin">Das richtige Harz finden</a>',
  "What do I need before I open a bottle?": "Was brauche ich, bevor ich eine Flasche öffne?",
  "Nitrile gloves, eye protection, paper towel, a window that opens, a tub to wash in and somewhere dark to put the bottle back. Latex gloves do not count: resin goes through them.":
    "Nitrilhandschuhe, eine Schutzbrille, Küchenpapier, ein Fenster, das sich öffnen lässt, eine Wanne zum Waschen und einen dunklen Platz für die Flasche. Latexhandschuhe zählen nicht: Harz geht hindurch.",
  "Resin got on my skin. Is that bad?": "Ich habe Harz auf die Haut bekommen. Ist das schlimm?",
  "Wipe it off, then wash with plenty of soap and water. Never use alcohol or acetone on skin, because they carry resin in deeper. If it stings, blisters or will not settle, see a doctor. In eyes: rinse for 15 minutes and see a doctor. Swallowed: ring the Poisons Information Centre on 13 11 26.":
    "Abwischen, dann mit viel Wasser und Seife waschen. Niemals Alkohol oder Aceton auf die Haut geben, denn sie tragen das Harz tiefer hinein. Brennt es, bildet es Blasen oder beruhigt es sich nicht, gehen Sie zum Arzt. In den Augen: 15 Minuten lang spülen und zum Arzt. Verschluckt: den Giftnotruf (Poisons Information Centre) unter 13 11 26 anrufen.",
  "Are your prints safe to eat from?": "Kann man von Ihren Drucken essen?",
  "Not to eat from. Our cookie cutters are for a short touch of cold dough, and our egg cups for eggs in their shells. Wash both by hand at once, because the fine grooves between printed layers hold on to food. Resin prints are for looking at: do not eat or drink from one, however well it is cured.":
    "Nein, davon essen sollten Sie nicht. Unsere Ausstecher sind für die kurze Berührung mit kaltem Teig gedacht, unsere Eierbecher für Eier in der Schale. Waschen Sie beides gleich von Hand ab, denn die feinen Rillen zwischen den gedruckten Schichten halten Essen fest. Drucke aus Harz sind zum Ansehen da: Essen oder trinken Sie nie daraus, wie gut sie auch gehärtet sind.",
  "How do I get rid of leftover resin?": "Wie werde ich übriges Harz los?",
  "Never down a drain, and never liquid in a bin. Stand small amounts in the sun in a clear tub until they are hard, then bin them. Dirty alcohol can settle, be poured off and be used again. For more than a litre ask your council about its next chemical collection.":
    "Niemals in den Abfluss und niemals flüssig in den Müll. Stellen Sie kleine Mengen in einer klaren Wanne in die Sonne, bis sie hart sind, und geben Sie sie dann in den Müll. Schmutzigen Alkohol lassen Sie stehen, bis er sich abgesetzt hat, gießen das Klare ab und benutzen es wieder. Bei mehr als einem Liter fragen Sie Ihre Gemeinde nach der nächsten Chemikaliensammlung.",
  "How long does an opened bottle keep?": "Wie lange hält eine geöffnete Flasche?",
  "Unopened, twelve months. Once opened, about six, if it is closed, dark and between 15 and 30 °C. A shed in a Queensland January is hotter than that. Shake it for a minute before you pour, and filter what goes back.":
    "Ungeöffnet zwölf Monate. Geöffnet etwa sechs, wenn sie geschlossen, dunkel und bei 15 bis 30\u00a0°C steht. Ein Schuppen im Januar, also im Hochsommer von Queensland, ist heißer. Schütteln Sie sie vor dem Eingießen eine Minute lang und filtern Sie, was zurückkommt.",
  "Can you print a file of mine?": "Können Sie eine Datei von mir drucken?",
  'Nearly always. STL, 3MF and STEP are best. Tell us what it is for and how big it has to be, on the <a href="/custom-orders">custom orders page</a>, and we answer within one business day with a price or with the reason why not.':
    'Fast immer. Am besten sind STL, 3MF und STEP. Sagen Sie uns auf der <a href="/custom-orders">Seite für Sonderanfertigungen</a>, wofür es ist und wie groß es sein muss, und wir antworten innerhalb eines Werktags mit einem Preis oder mit dem Grund, warum es nicht geht.',
  "I only have a sketch. Is that enough?": "Ich habe nur eine Skizze. Reicht das?",
  "Yes. A sketch, a photo beside a ruler or the broken part itself will do. Drawing it up costs $25.00 for most things, and we tell you before we begin.":
    "Ja. Eine Skizze, ein Foto neben einem Lineal oder das kaputte Teil selbst genügt. Das Zeichnen kostet bei den meisten Dingen 25,00\u00a0AU$, und wir sagen es Ihnen, bevor wir anfangen.",
  "What makes a good photo for a lithophane?": "Was ist ein gutes Foto für eine Lithophanie?",
  'A large one, with a face or a shape that stands out from what is behind it. Bright skies and dark faces print badly, and old paper photos print surprisingly well. <a href="/lithophanes">See how they are made</a>':
    'Ein großes, mit einem Gesicht oder einer Form, die sich vom Hintergrund abhebt. Heller Himmel und dunkle Gesichter lassen sich schlecht drucken, alte Papierfotos erstaunlich gut. <a href="/lithophanes">So entstehen sie</a>',
  "Do I see it before it is made?": "Sehe ich es, bevor es gemacht wird?",
  "Custom orders and anything made from a photo: yes. We send you a picture first, and print or cut nothing until you say yes. Signs, baubles and engraving from the shop are made just as you typed them, so please read your own spelling twice.":
    "Sonderanfertigungen und alles nach einem Foto: ja. Wir schicken Ihnen zuerst ein Bild und drucken oder schneiden nichts, bevor Sie Ja sagen. Schilder, Kugeln und Gravuren aus dem Shop entstehen genau so, wie Sie sie eingegeben haben; lesen Sie Ihre eigene Schreibweise also bitte zweimal.",
  "How big can you go?": "Wie groß kann es werden?",
  "In one piece: 300 × 300 × 400 mm in filament, 218 × 123 × 260 mm in resin, and 600 × 400 mm under the laser. Bigger things are made in parts and joined, and you would have to look hard for the seam.":
    "In einem Stück: 300 × 300 × 400\u00a0mm aus Filament, 218 × 123 × 260\u00a0mm aus Harz und 600 × 400\u00a0mm unter dem Laser. Größeres entsteht in Teilen, die wir zusammenfügen, und nach der Naht müssten Sie lange suchen.",
  "What will you not make?": "Was machen Sie nicht?",
  "Weapons or parts of them, copies of somebody else's design without their permission, PVC or vinyl under the laser, and anything that must carry a person's weight.":
    "Waffen oder Teile davon, Kopien fremder Entwürfe ohne Erlaubnis, PVC oder Vinyl unter dem Laser und alles, was das Gewicht eines Menschen tragen muss.",
  "When is the last day for Christmas?": "Bis wann muss ich für Weihnachten bestellen?",
  "10 December for anything with a name or a photo. Everything else can go by Standard Post until 15 December and by Express Post until 18 December.":
    "Bis zum 10. Dezember alles mit Namen oder Foto. Alles andere kann bis zum 15. Dezember mit dem Standardversand und bis zum 18. Dezember mit dem Expressversand gehen.",
}
