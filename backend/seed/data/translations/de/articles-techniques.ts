import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on timber and layer heights. */
export const techniqueArticleTexts: SegmentTranslations = {
  // caring-for-laser-cut-timber
  "Caring for laser-cut timber": "So pflegen Sie Holz aus dem Laser",
  "Soot, oil, sun and water: how to keep coasters and signs as they were on the first day.":
    "Ruß, Öl, Sonne und Wasser: wie Untersetzer und Schilder so bleiben wie am ersten Tag.",
  "Caring for Laser-Cut Timber": "Holz aus dem Laser richtig pflegen",
  "How to clean, oil and mend laser-cut coasters, signs and ornaments: the first day, oil twice a year, sun and weather, and what never to use.":
    "Wie Sie Untersetzer, Schilder und Anhänger aus dem Laser reinigen, ölen und reparieren: der erste Tag, zweimal im Jahr Öl, Sonne und Wetter und was schadet.",
  "A laser does not saw. It turns a hair-thin line of timber to vapour and leaves an edge the colour of dark toast. That edge is part of the charm, and it wants slightly different care from an ordinary board.":
    "Ein Laser sägt nicht. Er verdampft eine haarfeine Linie im Holz und hinterlässt eine Kante in der Farbe von dunklem Toast. Diese Kante gehört zum Reiz und will etwas anders gepflegt werden als ein gewöhnliches Brett.",
  "The first day": "Der erste Tag",
  "We brush and wipe every piece, but a trace of soot may come off on a white cloth. Wipe the edges once with a cloth barely damp with methylated spirits, let them dry for ten minutes, and it will not happen again. The smell of a campfire fades within a week in open air.":
    "Wir bürsten und wischen jedes Stück ab, aber auf einem weißen Tuch kann noch etwas Ruß landen. Wischen Sie die Kanten einmal mit einem nur leicht mit Brennspiritus befeuchteten Tuch ab und lassen Sie sie zehn Minuten trocknen; danach kommt es nicht wieder vor. Der Lagerfeuergeruch verfliegt an der Luft innerhalb einer Woche.",
  "Everyday cleaning": "Reinigen im Alltag",
  "A damp cloth and a dry one, in that order, are enough. Do not soak timber and do not put it in the dishwasher: plywood comes apart and solid timber cups. For greasy marks add one drop of dish soap. Dust in etched lines comes out with a soft toothbrush, along the line and not across it.":
    "Ein feuchtes Tuch und ein trockenes, in dieser Reihenfolge, genügen. Weichen Sie Holz nicht ein und geben Sie es nicht in die Spülmaschine: Sperrholz geht aus dem Leim, und massives Holz wölbt sich. Bei Fettflecken hilft ein Tropfen Spülmittel. Staub in gravierten Linien geht mit einer weichen Zahnbürste heraus, an der Linie entlang und nicht quer dazu.",
  "Oil twice a year": "Zweimal im Jahr Öl",
  "Coasters live a hard life. When water no longer stands in beads on them, it is time.":
    "Untersetzer haben ein hartes Leben. Wenn Wasser nicht mehr von ihnen abperlt, ist es so weit.",
  "Clean the coaster and leave it a day to dry.":
    "Den Untersetzer reinigen und einen Tag lang trocknen lassen.",
  "Rub in a teaspoon of food-grade mineral oil, or a hard wax oil, with a lint-free cloth.":
    "Einen Teelöffel lebensmittelechtes Mineralöl oder Hartwachsöl mit einem fusselfreien Tuch einreiben.",
  "Wait twenty minutes and wipe off all that has not soaked in.":
    "Zwanzig Minuten warten und alles abwischen, was nicht eingezogen ist.",
  "Stand it on edge overnight.": "Über Nacht hochkant stellen.",
  "Olive oil and other kitchen oils turn sticky and smell in the end, so leave those for the salad. Rags wet with drying oils such as linseed can catch fire by themselves: spread them flat outdoors to dry before binning.":
    "Olivenöl und andere Küchenöle werden irgendwann klebrig und riechen; heben Sie die für den Salat auf. Lappen mit trocknenden Ölen wie Leinöl können sich selbst entzünden: Breiten Sie sie im Freien flach zum Trocknen aus, bevor sie in den Müll kommen.",
  "Sun and weather": "Sonne und Wetter",
  "Walnut grows lighter in the sun and plywood grows darker. A sign on an outside door lasts for years under a dry porch and about one summer in the rain. If it must hang in the weather, ask us for a coat of marine varnish before we post it.":
    "Nussbaum wird in der Sonne heller, Sperrholz dunkler. Ein Schild an der Haustür hält unter einem trockenen Vordach jahrelang, im Regen etwa einen Sommer. Muss es Wind und Wetter aushalten, fragen Sie uns vor dem Versand nach einer Schicht Bootslack.",
  "Small repairs": "Kleine Reparaturen",
  "A scratch on a plain face can be sanded with 240 grit along the grain and oiled again. Stay clear of etched places, since sanding lowers the face and the picture fades with it. A snapped ornament joins well with a thin line of wood glue, clamped between two books with baking paper. A dent rises if you lay a wet cloth on it and touch it with a warm iron for a few seconds.":
    "Einen Kratzer auf einer glatten Fläche können Sie mit 240er-Papier in Faserrichtung ausschleifen und wieder ölen. Halten Sie sich von gravierten Stellen fern, denn Schleifen trägt die Fläche ab, und das Bild verblasst mit ihr. Ein zerbrochener Anhänger lässt sich gut mit einem feinen Strich Holzleim kleben, zwischen zwei Büchern mit Backpapier gepresst. Eine Delle hebt sich, wenn Sie ein nasses Tuch darauflegen und es einige Sekunden mit einem warmen Bügeleisen berühren.",
  "What not to use": "Was schadet",
  "No bleach, no window cleaner, no silicone polish. The first two strip the oil; the third keeps any oil from ever going in again.":
    "Kein Bleichmittel, kein Glasreiniger, keine Silikonpolitur. Die ersten beiden ziehen das Öl heraus; die dritte sorgt dafür, dass nie wieder Öl hineinkommt.",
  // choosing-a-layer-height
  "Choosing a layer height without guessing": "Die Schichthöhe wählen, ohne zu raten",
  "What layer height changes, what it does not, and where to start.":
    "Was die Schichthöhe ändert, was nicht und womit Sie anfangen.",
  "Choosing a Layer Height Without Guessing": "Die richtige Schichthöhe, ohne zu raten",
  "What layer height changes in filament and resin printing, what it does not, and starting values that work for boxes, figures and jewellery.":
    "Was die Schichthöhe beim Druck mit Filament und Harz ändert, was nicht und welche Werte für den Anfang zu Kästen, Figuren und Schmuck passen.",
  "Layer height is the first setting people change and the one they change most wrongly. Halving it doubles the printing time, always. Whether it makes the print better depends on the shape.":
    "Die Schichthöhe ist die erste Einstellung, die man ändert, und die, bei der man am häufigsten danebenliegt. Halbiert man sie, verdoppelt sich die Druckzeit, immer. Ob der Druck besser wird, hängt von der Form ab.",
  "What it really changes": "Was sie wirklich ändert",
  "Think of a staircase seen from the side. On a steep slope the steps are hidden; on a gentle one they show. So fine layers help domes, faces and shallow curves, and do nothing at all for a box. A planter with straight walls looks the same at 0.28 mm as at 0.12, and is ready in less than half the time.":
    "Denken Sie an eine Treppe, von der Seite gesehen. An einem steilen Hang verschwinden die Stufen; an einem sanften sieht man sie. Feine Schichten helfen also Kuppeln, Gesichtern und flachen Bögen und bringen einem Kasten gar nichts. Ein Pflanztopf mit geraden Wänden sieht bei 0,28\u00a0mm genauso aus wie bei 0,12 und ist in weniger als der halben Zeit fertig.",
  "Sharp corners and small letters seen from above are another matter. Those depend on the width of the nozzle or the size of a pixel on the screen, and no layer height will bring them back.":
    "Scharfe Ecken und kleine Buchstaben, von oben gesehen, sind eine andere Sache. Sie hängen von der Breite der Düse oder der Größe eines Pixels auf dem Bildschirm ab, und keine Schichthöhe bringt sie zurück.",
  "Filament: stay within the nozzle's comfort": "Filament: im Wohlfühlbereich der Düse bleiben",
  "A good rule is between a quarter and three quarters of the nozzle's bore. For the usual 0.4 mm nozzle:":
    "Eine gute Regel ist ein Viertel bis drei Viertel der Düsenbohrung. Für die übliche Düse mit 0,4\u00a0mm:",
  "<strong>0.28 mm</strong> for boxes, brackets, large planters and anything behind a door.":
    "<strong>0,28\u00a0mm</strong> für Kästen, Halter, große Pflanztöpfe und alles hinter einer Tür.",
  "<strong>0.20 mm</strong> for nearly everything else.":
    "<strong>0,20\u00a0mm</strong> für fast alles andere.",
  "<strong>0.12 mm</strong> for figures, dragons and lids with a gentle dome.":
    "<strong>0,12\u00a0mm</strong> für Figuren, Drachen und Deckel mit sanfter Wölbung.",
  "Thick layers also stick to each other over a wider, hotter strip, so a bracket at 0.28 mm is usually stronger than one at 0.12. If you need both speed and strength, change to a 0.6 mm nozzle and print at 0.4 mm. It feels like a new machine.":
    "Dicke Schichten haften außerdem auf einem breiteren, heißeren Streifen aneinander; ein Halter mit 0,28\u00a0mm ist deshalb meist fester als einer mit 0,12. Brauchen Sie Tempo und Festigkeit, wechseln Sie auf eine Düse mit 0,6\u00a0mm und drucken mit 0,4\u00a0mm. Es fühlt sich an wie eine neue Maschine.",
  "Resin: 0.05 is the answer more often than not": "Harz: Die Antwort lautet meistens 0,05",
  "Resin layers are so thin already that the step is hard to see. At 0.05 mm a figure of ten centimetres takes about five hours; at 0.03 mm it takes more than eight, with more chances to fail along the way. We go down to 0.03 mm for jewellery masters and chess pieces that will not be painted, because paint hides the difference. Remember to change the exposure as well: thinner layers want less light, about a fifth less for 0.03 mm than for 0.05.":
    "Harzschichten sind schon so dünn, dass die Stufe kaum zu sehen ist. Bei 0,05\u00a0mm dauert eine Figur von zehn Zentimetern etwa fünf Stunden; bei 0,03\u00a0mm mehr als acht, mit mehr Gelegenheiten zu misslingen. Wir gehen auf 0,03\u00a0mm für Urmodelle von Schmuck und für Schachfiguren, die nicht bemalt werden, denn Farbe verdeckt den Unterschied. Denken Sie daran, auch die Belichtung zu ändern: Dünnere Schichten wollen weniger Licht, für 0,03\u00a0mm etwa ein Fünftel weniger als für 0,05.",
  "Let the slicer mix": "Den Slicer mischen lassen",
  "Most slicers can vary the height along the print: thick where the walls are steep, thin where they curve over. It takes one click, gives nearly the finish of the finest setting, and often saves a third of the time. Tilting the model does similar good in resin, since it turns flat tops, which show every step, into slopes.":
    "Die meisten Slicer können die Höhe innerhalb des Drucks verändern: dick, wo die Wände steil sind, dünn, wo sie sich wölben. Es kostet einen Klick, sieht fast so fein aus wie die feinste Einstellung und spart oft ein Drittel der Zeit. Bei Harz hilft es ähnlich, das Modell zu kippen, denn aus flachen Oberseiten, die jede Stufe zeigen, werden Schrägen.",
  "When in doubt": "Im Zweifel",
  "Print the top two centimetres of the model alone, coarse and fine, side by side. Hold them at arm's length. If you cannot tell which is which, you have your answer, and several hours back.":
    "Drucken Sie nur die obersten zwei Zentimeter des Modells, einmal grob und einmal fein, nebeneinander. Halten Sie beide Drucke auf Armlänge vor sich. Wenn Sie sie nicht unterscheiden können, haben Sie Ihre Antwort und mehrere Stunden zurück.",
}
