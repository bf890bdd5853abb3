import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Cookie cutters, Easter baskets, eggs and egg cups. */
export const kitchenAndEasterTexts: SegmentTranslations = {
  // cookie-cutters
  "Bush Cookie Cutters": "Ausstecher Australien",
  "Koala, star, gum leaf and whale, with a rim that spares your palm.":
    "Koala, Stern, Eukalyptusblatt und Wal, mit einem Rand, der die Hand schont.",
  "Bush Cookie Cutters, Set of Four": "Ausstecher Australien, 4er-Set",
  "Koala, star, gum leaf and whale cookie cutters for cold dough, 3D printed in plain PLA with a rounded rim. About 90 mm across, hand-wash.":
    "Plätzchenausstecher als Koala, Stern, Eukalyptusblatt und Wal für kalten Teig, 3D-gedruckt aus reinem PLA, mit rundem Rand. Etwa 90 mm groß, von Hand spülen.",
  "Four Australian shapes for biscuits, sharp where they cut and rounded where you press. We print them on a machine that makes kitchen things only.":
    "Vier australische Formen für Plätzchen, scharf, wo sie schneiden, und rund, wo Sie drücken. Wir drucken sie auf einer Maschine, die nur Sachen für die Küche macht.",
  "About 90 mm across, 18 mm deep": "Etwa 90 mm groß, 18 mm tief",
  "60 g the set": "60 g das Set",
  Shapes: "Formen",
  "Koala, star, gum leaf, whale": "Koala, Stern, Eukalyptusblatt, Wal",
  "PLA without additives": "PLA ohne Zusätze",
  For: "Für",
  "Cold biscuit dough, fondant, play dough": "Kalten Plätzchenteig, Fondant, Knete",
  "Chill the dough and dust the cutter with flour.":
    "Den Teig kühlen und den Ausstecher mit Mehl bestäuben.",
  "Press straight down, wiggle, lift.":
    "Gerade nach unten drücken, etwas hin und her bewegen, abheben.",
  "Wash by hand at once and dry well.": "Gleich von Hand abwaschen und gut abtrocknen.",
  "Wash by hand in water below 45 °C, with a soft brush along the edge. Never in the dishwasher.":
    "Von Hand in Wasser unter 45 °C abwaschen, mit einer weichen Bürste an der Kante entlang. Niemals in die Spülmaschine.",
  "Printed plastic has fine grooves between its layers, where dough can stay. So use cutters for a short touch of cold dough only, not for hot food or storing it, and replace them after a year or two of baking.":
    "Gedruckter Kunststoff hat feine Rillen zwischen den Schichten, in denen Teig hängen bleiben kann. Benutzen Sie die Ausstecher also nur für die kurze Berührung mit kaltem Teig, nicht für heiße Speisen oder zum Aufbewahren, und ersetzen Sie sie nach ein, zwei Jahren Backen.",
  // leaf-and-star-cutters
  "Leaf and Star Cutters": "Ausstecher Blatt und Stern",
  "Two favourites on their own: gum leaf and star.":
    "Die zwei beliebtesten für sich: Eukalyptusblatt und Stern.",
  "Leaf and Star Cookie Cutters, Pair": "Ausstecher Blatt und Stern, 2er-Set",
  "A gum leaf and a five-pointed star, the two cutters people ask for most. 3D printed in plain PLA for cold dough, about 90 mm across.":
    "Ein Eukalyptusblatt und ein fünfzackiger Stern, die zwei beliebtesten Ausstecher. 3D-gedruckt aus reinem PLA für kalten Teig, etwa 90 mm groß.",
  "The two shapes from our set that people ask for most. The leaf makes good shortbread; poke a hole in the star before baking and it hangs on a tree.":
    "Die zwei Formen aus unserem Set, nach denen am meisten gefragt wird. Das Blatt gibt gutes Mürbegebäck; stechen Sie vor dem Backen ein Loch in den Stern, und er hängt am Baum.",
  "30 g the pair": "30 g das Paar",
  "Wash by hand in water below 45 °C at once, with a soft brush, and dry well. Never in the dishwasher.":
    "Gleich von Hand in Wasser unter 45 °C abwaschen, mit einer weichen Bürste, und gut abtrocknen. Niemals in die Spülmaschine.",
  "Printed plastic has fine grooves between its layers, where dough can stay. So use cutters for a short touch of cold dough only, and replace them after a year or two of baking.":
    "Gedruckter Kunststoff hat feine Rillen zwischen den Schichten, in denen Teig hängen bleiben kann. Benutzen Sie die Ausstecher also nur für die kurze Berührung mit kaltem Teig, und ersetzen Sie sie nach ein, zwei Jahren Backen.",
  // easter-basket
  "Woven Easter Basket": "Geflochtener Osterkorb",
  "Looks woven, rinses clean, and carries a name on the bow.":
    "Sieht geflochten aus, lässt sich ausspülen und trägt einen Namen auf der Schleife.",
  "Personalised Woven Easter Basket": "Geflochtener Osterkorb mit Namen",
  "A sturdy 3D printed Easter basket with a name on the bow, in straw, sage or lilac. 20 cm across, holds a dozen large eggs, rinses clean.":
    "Ein stabiler 3D-gedruckter Osterkorb mit einem Namen auf der Schleife, in Stroh, Salbei oder Flieder. 20 cm groß, für ein Dutzend große Eier, abwaschbar.",
  "A basket to bring out every year. The weave is printed all in one piece, so there is nothing to unravel. It holds a dozen large eggs and folds its handle flat for the cupboard.":
    "Ein Korb, der jedes Jahr wieder hervorkommt. Das Geflecht ist in einem Stück gedruckt, es kann sich also nichts lösen. Er fasst ein Dutzend große Eier, und für den Schrank lässt sich der Henkel flach umlegen.",
  "200 mm across, 130 mm deep, 230 mm to the top of the handle":
    "200 mm Durchmesser, 130 mm tief, 230 mm bis zur Oberkante des Henkels",
  "390 g": "390 g",
  "2 kg": "2 kg",
  "Up to 10 letters on the bow": "Bis zu 10 Buchstaben auf der Schleife",
  "Straw, sage or lilac": "Stroh, Salbei oder Flieder",
  "Basket with its bow. Eggs are not included": "Korb mit Schleife. Eier gehören nicht dazu",
  "Rinse with cool water. PLA softens above 55 °C, so keep it out of hot cars.":
    "Mit kühlem Wasser ausspülen. PLA wird über 55 °C weich: nicht in heißen Autos liegen lassen.",
  "Wrap food before you put it in.": "Packen Sie Essbares ein, bevor Sie es hineinlegen.",
  "We make it when you order, so it leaves Calliope within 5 to 6 business days. Order 10 business days before Easter to be sure.":
    "Wir fertigen ihn, wenn Sie bestellen; er verlässt Calliope innerhalb von 5 bis 6 Werktagen. Bestellen Sie 10 Werktage vor Ostern, dann ist er sicher da.",
  // surprise-eggs
  "Surprise Eggs": "Ostereier zum Füllen",
  "Twist open, hide a treat, use again next year.":
    "Aufdrehen, etwas verstecken, nächstes Jahr wieder benutzen.",
  "Surprise Eggs to Fill, Set of Four": "Ostereier zum Füllen, 4er-Set",
  "Four zigzag-patterned eggs that twist open to hide treats, coins or clues, and come out again each year. 3D printed, 72 mm tall, from 3 years.":
    "Vier Eier mit Zickzackmuster, die sich aufdrehen lassen, für Süßes, Münzen oder Hinweise, jedes Jahr wieder. 3D-gedruckt, 72 mm hoch, ab 3 Jahren.",
  "Four eggs for the hunt. Each opens with a quarter turn and closes with a click that small hands can manage. There is room for five small chocolate eggs, a coin or a clue.":
    "Vier Eier für die Eiersuche. Jedes öffnet sich mit einer Vierteldrehung und schließt mit einem Klick, den kleine Hände schaffen. Hinein passen fünf kleine Schokoladeneier, eine Münze oder ein Hinweis.",
  "72 mm tall, 52 mm across": "72 mm hoch, 52 mm Durchmesser",
  "110 g the set": "110 g das Set",
  "Aqua, blush, lilac and wattle, one of each": "Aqua, Zartrosa, Flieder und Akaziengelb, je eines",
  "Four eggs, empty": "Vier Eier, leer",
  "Wash by hand in lukewarm water.": "Von Hand in lauwarmem Wasser abwaschen.",
  "Wrap treats before putting them in. Not for children under 3.":
    "Packen Sie Süßes ein, bevor Sie es hineinlegen. Nicht für Kinder unter 3 Jahren.",
  // bunny-egg-cups
  "Bunny Egg Cups": "Hasen-Eierbecher",
  "Two ears and a sleepy face, for a soft-boiled egg.":
    "Zwei Ohren und ein verschlafenes Gesicht für ein weich gekochtes Ei.",
  "Bunny Egg Cups, One or Set of Three": "Hasen-Eierbecher, einzeln oder 3er-Set",
  "Bunny-eared egg cups with a sleepy face, 92 mm tall, in cream, blush and mint. 3D printed in PETG for boiled eggs in their shells, hand-wash.":
    "Eierbecher mit Hasenohren und verschlafenem Gesicht, 92 mm hoch, in Creme, Zartrosa und Mint. 3D-gedruckt aus PETG, für Eier in der Schale, von Hand spülen.",
  "The ears are a handle for small fingers, and the foot is steady on a tray. Made for eggs of 55 to 70 grams, in their shells.":
    "Die Ohren sind ein Griff für kleine Finger, und der Fuß steht sicher auf dem Tablett. Für Eier von 55 bis 70 Gramm, in der Schale.",
  "92 mm tall with ears, 50 mm across": "Mit Ohren 92 mm hoch, 50 mm Durchmesser",
  "32 g each": "Je 32 g",
  "Cream; the set adds blush and mint": "Creme; im Set dazu Zartrosa und Mint",
  "One cup, or three": "Ein Becher oder drei",
  "Wash by hand in warm water and dry well. Not for the dishwasher or microwave.":
    "Von Hand in warmem Wasser abwaschen und gut abtrocknen. Nicht für Spülmaschine oder Mikrowelle.",
  "For eggs in their shells. Printed plastic has fine grooves that are hard to clean, so do not eat runny food straight from the cup.":
    "Für Eier in der Schale. Gedruckter Kunststoff hat feine Rillen, die schwer zu reinigen sind; essen Sie nichts Flüssiges direkt aus dem Becher.",
}
