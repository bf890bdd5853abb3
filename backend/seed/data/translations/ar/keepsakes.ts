import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Pendants and urns. */
export const keepsakeTexts: SegmentTranslations = {
  // keepsake-pendant
  "Paw Print Keepsake Pendant": "قلادة تذكارية ببصمة كف",
  "A small steel heart with a sealed chamber for ash or fur.":
    "قلب فولاذي صغير فيه حجرة محكمة لشيء من الرماد أو الفرو.",
  Engravable: "قابل للنقش",
  "Paw Print Keepsake Pendant for Ashes": "قلادة تذكارية للرماد ببصمة كف",
  "A steel heart pendant with a paw print and a sealed chamber for a little ash or fur. Three finishes, with or without a chain, engraving on request.":
    "قلادة قلب من الفولاذ ببصمة كف وحجرة محكمة لقليل من الرماد أو الفرو. ثلاثة تشطيبات، بسلسلة أو من دونها، والنقش عند الطلب.",
  "A quiet way to keep a friend close. The heart opens with a small screw at the back. Inside is room for a pinch of ash or a curl of fur.":
    "طريقة هادئة ليبقى صديق قريبًا منك. يُفتح القلب ببرغي صغير في الخلف، وفي داخله متسع لرشّة من الرماد أو خصلة من الفرو.",
  "26 mm wide, 24 mm tall, 6 mm deep": "العرض 26 مم، والارتفاع 24 مم، والعمق 6 مم",
  "9 g without a chain": "9 غ بلا سلسلة",
  "0.2 ml, a pinch of ash or a small curl of fur, sealed by a screw with a gasket":
    "0.2 مل، أي رشّة من الرماد أو خصلة فرو صغيرة، يحكمها برغي بحشوة",
  "316L stainless steel, plain, gold plated or rose gold plated":
    "فولاذ مقاوم للصدأ 316L، سادة أو مطلي بالذهب أو بالذهب الوردي",
  Chain: "السلسلة",
  "None, or a cable or snake chain of the same finish, 45 or 60 cm":
    "بلا سلسلة، أو سلسلة حلقات أو ثعبانية بالتشطيب نفسه، 45 أو 60 سم",
  Engraving: "النقش",
  "On the back, up to 20 letters": "على الظهر، حتى 20 حرفًا",
  "Pendant, the chain you chose, funnel, screwdriver, thread seal, linen pouch":
    "القلادة، والسلسلة التي اخترتها، وقمع، ومفك، ومانع تسرّب للسنّ، وكيس من الكتان",
  "We print the master for each pendant and have it cast, so the paw has soft, rounded edges rather than a stamped look.":
    "نطبع النموذج الأصلي لكل قلادة ثم يُسبك، فتأتي البصمة بحواف ناعمة مستديرة لا كأنها ختم.",
  "How to fill it": "طريقة التعبئة",
  "Work over a sheet of paper, with no fan on, and fill through the funnel.":
    "اعمل فوق ورقة دون تشغيل مروحة، واملأها عبر القمع.",
  "Put one drop of thread seal on the screw.": "ضع قطرة واحدة من مانع التسرّب على البرغي.",
  "Turn until snug, and leave it overnight before wearing.":
    "أدره حتى يثبت، واترك القلادة ليلة قبل ارتدائها.",
  "Take it off to swim or shower. Rub with a soft, dry cloth; plating dislikes perfume, sunscreen and bleach.":
    "اخلعها عند السباحة أو الاستحمام. افركها بقماش ناعم جاف، فالطلاء لا يحب العطر وواقي الشمس والمبيّض.",
  "Small parts and a chain: not for children under 3, and not for sleeping in.":
    "قطع صغيرة وسلسلة: ليست للأطفال دون 3 سنوات، ولا للنوم بها.",
  "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5. Engraved pieces are made for you alone, so read the spelling twice. Packed by one person, in a plain box, with tracking.":
    "القطع السادة تخرج من كاليوبي خلال 2 إلى 3 أيام عمل، والمنقوشة خلال 4 إلى 5. القطع المنقوشة تُصنع لك وحدك، فاقرأ التهجئة مرتين. يغلّفها شخص واحد، في علبة بسيطة، مع رقم تتبع.",
  "Plain pieces leave within 2 to 3 business days, engraved ones within 4 to 5.":
    "القطع السادة تخرج خلال 2 إلى 3 أيام عمل، والمنقوشة خلال 4 إلى 5.",
  // initial-pendant
  "Initial Pendant": "قلادة الحرف الأول",
  "Your initial in raised script, on a card ready to give.":
    "حرفك الأول بخط بارز، على بطاقة جاهزة للإهداء.",
  "Initial Pendant on a Gift Card": "قلادة الحرف الأول على بطاقة هدية",
  "A drop or disc pendant with the letter you choose in raised script, on a 45 cm chain and a card ready to give. Gold plated or stainless steel.":
    "قلادة على شكل قطرة أو قرص بالحرف الذي تختاره بخط بارز، على سلسلة 45 سم وبطاقة جاهزة للإهداء. مطلية بالذهب أو من الفولاذ المقاوم للصدأ.",
  "Tell us the letter. Gold comes as a drop, steel as a disc, and both hang on a 45 cm chain and arrive on a card that needs no wrapping.":
    "أخبرنا بالحرف. الذهبية على شكل قطرة والفولاذية على شكل قرص، وكلتاهما على سلسلة 45 سم وتصل على بطاقة لا تحتاج إلى تغليف.",
  "7 g with its chain": "7 غ مع السلسلة",
  Letter: "الحرف",
  "One, A to Z": "حرف واحد من A إلى Z",
  "316L stainless steel, plain or gold plated": "فولاذ مقاوم للصدأ 316L، سادة أو مطلي بالذهب",
  "45 cm cable chain, included": "سلسلة حلقات 45 سم، مشمولة",
  "Pendant on its chain, on a cream card in an envelope":
    "القلادة على سلسلتها، على بطاقة كريمية في مظروف",
  "Keep it dry and rub with a soft cloth. Take it off to swim or shower.":
    "احفظها جافة وافركها بقماش ناعم. اخلعها عند السباحة أو الاستحمام.",
  "A chain and small parts: not for children under 3.":
    "سلسلة وقطع صغيرة: ليست للأطفال دون 3 سنوات.",
  "Packed in Calliope within 2 to 3 business days. We keep every letter in both finishes.":
    "تُغلَّف في كاليوبي خلال 2 إلى 3 أيام عمل. ولدينا كل حرف بالتشطيبين.",
  // mini-urn
  "Mini Urn": "جرّة رماد صغيرة",
  "Palm-sized, 75 mm tall, with a threaded lid. Holds 25 ml.":
    "بحجم راحة اليد، بارتفاع 75 مم، وغطاء بسنّ لولبي. تتسع لـ25 مل.",
  "Mini Keepsake Urn for Ashes, 75 mm": "جرّة رماد تذكارية صغيرة، 75 مم",
  "A palm-sized keepsake urn with a threaded lid and gold bands, 75 mm tall, holding 25 ml. Navy, pearl or forest, with engraving on request.":
    "جرّة رماد تذكارية بحجم راحة اليد بغطاء لولبي وأشرطة ذهبية، بارتفاع 75 مم وتتسع لـ25 مل. كحلي أو لؤلؤي أو أخضر الغابة، والنقش عند الطلب.",
  "Made to hold a small share of ash, so that each of a family can keep one. The lid turns closed on a fine thread, and can be sealed for good with a drop of glue.":
    "صُنعت لتحفظ نصيبًا صغيرًا من الرماد، ليحتفظ كل فرد من العائلة بواحدة. يُغلق الغطاء بسنّ دقيق، ويمكن إحكامه نهائيًا بقطرة غراء.",
  "75 mm tall, 46 mm across": "الارتفاع 75 مم، والقطر 46 مم",
  "140 g": "140 غ",
  "25 ml, about five teaspoons. A share, not the whole":
    "25 مل، أي نحو خمس ملاعق صغيرة. نصيب من الرماد لا كله",
  "Tough resin, fully cured and lacquered, gold-coloured metal bands":
    "راتنج متين، مصلّب تمامًا ومطلي باللكر، وأشرطة معدنية ذهبية اللون",
  "Navy, pearl or forest": "كحلي أو لؤلؤي أو أخضر الغابة",
  "Up to 20 letters": "حتى 20 حرفًا",
  "Urn, small funnel, velvet pouch": "الجرّة، وقمع صغير، وكيس من المخمل",
  "We print it with solid walls, sand it, spray it and rub it back by hand, so it feels like porcelain.":
    "نطبعها بجدران مصمتة ونصنفرها ونرشّها ثم نلمّعها يدويًا، فيصير ملمسها كالخزف.",
  "Wipe the thread and turn the lid until it is snug.": "امسح السنّ وأدر الغطاء حتى يثبت.",
  "To seal it for good, put one drop of glue on the thread first.":
    "لإحكامها نهائيًا، ضع قطرة غراء واحدة على السنّ أولًا.",
  "Dust with a dry cloth. Keep out of direct sun and away from water.":
    "أزل الغبار بقماش جاف. وأبعِدها عن الشمس المباشرة والماء.",
  "Plain pieces leave Calliope within 2 to 3 business days, engraved ones within 4 to 5. Packed by one person, in a plain box, with tracking.":
    "القطع السادة تخرج من كاليوبي خلال 2 إلى 3 أيام عمل، والمنقوشة خلال 4 إلى 5. يغلّفها شخص واحد، في علبة بسيطة، مع رقم تتبع.",
  // paw-print-urn
  "Paw Print Mini Urn": "جرّة رماد صغيرة ببصمة كف",
  "For the one who waited at the gate. 92 mm tall, holds 55 ml.":
    "لمن كان ينتظر عند البوابة. بارتفاع 92 مم، تتسع لـ55 مل.",
  "Paw Print Mini Urn for Pets, 92 mm": "جرّة رماد صغيرة للحيوانات الأليفة، 92 مم",
  "A 92 mm pet urn with a paw print, threaded lid and silver bands, holding 55 ml. Navy or plum. Add a name, and we engrave it below the paw.":
    "جرّة رماد لحيوان أليف بارتفاع 92 مم ببصمة كف وغطاء لولبي وأشرطة فضية، تتسع لـ55 مل. كحلي أو برقوقي. أضف اسمًا فننقشه تحت البصمة.",
  "A little larger than our mini urn, with a paw print pressed into the side. Add a name, and we engrave it below the paw before the last coat of lacquer.":
    "أكبر قليلًا من جرّتنا الصغيرة، وعلى جانبها بصمة كف غائرة. أضف اسمًا فننقشه تحت البصمة قبل آخر طبقة من اللكر.",
  "92 mm tall, 58 mm across": "الارتفاع 92 مم، والقطر 58 مم",
  "230 g": "230 غ",
  "55 ml, about eleven teaspoons: all the ash of a very small animal, or a share of a larger one's":
    "55 مل، أي نحو إحدى عشرة ملعقة صغيرة: كل رماد حيوان صغير جدًا، أو نصيب من رماد حيوان أكبر",
  "Tough resin, fully cured and lacquered, silver-coloured metal bands":
    "راتنج متين، مصلّب تمامًا ومطلي باللكر، وأشرطة معدنية فضية اللون",
  "Navy or plum": "كحلي أو برقوقي",
}
