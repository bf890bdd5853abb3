import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Bottles, beakers, funnels and scents. */
export const bottlesAndBeakersTexts: SegmentTranslations = {
  // graduated-beakers
  "Graduated Beakers": "أكواب مدرّجة",
  "Clear beakers for resin and alcohol, with marks that do not wash off.":
    "أكواب شفافة للراتنج والكحول، بعلامات لا يزيلها الغسل.",
  "Graduated Beakers, 100, 250 and 500 ml": "أكواب مدرّجة، 100 و250 و500 مل",
  "Clear beakers with moulded marks and a pouring lip, to measure and mix resin and alcohol. 100, 250 or 500 ml, single or as a set of three.":
    "أكواب شفافة بعلامات مقولبة وشفة للصب، لقياس الراتنج والكحول وخلطهما. 100 أو 250 أو 500 مل، مفردة أو طقمًا من ثلاثة.",
  "For measuring and mixing resin, alcohol and pigment. The marks are moulded in, the lip pours without dribbling, and the base is wide enough not to tip. Cured resin flexes off the walls.":
    "لقياس الراتنج والكحول والصبغة وخلطها. العلامات مقولبة في الكوب، والشفة تصب دون تنقيط، والقاعدة عريضة فلا ينقلب. والراتنج المتصلّب ينفصل عن الجدران بثنيها.",
  "100 ml": "100 مل",
  "55 mm across, 70 mm tall, 28 g, marks every 10 ml":
    "القطر 55 مم، والارتفاع 70 مم، والوزن 28 غ، علامة كل 10 مل",
  "250 ml": "250 مل",
  "75 mm across, 95 mm tall, 55 g, marks every 50 ml":
    "القطر 75 مم، والارتفاع 95 مم، والوزن 55 غ، علامة كل 50 مل",
  "500 ml": "500 مل",
  "90 mm across, 120 mm tall, 92 g, marks every 50 ml":
    "القطر 90 مم، والارتفاع 120 مم، والوزن 92 غ، علامة كل 50 مل",
  "Set of three": "طقم من ثلاثة",
  "One of each, 175 g": "واحد من كل مقاس، 175 غ",
  "PMP plastic, clear as glass, hard to break": "بلاستيك PMP، شفاف كالزجاج ويصعب كسره",
  "To 140 °C": "حتى 140 درجة مئوية",
  "Resin, isopropyl alcohol, methylated spirits, water. Not acetone":
    "الراتنج، كحول الأيزوبروبيل، الكحول الميثيلي، الماء. لا الأسيتون",
  "Wipe out with alcohol and a paper towel. A beaker that has held resin never goes back to the kitchen.":
    "امسحه بالكحول ومنشفة ورقية. الكوب الذي حمل راتنجًا لا يعود إلى المطبخ أبدًا.",
  // empty-bottles
  "Empty Bottles": "زجاجات فارغة",
  "For mixed colours, filtered resin and clean alcohol. With a label.":
    "للألوان الممزوجة والراتنج المرشَّح والكحول النظيف. مع ملصق.",
  "Empty Bottles, Amber or Clear PET": "زجاجات PET فارغة، كهرمانية أو شفافة",
  "Empty amber and clear bottles with sealing caps, 100, 250 or 500 ml, for mixed colours, filtered resin and clean alcohol. Label included.":
    "زجاجات فارغة كهرمانية وشفافة بأغطية محكمة، 100 أو 250 أو 500 مل، للألوان الممزوجة والراتنج المرشَّح والكحول النظيف. الملصق مرفق.",
  "Amber keeps out the light that hardens resin. Clear suits alcohol and water, so that you can see when they turn cloudy. The neck is wide enough for a funnel, and the cap has a foam seal.":
    "الكهرمانية تحجب الضوء الذي يصلّب الراتنج. والشفافة تناسب الكحول والماء، فترى متى يتعكران. العنق واسع يتسع لقمع، وفي الغطاء حشوة من الإسفنج.",
  "44 mm across, 95 mm tall, 15 g": "القطر 44 مم، والارتفاع 95 مم، والوزن 15 غ",
  "58 mm across, 125 mm tall, 24 g": "القطر 58 مم، والارتفاع 125 مم، والوزن 24 غ",
  "70 mm across, 150 mm tall, 36 g": "القطر 70 مم، والارتفاع 150 مم، والوزن 36 غ",
  Neck: "العنق",
  "28 mm, fits our funnel": "28 مم، يناسب قمعنا",
  "PET bottle, polypropylene cap, foam seal":
    "زجاجة PET، وغطاء من البولي بروبيلين، وحشوة من الإسفنج",
  "Resin, isopropyl alcohol, methylated spirits, water":
    "الراتنج، كحول الأيزوبروبيل، الكحول الميثيلي، الماء",
  "One bottle, its cap and a blank label": "زجاجة واحدة، وغطاؤها، وملصق فارغ",
  "Fill no more than nine tenths, write colour and date on the label, and store upright.":
    "لا تملأها أكثر من تسعة أعشارها، واكتب اللون والتاريخ على الملصق، واحفظها قائمة.",
  "Not for food or drink, and the cap is not childproof: keep filled bottles where children cannot reach them.":
    "ليست للطعام أو الشراب، وغطاؤها لا يمنع عبث الأطفال: احفظ الزجاجات الممتلئة حيث لا يصل إليها الأطفال.",
  // funnel-and-filters
  "Funnel and Filters": "قمع ومرشحات",
  "Pours the vat back without the bits. With 20 paper filters.":
    "يعيد ما في الحوض دون الشوائب. مع 20 مرشحًا ورقيًا.",
  "Resin Funnel with 20 Paper Filters": "قمع للراتنج مع 20 مرشحًا ورقيًا",
  "A folding silicone funnel and 20 fine paper filters, to pour a vat back into its bottle without the hard flakes that ruin films and screens.":
    "قمع سيليكون قابل للطي و20 مرشحًا ورقيًا ناعمًا، لإعادة ما في الحوض إلى زجاجته دون القشور الصلبة التي تتلف الأغشية والشاشات.",
  "One hard flake left in a vat can punch through film and screen. Strain every pour. The funnel stands steadily in our bottles and in most resin makers' ones, and its ribs let the air out so that it does not gurgle.":
    "قشرة صلبة واحدة تُترك في الحوض قد تثقب الغشاء والشاشة. رشّح في كل مرة تصب فيها. يقف القمع ثابتًا في زجاجاتنا وفي زجاجات معظم مصنّعي الراتنج، وأضلاعه تُخرج الهواء فلا يقرقر.",
  Funnel: "القمع",
  "Silicone, 130 mm across, 150 mm tall, 12 mm spout, 85 g, folds flat":
    "سيليكون، القطر 130 مم، والارتفاع 150 مم، وفوهة الصب 12 مم، والوزن 85 غ، يُطوى مسطحًا",
  Filters: "المرشحات",
  "20 papers, 190 micron": "20 مرشحًا ورقيًا، 190 ميكرونًا",
  "Necks of 20 mm and more, such as our 28 mm bottles": "أعناق 20 مم فأكثر، مثل زجاجاتنا 28 مم",
  "One funnel and 20 filters": "قمع واحد و20 مرشحًا",
  "Stand the funnel in the bottle and drop a paper in.":
    "ضع القمع في الزجاجة وأسقط فيه مرشحًا ورقيًا.",
  "Pour slowly and let the last drops run for five minutes.":
    "صب ببطء ودع آخر القطرات تنزل لمدة خمس دقائق.",
  "Leave the paper in the sun until it is hard, then put it in the bin.":
    "اترك الورقة في الشمس حتى تتصلّب، ثم ضعها في القمامة.",
  "Let drips on the funnel harden in the sun and peel them off.":
    "دع القطرات على القمع تتصلّب في الشمس ثم قشّرها.",
  // resin-scents
  "Resin Scents": "عطور للراتنج",
  "Three drops in the vat take the edge off the smell of resin.":
    "ثلاث قطرات في الحوض تخفف حدة رائحة الراتنج.",
  "Resin Scents, 30 ml Dropper Bottles": "عطور للراتنج، زجاجات 30 مل بقطّارة",
  "Plant-oil scents that soften the smell of printing resin: lemon myrtle, eucalyptus or frangipani. 30 ml dropper bottle, three drops to 200 ml.":
    "عطور من زيوت نباتية تلطّف رائحة راتنج الطباعة: آس ليموني أو أوكالبتوس أو فرانجيباني. زجاجة 30 مل بقطّارة، ثلاث قطرات لكل 200 مل.",
  "Plant oils that mix with resin and do not change how it cures. Three drops in 200 ml are plenty, and the print keeps a trace of the scent for a day or two.":
    "زيوت نباتية تمتزج بالراتنج ولا تغيّر تصلّبه. ثلاث قطرات في 200 مل تكفي وزيادة، ويبقى أثر من الرائحة في المطبوعة يومًا أو يومين.",
  "A scent makes resin pleasanter, not safer. Open the window and wear gloves as always.":
    "العطر يجعل الراتنج ألطف رائحة لا أكثر أمانًا. افتح النافذة وارتدِ القفازات كالعادة.",
  "30 ml, about 600 drops": "30 مل، نحو 600 قطرة",
  "Amber glass, 106 mm tall with its dropper, 33 mm across, 85 g full":
    "زجاج كهرماني، الارتفاع مع القطّارة 106 مم، والقطر 33 مم، والوزن ممتلئة 85 غ",
  Scents: "الروائح",
  "Lemon myrtle, eucalyptus, frangipani": "آس ليموني، أوكالبتوس، فرانجيباني",
  Dose: "الجرعة",
  "3 drops in 200 ml, never over 1 per cent": "3 قطرات في 200 مل، ولا تزيد أبدًا على 1 في المئة",
  "Every resin we sell": "كل راتنج نبيعه",
  "18 months, cool and dark": "18 شهرًا، في مكان بارد مظلم",
  "Keep the bottle closed, upright, cool and dark.": "احفظ الزجاجة مغلقة قائمة في مكان بارد مظلم.",
  "Harmful if swallowed and an irritant undiluted: keep it from children and animals, off skin and away from naked flames. Poisons Information Centre: 13 11 26, day and night.":
    "ضار إذا ابتُلع ومهيّج إذا لم يُخفف: أبعِده عن الأطفال والحيوانات وعن الجلد واللهب المكشوف. مركز معلومات السموم الأسترالي: \u206613 11 26\u2069، ليلًا ونهارًا.",
}
