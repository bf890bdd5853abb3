import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The printing resins. */
export const resinTexts: SegmentTranslations = {
  // standard-resin
  "Our everyday resin: crisp detail, little smell, forgiving settings.":
    "راتنجنا للاستخدام اليومي: تفاصيل دقيقة ورائحة خفيفة وإعدادات تغفر الخطأ.",
  "Best seller": "الأكثر مبيعًا",
  "Standard 405 nm Resin, 500 g and 1 kg": "راتنج قياسي 405 نانومتر، 500 غ و1 كغ",
  "Everyday 405 nm resin for LCD and DLP printers in five colours, 500 g or 1 kg. Crisp detail, little smell, settings included, posted Australia-wide.":
    "راتنج 405 نانومتر للاستخدام اليومي لطابعات LCD وDLP بخمسة ألوان، 500 غ أو 1 كغ. تفاصيل دقيقة ورائحة خفيفة وإعدادات مرفقة، والشحن لكل أستراليا.",
  "For every common 405 nm printer. It holds fine detail, peels gently from the film and forgives a setting that is slightly off, which makes it a good first bottle as well.":
    "لكل طابعات 405 نانومتر الشائعة. يحفظ أدق التفاصيل، وينفصل عن الغشاء برفق، ويغفر لك إعدادًا غير مضبوط تمامًا، ولهذا يصلح أيضًا ليكون أول زجاجة تشتريها.",
  "Grey shows detail best and takes paint well. White, black and teal are opaque. Clear cures with a faint blue tint and can be sanded and polished until it looks like glass.":
    "الرمادي أفضل ما يُظهر التفاصيل ويقبل الطلاء جيدًا. الأبيض والأسود والبترولي معتمة. أما الشفاف فيتصلّب بمسحة زرقاء خفيفة، ويمكن صنفرته وتلميعه حتى يبدو كالزجاج.",
  "500 g (about 450 ml) or 1 kg (about 900 ml)": "500 غ (نحو 450 مل) أو 1 كغ (نحو 900 مل)",
  "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. Light-proof, with a childproof cap":
    "500 غ: الارتفاع 194 مم والقطر 78 مم. 1 كغ: الارتفاع 234 مم والقطر 95 مم. عازلة للضوء، وبغطاء مقاوم لعبث الأطفال",
  "About 590 g or 1.15 kg": "نحو 590 غ أو 1.15 كغ",
  "405 nm LCD, MSLA and DLP printers, monochrome or colour screen":
    "طابعات LCD وMSLA وDLP بطول موجي 405 نانومتر، بشاشة أحادية اللون أو ملونة",
  "0.03 to 0.1 mm": "من 0.03 إلى 0.1 مم",
  "84 Shore D after curing": "84 على مقياس Shore D بعد التصليب",
  "About 1.6 per cent": "نحو 1.6 في المئة",
  "12 months unopened, about 6 once opened": "12 شهرًا قبل الفتح، ونحو 6 بعده",
  "One bottle and a card with starting settings": "زجاجة واحدة وبطاقة بإعدادات البداية",
  "We print with it ourselves six days a week.": "نطبع به نحن ستة أيام في الأسبوع.",
  "Shake the bottle for a minute, then let the bubbles rise.":
    "رُجّ الزجاجة لمدة دقيقة، ثم دع الفقاعات تصعد.",
  "Start with 2.4 seconds a layer at 0.05 mm on a monochrome screen, and 28 seconds for each of 5 bottom layers.":
    "ابدأ بتعريض 2.4 ثانية لكل طبقة عند 0.05 مم على شاشة أحادية اللون، و28 ثانية لكل طبقة من 5 طبقات سفلية.",
  "Wash for 3 minutes in isopropyl alcohol, then 2 minutes in a second, clean bath.":
    "اغسل لمدة 3 دقائق في كحول الأيزوبروبيل، ثم دقيقتين في حمّام ثانٍ نظيف.",
  "Dry fully, then cure for 5 minutes under 405 nm light, turning once.":
    "جفّف تمامًا، ثم صلّب لمدة 5 دقائق تحت ضوء 405 نانومتر مع قلب القطعة مرة واحدة.",
  "Keep the bottle closed, dark and between 15 and 30 °C. Pour what is left in the vat through a paper filter before it goes back.":
    "احفظ الزجاجة مغلقة في الظلام بين 15 و30 درجة مئوية. وما بقي في الحوض صُبّه عبر مرشح ورقي قبل إعادته.",
  // plant-based-resin
  "Plant-Based Resin": "راتنج نباتي",
  "Over half from soybean oil, and the least smell of any resin we stock.":
    "أكثر من نصفه من زيت الصويا، وأقل راتنج رائحةً لدينا.",
  "Plant-Based Resin with Very Low Odour": "راتنج نباتي برائحة خفيفة جدًا",
  "405 nm resin with 54 per cent plant content and very little smell, in grey and sand. For LCD and DLP printers that share a room with people.":
    "راتنج 405 نانومتر بمحتوى نباتي 54 في المئة ورائحة خفيفة جدًا، بالرمادي والرملي. لطابعات LCD وDLP التي تشارك الناس غرفتهم.",
  "For a printer that shares a room with people. More than half of this resin comes from soybean oil, and most noses notice nothing a metre away.":
    "لطابعة تشارك الناس غرفتهم. أكثر من نصف هذا الراتنج من زيت الصويا، ومعظم الأنوف لا تلاحظ شيئًا على بعد متر.",
  "Prints come out a little softer and less brittle than in standard resin, which suits figures with thin fingers and swords. It is still resin, so it still needs gloves and an open window.":
    "تخرج المطبوعات ألين قليلًا وأقل هشاشة من الراتنج القياسي، وهذا يناسب المجسّمات ذات الأصابع والسيوف الرفيعة. ويبقى راتنجًا، فلا غنى عن القفازات والنافذة المفتوحة.",
  "500 g, about 450 ml": "500 غ، نحو 450 مل",
  "194 mm tall, 78 mm across. Light-proof, with a childproof cap":
    "الارتفاع 194 مم والقطر 78 مم. عازلة للضوء، وبغطاء مقاوم لعبث الأطفال",
  "About 590 g": "نحو 590 غ",
  "54 per cent": "54 في المئة",
  "80 Shore D after curing": "80 على مقياس Shore D بعد التصليب",
  "Keep the bottle closed, dark and between 15 and 30 °C. It thickens when cold: in winter, stand it in a warm room for an hour before printing.":
    "احفظ الزجاجة مغلقة في الظلام بين 15 و30 درجة مئوية. يزداد قوامه كثافة في البرد: ضعه شتاءً ساعة في غرفة دافئة قبل الطباعة.",
  // pastel-resin-set
  "Pastel Resin Set": "طقم راتنج باستيل",
  "Four 250 g bottles: galah pink, gum mint, reef blue and wattle.":
    "أربع زجاجات 250 غ: وردي الغالا ونعناع الأوكالبتوس وأزرق الشعاب وأصفر السنط.",
  "Set of 4": "طقم من 4",
  "Pastel Resin Set, Four 250 g Bottles": "طقم راتنج باستيل، أربع زجاجات 250 غ",
  "Four 250 g bottles of 405 nm resin in galah pink, gum mint, reef blue and wattle yellow. The same settings print all four, and they mix.":
    "أربع زجاجات 250 غ من راتنج 405 نانومتر: وردي الغالا ونعناع الأوكالبتوس وأزرق الشعاب وأصفر السنط. إعدادات واحدة للأربعة، ويمكن مزجها.",
  "Four soft colours in bottles small enough to finish. All four are our standard resin with different pigment, so one set of settings prints them all, and you can mix them by weight.":
    "أربعة ألوان هادئة في زجاجات صغيرة تُستهلك حتى آخرها. كلها راتنجنا القياسي بصبغات مختلفة، فتكفيها إعدادات واحدة، ويمكنك مزجها بالوزن.",
  "4 bottles of 250 g, about 225 ml each": "4 زجاجات 250 غ، في كل منها نحو 225 مل",
  "Galah pink, gum mint, reef blue, wattle yellow":
    "وردي الغالا، نعناع الأوكالبتوس، أزرق الشعاب، أصفر السنط",
  "152 mm tall, 61 mm across. Light-proof, with a childproof cap":
    "الارتفاع 152 مم والقطر 61 مم. عازلة للضوء، وبغطاء مقاوم لعبث الأطفال",
  "About 1.25 kg the set": "نحو 1.25 كغ للطقم",
  "Four bottles, a colour-mixing card and a card with starting settings":
    "أربع زجاجات، وبطاقة لمزج الألوان، وبطاقة بإعدادات البداية",
  "Shake for two minutes: pigment settles within a fortnight. Keep closed, dark and between 15 and 30 °C.":
    "رُجّها لمدة دقيقتين: تترسّب الصبغة خلال أسبوعين. احفظها مغلقة في الظلام بين 15 و30 درجة مئوية.",
  // tough-abs-like-resin
  "Tough ABS-Like Resin": "راتنج متين شبيه بمادة ABS",
  "Bends before it breaks: brackets, clips and figures that get dropped.":
    "ينثني قبل أن ينكسر: للحوامل والمشابك والمجسّمات التي تسقط.",
  "Tough ABS-Like 405 nm Printing Resin": "راتنج متين شبيه بمادة ABS، 405 نانومتر",
  "ABS-like 405 nm resin that bends before it breaks: for brackets, clips, enclosures and gaming pieces. Grey or black, 500 g or 1 kg.":
    "راتنج 405 نانومتر شبيه بمادة ABS ينثني قبل أن ينكسر: للحوامل والمشابك والعلب وقطع الألعاب. رمادي أو أسود، 500 غ أو 1 كغ.",
  "For parts that have work to do. Where standard resin snaps, this one bends first. It takes self-tapping screws, survives a fall from a table, and can be drilled and sanded without chipping.":
    "لقطع عليها عمل تؤديه. حيث ينكسر الراتنج القياسي ينثني هذا أولًا. يقبل البراغي ذاتية التسنين، ويتحمل السقوط عن الطاولة، ويمكن ثقبه وصنفرته دون أن يتشظى.",
  "We use it for chess pieces, jigs and printer spares. Give it a little more exposure than standard resin, and do not cure it for too long: after ten minutes it is brittle again.":
    "نستخدمه لقطع الشطرنج ودلائل العمل وقطع غيار الطابعات. امنحه تعريضًا أكثر قليلًا من الراتنج القياسي، ولا تُطل تصليبه: بعد عشر دقائق يعود هشًّا.",
  "80 Shore D": "80 على مقياس Shore D",
  "About 28 per cent": "نحو 28 في المئة",
  "42 J/m (notched Izod)": "42 جول/متر (اختبار Izod بحزّ)",
  "Shake for two minutes: the part that makes it tough settles.":
    "رُجّ لمدة دقيقتين: المكوّن الذي يمنحه المتانة يترسّب.",
  "Start with 2.9 seconds a layer at 0.05 mm on a monochrome screen, and 32 seconds for each of 5 bottom layers.":
    "ابدأ بتعريض 2.9 ثانية لكل طبقة عند 0.05 مم على شاشة أحادية اللون، و32 ثانية لكل طبقة من 5 طبقات سفلية.",
  "Wash for no more than 5 minutes in isopropyl alcohol, then dry fully.":
    "اغسل لمدة لا تزيد على 5 دقائق في كحول الأيزوبروبيل، ثم جفّف تمامًا.",
  "Cure for 3 minutes under 405 nm light, and no longer.":
    "صلّب لمدة 3 دقائق تحت ضوء 405 نانومتر، لا أكثر.",
  "Keep closed, dark and between 15 and 30 °C. Filter what is left in the vat before it goes back.":
    "احفظه مغلقًا في الظلام بين 15 و30 درجة مئوية. ورشّح ما بقي في الحوض قبل إعادته.",
  // flexible-resin
  "Flexible Resin": "راتنج مرن",
  "Rubber-like prints in two grades: stamps, seals, grips and bumpers.":
    "مطبوعات كالمطاط بدرجتين: أختام وحشوات ومقابض ومصدّات.",
  "Flexible 405 nm Resin, 60A and 80A": "راتنج مرن 405 نانومتر، 60A و80A",
  "Rubber-like 405 nm resin in two hardnesses: soft 60A for stamps and seals, firm 80A for grips, feet and bumpers. 500 g, posted Australia-wide.":
    "راتنج 405 نانومتر كالمطاط بدرجتي صلابة: طري 60A للأختام والحشوات، ومتماسك 80A للمقابض والأقدام والمصدّات. 500 غ، والشحن لكل أستراليا.",
  "Prints that squash and spring back. Soft (60A) feels like a rubber band and suits stamps and seals. Firm (80A) feels like the heel of a shoe and suits grips, feet and bumpers.":
    "مطبوعات تنضغط ثم تعود إلى شكلها. الطري (60A) ملمسه كرباط مطاطي ويناسب الأختام والحشوات. والمتماسك (80A) ملمسه ككعب الحذاء ويناسب المقابض والأقدام والمصدّات.",
  "It prints slowly and holds on to the plate, so halve your lift speed and make supports slightly thicker.":
    "طباعته بطيئة ويتشبّث بالمنصة، لذا خفّض سرعة الرفع إلى النصف واجعل الدعامات أثخن قليلًا.",
  "60 Shore A or 80 Shore A": "60 أو 80 على مقياس Shore A",
  "160 per cent (60A), 95 per cent (80A)": "160 في المئة (60A)، و95 في المئة (80A)",
  "Translucent blush (60A) or rust (80A)": "وردي فاتح نصف شفاف (60A) أو صدئي (80A)",
  "Shake for a minute and warm the bottle to at least 20 °C.":
    "رُجّ لمدة دقيقة ودفّئ الزجاجة إلى 20 درجة مئوية على الأقل.",
  "Start with 3.5 seconds a layer at 0.05 mm, 35 seconds for each of 6 bottom layers, and half your usual lift speed.":
    "ابدأ بتعريض 3.5 ثانية لكل طبقة عند 0.05 مم، و35 ثانية لكل طبقة من 6 طبقات سفلية، وبنصف سرعة الرفع المعتادة.",
  "Wash for 2 minutes in isopropyl alcohol. Longer makes it swell.":
    "اغسل لمدة دقيقتين في كحول الأيزوبروبيل. والإطالة تجعله ينتفخ.",
  "Dry for an hour, then cure for 6 to 8 minutes on each side.":
    "جفّف لمدة ساعة، ثم صلّب من 6 إلى 8 دقائق لكل جانب.",
  "Keep closed and dark. Prints yellow slightly over some months in full sun.":
    "احفظه مغلقًا في الظلام. تصفرّ المطبوعات قليلًا بعد أشهر تحت الشمس المباشرة.",
  // high-temp-resin
  "High-Temp Resin": "راتنج الحرارة العالية",
  "Holds its shape to 180 °C once baked: moulds, jigs and fan ducts.":
    "يحافظ على شكله حتى 180 درجة مئوية بعد الخَبز: قوالب ودلائل ومجاري هواء.",
  "High-Temperature 405 nm Resin, 180 °C": "راتنج حراري 405 نانومتر، 180 درجة مئوية",
  "405 nm resin that keeps its shape to 180 °C once baked, for moulds, jigs, fan ducts and parts near a heater. 500 g bottle, translucent amber.":
    "راتنج 405 نانومتر يحافظ على شكله حتى 180 درجة مئوية بعد الخَبز، للقوالب والدلائل ومجاري الهواء والقطع القريبة من السخانات. زجاجة 500 غ، كهرماني نصف شفاف.",
  "For vulcanising moulds, pouring candle wax and parts near a heater. Bake the cured print for an hour at 120 °C and it keeps its shape to 180 °C under light load.":
    "لقوالب الفلكنة وصبّ شمع الشموع والقطع القريبة من السخانات. اخبز المطبوعة المصلّبة ساعة عند 120 درجة مئوية فتحافظ على شكلها حتى 180 درجة مئوية تحت حمل خفيف.",
  "It is hard and glassy, so design it with rounded corners and no snap fits. We are out of it until our next delivery from the maker.":
    "صلب كالزجاج، لذا صمّم قطعك بزوايا مستديرة وبلا وصلات كبس. نفدت كميته لدينا حتى الشحنة القادمة من المصنّع.",
  "180 °C after baking, 95 °C without": "180 درجة مئوية بعد الخَبز، و95 درجة مئوية من دونه",
  "88 Shore D": "88 على مقياس Shore D",
  "Translucent amber": "كهرماني نصف شفاف",
  "9 months unopened, about 4 once opened": "9 أشهر قبل الفتح، ونحو 4 بعده",
  "One bottle, and a card with starting settings and baking times":
    "زجاجة واحدة، وبطاقة بإعدادات البداية ومدد الخَبز",
  "Shake for a minute.": "رُجّ لمدة دقيقة.",
  "Start with 3.2 seconds a layer at 0.05 mm, and 35 seconds for each of 6 bottom layers.":
    "ابدأ بتعريض 3.2 ثانية لكل طبقة عند 0.05 مم، و35 ثانية لكل طبقة من 6 طبقات سفلية.",
  "Wash for 3 minutes in isopropyl alcohol, dry, and cure for 8 minutes.":
    "اغسل لمدة 3 دقائق في كحول الأيزوبروبيل، وجفّف، ثم صلّب لمدة 8 دقائق.",
  "Bake for an hour at 120 °C in an oven that is not used for food, with the window open, and let it cool inside.":
    "اخبز لمدة ساعة عند 120 درجة مئوية في فرن لا يُستخدم للطعام، والنافذة مفتوحة، ودع القطعة تبرد داخله.",
  "Keep closed, dark and between 15 and 25 °C.": "احفظه مغلقًا في الظلام بين 15 و25 درجة مئوية.",
  // water-washable-resin
  "Rinses clean in tap water: no alcohol to buy, smell or store.":
    "يُشطف بماء الصنبور: لا كحول تشتريه أو تشمّه أو تخزّنه.",
  "Water-Washable Resin, 500 g and 1 kg": "راتنج قابل للغسل بالماء، 500 غ و1 كغ",
  "405 nm resin that rinses clean in tap water, in grey, white, black and skin. No alcohol to buy or store. 500 g or 1 kg, posted Australia-wide.":
    "راتنج 405 نانومتر يُشطف بماء الصنبور، بالرمادي والأبيض والأسود ولون البشرة. لا كحول تشتريه أو تخزّنه. 500 غ أو 1 كغ، والشحن لكل أستراليا.",
  "If you would rather not keep alcohol in the house, start here. Prints rinse clean in ordinary water and cure to nearly the detail of standard resin. Thin parts are a little more brittle.":
    "إن كنت تفضّل ألا تحتفظ بالكحول في البيت فابدأ من هنا. تُشطف المطبوعات بالماء العادي وتتصلّب بتفاصيل تقارب الراتنج القياسي. والأجزاء الرفيعة أكثر هشاشة قليلًا.",
  "One rule comes with it: the used water holds resin, so it goes in the sun and never down a drain.":
    "وله قاعدة واحدة: ماء الغسل يحمل راتنجًا، فمكانه الشمس ولا يُسكب في المصرف أبدًا.",
  "500 g: 194 mm tall, 78 mm across. 1 kg: 234 mm tall, 95 mm across. White, with a childproof cap":
    "500 غ: الارتفاع 194 مم والقطر 78 مم. 1 كغ: الارتفاع 234 مم والقطر 95 مم. بيضاء، وبغطاء مقاوم لعبث الأطفال",
  "0.05 to 0.1 mm": "من 0.05 إلى 0.1 مم",
  "82 Shore D after curing": "82 على مقياس Shore D بعد التصليب",
  "Shake the bottle for a minute.": "رُجّ الزجاجة لمدة دقيقة.",
  "Start with 2.6 seconds a layer at 0.05 mm on a monochrome screen, and 30 seconds for each of 5 bottom layers.":
    "ابدأ بتعريض 2.6 ثانية لكل طبقة عند 0.05 مم على شاشة أحادية اللون، و30 ثانية لكل طبقة من 5 طبقات سفلية.",
  "Rinse for 2 minutes in a tub of tap water with a soft brush, then for 1 minute in clean water.":
    "اشطف لمدة دقيقتين في حوض من ماء الصنبور بفرشاة ناعمة، ثم دقيقة واحدة في ماء نظيف.",
  "Shake off every drop and dry fully before you cure it for 4 minutes, or the surface turns white.":
    "انفض كل قطرة وجفّف تمامًا قبل أن تصلّب لمدة 4 دقائق، وإلا ابيضّ السطح.",
  "Leave the used water in an open tub in the sun, out of reach of children and animals, until the water is gone and the resin is solid. Then put it in the bin. It must never reach a drain or the garden.":
    "اترك ماء الغسل في حوض مفتوح تحت الشمس، بعيدًا عن متناول الأطفال والحيوانات، حتى يتبخر الماء ويتصلّب الراتنج. ثم ضعه في القمامة. يجب ألا يصل أبدًا إلى المصرف أو الحديقة.",
  "Keep closed, dark and dry: it draws moisture from the air. Do not leave prints standing in water.":
    "احفظه مغلقًا في الظلام وفي مكان جاف: فهو يمتص الرطوبة من الهواء. ولا تترك المطبوعات في الماء.",
  // water-washable-clear-colours
  "Water-Washable Clear Colours": "راتنج ملوّن شفاف قابل للغسل بالماء",
  "See-through ruby, amber, emerald and sapphire for dice, gems and lamps.":
    "ياقوت أحمر وكهرمان وزمرد وياقوت أزرق، شفافة للنرد والأحجار والمصابيح.",
  "Clear Water-Washable Resin, 4 Colours": "راتنج شفاف قابل للغسل بالماء، 4 ألوان",
  "See-through water-washable 405 nm resin in ruby, amber, emerald and sapphire, for dice, gems and small lamps. 500 g, posted Australia-wide.":
    "راتنج 405 نانومتر شفاف قابل للغسل بالماء: ياقوتي أحمر وكهرماني وزمردي وياقوتي أزرق، للنرد والأحجار والمصابيح الصغيرة. 500 غ، والشحن لكل أستراليا.",
  "Four clear colours that let the light through. Leave prints as they come for a soft sea-glass finish, or sand them to 2000 grit and add gloss varnish for glass.":
    "أربعة ألوان شفافة تمرّر الضوء. اترك المطبوعات كما هي لتشطيب ناعم كزجاج البحر، أو صنفرها حتى درجة 2000 وأضف ورنيشًا لامعًا لتبدو كالزجاج.",
  "194 mm tall, 78 mm across. White, with a childproof cap":
    "الارتفاع 194 مم والقطر 78 مم. بيضاء، وبغطاء مقاوم لعبث الأطفال",
  "Ruby, amber, emerald, sapphire": "ياقوتي أحمر، كهرماني، زمردي، ياقوتي أزرق",
  "Keep closed and dark. Cure clear prints in two short turns of 2 minutes with a rest between: every extra minute yellows them.":
    "احفظه مغلقًا في الظلام. صلّب المطبوعات الشفافة على دفعتين قصيرتين، كل منهما دقيقتان، وبينهما استراحة: كل دقيقة زائدة تصفّرها.",
}
