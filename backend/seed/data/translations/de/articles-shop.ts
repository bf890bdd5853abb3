import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on keepsakes, lithophanes and the delivery run. */
export const shopArticleTexts: SegmentTranslations = {
  // ordering-a-keepsake
  "Ordering a keepsake: what to expect": "Ein Erinnerungsstück bestellen: was Sie erwartet",
  "Sizes, filling, engraving and time: what people ask about pendants and urns.":
    "Größen, Befüllen, Gravur und Zeit: was zu Anhängern und Urnen gefragt wird.",
  "Ordering a Keepsake: What to Expect": "Ein Erinnerungsstück bestellen",
  "Keepsake pendants and mini urns, gently explained: how much each one holds, how to fill and seal it, engraving, wear and how long it takes.":
    "Erinnerungsanhänger und kleine Urnen, behutsam erklärt: wie viel hineinpasst, wie man sie füllt und verschließt, Gravur, Tragen und wie lange es dauert.",
  "People who write to us about keepsakes are seldom having a good week. So here, in one place and without hurry, are the things they ask.":
    "Wer uns wegen eines Erinnerungsstücks schreibt, hat selten eine gute Woche. Hier steht deshalb an einem Ort und ohne Eile, was wir gefragt werden.",
  "How much does each one hold?": "Wie viel passt jeweils hinein?",
  'A <a href="/product/keepsake-pendant">paw print pendant</a> holds about a fifth of a millilitre: a pinch of ash or a small curl of fur. A <a href="/product/mini-urn">mini urn</a> holds 25 millilitres and a <a href="/product/paw-print-urn">paw print urn</a> 55. As a rough guide, a cremated animal leaves about 35 millilitres of ash for each kilogram it weighed, so a ten-kilogram dog leaves about 350. The small urns are therefore meant for a share, so that each member of a family may keep one, with the rest elsewhere.':
    'In einen <a href="/product/keepsake-pendant">Erinnerungsanhänger mit Pfote</a> passt etwa ein Fünftel Milliliter: eine Prise Asche oder eine kleine Locke Fell. In eine <a href="/product/mini-urn">kleine Urne</a> passen 25 Milliliter und in eine <a href="/product/paw-print-urn">Urne mit Pfote</a> 55. Als Faustregel bleiben von einem eingeäscherten Tier etwa 35 Milliliter Asche für jedes Kilogramm, das es gewogen hat, von einem zehn Kilogramm schweren Hund also etwa 350. Die kleinen Urnen sind deshalb für einen Teil gedacht, damit jeder in der Familie einen behalten kann und das Übrige seinen Platz anderswo hat.',
  "How do I fill it?": "Wie fülle ich es?",
  "Sit at a table, over a clean sheet of paper, with no fan on. Everything you need is in the box: a small funnel, a screwdriver for the pendant and a thread seal. Pour slowly and tap the side. Stop below the thread, wipe it, put one drop of seal on the screw and turn until snug. Leave it overnight. If you would rather not do this yourself, many vets and funeral homes will, and we are happy to talk you through it on the phone.":
    "Setzen Sie sich an einen Tisch, über ein sauberes Blatt Papier, ohne Ventilator. Alles, was Sie brauchen, liegt bei: ein kleiner Trichter, eine Gewindedichtung und für den Anhänger ein Schraubendreher. Füllen Sie langsam ein und klopfen Sie leicht an die Seite. Hören Sie unterhalb des Gewindes auf, wischen Sie es ab, geben Sie einen Tropfen Gewindedichtung auf die Schraube und drehen Sie sie handfest zu. Lassen Sie alles über Nacht liegen. Wenn Sie das lieber nicht selbst tun: Viele Tierärzte und Bestatter übernehmen es, und wir begleiten Sie gern am Telefon.",
  "Can it be opened again?": "Lässt es sich wieder öffnen?",
  "Without seal, yes, at any time. With seal it is meant to stay closed, though a warm iron on the screw will loosen it if you must.":
    "Ohne Gewindedichtung ja, jederzeit. Mit ihr soll es geschlossen bleiben; ein warmes Bügeleisen an der Schraube löst sie, wenn es sein muss.",
  "What about the engraving?": "Und die Gravur?",
  "Up to twenty letters fit, in one or two lines. Names and a year read best. We engrave exactly what you type, so please read it aloud once before you order. Because these pieces are made for one person alone we cannot take them back for a change of mind. Should one arrive damaged, send your order number and a photo, and we make it good; your rights under the Australian Consumer Law are not affected.":
    "Bis zu zwanzig Zeichen passen in eine oder zwei Zeilen. Am besten lesen sich Namen und ein Jahr. Wir gravieren genau, was Sie eingeben; lesen Sie es also bitte vor dem Bestellen einmal laut. Weil diese Stücke für einen einzigen Menschen entstehen, können wir sie nicht zurücknehmen, wenn Sie es sich anders überlegen. Sollte eines beschädigt ankommen, schicken Sie Ihre Bestellnummer und ein Foto, und wir bringen es in Ordnung; Ihre Rechte nach dem australischen Verbraucherrecht bleiben unberührt.",
  "Can I wear it every day?": "Kann ich es jeden Tag tragen?",
  "Steel can be worn to work and in the rain. Take it off for the shower, the surf and the pool: soap creeps into the thread, and chlorine dulls the plating. Rub it with a dry cloth now and then.":
    "Stahl können Sie bei der Arbeit und im Regen tragen. Legen Sie ihn zum Duschen, in der Brandung und im Schwimmbad ab: Seife kriecht ins Gewinde, und Chlor macht die Vergoldung stumpf. Reiben Sie ihn ab und zu mit einem trockenen Tuch ab.",
  "How long does it take?": "Wie lange dauert es?",
  "Plain pieces leave within 2 to 3 business days, engraved ones two days later. Keepsakes jump our queue, and one person packs yours from start to finish, in a plain box, with tracking. If there is a date that matters, a service or an anniversary, tell us in the order note. We will do what we can, and tell you honestly if we cannot.":
    "Stücke ohne Gravur verlassen uns innerhalb von 2 bis 3 Werktagen, solche mit Gravur zwei Tage später. Erinnerungsstücke ziehen wir vor, und Ihres verpackt von Anfang bis Ende eine einzige Person, in einer schlichten Schachtel, mit Sendungsverfolgung. Gibt es einen Tag, auf den es ankommt, eine Trauerfeier oder einen Jahrestag, schreiben Sie es in die Notiz zur Bestellung. Wir tun, was wir können, und sagen Ihnen ehrlich, wenn es nicht geht.",
  // how-lithophanes-work
  "How lithophanes work, and which photos suit them":
    "Wie Lithophanien funktionieren und welche Fotos sich eignen",
  "A picture made of nothing but thickness, and how to pick a photo for it.":
    "Ein Bild, das nur aus Dicke besteht, und wie Sie ein Foto dafür aussuchen.",
  "Lithophanes: How They Work, Which Photo": "Lithophanien: Funktion und Fotowahl",
  "How a lithophane turns a photo into light and shade, which photos work and which disappoint, and how we get yours ready for printing.":
    "Wie eine Lithophanie aus einem Foto Licht und Schatten macht, welche Fotos gelingen, welche enttäuschen und wie wir Ihres für den Druck vorbereiten.",
  "Switch it off and a lithophane is a bumpy white tile. Switch it on and there is your grandmother, laughing, with every crease beside her eyes. There is no ink in it. The whole picture is made of thickness.":
    "Ausgeschaltet ist eine Lithophanie eine hügelige weiße Platte. Schalten Sie sie ein, und da ist Ihre Großmutter, lachend, mit jedem Fältchen neben den Augen. Tinte ist keine darin. Das ganze Bild besteht aus Dicke.",
  "Light through a wall": "Licht durch eine Wand",
  "White plastic lets some light through. At 0.8 mm most of it passes and the wall glows; at 3 mm hardly any does and it looks dark. We turn each point of the photo into a thickness between those two: bright becomes thin, dark becomes thick. Our printers build the panel standing upright in layers of 0.12 mm, because walls printed lying down show only a dozen shades and upright ones show hundreds.":
    "Weißer Kunststoff lässt etwas Licht durch. Bei 0,8\u00a0mm dringt das meiste hindurch, und die Wand leuchtet; bei 3\u00a0mm kommt kaum etwas durch, und sie wirkt dunkel. Wir verwandeln jeden Punkt des Fotos in eine Dicke dazwischen: Helles wird dünn, Dunkles dick. Unsere Drucker bauen die Tafel stehend auf, in Schichten von 0,12\u00a0mm, denn liegend gedruckte Wände zeigen nur ein Dutzend Graustufen, stehende Hunderte.",
  "The idea is two hundred years old. Potters in France and Germany pressed pictures into porcelain so thin that a candle behind them brought the scene to life. A printer has merely replaced the mould, so that each one may be different.":
    "Die Idee ist zweihundert Jahre alt. Töpfer in Frankreich und Deutschland pressten Bilder in so dünnes Porzellan, dass eine Kerze dahinter die Szene zum Leben erweckte. Der Drucker ersetzt nur die Pressform, und so kann jedes Bild ein anderes sein.",
  "Photos that work": "Fotos, die gelingen",
  "<strong>One clear subject.</strong> A face, a dog, a couple. Crowds turn to porridge.":
    "<strong>Ein klares Motiv.</strong> Ein Gesicht, ein Hund, ein Paar. Menschenmengen werden zu Brei.",
  "<strong>Light from one side.</strong> Shade is what gives a face its shape; flash straight on makes it flat.":
    "<strong>Licht von einer Seite.</strong> Schatten gibt einem Gesicht seine Form; Blitzlicht von vorn macht es flach.",
  "<strong>A calm background.</strong> Sky, sand, a wall. Leaves behind a head look like a wig.":
    "<strong>Ein ruhiger Hintergrund.</strong> Himmel, Sand, eine Wand. Blätter hinter einem Kopf sehen aus wie eine Perücke.",
  "<strong>Enough pixels.</strong> At least 1500 across. Phone photos from the last ten years are fine; pictures saved from a chat are usually too small, so ask for the original.":
    "<strong>Genug Pixel.</strong> Mindestens 1500 in der Breite. Handyfotos aus den letzten zehn Jahren sind in Ordnung; aus einem Chat gespeicherte Bilder sind meist zu klein, bitten Sie also um das Original.",
  "Colour does not matter, but a photo that relies on colour will disappoint. Turn it to black and white on your phone before you decide: if you still like it, so will the lamp.":
    "Auf die Farbe kommt es nicht an, aber ein Foto, das von seiner Farbe lebt, enttäuscht. Stellen Sie es auf dem Handy auf Schwarz-Weiß, bevor Sie sich entscheiden: Gefällt es Ihnen dann noch, gefällt es auch der Lampe.",
  "What we do with it": "Was wir damit machen",
  "After you order we write to you for the picture. We crop it, lift the shadows a little, and take the glare off foreheads. You get a preview on the screen, lit and unlit, and we print only when you say yes. A lamp takes about fourteen hours and a panel seven.":
    "Nach der Bestellung bitten wir Sie per E-Mail um das Bild. Wir schneiden es zu, hellen die Schatten etwas auf und nehmen den Glanz von der Stirn. Sie bekommen eine Vorschau auf den Bildschirm, mit und ohne Licht, und wir drucken erst, wenn Sie Ja sagen. Eine Lampe braucht etwa vierzehn Stunden, eine Tafel sieben.",
  "Light, and keeping it": "Licht und Pflege",
  "Warm white at low power suits skin best. Cold light makes people look unwell, and strong light washes out the thin parts. Ours use an LED that stays cool, so the lamp may run all night beside a bed. Keep it out of hot cars and off sunny sills: white PLA softens above 55 degrees. Dust it with a soft dry brush, never a wet cloth, because water dries in the hollows and leaves rings that show when the light is on.":
    "Warmes Weiß mit wenig Leistung steht der Haut am besten. Kaltes Licht lässt Menschen krank aussehen, und starkes Licht überstrahlt die dünnen Stellen. In unseren Lampen steckt eine LED, die kühl bleibt; sie dürfen die ganze Nacht neben einem Bett leuchten. Halten Sie sie von heißen Autos und sonnigen Fensterbänken fern: Weißes PLA wird über 55\u00a0Grad weich. Stauben Sie sie mit einem weichen, trockenen Pinsel ab, niemals mit einem nassen Tuch, denn Wasser trocknet in den Vertiefungen und hinterlässt Ränder, die man bei Licht sieht.",
  // local-delivery-gladstone-calliope
  "Free local delivery in Gladstone and Calliope": "Kostenlose Lieferung in Gladstone und Calliope",
  "How our own delivery run works, what it covers, and how to get the best of it.":
    "Wie unsere Lieferrunde funktioniert, wohin sie führt und wie Sie am meisten davon haben.",
  "Free Delivery in Gladstone and Calliope": "Gratis geliefert: Gladstone und Calliope",
  "How our free delivery run in Gladstone and Calliope QLD works: where we go, when we come, and where we may leave a parcel in the shade.":
    "Wie unsere kostenlose Lieferrunde in Gladstone und Calliope QLD funktioniert: wohin wir fahren, wann wir kommen und wo wir ein Paket im Schatten ablegen dürfen.",
  "If you live in Gladstone or Calliope you have probably seen our white van with a bird on its door. Most of our neighbours do not know that it comes free. Here is how it works.":
    "Wenn Sie in Gladstone oder Calliope wohnen, haben Sie vermutlich schon unseren weißen Lieferwagen mit dem Vogel auf der Tür gesehen. Die meisten unserer Nachbarn wissen nicht, dass er kostenlos kommt. So funktioniert es.",
  "Where we go": "Wohin wir fahren",
  "Delivery costs nothing to any street address in Gladstone and in Calliope, Queensland, whatever the size of the order. One nozzle or twenty bottles, it is all the same to the van. Type your suburb and postcode at the checkout and local delivery appears among the choices. If it does not, your address lies just outside the run, and Standard Post at $10.60 or Express Post at $14.10 will look after you. Orders over $200.00 travel free anywhere in Australia.":
    "Die Lieferung an jede Straßenadresse in Gladstone und in Calliope, Queensland, kostet nichts, wie groß oder klein die Bestellung auch ist. Eine Düse oder zwanzig Flaschen, dem Wagen ist es gleich. Geben Sie an der Kasse Ort und Postleitzahl ein, und die Lieferung vor Ort steht zur Auswahl. Fehlt sie, liegt Ihre Adresse knapp außerhalb der Runde, und der Standardversand für 10,60\u00a0AU$ oder der Expressversand für 14,10\u00a0AU$ übernimmt. Bestellungen über 200,00\u00a0AU$ reisen in ganz Australien kostenlos.",
  "When we come": "Wann wir kommen",
  "We pack within 2 to 3 business days, as for every order, and the next run takes what is ready. You get a message on the morning of the day. We cannot promise an hour, because the run changes with the orders and now and then with a train at the crossing.":
    "Wir packen innerhalb von 2 bis 3 Werktagen, wie bei jeder Bestellung, und die nächste Runde nimmt mit, was fertig ist. Am Morgen des Tages bekommen Sie eine Nachricht. Eine Uhrzeit können wir nicht versprechen, denn die Runde ändert sich mit den Bestellungen und ab und zu mit einem Zug am Bahnübergang.",
  "If you need something for a birthday, say so in the order note. We often know a faster way, and when we cannot make it we tell you before we take your money, not after.":
    "Brauchen Sie etwas für einen Geburtstag, schreiben Sie es in die Notiz zur Bestellung. Oft kennen wir einen schnelleren Weg, und wenn wir es nicht schaffen, sagen wir es Ihnen, bevor wir Ihr Geld nehmen, nicht danach.",
  "If you are out": "Wenn Sie nicht zu Hause sind",
  "Tell us in the note where a parcel is safe: behind the water tank, with number nine, under the stairs. Resin and prints dislike heat, so please choose a place in the shade. A closed letterbox in January is an oven, and PLA softens at about 55 degrees. Without a note we bring the parcel home again and try on the next run. We never leave resin where children or animals can reach it.":
    "Schreiben Sie in die Notiz, wo ein Paket sicher liegt: hinter dem Wassertank, bei Nummer neun, unter der Treppe. Harz und Drucke mögen keine Hitze, wählen Sie also bitte einen Platz im Schatten. Ein geschlossener Briefkasten ist im Januar, mitten im australischen Sommer, ein Backofen, und PLA wird bei etwa 55\u00a0Grad weich. Ohne Notiz nehmen wir das Paket wieder mit und versuchen es auf der nächsten Runde noch einmal. Harz lassen wir niemals dort, wo Kinder oder Tiere herankommen.",
  "Why it helps": "Was es bringt",
  "Things travel better with us than in the post. Planters come with their tray clicked in and no filling. Urns and pendants are handed over, not dropped. And we take boxes and padding back: leave clean cartons out for us and they will go round again.":
    "Mit uns reist alles besser als mit der Post. Pflanztöpfe kommen mit eingerasteter Schale und ohne Füllmaterial. Urnen und Anhänger werden übergeben, nicht eingeworfen. Und Schachteln und Polster nehmen wir zurück: Stellen Sie saubere Kartons für uns hinaus, und sie gehen noch einmal auf die Reise.",
  Collecting: "Abholen",
  "You may also collect from the workshop in Calliope by appointment. Write or ring first, since the gate is closed when the laser is running. Bring your empty alcohol bottles if you like. We cannot fill them, but we will show you how to clean what is in them and use it once more.":
    "Sie können nach Vereinbarung auch in der Werkstatt in Calliope abholen. Schreiben Sie oder rufen Sie vorher an, denn das Tor ist zu, wenn der Laser läuft. Bringen Sie gern Ihre leeren Alkoholflaschen mit. Auffüllen können wir sie nicht, aber wir zeigen Ihnen, wie Sie den Rest darin reinigen und noch einmal benutzen.",
  "If something is wrong": "Wenn etwas nicht stimmt",
  "Tell us within a few days, with your order number and a photo if anything is damaged. On the local run we can usually swap it on the next trip.":
    "Sagen Sie es uns innerhalb weniger Tage, mit Ihrer Bestellnummer und einem Foto, falls etwas beschädigt ist. Auf der Runde vor Ort können wir es meist bei der nächsten Fahrt austauschen.",
}
