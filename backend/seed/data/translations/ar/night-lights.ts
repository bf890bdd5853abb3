import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The night lights and lithophanes. */
export const nightLightTexts: SegmentTranslations = {
  // moon-night-light
  "Moon Night Light": "مصباح القمر الليلي",
  "True craters, warm light, and a foot of hoop pine.":
    "فوهات حقيقية وضوء دافئ وقاعدة من خشب الأروكاريا.",
  Video: "فيديو",
  "Moon Night Light on a Timber Foot": "مصباح القمر الليلي على قاعدة خشبية",
  "A moon lamp with true craters on a foot of hoop pine, 12, 15 or 18 cm across. Warm white LED, three levels, runs from USB and stays cool.":
    "مصباح قمر بفوهات حقيقية على قاعدة من خشب الأروكاريا، بقطر 12 أو 15 أو 18 سم. إضاءة LED بيضاء دافئة بثلاث درجات، يعمل عبر USB ويبقى باردًا.",
  "A moon to sleep beside. Touch the foot to step through three levels; the lowest is dim enough to leave on all night.":
    "قمر تنام إلى جانبه. المس القاعدة للتنقل بين ثلاث درجات، وأضعفها خافتة بما يكفي لتركها مضاءة طوال الليل.",
  "The surface follows survey maps of the real Moon, so seas and craters sit where they should. Thin walls glow and thick ones shade.":
    "يتبع سطحه خرائط مسح القمر الحقيقي، فبحاره وفوهاته في أماكنها. الجدران الرقيقة تتوهج والسميكة تظلّل.",
  "120 mm across, 165 mm tall on its foot, 260 g":
    "القطر 120 مم، والارتفاع على القاعدة 165 مم، والوزن 260 غ",
  "150 mm across, 195 mm tall, 350 g": "القطر 150 مم، والارتفاع 195 مم، والوزن 350 غ",
  "180 mm across, 225 mm tall, 480 g": "القطر 180 مم، والارتفاع 225 مم، والوزن 480 غ",
  "Warm white LED, 2700 K, 1.5 W, three levels":
    "\u200fLED أبيض دافئ، 2700 كلفن، 1.5 واط، ثلاث درجات",
  "5 V from USB, lead of 1.5 m. Works from any USB plug; a wall plug is an extra":
    "5 فولت من USB، سلك بطول 1.5 م. يعمل مع أي منفذ USB، والشاحن الجداري إضافة اختيارية",
  "Stays below 35 °C, safe to touch": "تبقى دون 35 درجة مئوية، آمنة للمس",
  "PLA moon, oiled hoop pine foot": "قمر من PLA، وقاعدة من خشب الأروكاريا المزيّت",
  "Moon, foot with LED, USB lead": "القمر، والقاعدة بإضاءة LED، وسلك USB",
  "Unplug it and dust with a soft, dry brush. A wet cloth leaves rings in the hollows.":
    "افصله عن الكهرباء وأزل الغبار بفرشاة ناعمة جافة. القماش المبلل يترك حلقات في التجاويف.",
  "For dry rooms indoors. Keep the lead out of reach of children under 3. It is a lamp, not a toy, and PLA softens above 55 °C, so keep it off sunny sills and out of hot cars.":
    "للأماكن الداخلية الجافة. أبعِد السلك عن متناول الأطفال دون 3 سنوات. هو مصباح وليس لعبة، ومادة PLA تلين فوق 55 درجة مئوية، فلا تضعه على حافة نافذة مشمسة أو في سيارة حارة.",
  // mushroom-night-light
  "Mushroom Night Light": "مصباح الفطر الليلي",
  "A spotted cap that glows, for the end of the bookshelf.": "قبعة منقّطة تتوهج، في آخر رف الكتب.",
  "Mushroom Night Light, Spotted Cap": "مصباح الفطر الليلي بقبعة منقّطة",
  "A spotted mushroom night light, 14 cm tall, with a red or teal cap. Warm white LED with three levels, runs from USB, stays below 35 °C.":
    "مصباح ليلي على هيئة فطر منقّط بارتفاع 14 سم، بقبعة حمراء أو بترولية. إضاءة LED بيضاء دافئة بثلاث درجات، يعمل عبر USB ويبقى دون 35 درجة مئوية.",
  "A small lamp for a shelf or a bedside. The spots are thinner than the cap, so they light up first. The cap lifts off, and red and teal fit the same stem.":
    "مصباح صغير لرف أو لجانب السرير. النقاط أرق من القبعة، فتضيء أولًا. تُرفع القبعة، والحمراء والبترولية تناسبان الساق نفسها.",
  "140 mm tall, cap 150 mm across": "الارتفاع 140 مم، وقطر القبعة 150 مم",
  "290 g": "290 غ",
  "Stem with LED, one cap, USB lead": "الساق بإضاءة LED، وقبعة واحدة، وسلك USB",
  // cloud-night-light
  "Rain Cloud Night Light": "مصباح الغيمة الماطرة الليلي",
  "A soft cloud, three blue drops, and no thunder.": "غيمة ناعمة وثلاث قطرات زرقاء، وبلا رعد.",
  "Rain Cloud Night Light, Three Drops": "مصباح الغيمة الماطرة الليلي بثلاث قطرات",
  "A cloud-shaped night light with three clear raindrops on a timber foot, 17 cm wide. Warm white LED with three levels, runs from USB.":
    "مصباح ليلي على هيئة غيمة بثلاث قطرات مطر شفافة على قاعدة خشبية، بعرض 17 سم. إضاءة LED بيضاء دافئة بثلاث درجات، ويعمل عبر USB.",
  "A cloud that glows evenly, with three clear drops below it that catch the light. Dim enough for a nursery, bright enough to find the door.":
    "غيمة تتوهج بانتظام، تحتها ثلاث قطرات شفافة تلتقط الضوء. خافتة بما يكفي لغرفة رضيع، ومضيئة بما يكفي لتجد الباب.",
  "Sold out for now: more are on the printer.": "نفدت الكمية حاليًا: المزيد قيد الطباعة.",
  "170 mm wide, 150 mm tall": "العرض 170 مم، والارتفاع 150 مم",
  "310 g": "310 غ",
  "PLA cloud, cured resin drops, oiled hoop pine foot":
    "غيمة من PLA، وقطرات من راتنج مصلّب، وقاعدة من خشب الأروكاريا المزيّت",
  "Cloud on its foot with LED, USB lead": "الغيمة على قاعدتها بإضاءة LED، وسلك USB",
  // lithophane-lamp
  "Photo Lithophane Lamp": "مصباح ليثوفان من صورة",
  "White by day, your photo by night. You see a preview first.":
    "أبيض في النهار، وصورتك في الليل. ترى معاينة أولًا.",
  "Lithophane Lamp from Your Photo": "مصباح ليثوفان من صورتك",
  "A lamp made from your photo: white by day, your picture when it is lit. 16 cm tall, warm LED, preview before we print. Made near Gladstone.":
    "مصباح من صورتك: أبيض في النهار، وصورتك حين يُضاء. ارتفاعه 16 سم، إضاءة LED دافئة، ومعاينة قبل الطباعة. صُنع قرب غلادستون.",
  "Send us one wide photo or up to four tall ones. Unlit, the lamp looks like carved porcelain; lit, every shade of your picture appears.":
    "أرسل إلينا صورة عريضة واحدة أو ما يصل إلى أربع صور طولية. يبدو المصباح مطفأً كالخزف المنحوت، وعند إضاءته تظهر كل درجات صورتك.",
  "You see a preview before we print, and we print only when you say yes.":
    "ترى معاينة قبل أن نطبع، ولا نطبع إلا حين توافق.",
  "160 mm tall, 120 mm across": "الارتفاع 160 مم والقطر 120 مم",
  "380 g": "380 غ",
  "White PLA, oiled hoop pine foot and rim":
    "\u200fPLA أبيض، وقاعدة وحافة من خشب الأروكاريا المزيّت",
  "At least 1,500 pixels wide, one clear subject, plain background":
    "بعرض 1,500 بكسل على الأقل، موضوع واحد واضح، خلفية بسيطة",
  "Lamp on its foot, USB lead": "المصباح على قاعدته، وسلك USB",
  "Order, and tell us in a few words what the photo shows.":
    "اطلب، وأخبرنا ببضع كلمات عمّا في الصورة.",
  "We write to you for the photo and send back a preview.": "نراسلك لطلب الصورة ونعيد إليك معاينة.",
  "You say yes, we print it for about fourteen hours and fit the light.":
    "توافق، فنطبعه في نحو أربع عشرة ساعة ونركّب الضوء.",
  "It leaves Calliope 6 to 7 business days after we have your photo. Your photo is deleted 30 days after the lamp is posted.":
    "يخرج من كاليوبي خلال 6 إلى 7 أيام عمل من استلامنا صورتك. وتُحذف صورتك بعد 30 يومًا من إرسال المصباح.",
  "The days count from when we have your photo.": "تُحسب الأيام من استلامنا صورتك.",
  // lithophane-panel
  "Lithophane Panel": "لوحة ليثوفان",
  "One photo, one panel, one slotted timber foot with a light.":
    "صورة واحدة ولوحة واحدة وقاعدة خشبية بشق وضوء.",
  "Lithophane Photo Panel, 20 × 14 cm": "لوحة ليثوفان من صورتك، 20 × 14 سم",
  "Your landscape photo printed as a 20 × 14 cm panel that lights up in a slotted timber foot. Preview before we print. Swap the panel any time.":
    "صورتك الأفقية مطبوعة على لوحة 20 × 14 سم تضيء في قاعدة خشبية ذات شق. معاينة قبل الطباعة، ويمكنك تبديل اللوحة متى شئت.",
  "One landscape photo in hundreds of shades of white. The light sits in the foot and the panel lifts out, so you can order another photo next year.":
    "صورة أفقية واحدة بمئات من درجات الأبيض. الضوء في القاعدة واللوحة تُرفع منها، فيمكنك أن تطلب صورة أخرى في العام القادم.",
  Panel: "اللوحة",
  "200 × 140 mm, 3 mm at its thickest, 75 g": "200 × 140 مم، أقصى سماكة 3 مم، الوزن 75 غ",
  Foot: "القاعدة",
  "Oiled hoop pine, 250 mm wide, 290 g": "خشب الأروكاريا المزيّت، العرض 250 مم، الوزن 290 غ",
  "At least 1,500 pixels wide, landscape": "بعرض 1,500 بكسل على الأقل، أفقية",
  "Panel, foot with LED, USB lead": "اللوحة، والقاعدة بإضاءة LED، وسلك USB",
  "You say yes, we print it for about seven hours.": "توافق، فنطبعها في نحو سبع ساعات.",
  "It leaves Calliope 6 to 7 business days after we have your photo. Your photo is deleted 30 days after the panel is posted.":
    "تخرج من كاليوبي خلال 6 إلى 7 أيام عمل من استلامنا صورتك. وتُحذف صورتك بعد 30 يومًا من إرسال اللوحة.",
}
