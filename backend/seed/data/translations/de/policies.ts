import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Shipping and returns, privacy, terms. */
export const policyTexts: SegmentTranslations = {
  // shipping-and-returns
  "Standard Post $10.60, Express Post $14.10, free over $200.00, free local delivery in Gladstone and Calliope, and what to do about damage.":
    "Standardversand 10,60\u00a0AU$, Express 14,10\u00a0AU$, frei über 200,00\u00a0AU$, kostenlose Lieferung in Gladstone und Calliope, und was bei Schäden zu tun ist.",
  "What shipping costs": "Was der Versand kostet",
  "<thead>": "<thead>",
  Service: "Versandart",
  Cost: "Preis",
  "Time after posting": "Dauer nach dem Versand",
  "</thead>": "</thead>",
  "$10.60": "10,60\u00a0AU$",
  "$14.10": "14,10\u00a0AU$",
  "Orders over $200.00": "Bestellungen über 200,00\u00a0AU$",
  Free: "Kostenlos",
  "As above, by either post": "Wie oben, mit beiden Versandarten",
  "Local delivery, Gladstone and Calliope QLD": "Lieferung vor Ort, Gladstone und Calliope QLD",
  "Pick up from the workshop, Calliope QLD": "Abholung in der Werkstatt, Calliope QLD",
  "By appointment": "Nach Vereinbarung",
  "A few things are too big for a fixed price, and their pages say so. Ask for a quote from the cart and we answer by email within one business day. Event tickets are not posted at all: they come by email.":
    "Ein paar Dinge sind zu groß für einen festen Preis; auf ihren Seiten steht es. Fragen Sie im Warenkorb nach einem Lieferpreis, und wir antworten innerhalb eines Werktags per E-Mail. Tickets für Veranstaltungen werden gar nicht verschickt: Sie kommen per E-Mail.",
  "We ship Australia-wide only, external territories not included. All prices are in Australian dollars and include GST where it applies.":
    "Wir versenden nur innerhalb Australiens, die Außengebiete ausgenommen. Alle Preise sind in australischen Dollar und enthalten GST, die australische Umsatzsteuer, wo sie anfällt.",
  "When it leaves": "Wann die Bestellung uns verlässt",
  "Orders are processed within 2 to 3 business days. Things we make to order say on their own page how long they take. You receive an email with a tracking number when your parcel is on its way; tracking is available after 48 hours.":
    "Bestellungen werden innerhalb von 2 bis 3 Werktagen bearbeitet. Was wir auf Bestellung fertigen, nennt auf seiner eigenen Seite die Dauer. Sobald Ihr Paket unterwegs ist, bekommen Sie eine E-Mail mit der Sendungsnummer; verfolgen lässt es sich nach 48 Stunden.",
  "If it does not arrive": "Wenn sie nicht ankommt",
  "Please contact us if your order has not been received within 5 days of the shipping email, and we will follow it up with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.":
    "Bitte melden Sie sich, wenn Ihre Bestellung 5 Tage nach der Versand-E-Mail noch nicht da ist; wir fragen dann beim Zustelldienst nach. Sehen Sie vorher bei der Post und bei den Nachbarn nach: Dort sind die meisten vermissten Pakete.",
  Returns: "Rückgabe",
  "We do not offer returns, exchanges or refunds, except for items that arrive damaged. Most of what we sell is made for you or is a chemical that cannot be resold once it has left us, so please choose carefully and check names and sizes before you order.":
    "Rückgabe, Umtausch oder Erstattung bieten wir nicht an, außer bei Artikeln, die beschädigt ankommen. Das meiste, was wir verkaufen, entsteht für Sie oder ist eine Chemikalie, die nicht wieder verkauft werden kann, wenn sie uns einmal verlassen hat. Wählen Sie bitte mit Bedacht und prüfen Sie Namen und Größen, bevor Sie bestellen.",
  'If an item arrives damaged, email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> as soon as you can with:':
    'Kommt ein Artikel beschädigt an, schreiben Sie so bald wie möglich an <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a>, mit:',
  "your order number, and": "Ihrer Bestellnummer und",
  "a photo of the damage, with the packaging if you still have it.":
    "einem Foto des Schadens, mit der Verpackung, falls Sie sie noch haben.",
  "We will repair or replace the item or refund you, and we pay any postage this needs.":
    "Wir reparieren oder ersetzen den Artikel oder erstatten den Betrag und übernehmen das nötige Porto.",
  "Your rights": "Ihre Rechte",
  "Nothing on this page takes away your rights. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.":
    "Nichts auf dieser Seite schränkt Ihre Rechte ein. Für unsere Waren gelten Garantien, die nach dem australischen Verbraucherrecht nicht ausgeschlossen werden können. Bei einem schwerwiegenden Mangel haben Sie Anspruch auf Ersatz oder Erstattung und auf Entschädigung für jeden anderen vernünftigerweise vorhersehbaren Verlust oder Schaden. Ebenso haben Sie Anspruch auf Reparatur oder Ersatz, wenn die Ware nicht von annehmbarer Qualität ist und der Fehler keinen schwerwiegenden Mangel darstellt.",
  "<strong>In time for Christmas:</strong> order personalised pieces by 10 December. Everything else can go by Standard Post until 15 December and by Express Post until 18 December. The workshop rests from 25 December to 4 January.":
    "<strong>Rechtzeitig zu Weihnachten:</strong> Personalisiertes bestellen Sie bitte bis zum 10. Dezember. Alles andere kann bis zum 15. Dezember mit dem Standardversand und bis zum 18. Dezember mit dem Expressversand gehen. Vom 25. Dezember bis zum 4. Januar ruht die Werkstatt.",
  // privacy-policy
  "What Curlew Print Co. keeps about you, why, for how long and who else sees it, and how to see, correct or remove it. In plain words.":
    "Was Curlew Print Co. über Sie speichert, warum, wie lange und wer es sonst sieht, und wie Sie es einsehen, berichtigen oder löschen lassen. In klaren Worten.",
  "We are a small shop and keep as little about you as we can. This page says what that is.":
    "Wir sind ein kleiner Shop und speichern so wenig über Sie, wie wir können. Auf dieser Seite steht, was das ist.",
  "What we keep": "Was wir speichern",
  "<strong>Orders:</strong> your name, address, email, phone and what you bought, because tax law asks us to keep sales records for five years.":
    "<strong>Bestellungen:</strong> Ihren Namen, Ihre Adresse, E-Mail-Adresse, Telefonnummer und was Sie gekauft haben, weil das Steuerrecht von uns verlangt, Verkaufsunterlagen fünf Jahre lang aufzubewahren.",
  "<strong>Accounts:</strong> if you make one, your name, email, saved addresses and a scrambled form of your password that nobody can read.":
    "<strong>Konten:</strong> wenn Sie eines anlegen, Ihren Namen, Ihre E-Mail-Adresse, gespeicherte Adressen und Ihr Passwort, so unkenntlich gemacht, dass niemand es lesen kann.",
  "<strong>Photos:</strong> pictures you send for lithophanes are deleted 30 days after your order is posted.":
    "<strong>Fotos:</strong> Bilder, die Sie für Lithophanien schicken, löschen wir 30 Tage nach dem Versand Ihrer Bestellung.",
  "<strong>Messages:</strong> what you write to us, until the matter is settled and a year after.":
    "<strong>Nachrichten:</strong> was Sie uns schreiben, bis die Sache erledigt ist und ein Jahr darüber hinaus.",
  "What we do not keep": "Was wir nicht speichern",
  "We never see or store your card number: payment takes place on the payment provider's own page. We do not sell or share information with third parties for their own use.":
    "Ihre Kartennummer sehen und speichern wir nie: Bezahlt wird auf der eigenen Seite des Zahlungsdienstes. Wir verkaufen keine Daten und geben keine an Dritte für deren eigene Zwecke weiter.",
  "Who else sees it": "Wer es sonst sieht",
  "The carrier sees your name, address and phone; the payment provider sees your name and the amount; our website host stores the data for us. Each may use it only for that job.":
    "Der Zustelldienst sieht Ihren Namen, Ihre Adresse und Telefonnummer; der Zahlungsdienst sieht Ihren Namen und den Betrag; unser Webhoster speichert die Daten für uns. Jeder darf sie nur für diese Aufgabe verwenden.",
  Cookies: "Cookies",
  "We set cookies only when you log in, fill a cart or mark a review as helpful, so that the shop remembers you and your cart between pages and counts one vote per person. Should we measure visits, the figures are counts and not people.":
    "Cookies setzen wir nur, wenn Sie sich anmelden, einen Warenkorb füllen oder eine Bewertung als hilfreich markieren, damit der Shop Sie und Ihren Warenkorb von Seite zu Seite wiedererkennt und jede Person nur eine Stimme hat. Sollten wir Besuche messen, dann als Zahlen und nicht als Personen.",
  News: "Neuigkeiten",
  "We write about new products and offers only if you tick the box, and every message has a link that ends it.":
    "Über neue Produkte und Angebote schreiben wir Ihnen nur, wenn Sie das Kästchen ankreuzen, und jede Nachricht enthält einen Link zum Abbestellen.",
  "Seeing and correcting it": "Einsehen und berichtigen",
  'Email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> to see, correct or remove what we hold about you. We answer within 30 days. If you are not satisfied, the Office of the Australian Information Commissioner can help.':
    'Schreiben Sie an <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a>, um einzusehen, zu berichtigen oder zu löschen, was wir über Sie gespeichert haben. Wir antworten innerhalb von 30 Tagen. Sind Sie nicht zufrieden, hilft Ihnen die australische Datenschutzbehörde, das Office of the Australian Information Commissioner.',
  // terms-and-conditions
  "The terms on which Curlew Print Co. sells: orders, prices, personalised pieces, chemicals, delivery, refunds and your consumer rights.":
    "Zu welchen Bedingungen Curlew Print Co. verkauft: Bestellungen, Preise, Personalisiertes, Chemikalien, Lieferung, Erstattung und Ihre Rechte beim Einkauf.",
  "These terms apply when you buy from Curlew Print Co. They are meant to be read, so they are short.":
    "Diese Bedingungen gelten, wenn Sie bei Curlew Print Co. kaufen. Sie sind zum Lesen da, also sind sie kurz.",
  "Orders and prices": "Bestellungen und Preise",
  "Prices are in Australian dollars and include GST where it applies. An order is accepted when we send the confirmation email. If we have made an obvious mistake with a price, or cannot supply an item, we tell you and refund what you paid for it.":
    "Die Preise sind in australischen Dollar und enthalten GST, wo sie anfällt. Eine Bestellung ist angenommen, wenn wir die Bestätigung per E-Mail schicken. Haben wir uns bei einem Preis offensichtlich geirrt oder können wir einen Artikel nicht liefern, sagen wir es Ihnen und erstatten, was Sie dafür bezahlt haben.",
  "Personalised items": "Personalisierte Artikel",
  "We print, cut and engrave exactly what you type, including capitals and spelling. We may decline words or pictures that are unlawful or hurtful, and refund the order. You confirm that you have the right to use any photo you send.":
    "Wir drucken, schneiden und gravieren genau, was Sie eingeben, einschließlich Großbuchstaben und Schreibweise. Wörter oder Bilder, die rechtswidrig oder verletzend sind, können wir ablehnen; die Bestellung erstatten wir dann. Sie bestätigen, dass Sie jedes Foto, das Sie schicken, verwenden dürfen.",
  "Colours and variation": "Farben und Abweichungen",
  "Timber grain differs from piece to piece, layer lines are part of 3D printing, and screens show colours differently. These are not faults.":
    "Holz ist von Stück zu Stück anders gemasert, sichtbare Schichten gehören zum 3D-Druck, und Bildschirme zeigen Farben verschieden. Das sind keine Fehler.",
  Chemicals: "Chemikalien",
  'Resins and scents are sold to adults. Read the label and our <a href="/resin-safety">resin safety page</a>, and keep them from children and animals.':
    'Harze und Düfte verkaufen wir an Erwachsene. Lesen Sie das Etikett und unsere <a href="/resin-safety">Seite zum sicheren Umgang mit Harz</a> und halten Sie beides von Kindern und Tieren fern.',
  'We ship within Australia only, on the terms of our <a href="/shipping-and-returns">shipping page</a>. Risk passes to you on delivery.':
    'Wir versenden nur innerhalb Australiens, zu den Bedingungen unserer <a href="/shipping-and-returns">Versandseite</a>. Mit der Lieferung geht die Gefahr auf Sie über.',
  "Returns and refunds": "Rückgabe und Erstattung",
  'There are no returns, exchanges or refunds except for damaged items, reported with your order number and a photo, as set out under <a href="/shipping-and-returns">shipping and returns</a>. This does not limit your rights under the Australian Consumer Law, whose guarantees cannot be excluded.':
    'Rückgabe, Umtausch oder Erstattung gibt es nicht, außer bei beschädigten Artikeln, die mit Bestellnummer und Foto gemeldet werden, wie unter <a href="/shipping-and-returns">Versand und Rückgabe</a> beschrieben. Das beschränkt nicht Ihre Rechte nach dem australischen Verbraucherrecht, dessen Garantien nicht ausgeschlossen werden können.',
  Designs: "Entwürfe",
  "Designs in this shop are our own or licensed to us. You may use what you buy as you like, but not copy it for sale.":
    "Die Entwürfe in diesem Shop sind unsere eigenen oder für uns lizenziert. Was Sie kaufen, dürfen Sie verwenden, wie Sie möchten, aber nicht zum Verkauf nachmachen.",
  Law: "Geltendes Recht",
  "These terms are governed by the law of Queensland, Australia.":
    "Für diese Bedingungen gilt das Recht von Queensland, Australien.",
}
