import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Shipping, payment and gift vouchers. */
const selling: SegmentTranslations = {
  "Standard Post": "Standardversand",
  "3 to 5 business days": "3 bis 5 Werktage",
  "Express Post": "Expressversand",
  "2 to 3 business days": "2 bis 3 Werktage",
  "Local delivery (Gladstone and Calliope)": "Lieferung vor Ort (Gladstone und Calliope)",
  "On our next run": "Mit unserer nächsten Runde",
  "Pick up from the workshop": "Abholung in der Werkstatt",
  "14 Stowe Lane, Calliope, by appointment": "14 Stowe Lane, Calliope, nach Vereinbarung",
  Australia: "Australien",
  Queensland: "Queensland",
  "Gladstone and Calliope": "Gladstone und Calliope",
  "Credit or debit card": "Kredit- oder Debitkarte",
  "Visa, Mastercard or eftpos, issued in Australia":
    "Visa, Mastercard oder eftpos, in Australien ausgestellt",
  "International or Amex card": "Internationale Karte oder Amex",
  "The surcharge covers what these cards cost us extra":
    "Der Zuschlag deckt, was uns diese Karten zusätzlich kosten",
  "10% off your first order": "10\u00a0% auf die erste Bestellung",
  "$5.00 off resin, from $40.00": "5,00\u00a0AU$ Rabatt auf Harz ab 40,00\u00a0AU$",
  "15% off for Easter 2026": "15\u00a0% Rabatt zu Ostern 2026",
  "For makers": "Für alle, die gern etwas bauen",
  "Happy birthday": "Zum Geburtstag",
  "Merry Christmas": "Frohe Weihnachten",
}

/** Where the customers of testimonials live: names of places. */
const places: SegmentTranslations = {
  "Tannum Sands": "Tannum Sands",
  Gladstone: "Gladstone",
  Biloela: "Biloela",
  Calliope: "Calliope",
  Rockhampton: "Rockhampton",
  Yeppoon: "Yeppoon",
  "Agnes Water": "Agnes Water",
  Brisbane: "Brisbane",
}

/** The forms to write to the shop and to order something of one's own. */
const forms: SegmentTranslations = {
  "Contact us": "Schreiben Sie uns",
  "Thank you. Your message has reached us, and we answer within one business day.":
    "Vielen Dank. Ihre Nachricht ist angekommen, und wir antworten innerhalb eines Werktags.",
  "Your name": "Ihr Name",
  Email: "E-Mail",
  Phone: "Telefon",
  "Order number": "Bestellnummer",
  "If it is about an order: it is at the top of your confirmation email.":
    "Wenn es um eine Bestellung geht: Die Nummer steht ganz oben in Ihrer Bestätigungsmail.",
  Message: "Nachricht",
  "Please keep me up to date with new products and offers (information is not shared with third parties)":
    "Bitte halten Sie mich über neue Produkte und Angebote auf dem Laufenden (meine Angaben werden nicht an Dritte weitergegeben)",
  "Send message": "Nachricht senden",
  "Custom order request": "Anfrage für eine Sonderanfertigung",
  "Thank you. We answer within one business day, with a price or with questions.":
    "Vielen Dank. Wir antworten innerhalb eines Werktags, mit einem Preis oder mit Fragen.",
  "Tell us what you would like as well as you can. You are not ordering yet: you get a price first, and a picture of anything with a name on it.":
    "Beschreiben Sie uns so gut es geht, was Sie möchten. Sie bestellen noch nichts: Zuerst bekommen Sie einen Preis, und von allem mit einem Namen darauf ein Bild.",
  "What shall we make?": "Was sollen wir anfertigen?",
  "What it is for, how big it is, which colour, and where a file can be found":
    "Wofür es ist, wie groß, in welcher Farbe, und wo eine Datei zu finden ist",
  "Please tell us in a few words what you would like.":
    "Bitte sagen Sie uns in ein paar Worten, was Sie möchten.",
  "How many?": "Wie viele?",
  "Scale of your file": "Maßstab Ihrer Datei",
  "100 prints it as it was drawn.": "Bei 100 drucken wir sie so, wie sie gezeichnet ist.",
  "About how much may it cost?": "Wie viel darf es ungefähr kosten?",
  "When do you need it?": "Wann brauchen Sie es?",
  "Would you like to come and look at samples?":
    "Möchten Sie vorbeikommen und sich Muster ansehen?",
  "Monday to Friday, 9 am to 4 pm. We confirm before you set out.":
    "Montag bis Freitag, 9 bis 16 Uhr. Wir bestätigen den Termin, bevor Sie losfahren.",
  "Best time to ring you": "Wann wir Sie am besten anrufen",
  "We are at the phone from 09:00 to 16:00.": "Wir sind von 09:00 bis 16:00 Uhr am Telefon.",
  "The design and any photos are mine, or I may use them":
    "Der Entwurf und alle Fotos sind von mir, oder ich darf sie verwenden",
  "Laser cutting quote": "Angebot fürs Laserschneiden",
  "Thank you. You get our fixed price by email within one business day.":
    "Vielen Dank. Unseren Festpreis bekommen Sie innerhalb eines Werktags per E-Mail.",
  "Ask for a fixed price": "Festpreis anfragen",
  "Describe the job here. We reply to your email address, and you attach the drawing to your answer.":
    "Beschreiben Sie hier den Auftrag. Wir antworten an Ihre E-Mail-Adresse, und die Zeichnung hängen Sie an Ihre Antwort an.",
  "-- Select --": "– Bitte wählen –",
  "Hoop pine plywood, 3 mm": "Araukarien-Sperrholz, 3\u00a0mm",
  "Hoop pine plywood, 4 or 6 mm": "Araukarien-Sperrholz, 4 oder 6\u00a0mm",
  "Acacia veneer": "Akazienfurnier",
  "Walnut veneer": "Nussbaumfurnier",
  Acrylic: "Acryl",
  "Card or leather": "Karton oder Leder",
  "Number of pieces": "Stückzahl",
  "Needed by": "Benötigt bis",
  "The job": "Der Auftrag",
  "Size in millimetres, what is cut and what is etched":
    "Größe in Millimetern, was geschnitten und was graviert wird",
  "Ask for a quote": "Angebot anfragen",
  "Order the same again": "Dasselbe noch einmal bestellen",
  "Thank you. We look up your design and answer with today's price within one business day.":
    "Vielen Dank. Wir suchen Ihren Entwurf heraus und antworten innerhalb eines Werktags mit dem heutigen Preis.",
  "We keep your designs for two years. Because they are yours alone, we ask you to log in before you order from them.":
    "Wir bewahren Ihre Entwürfe zwei Jahre lang auf. Weil sie nur Ihnen gehören, bitten wir Sie, sich anzumelden, bevor Sie danach bestellen.",
  "Number of the earlier order": "Nummer der früheren Bestellung",
  "How many this time?": "Wie viele diesmal?",
  "Anything to change?": "Soll etwas anders werden?",
  "Order again": "Noch einmal bestellen",
}

