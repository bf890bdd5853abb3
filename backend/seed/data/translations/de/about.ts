import type { SegmentTranslations } from "../../../translate-segments.ts"

/** About us, the gallery and the workshop tours, with the people. */
export const aboutTexts: SegmentTranslations = {
  // about
  "About Us": "Über uns",
  "Who we are: a family of four with eleven printers, a laser and two dogs in a shed near Calliope, Queensland, and what we believe in.":
    "Wer wir sind: eine vierköpfige Familie mit elf Druckern, einem Laser und zwei Hunden in einem Schuppen bei Calliope, Queensland, und woran wir glauben.",
  "A family of four, eleven printers, one laser and two dogs":
    "Eine vierköpfige Familie, elf Drucker, ein Laser und zwei Hunde",
  "Come and look around": "Kommen Sie vorbei",
  "Curlew Print Co. began in 2019 with one secondhand resin printer on a laundry bench and a daughter who wanted a dragon. The dragon took nine tries. By then we knew which resins smell, which films last and which advice on the internet is wrong, and the neighbours had begun to ask.":
    "Curlew Print Co. begann 2019 mit einem gebrauchten Harzdrucker in der Waschküche und einer Tochter, die einen Drachen wollte. Der Drache brauchte neun Anläufe. Danach wussten wir, welche Harze riechen, welche Folien halten und welcher Rat im Internet falsch ist, und die Nachbarn fingen an zu fragen.",
  "Today eleven printers and a laser run in the shed behind our house, on the road from Gladstone to Calliope. Marnie looks after prints, keepsakes and the till; Dale looks after the machines, the laser and the courier; Isla, who still has the dragon, tests the night lights; Joy sands and oils the timber.":
    "Heute laufen elf Drucker und ein Laser im Schuppen hinter unserem Haus, an der Straße von Gladstone nach Calliope. Marnie kümmert sich um Drucke, Erinnerungsstücke und die Kasse; Dale um die Maschinen, den Laser und den Kurier; Isla, die den Drachen noch hat, prüft die Nachtlichter; Joy schleift und ölt das Holz.",
  "What we believe": "Woran wir glauben",
  "<strong>We sell what we use.</strong> If a resin or a tool does not earn its place on our own bench, it does not go in the shop.":
    "<strong>Wir verkaufen, was wir benutzen.</strong> Ein Harz oder Werkzeug, das sich auf unserer eigenen Werkbank nicht bewährt, kommt nicht in den Shop.",
  "<strong>Keepsakes come first.</strong> A pendant or an urn jumps the queue and is packed by one person from start to finish.":
    "<strong>Erinnerungsstücke gehen vor.</strong> Ein Anhänger oder eine Urne wird vorgezogen und von Anfang bis Ende von einer einzigen Person verpackt.",
  "<strong>Waste is a fault.</strong> Supports and failed prints go to a recycler, timber offcuts become ornaments, and parcels travel in paper.":
    "<strong>Abfall ist ein Fehler.</strong> Stützen und misslungene Drucke gehen zum Recycling, aus Holzresten werden Weihnachtsanhänger, und Pakete reisen in Papier.",
  "The name": "Der Name",
  "Bush stone-curlews call over our paddock most nights, and far eastern curlews feed on the Gladstone mudflats in summer. Both are patient, a bit odd and easy to overlook. We liked that.":
    "Fast jede Nacht rufen Langschwanztriele über unserer Weide, und im Sommer suchen Isabellbrachvögel im Watt von Gladstone nach Futter. Auf Englisch heißen beide „curlew“. Sie sind geduldig, etwas eigen und leicht zu übersehen. Das gefiel uns.",
  'You are welcome to collect an order or look around by appointment: <a href="/contact">write or ring first</a>.':
    'Sie können gern nach Vereinbarung eine Bestellung abholen oder sich umsehen: <a href="/contact">Schreiben Sie oder rufen Sie vorher an</a>.',
  "Who you are dealing with": "Mit wem Sie es zu tun haben",
  "Whoever answers the phone also packs the parcels.":
    "Wer ans Telefon geht, packt auch die Pakete.",
  "Nothing leaves half wrapped": "Nichts geht halb verpackt hinaus",
  "One person makes, checks and packs your keepsake, from the first message to the last fold of paper. If there is something we should know, write it in the order note.":
    "Eine einzige Person fertigt, prüft und verpackt Ihr Erinnerungsstück, von der ersten Nachricht bis zum letzten Falz im Papier. Wenn wir etwas wissen sollten, schreiben Sie es in die Notiz zur Bestellung.",
  "See keepsakes and prints": "Zu Erinnerungsstücken und Drucken",
  "As it was written to us, grumbles included":
    "So, wie es uns geschrieben wurde, auch das Gemecker",
  "Where we are": "Wo wir sind",
  // gallery
  "Prints that customers have sent in, pieces cut for weddings, schools and clubs, and a look round our workshop near Calliope, Queensland.":
    "Drucke, die Kunden uns geschickt haben, Zuschnitte für Hochzeiten, Schulen und Vereine und ein Blick in unsere Werkstatt bei Calliope, Queensland.",
  "We asked before we hung these up. If one of them is yours and should come down, tell us and it does.":
    "Bevor wir diese Bilder aufgehängt haben, haben wir gefragt. Gehört eines davon Ihnen und soll abgehängt werden, sagen Sie es uns, und es verschwindet.",
  "Prints that people have sent in, pieces we have cut for somebody, and the shed they come from. If you have made something with our resin, send us a photo. We hang up the ones we like, which so far is all of them.":
    "Drucke, die man uns geschickt hat, Stücke, die wir für jemanden geschnitten haben, und der Schuppen, aus dem sie kommen. Haben Sie mit unserem Harz etwas gemacht, schicken Sie uns ein Foto. Wir hängen auf, was uns gefällt, und das waren bisher alle.",
  "Have a look": "Sehen Sie sich um",
  "Choose a cover to open its pictures.": "Wählen Sie ein Titelbild, um seine Bilder zu öffnen.",
  "Seen something like it?": "Gefällt Ihnen etwas davon?",
  "One piece or two hundred": "Ein Stück oder zweihundert",
  "Send us a picture of what you liked and tell us what should be different.":
    "Schicken Sie uns ein Bild von dem, was Ihnen gefallen hat, und sagen Sie uns, was anders sein soll.",
  "Have one made": "Etwas anfertigen lassen",
  // workshop-tours
  "See 3D printers and a laser at work on a Saturday morning near Calliope: $5.00 for a group of up to eight, and a key tag to take home.":
    "3D-Drucker und Laser bei der Arbeit, samstagvormittags bei Calliope: 5,00\u00a0AU$ für eine Gruppe bis acht Personen, mit einem Schlüsselanhänger zum Mitnehmen.",
  "On Saturday mornings we open the shed. You see a print come off its plate, the laser cut your name, and what becomes of the ones that go wrong. Children are welcome, and so are questions.":
    "Samstagvormittags öffnen wir den Schuppen. Sie sehen, wie ein Druck von der Platte kommt, wie der Laser Ihren Namen schneidet und was aus denen wird, die misslingen. Kinder sind willkommen, Fragen auch.",
  "Book a tour": "Führung buchen",
  "$5.00 for the whole group of up to eight, taken off anything you buy that morning.":
    "5,00\u00a0AU$ für die ganze Gruppe bis acht Personen, angerechnet auf alles, was Sie an dem Vormittag kaufen.",
  "Saturdays, starting between 9:30 and 11 am, about fifty minutes.":
    "Samstags, Beginn zwischen 9:30 und 11 Uhr, etwa fünfzig Minuten.",
  "Closed shoes. We have goggles and ear muffs.":
    "Geschlossene Schuhe. Schutzbrillen und Gehörschutz haben wir.",
  "Level ground and a wide door; the yard is gravel.":
    "Ebener Boden und eine breite Tür; auf dem Hof liegt Kies.",
  'Ring <a href="tel:+61755500147">07 5550 0147</a> if you cannot come, and choose another Saturday.':
    'Rufen Sie <a href="tel:+61755500147">07 5550 0147</a> an, wenn Sie nicht kommen können, und wählen Sie einen anderen Samstag.',
  "Take one home": "Zum Mitnehmen",
  "Prints, keepsakes and the till": "Drucke, Erinnerungsstücke und die Kasse",
  "Marnie was a school librarian, and still shelves everything by author. She sees each pendant and urn through from the first message to the last fold of paper, and answers most of what you write to us.":
    "Marnie war Schulbibliothekarin und ordnet noch heute alles nach Autor. Sie begleitet jeden Anhänger und jede Urne von der ersten Nachricht bis zum letzten Falz im Papier und beantwortet das meiste, was Sie uns schreiben.",
  "Machines, laser and the courier": "Maschinen, Laser und der Kurier",
  "Dale spent twenty years as a fitter at the port before the port got too loud. If a printer squeaks he hears it from the house. He draws up what you bring in pieces, and he writes the articles about layer heights.":
    "Dale war zwanzig Jahre lang Schlosser am Hafen, bis ihm der Hafen zu laut wurde. Quietscht ein Drucker, hört er es vom Haus aus. Er zeichnet nach, was Sie in Stücken bringen, und schreibt die Artikel über Schichthöhen.",
  "Night lights, dragons and quality": "Nachtlichter, Drachen und Qualität",
  "Isla asked for the first dragon and still has it. She tests every night light in a properly dark room, decides which colours are allowed, and rides along on the local run in the holidays.":
    "Isla hat sich den ersten Drachen gewünscht und hat ihn noch. Sie prüft jedes Nachtlicht in einem wirklich dunklen Zimmer, entscheidet, welche Farben erlaubt sind, und fährt in den Ferien auf der Lieferrunde mit.",
  "Sanding, oil and second opinions": "Schleifen, Öl und zweite Meinungen",
  "Joy is Marnie's mum. She sands and oils the timber, ties the ribbons and has never once let a crooked label out of the shed. Ask her about the curlews: she keeps the count.":
    "Joy ist Marnies Mutter. Sie schleift und ölt das Holz, bindet die Schleifen und hat noch nie ein schiefes Etikett aus dem Schuppen gelassen. Fragen Sie sie nach den Curlews: Sie führt die Zählung.",
}
