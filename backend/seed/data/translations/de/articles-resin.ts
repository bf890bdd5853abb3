import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on resin. */
export const resinArticleTexts: SegmentTranslations = {
  // choosing-a-resin
  "Standard, tough, flexible or water-washable: four questions lead to the right bottle.":
    "Standard, zäh, flexibel oder wasserwaschbar: Vier Fragen führen zur richtigen Flasche.",
  "Which Resin for Which Job?": "Welches Harz wofür?",
  "Standard, plant-based, tough, flexible, high-temperature or water-washable? Four questions that lead to the right bottle, and how much to buy.":
    "Standard, pflanzenbasiert, zäh, flexibel, hitzefest oder wasserwaschbar? Vier Fragen, die zur richtigen Flasche führen, und wie viel Sie kaufen sollten.",
  "People often ask us for the best resin. There is none. There is the one that suits what the part has to do, the room you print in and the patience you have. Four questions lead to it nearly every time.":
    "Oft werden wir nach dem besten Harz gefragt. Das gibt es nicht. Es gibt nur eines, das zur Aufgabe des Teils passt, zum Raum, in dem Sie drucken, und zu Ihrer Geduld. Vier Fragen führen fast immer dorthin.",
  "1. Will it be dropped, bent or screwed?": "1. Muss es Stürze, Biegen oder Schrauben aushalten?",
  'If so, start with <a href="/product/tough-abs-like-resin">tough ABS-like resin</a>. It bends about a quarter of its length before it breaks, takes self-tapping screws, and forgives a fall from a table. If the part has to squash and spring back, as a foot, a grip or a seal does, you want <a href="/product/flexible-resin">flexible resin</a>: 60A feels like a rubber band, 80A like the heel of a shoe.':
    'Wenn ja, fangen Sie mit <a href="/product/tough-abs-like-resin">zähem, ABS-ähnlichem Harz</a> an. Es biegt sich um etwa ein Viertel seiner Länge, bevor es bricht, hält selbstschneidende Schrauben und verzeiht einen Sturz vom Tisch. Soll das Teil nachgeben und zurückfedern, wie ein Fuß, ein Griff oder eine Dichtung, brauchen Sie <a href="/product/flexible-resin">flexibles Harz</a>: 60A fühlt sich an wie ein Gummiband, 80A wie ein Schuhabsatz.',
  "2. Will it get hot?": "2. Wird es heiß?",
  'Ordinary resin goes soft at 60 to 70 degrees, which a parked car in Gladstone reaches before lunch. For ducts near a heater or moulds for wax, use <a href="/product/high-temp-resin">high-temperature resin</a> and bake the part afterwards. It is brittle, so give it round corners.':
    'Gewöhnliches Harz wird bei 60 bis 70\u00a0Grad weich; das erreicht ein geparktes Auto in Gladstone noch vor dem Mittagessen. Für Luftkanäle an einer Heizung oder Gussformen für Wachs nehmen Sie <a href="/product/high-temp-resin">hitzefestes Harz</a> und backen das Teil hinterher. Es ist spröde, geben Sie ihm also runde Ecken.',
  "3. How will you wash it?": "3. Womit waschen Sie es?",
  'Alcohol cleans best and evaporates cleanly, but it burns and has to be stored with care. If you live in a flat or share a shed with a welder, <a href="/product/water-washable-resin">water-washable resin</a> makes sense. Two cautions: the water is just as poisonous as dirty alcohol and never goes down a drain, and prints must be bone dry before curing. Thin swords and fingers are a little more brittle than in standard resin.':
    'Alkohol reinigt am besten und verdunstet rückstandsfrei, aber er brennt und muss vorsichtig gelagert werden. Wenn Sie in einer Wohnung leben oder sich den Schuppen mit einem Schweißgerät teilen, ist <a href="/product/water-washable-resin">wasserwaschbares Harz</a> vernünftig. Zwei Warnungen: Das Wasser ist genauso giftig wie schmutziger Alkohol und gehört niemals in den Abfluss, und Drucke müssen vor dem Härten knochentrocken sein. Dünne Schwerter und Finger sind etwas spröder als aus Standardharz.',
  "4. Who else breathes the air?": "4. Wer atmet die Luft mit?",
  'In a shared room choose <a href="/product/plant-based-resin">plant-based resin</a>. More than half of it comes from soybean oil and it smells the least of all. It is still resin, so gloves and an open window stay.':
    'In einem gemeinsam genutzten Raum nehmen Sie <a href="/product/plant-based-resin">pflanzenbasiertes Harz</a>. Mehr als die Hälfte davon stammt aus Sojaöl, und es riecht am wenigsten von allen. Harz bleibt es trotzdem: Handschuhe und ein offenes Fenster gehören weiterhin dazu.',
  "And if none of these matters?": "Und wenn nichts davon zutrifft?",
  'Then take <a href="/product/standard-resin">standard resin</a> in grey. It is the cheapest, has the widest window of settings and shows detail better than any other colour. White hides detail, black hides mistakes, and clear yellows unless it is cured with care.':
    'Dann nehmen Sie <a href="/product/standard-resin">Standardharz</a> in Grau. Es ist am günstigsten, verträgt die unterschiedlichsten Einstellungen und zeigt Details besser als jede andere Farbe. Weiß verbirgt Details, Schwarz verbirgt Fehler, und Klar vergilbt, wenn man es nicht mit Bedacht härtet.',
  Mixing: "Mischen",
  "You may mix colours of the same resin freely, by weight, and you may add up to a fifth of flexible to standard for figures with thin parts. Do not mix water-washable with anything else: the result washes in neither water nor alcohol. Mix only what you will use that week, keep it in an amber bottle and write the recipe on it.":
    "Farben desselben Harzes dürfen Sie nach Gewicht beliebig mischen, und für Figuren mit dünnen Teilen dürfen Sie bis zu einem Fünftel flexibles Harz ins Standardharz geben. Wasserwaschbares mischen Sie mit nichts anderem: Das Ergebnis lässt sich weder mit Wasser noch mit Alkohol waschen. Mischen Sie nur, was Sie in der Woche verbrauchen, bewahren Sie es in einer braunen Flasche auf und schreiben Sie das Rezept darauf.",
  "How much to buy": "Wie viel Sie kaufen sollten",
  "A 28 mm figure takes 8 to 12 grams with its supports, a chess set about 700, a mini urn 90. Half a kilogram is plenty to learn on. A whole kilogram pays once you print every week, since an opened bottle is at its best for about six months.":
    "Eine Figur von 28\u00a0mm braucht mit Stützen 8 bis 12 Gramm, ein Schachspiel etwa 700, eine kleine Urne 90. Ein halbes Kilogramm reicht zum Lernen gut aus. Ein ganzes lohnt sich, sobald Sie jede Woche drucken, denn eine geöffnete Flasche ist etwa sechs Monate lang in bester Form.",
  // post-curing-resin-prints
  "Post-curing: how long is long enough?": "Nachhärten: Wie lange ist lang genug?",
  "Sticky or brittle prints? How to find the right time for your lamp.":
    "Klebrige oder spröde Drucke? Wie Sie die richtige Zeit für Ihre Lampe finden.",
  "How Long to Post-Cure Resin Prints": "Wie lange Harzdrucke nachhärten?",
  "How to post-cure resin prints so that they are neither sticky nor brittle: drying first, lamp distance, times by resin, and a test to do at home.":
    "Wie Sie Harzdrucke so nachhärten, dass sie weder klebrig noch spröde werden: erst trocknen, Abstand der Lampe, Zeiten je Harz und ein Test für zu Hause.",
  "A print fresh off the plate is only partly hard. The printer gave each layer just enough light to hold its shape; the rest of the hardening is your job. Too little light leaves a tacky skin and a soft middle. Too much makes thin parts yellow and snap. Between the two is a comfortable window, and it is easy to find.":
    "Ein Druck frisch von der Platte ist nur zum Teil hart. Der Drucker gab jeder Schicht gerade genug Licht, um die Form zu halten; der Rest des Härtens ist Ihre Aufgabe. Zu wenig Licht hinterlässt eine klebrige Haut und einen weichen Kern. Zu viel lässt dünne Teile vergilben und brechen. Dazwischen liegt ein bequemer Spielraum, und er ist leicht zu finden.",
  "Dry first, always": "Erst trocknen, immer",
  "The commonest cause of a sticky print is not short curing but a wet print. Alcohol trapped in corners dissolves a little resin and spreads it over the surface, and no lamp will cure that film properly. After the second bath, shake the print, blow out the holes, and leave it for half an hour in moving air. Water-washable resin needs longer: if it is cured wet, it turns chalky white.":
    "Die häufigste Ursache eines klebrigen Drucks ist nicht zu kurzes Härten, sondern ein nasser Druck. Alkohol, der in Ecken stehen bleibt, löst etwas Harz und verteilt es über die Oberfläche, und diesen Film härtet keine Lampe richtig aus. Schütteln Sie den Druck nach dem zweiten Bad, blasen Sie die Löcher aus und lassen Sie ihn eine halbe Stunde in bewegter Luft stehen. Wasserwaschbares Harz braucht länger: Nass gehärtet wird es kreideweiß.",
  "Distance and turning": "Abstand und Drehen",
  "Put the lamp about fifteen centimetres away. Half that distance gives four times the light on the top and leaves the sides in shadow. A turntable evens things out, and a mirror underneath reaches overhangs. Turn the piece over once: light does not go round corners.":
    "Stellen Sie die Lampe etwa fünfzehn Zentimeter weit weg. Der halbe Abstand bringt oben das vierfache Licht und lässt die Seiten im Schatten. Ein Drehteller gleicht das aus, und ein Spiegel darunter erreicht die Überhänge. Drehen Sie das Stück einmal um: Licht geht nicht um Ecken.",
  "Times to start from": "Zeiten für den Anfang",
  "Each side": "Je Seite",
  "Watch for": "Darauf achten",
  "Standard and plant-based": "Standard und pflanzenbasiert",
  "4 to 5 minutes": "4 bis 5 Minuten",
  "Yellowing in white": "Weiß vergilbt",
  "Tough, ABS-like": "Zäh, ABS-ähnlich",
  "2 to 3 minutes": "2 bis 3 Minuten",
  "Turns brittle when overdone": "Wird spröde, wenn es zu lang war",
  Flexible: "Flexibel",
  "6 to 8 minutes": "6 bis 8 Minuten",
  "Stays tacky when underdone": "Bleibt klebrig, wenn es zu kurz war",
  "Water-washable": "Wasserwaschbar",
  "4 minutes": "4 Minuten",
  "White bloom if damp": "Weißer Schleier, wenn feucht",
  "Clear colours": "Klare Farben",
  "2 minutes, then rest, then 2": "2 Minuten, dann Pause, dann 2",
  "Yellow tint": "Gelbstich",
  "These are for a 20 watt lamp at 405 nm. A stronger cabinet needs less.":
    "Die Zeiten gelten für eine Lampe mit 20\u00a0Watt bei 405\u00a0nm. Eine stärkere UV-Kammer braucht weniger.",
  "A test that costs nothing": "Ein Test, der nichts kostet",
  "Print five small tiles, two millimetres thick, and cure them for 1, 2, 4, 8 and 16 minutes. The next day press a fingernail into each and then bend it until it breaks. The first tile that takes no mark is your minimum. The first that snaps without bending is your limit. Write both numbers on the bottle.":
    "Drucken Sie fünf kleine Plättchen, zwei Millimeter dick, und härten Sie sie 1, 2, 4, 8 und 16 Minuten lang. Drücken Sie am nächsten Tag in jedes einen Fingernagel und biegen Sie es dann, bis es bricht. Das erste Plättchen, das keine Spur zeigt, ist Ihr Mindestwert. Das erste, das ohne Biegen bricht, ist Ihre Grenze. Schreiben Sie beide Zahlen auf die Flasche.",
  "And the sun?": "Und die Sonne?",
  "Queensland sun works well, but unevenly, and it heats as it cures, which bends flat parts. Use it for waste, for supports and for thick ornaments. For anything that must fit or last, use the lamp and a clock.":
    "Die Sonne in Queensland wirkt gut, aber ungleichmäßig, und sie heizt die Drucke beim Härten auf, sodass sich flache Teile verziehen. Nehmen Sie sie für Abfall, Stützen und dicke Zierteile. Für alles, was passen oder halten muss, nehmen Sie die Lampe und eine Uhr.",
  // resin-safety-at-home
  "Resin safety at home: a routine that sticks":
    "Sicher mit Harz zu Hause: eine Routine, die bleibt",
  "Gloves, air, light and a clean end: the routine we follow for every print.":
    "Handschuhe, Luft, Licht und ein sauberes Ende: unsere Routine bei jedem Druck.",
  "Resin Safety at Home, Step by Step": "Sicher mit Harz zu Hause",
  "A simple routine for printing resin at home: gloves, fresh air, what to do when something spills, how to clear up, and what never to pour away.":
    "Eine einfache Routine für Druckharz zu Hause: Handschuhe, frische Luft, was tun, wenn etwas verschüttet ist, wie man aufräumt und was nie in den Abfluss darf.",
  "Printing resin is not terrifying, but it is not paint either. The liquid irritates skin, and a person who is splashed often enough can become allergic to it for life. The good news is that the risk ends where curing begins: once a print is washed, dry and hard right through, it is as harmless to hold as any other plastic. So all of the care goes into the hour between opening the bottle and switching off the lamp.":
    "Druckharz ist nichts zum Fürchten, aber Wandfarbe ist es auch nicht. Die Flüssigkeit reizt die Haut, und wer oft genug einen Spritzer abbekommt, kann davon eine Allergie fürs Leben bekommen. Die gute Nachricht: Das Risiko endet dort, wo das Härten beginnt. Ist ein Druck gewaschen, trocken und ganz durchgehärtet, darf man ihn so unbesorgt in die Hand nehmen wie jeden anderen Kunststoff. Alle Sorgfalt gehört also in die Stunde zwischen dem Öffnen der Flasche und dem Ausschalten der Lampe.",
  "Before you pour": "Vor dem Eingießen",
  "Choose a room with a door and a window, not the kitchen table. Lay down a silicone mat with an edge, and put paper towels, a bin bag and your wash tub within reach, so that you need not walk about with wet gloves. Put on nitrile gloves. Latex will not do: resin passes through it in minutes. Glasses matter most when you pour and when you snip supports, because both flick small drops at your face.":
    "Wählen Sie einen Raum mit Tür und Fenster, nicht den Küchentisch. Legen Sie eine Silikonmatte mit Rand aus und stellen Sie Küchenpapier, einen Müllbeutel und Ihre Waschwanne in Reichweite, damit Sie nicht mit nassen Handschuhen herumlaufen müssen. Ziehen Sie Nitrilhandschuhe an. Latex genügt nicht: Harz geht in wenigen Minuten hindurch. Am wichtigsten ist die Schutzbrille beim Gießen und beim Abknipsen der Stützen, denn bei beidem spritzen kleine Tropfen ins Gesicht.",
  "While it prints": "Während es druckt",
  "Keep the cover on and the air moving outwards. A small fan in the window beats a large one that stirs the room. If the smell gives you a headache, believe it, and stop. A pleasant scent in the vat does not make the air any cleaner.":
    "Lassen Sie die Haube auf dem Drucker und die Luft nach draußen ziehen. Ein kleiner Ventilator im Fenster ist besser als ein großer, der nur die Luft im Raum umrührt. Macht Ihnen der Geruch Kopfschmerzen, glauben Sie ihm und hören Sie auf. Ein angenehmer Duft in der Wanne macht die Luft kein bisschen sauberer.",
  "When something spills": "Wenn etwas verschüttet ist",
  "Keep children and pets out of the room.": "Kinder und Haustiere aus dem Raum halten.",
  "Wipe up with paper towels, from the outside in.":
    "Mit Küchenpapier aufwischen, von außen nach innen.",
  "Clean the place with a little alcohol, then with soapy water.":
    "Die Stelle mit etwas Alkohol reinigen, dann mit Seifenwasser.",
  "Hang the towels in the sun until they are stiff, and only then bin them.":
    "Das Papier in die Sonne hängen, bis es steif ist, und erst dann wegwerfen.",
  "On skin, use soap and plenty of cool water. Never wipe skin with alcohol: it thins the resin and helps it in. Resin in an eye means fifteen minutes under the tap and a doctor. The Poisons Information Centre answers day and night on 13 11 26.":
    "Auf der Haut nehmen Sie Seife und viel kühles Wasser. Wischen Sie die Haut niemals mit Alkohol ab: Er verdünnt das Harz und trägt es tiefer hinein. Harz im Auge: fünfzehn Minuten lang unter fließendem Wasser spülen und dann zum Arzt. Der australische Giftnotruf (Poisons Information Centre) ist Tag und Nacht unter 13 11 26 erreichbar.",
  "Clearing up": "Aufräumen",
  "Strain what is left in the vat through a paper filter, because one hard flake can ruin a screen. Cloudy alcohol can be used again: stand the closed, clear tub in the sun for a day, let the sludge settle, and pour off the top. The sludge dries hard in an open tray outdoors. Nothing liquid ever goes down a sink, a gutter or a garden bed, since resin is poisonous to fish and frogs at tiny doses.":
    "Gießen Sie, was in der Harzwanne bleibt, durch einen Papierfilter, denn ein einziger harter Krümel kann einen Bildschirm ruinieren. Trüber Alkohol lässt sich wieder benutzen: Stellen Sie die geschlossene, klare Waschwanne einen Tag in die Sonne, warten Sie, bis sich der Schlamm abgesetzt hat, und gießen Sie das Klare ab. Der Schlamm trocknet im Freien in einer offenen Schale hart. Nichts Flüssiges gehört jemals in den Ausguss, den Rinnstein oder ins Beet, denn Harz ist schon in winzigen Mengen giftig für Fische und Frösche.",
  "Make it a habit": "Zur Gewohnheit machen",
  "We keep a card above each printer with five words on it: gloves, glasses, air, towel, sun. It looks silly. In seven years nobody here has had so much as a rash.":
    "Über jedem Drucker hängt bei uns eine Karte mit fünf Wörtern: Handschuhe, Brille, Luft, Tuch, Sonne. Es sieht albern aus. In sieben Jahren hatte hier niemand auch nur einen Ausschlag.",
}