/** Booking a tour of the workshop. */
const tours: SegmentTranslations = {
  "Workshop tour": "Werkstattführung",
  "Thank you. Your places are yours once the $5.00 is paid, and we write to you with the way to our gate.":
    "Vielen Dank. Ihre Plätze sind fest, sobald die 5,00\u00a0AU$ bezahlt sind, und wir schreiben Ihnen, wie Sie zu unserem Tor finden.",
  Mobile: "Mobiltelefon",
  "So that we can ring if the road is under water.":
    "Damit wir anrufen können, wenn die Straße unter Wasser steht.",
  "Saturday you would like": "Samstag Ihrer Wahl",
  "Please give a Saturday as dd/mm/yyyy.": "Bitte geben Sie einen Samstag als TT/MM/JJJJ an.",
  Start: "Beginn",
  "Between 9:30 and 11 in the morning.": "Zwischen 9:30 und 11 Uhr vormittags.",
  "How many are coming?": "Wie viele kommen?",
  "Up to eight fit round the machines.": "Um die Maschinen ist Platz für bis zu acht.",
  "We will all wear closed shoes": "Wir tragen alle geschlossene Schuhe",
  "The $5.00 is for the whole group, and comes off anything you buy that morning.":
    "Die 5,00\u00a0AU$ gelten für die ganze Gruppe und werden angerechnet, wenn Sie an dem Vormittag etwas kaufen.",
  "Book and pay $5.00": "Buchen und 5,00\u00a0AU$ bezahlen",
}

/** The form that shows one field of every kind. */
const everyField: SegmentTranslations = {
  "Every field": "Alle Felder",
  "Thank you. This form is here to be tried, and nobody minds what you write.":
    "Vielen Dank. Dieses Formular ist zum Ausprobieren da, und es ist ganz egal, was Sie schreiben.",
  "One field of every kind. Fields with a red asterisk must be filled in.":
    "Von jeder Art ein Feld. Felder mit einem roten Sternchen müssen ausgefüllt werden.",
  "A line of text": "Eine Zeile Text",
  "Several lines": "Mehrere Zeilen",
  "of text": "Text",
  "As much as you like": "So viel Sie möchten",
  "Email address": "E-Mail-Adresse",
  "Phone number": "Telefonnummer",
  "Amount of money": "Geldbetrag",
  Percentage: "Prozentsatz",
  "Number from 1 to 10": "Zahl von 1 bis 10",
  "Please give a whole number from 1 to 10.": "Bitte geben Sie eine ganze Zahl von 1 bis 10 an.",
  Password: "Passwort",
  Date: "Datum",
  "From 2020 onwards.": "Ab 2020.",
  "Date and time": "Datum und Uhrzeit",
  Time: "Uhrzeit",
  "Ticked from the start": "Von Anfang an angekreuzt",
  "Try it": "Ausprobieren",
}

/** Forms, shipping, payment and gift vouchers in German. */
export const serviceTexts: SegmentTranslations = {
  ...selling,
  ...places,
  ...forms,
  ...tours,
  ...everyField,
}
