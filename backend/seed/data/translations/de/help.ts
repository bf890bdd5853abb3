import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The blog's own text, resin safety, contact, and the page of questions. */
export const helpTexts: SegmentTranslations = {
  // blog
  "Blog: Printing and Laser-Cutting Advice": "Blog: Rat zum Drucken und Laserschneiden",
  "Which resin to choose, how long to cure, which layer height, which photo for a lithophane, how to oil timber: what works on our own bench.":
    "Welches Harz, wie lange härten, welche Schichthöhe, welches Foto für eine Lithophanie, wie Holz geölt wird: was auf unserer eigenen Werkbank funktioniert.",
  "Notes from the bench: what we learned by spoiling things, written down so that you do not have to.":
    "Notizen von der Werkbank: was wir aus verdorbenen Stücken gelernt haben, aufgeschrieben, damit Ihnen das erspart bleibt.",
  // resin-safety
  "How to handle, store and dispose of printing resin at home: gloves, fresh air, what to do after a splash, and whom to ring in Australia.":
    "Wie Sie Druckharz zu Hause benutzen, lagern und entsorgen: Handschuhe, frische Luft, was nach einem Spritzer zu tun ist und wen Sie in Australien anrufen.",
  "Liquid resin irritates skin and eyes, and some people become allergic to it for life. Cured right through, it is harmless to touch. Everything below follows from that.":
    "Flüssiges Harz reizt Haut und Augen, und manche Menschen bekommen davon eine Allergie fürs Leben. Ganz durchgehärtet darf man es gefahrlos anfassen. Alles Weitere folgt daraus.",
  "Every time": "Jedes Mal",
  "Wear nitrile gloves, not latex, and change them when splashed.":
    "Tragen Sie Nitrilhandschuhe, keine aus Latex, und wechseln Sie sie nach einem Spritzer.",
  "Wear eye protection when pouring, scraping or washing.":
    "Tragen Sie eine Schutzbrille beim Gießen, Schaben und Waschen.",
  "Air the room. A window and a door open is good; a fan that blows outwards is better.":
    "Lüften Sie den Raum. Ein offenes Fenster und eine offene Tür sind gut; ein Ventilator, der nach draußen bläst, ist besser.",
  "Keep food, drink, children and animals out of the room.":
    "Halten Sie Essen, Getränke, Kinder und Tiere von dem Raum fern.",
  "Wash your hands with soap and cold water afterwards.":
    "Waschen Sie sich danach die Hände mit Seife und kaltem Wasser.",
  "After a splash": "Nach einem Spritzer",
  "<strong>On skin:</strong> wipe off, then wash with plenty of soap and water. Never use alcohol or acetone on skin: they carry resin in deeper. <strong>In eyes:</strong> rinse with running water for 15 minutes and see a doctor. <strong>Swallowed:</strong> do not make yourself vomit; ring the Poisons Information Centre on 13 11 26. In an emergency ring 000.":
    "<strong>Auf der Haut:</strong> abwischen, dann mit viel Wasser und Seife waschen. Niemals Alkohol oder Aceton auf die Haut geben: Sie tragen das Harz tiefer hinein. <strong>In den Augen:</strong> 15 Minuten lang unter fließendem Wasser spülen und ärztlich untersuchen lassen. <strong>Verschluckt:</strong> kein Erbrechen auslösen; den Giftnotruf (Poisons Information Centre) unter 13 11 26 anrufen. Im Notfall 000 wählen.",
  Storing: "Lagern",
  "Keep bottles closed, upright, dark and between 15 and 30 °C, on a shelf that children cannot reach. Write the date on the cap.":
    "Bewahren Sie Flaschen geschlossen, aufrecht, dunkel und bei 15 bis 30\u00a0°C auf, in einem Regal, an das Kinder nicht heranreichen. Schreiben Sie das Datum auf den Verschluss.",
  Disposing: "Entsorgen",
  "Liquid resin and dirty alcohol are hazardous waste and never go down a drain. Small amounts can be hardened in the sun in a clear tub and binned when solid. Councils take larger amounts at collection days; ask yours.":
    "Flüssiges Harz und schmutziger Alkohol sind Sondermüll und gehören niemals in den Abfluss. Kleine Mengen können Sie in einer klaren Wanne in der Sonne aushärten lassen und in den Müll geben, wenn sie fest sind. Größere Mengen nehmen die Gemeinden an Sammeltagen an; fragen Sie Ihre.",
  // contact
  "Write, ring 07 5550 0147 or visit our workshop in Calliope by appointment. We answer every message within one business day, Monday to Friday.":
    "Schreiben Sie, rufen Sie an (07 5550 0147) oder besuchen Sie uns nach Vereinbarung in Calliope. Antwort innerhalb eines Werktags, Montag bis Freitag.",
  "Fill out the form below to contact us": "Füllen Sie dieses Formular aus, um uns zu schreiben",
  "We answer within one business day and are at the phone Monday to Friday, 9 am to 4 pm (Queensland time). You are welcome at the workshop by appointment.":
    "Wir antworten innerhalb eines Werktags und sind von Montag bis Freitag von 9 bis 16 Uhr (Ortszeit Queensland) am Telefon. In der Werkstatt sind Sie nach Vereinbarung willkommen.",
  "About an order? Please have your order number ready. If something arrived damaged, send a photo as well.":
    "Geht es um eine Bestellung? Halten Sie bitte die Bestellnummer bereit. Ist etwas beschädigt angekommen, schicken Sie auch ein Foto.",
  'It may be <a href="/faq">answered already</a>.':
    'Vielleicht ist die Frage <a href="/faq">schon beantwortet</a>.',
  // faq
  "Postage, delivery, which resin to start with, safety, custom prints, last days for Christmas: what people ask us, and what we answer.":
    "Porto, Lieferung, welches Harz für den Anfang, Sicherheit, Sonderanfertigungen, Bestellschluss zu Weihnachten: was wir gefragt werden und was wir antworten.",
  "What people ask us at the counter, on the phone and by email, and what we answer.":
    "Was man uns am Tresen, am Telefon und per E-Mail fragt und was wir antworten.",
  'From your cart to your door. All of it in full is under <a href="/shipping-and-returns">shipping and returns</a>.':
    'Vom Warenkorb bis vor Ihre Tür. Alles ausführlich steht unter <a href="/shipping-and-returns">Versand und Rückgabe</a>.',
  'Short answers. The long ones are on the <a href="/resin-safety">resin safety page</a>.':
    'Kurze Antworten. Die langen stehen auf der <a href="/resin-safety">Seite zum sicheren Umgang mit Harz</a>.',
  "Names, photos, spare parts and things that do not exist yet.":
    "Namen, Fotos, Ersatzteile und Dinge, die es noch nicht gibt.",
  "Not answered?": "Keine Antwort gefunden?",
  "Ask us": "Fragen Sie uns",
}
