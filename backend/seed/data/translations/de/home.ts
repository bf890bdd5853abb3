import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The home page with its galleries. */
export const homeTexts: SegmentTranslations = {
  Home: "Startseite",
  "3D Printing Resin, Prints and Laser-Cut Gifts":
    "3D-Druckharz, Drucke und Geschenke aus dem Laser",
  "Resin, 3D prints and laser-cut timber": "Harz, 3D-Drucke und Holz aus dem Laser",
  "We are a family workshop in Calliope, near Gladstone, Queensland. We sell the printing resin and tools we use ourselves, and what we make with them, much of it with your name or photo.":
    "Wir sind eine Familienwerkstatt in Calliope bei Gladstone, Queensland. Wir verkaufen das Druckharz und das Werkzeug, das wir selbst benutzen, und was wir damit machen, vieles davon mit Ihrem Namen oder Foto.",
  "<strong>Leaves in 2 to 3 business days</strong>":
    "<strong>Verlässt uns in 2 bis 3 Werktagen</strong>",
  'Post from $10.60, free over $200.00. Free in Gladstone and Calliope. <a href="/shipping-and-returns">Delivery</a>':
    'Porto ab 10,60\u00a0AU$, frei über 200,00\u00a0AU$. In Gladstone und Calliope kostenlos. <a href="/shipping-and-returns">Lieferung</a>',
  "<strong>Made and packed by four people</strong>":
    "<strong>Von vier Menschen gemacht und verpackt</strong>",
  'Printed, cut, sanded and wrapped in our own shed. <a href="/about">About us</a>':
    'Gedruckt, geschnitten, geschliffen und eingepackt in unserem eigenen Schuppen. <a href="/about">Über uns</a>',
  "<strong>Advice that comes from use</strong>": "<strong>Rat aus eigener Erfahrung</strong>",
  'Ring or write. We answer within one business day. <a href="/contact">Ask us</a>':
    'Rufen Sie an oder schreiben Sie. Wir antworten innerhalb eines Werktags. <a href="/contact">Fragen Sie uns</a>',
  '<a href="/shop">See all categories</a>': '<a href="/shop">Alle Kategorien ansehen</a>',
  "New in the shop": "Neu im Shop",
  '<a href="/shop/specials">See what is on special</a>':
    '<a href="/shop/specials">Alle Angebote ansehen</a>',
  "Made for you": "Für Sie gemacht",
  "A name on a bauble, the bracket nobody sells any more, two hundred place names for a wedding. Send a file, a photo or a sketch, and you get a price within one business day.":
    "Ein Name auf einer Kugel, der Halter, den niemand mehr verkauft, zweihundert Tischkarten für eine Hochzeit. Schicken Sie eine Datei, ein Foto oder eine Skizze, und Sie bekommen innerhalb eines Werktags einen Preis.",
  'Your own photo makes a lamp: white by day, a picture by night. <a href="/lithophanes">See lithophanes</a>':
    'Aus Ihrem eigenen Foto wird eine Lampe: weiß am Tag, ein Bild in der Nacht. <a href="/lithophanes">Lithophanien ansehen</a>',
  "Ask for a price": "Preis anfragen",
  "The light in the shed is usually on": "Im Schuppen brennt meistens Licht",
  "It began in 2019 with one secondhand printer and a daughter who wanted a dragon. The dragon took nine tries. Today eleven printers and a laser run behind our house, and whoever answers the phone also packs the parcels.":
    "Es begann 2019 mit einem gebrauchten Drucker und einer Tochter, die einen Drachen wollte. Der Drache brauchte neun Anläufe. Heute laufen hinter unserem Haus elf Drucker und ein Laser, und wer ans Telefon geht, packt auch die Pakete.",
  'On Saturday mornings you can see them at work. <a href="/workshop-tours">Book a tour</a>':
    'Samstagvormittags können Sie ihnen bei der Arbeit zusehen. <a href="/workshop-tours">Führung buchen</a>',
  "Meet the family": "Die Familie kennenlernen",
  "What people say": "Was andere sagen",
  "As it was written to us": "So, wie es uns geschrieben wurde",
  "Read more of them": "Mehr davon lesen",
  '<a href="/blog">Read all articles</a>': '<a href="/blog">Alle Artikel lesen</a>',
  "A present that always fits": "Ein Geschenk, das immer passt",
  "Gift vouchers from $1.00 to $1,000.00": "Gutscheine von 1,00\u00a0AU$ bis 1.000,00\u00a0AU$",
  "Paid now, emailed a moment later, ready to print or to send on. They do not run out.":
    "Jetzt bezahlt, einen Augenblick später per E-Mail da, zum Ausdrucken oder Weiterschicken. Sie verfallen nicht.",
  "Give a voucher": "Gutschein verschenken",
  "Shop by category": "Nach Kategorie einkaufen",
  "Advice from the bench": "Rat von der Werkbank",
  "Which resin for which job?": "Welches Harz wofür?",
  "Resin safety at home": "Sicher mit Harz zu Hause",
  "Photos for a lithophane": "Fotos für eine Lithophanie",
  "Choosing a layer height": "Die richtige Schichthöhe",
  "From our workshop": "Aus unserer Werkstatt",
  "Resin, prints, lights and laser-cut timber": "Harz, Drucke, Lichter und Holz aus dem Laser",
  "Resin we use ourselves": "Harz, das wir selbst benutzen",
  "Standard, tough, flexible and water-washable, with settings that work.":
    "Standard, zäh, flexibel und wasserwaschbar, mit Einstellungen, die stimmen.",
  "Shop resin": "Zum Harz",
  "A softer good night": "Sanfter gute Nacht sagen",
  "Moon, mushroom and photo lamps that glow warm and stay cool.":
    "Mond-, Pilz- und Fotolampen, die warm leuchten und kühl bleiben.",
  "Shop night lights": "Zu den Nachtlichtern",
  "Cut in timber, with a name": "In Holz geschnitten, mit Namen",
  "Coasters, door signs and key tags, etched and oiled by hand.":
    "Untersetzer, Türschilder und Schlüsselanhänger, graviert und von Hand geölt.",
  "Shop laser-cut timber": "Zum Holz aus dem Laser",
  "A summer Christmas": "Weihnachten im Sommer",
  "Baubles and ornaments. Order those with a name by 10 December.":
    "Kugeln und Anhänger. Mit Namen bitte bis zum 10. Dezember bestellen.",
  "Shop Christmas": "Zu Weihnachten",
}
