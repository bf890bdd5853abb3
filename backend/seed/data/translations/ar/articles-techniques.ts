import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on techniques. */
export const articlesTechniquesTexts: SegmentTranslations = {
  // how-lithophanes-work
  "How lithophanes work, and which photos suit them": "كيف يعمل الليثوفان، وأي الصور تناسبه",
  "A picture made of nothing but thickness, and how to pick a photo for it.":
    "صورة لا يصنعها سوى السماكة، وكيف تختار لها صورة.",
  "Lithophanes: How They Work, Which Photo": "الليثوفان: كيف يعمل وأي صورة تناسبه",
  "How a lithophane turns a photo into light and shade, which photos work and which disappoint, and how we get yours ready for printing.":
    "كيف يحوّل الليثوفان صورة إلى ضوء وظل، وأي الصور ينجح وأيها يخيّب الأمل، وكيف نهيّئ صورتك للطباعة.",
  "Switch it off and a lithophane is a bumpy white tile. Switch it on and there is your grandmother, laughing, with every crease beside her eyes. There is no ink in it. The whole picture is made of thickness.":
    "أطفئ الليثوفان فهو بلاطة بيضاء مليئة بالنتوءات. أضئه فإذا بجدتك تضحك، بكل تجعيدة عند عينيها. ليس فيه حبر. الصورة كلها مصنوعة من السماكة.",
  "Light through a wall": "ضوء عبر جدار",
  "White plastic lets some light through. At 0.8 mm most of it passes and the wall glows; at 3 mm hardly any does and it looks dark. We turn each point of the photo into a thickness between those two: bright becomes thin, dark becomes thick. Our printers build the panel standing upright in layers of 0.12 mm, because walls printed lying down show only a dozen shades and upright ones show hundreds.":
    "البلاستيك الأبيض يمرّر بعض الضوء. عند 0.8 مم يمر معظمه فيتوهج الجدار، وعند 3 مم لا يكاد يمر منه شيء فيبدو مظلمًا. نحوّل كل نقطة من الصورة إلى سماكة بين هذين: الفاتح يصير رقيقًا والداكن سميكًا. وتبني طابعاتنا اللوحة قائمة بطبقات 0.12 مم، لأن الجدران المطبوعة مستلقية لا تُظهر سوى اثنتي عشرة درجة، والقائمة تُظهر المئات.",
  "The idea is two hundred years old. Potters in France and Germany pressed pictures into porcelain so thin that a candle behind them brought the scene to life. A printer has merely replaced the mould, so that each one may be different.":
    "عمر الفكرة مئتا عام. كان الخزّافون في فرنسا وألمانيا يضغطون الصور في خزف بالغ الرقة حتى إن شمعة خلفه تحيي المشهد. ولم تفعل الطابعة سوى أن حلّت محل القالب، فصار ممكنًا أن تختلف كل واحدة.",
  "Photos that work": "صور تنجح",
  "<strong>One clear subject.</strong> A face, a dog, a couple. Crowds turn to porridge.":
    "<strong>موضوع واحد واضح.</strong> وجه أو كلب أو زوجان. أما الحشود فتختلط ملامحها.",
  "<strong>Light from one side.</strong> Shade is what gives a face its shape; flash straight on makes it flat.":
    "<strong>ضوء من جانب واحد.</strong> الظل هو ما يعطي الوجه شكله، والفلاش المباشر يسطّحه.",
  "<strong>A calm background.</strong> Sky, sand, a wall. Leaves behind a head look like a wig.":
    "<strong>خلفية هادئة.</strong> سماء أو رمل أو جدار. أوراق الشجر خلف الرأس تبدو كشعر مستعار.",
  "<strong>Enough pixels.</strong> At least 1500 across. Phone photos from the last ten years are fine; pictures saved from a chat are usually too small, so ask for the original.":
    "<strong>بكسلات كافية.</strong> بعرض 1500 على الأقل. صور هواتف السنوات العشر الأخيرة مناسبة، أما الصور المحفوظة من محادثة فغالبًا صغيرة جدًا، فاطلب الأصل.",
  "Colour does not matter, but a photo that relies on colour will disappoint. Turn it to black and white on your phone before you decide: if you still like it, so will the lamp.":
    "اللون لا يهم، لكن الصورة التي تعتمد على اللون ستخيّب الأمل. حوّلها إلى الأبيض والأسود على هاتفك قبل أن تقرر: إذا ظلت تعجبك فسيحبها المصباح أيضًا.",
  "What we do with it": "ماذا نفعل بها",
  "After you order we write to you for the picture. We crop it, lift the shadows a little, and take the glare off foreheads. You get a preview on the screen, lit and unlit, and we print only when you say yes. A lamp takes about fourteen hours and a panel seven.":
    "بعد أن تطلب نراسلك لطلب الصورة. نقصّها، ونفتّح الظلال قليلًا، ونزيل اللمعان عن الجباه. تصلك معاينة على الشاشة، مضاءة ومطفأة، ولا نطبع إلا حين توافق. يستغرق المصباح نحو أربع عشرة ساعة واللوحة سبعًا.",
  "Light, and keeping it": "الإضاءة والعناية بالليثوفان",
  "Warm white at low power suits skin best. Cold light makes people look unwell, and strong light washes out the thin parts. Ours use an LED that stays cool, so the lamp may run all night beside a bed. Keep it out of hot cars and off sunny sills: white PLA softens above 55 degrees. Dust it with a soft dry brush, never a wet cloth, because water dries in the hollows and leaves rings that show when the light is on.":
    "الأبيض الدافئ بقدرة منخفضة أنسب ما يكون للبشرة. الضوء البارد يجعل الناس يبدون مرضى، والضوء القوي يمحو الأجزاء الرقيقة. مصابيحنا تستخدم LED يبقى باردًا، فيمكن أن تضيء طوال الليل بجانب السرير. أبعِدها عن السيارات الحارة وحواف النوافذ المشمسة: فمادة PLA البيضاء تلين فوق 55 درجة. أزل الغبار بفرشاة ناعمة جافة، لا بقماش مبلل أبدًا، لأن الماء يجف في التجاويف ويترك حلقات تظهر عند الإضاءة.",
  // caring-for-laser-cut-timber
  "Caring for laser-cut timber": "العناية بالخشب المقصوص بالليزر",
  "Soot, oil, sun and water: how to keep coasters and signs as they were on the first day.":
    "السخام والزيت والشمس والماء: كيف تبقى قواعد الأكواب واللافتات كما كانت في يومها الأول.",
  "Caring for Laser-Cut Timber": "العناية بالخشب المقصوص بالليزر",
  "How to clean, oil and mend laser-cut coasters, signs and ornaments: the first day, oil twice a year, sun and weather, and what never to use.":
    "كيف تنظّف قواعد الأكواب واللافتات والزينة المقصوصة بالليزر وتزيّتها وتصلحها: اليوم الأول، والزيت مرتين في السنة، والشمس والطقس، وما لا يُستخدم أبدًا.",
  "A laser does not saw. It turns a hair-thin line of timber to vapour and leaves an edge the colour of dark toast. That edge is part of the charm, and it wants slightly different care from an ordinary board.":
    "الليزر لا ينشر. إنه يحوّل خطًا من الخشب بسماكة شعرة إلى بخار، ويترك حافة بلون الخبز المحمّص الداكن. تلك الحافة جزء من سحر القطعة، وتحتاج إلى عناية مختلفة قليلًا عن لوح عادي.",
  "The first day": "اليوم الأول",
  "We brush and wipe every piece, but a trace of soot may come off on a white cloth. Wipe the edges once with a cloth barely damp with methylated spirits, let them dry for ten minutes, and it will not happen again. The smell of a campfire fades within a week in open air.":
    "نفرّش كل قطعة ونمسحها، لكن أثرًا من السخام قد يعلق بقماش أبيض. امسح الحواف مرة واحدة بقماش مبلل قليلًا جدًا بالكحول الميثيلي، ودعها تجف عشر دقائق، ولن يتكرر ذلك. وتتلاشى رائحة نار المخيم خلال أسبوع في الهواء الطلق.",
  "Everyday cleaning": "التنظيف اليومي",
  "A damp cloth and a dry one, in that order, are enough. Do not soak timber and do not put it in the dishwasher: plywood comes apart and solid timber cups. For greasy marks add one drop of dish soap. Dust in etched lines comes out with a soft toothbrush, along the line and not across it.":
    "يكفي قماش رطب ثم جاف، بهذا الترتيب. لا تنقع الخشب ولا تضعه في غسالة الصحون: فالخشب الرقائقي تتفكك طبقاته والخشب المصمت يتقوّس. وللبقع الدهنية أضف قطرة واحدة من سائل الصحون. أما الغبار في الخطوط المحفورة فيخرج بفرشاة أسنان ناعمة، على طول الخط لا بعرضه.",
  "Oil twice a year": "الزيت مرتين في السنة",
  "Coasters live a hard life. When water no longer stands in beads on them, it is time.":
    "قواعد الأكواب حياتها شاقة. عندما لا يعود الماء يقف عليها حبات، فقد حان الوقت.",
  "Clean the coaster and leave it a day to dry.": "نظّف القاعدة واتركها يومًا لتجف.",
  "Rub in a teaspoon of food-grade mineral oil, or a hard wax oil, with a lint-free cloth.":
    "افركها بملعقة صغيرة من زيت معدني مخصص لملامسة الطعام، أو زيت شمعي صلب، بقماش بلا وبر.",
  "Wait twenty minutes and wipe off all that has not soaked in.":
    "انتظر عشرين دقيقة وامسح كل ما لم تتشرّبه.",
  "Stand it on edge overnight.": "أوقفها على حافتها طوال الليل.",
  "Olive oil and other kitchen oils turn sticky and smell in the end, so leave those for the salad. Rags wet with drying oils such as linseed can catch fire by themselves: spread them flat outdoors to dry before binning.":
    "زيت الزيتون وزيوت المطبخ الأخرى تصير لزجة وتفوح رائحتها في النهاية، فاتركها للسلطة. والخِرق المبللة بزيوت تجف مثل زيت الكتان قد تشتعل من تلقاء نفسها: ابسطها مسطحة في الخارج حتى تجف قبل رميها.",
  "Sun and weather": "الشمس والطقس",
  "Walnut grows lighter in the sun and plywood grows darker. A sign on an outside door lasts for years under a dry porch and about one summer in the rain. If it must hang in the weather, ask us for a coat of marine varnish before we post it.":
    "الجوز يفتح لونه في الشمس والخشب الرقائقي يغمق. لافتة على باب خارجي تدوم سنوات تحت سقيفة جافة، ونحو صيف واحد تحت المطر. وإذا كان لا بد أن تُعلّق في العراء، فاطلب منا طبقة من ورنيش السفن قبل أن نرسلها.",
  "Small repairs": "إصلاحات صغيرة",
  "A scratch on a plain face can be sanded with 240 grit along the grain and oiled again. Stay clear of etched places, since sanding lowers the face and the picture fades with it. A snapped ornament joins well with a thin line of wood glue, clamped between two books with baking paper. A dent rises if you lay a wet cloth on it and touch it with a warm iron for a few seconds.":
    "الخدش على وجه أملس يمكن صنفرته بدرجة 240 مع اتجاه العروق ثم تزييته من جديد. ابتعد عن المواضع المحفورة، لأن الصنفرة تخفض السطح فتبهت معه الصورة. والزينة المكسورة تلتحم جيدًا بخط رفيع من غراء الخشب، مضغوطة بين كتابين مع ورق خَبز. والانبعاج يرتفع إذا وضعت عليه قماشًا مبللًا ولمسته بمكواة دافئة بضع ثوانٍ.",
  "What not to use": "ما لا تستخدمه",
  "No bleach, no window cleaner, no silicone polish. The first two strip the oil; the third keeps any oil from ever going in again.":
    "لا مبيّض، ولا منظّف نوافذ، ولا ملمّع سيليكون. الأولان ينزعان الزيت، والثالث يمنع أي زيت من الدخول إلى الأبد.",
  // choosing-a-layer-height
  "Choosing a layer height without guessing": "اختيار ارتفاع الطبقة بلا تخمين",
  "What layer height changes, what it does not, and where to start.":
    "ما الذي يغيّره ارتفاع الطبقة، وما الذي لا يغيّره، ومن أين تبدأ.",
  "Choosing a Layer Height Without Guessing": "اختيار ارتفاع الطبقة بلا تخمين",
  "What layer height changes in filament and resin printing, what it does not, and starting values that work for boxes, figures and jewellery.":
    "ما الذي يغيّره ارتفاع الطبقة في طباعة الخيوط والراتنج وما الذي لا يغيّره، وقيم بداية تناسب العلب والمجسّمات والحلي.",
  "Layer height is the first setting people change and the one they change most wrongly. Halving it doubles the printing time, always. Whether it makes the print better depends on the shape.":
    "ارتفاع الطبقة أول إعداد يغيّره الناس وأكثر ما يخطئون في تغييره. تنصيفه يضاعف مدة الطباعة، دائمًا. أما أن يحسّن المطبوعة فأمر يتوقف على الشكل.",
  "What it really changes": "ما الذي يغيّره حقًا",
  "Think of a staircase seen from the side. On a steep slope the steps are hidden; on a gentle one they show. So fine layers help domes, faces and shallow curves, and do nothing at all for a box. A planter with straight walls looks the same at 0.28 mm as at 0.12, and is ready in less than half the time.":
    "تخيّل درجًا تراه من الجانب. على المنحدر الحاد تختفي الدرجات، وعلى المنحدر الخفيف تظهر. لذا تفيد الطبقات الدقيقة القباب والوجوه والانحناءات الهيّنة، ولا تفيد العلبة في شيء. أصيص بجدران مستقيمة يبدو عند 0.28 مم كما يبدو عند 0.12، ويجهز في أقل من نصف الوقت.",
  "Sharp corners and small letters seen from above are another matter. Those depend on the width of the nozzle or the size of a pixel on the screen, and no layer height will bring them back.":
    "أما الزوايا الحادة والأحرف الصغيرة المنظورة من أعلى فأمر آخر. تلك تتوقف على عرض الفوهة أو حجم البكسل على الشاشة، ولن يعيدها أي ارتفاع للطبقة.",
  "Filament: stay within the nozzle's comfort": "الخيوط: ابقَ ضمن ما يريح الفوهة",
  "A good rule is between a quarter and three quarters of the nozzle's bore. For the usual 0.4 mm nozzle:":
    "القاعدة الجيدة أن يكون ارتفاع الطبقة بين ربع ثقب الفوهة وثلاثة أرباعه. للفوهة المعتادة 0.4 مم:",
  "<strong>0.28 mm</strong> for boxes, brackets, large planters and anything behind a door.":
    "<strong>0.28 مم</strong> للعلب والحوامل والأصص الكبيرة وكل ما يُوضع خلف باب.",
  "<strong>0.20 mm</strong> for nearly everything else.":
    "<strong>0.20 مم</strong> لكل شيء آخر تقريبًا.",
  "<strong>0.12 mm</strong> for figures, dragons and lids with a gentle dome.":
    "<strong>0.12 مم</strong> للمجسّمات والتنانين والأغطية ذات القبة الخفيفة.",
  "Thick layers also stick to each other over a wider, hotter strip, so a bracket at 0.28 mm is usually stronger than one at 0.12. If you need both speed and strength, change to a 0.6 mm nozzle and print at 0.4 mm. It feels like a new machine.":
    "والطبقات السميكة يلتصق بعضها ببعض على شريط أعرض وأسخن، فالحامل عند 0.28 مم أقوى عادةً من حامل عند 0.12. وإذا كنت تحتاج إلى السرعة والقوة معًا، فانتقل إلى فوهة 0.6 مم واطبع عند 0.4 مم. ستشعر كأنها آلة جديدة.",
  "Resin: 0.05 is the answer more often than not": "الراتنج: 0.05 هو الجواب في أغلب الأحيان",
  "Resin layers are so thin already that the step is hard to see. At 0.05 mm a figure of ten centimetres takes about five hours; at 0.03 mm it takes more than eight, with more chances to fail along the way. We go down to 0.03 mm for jewellery masters and chess pieces that will not be painted, because paint hides the difference. Remember to change the exposure as well: thinner layers want less light, about a fifth less for 0.03 mm than for 0.05.":
    "طبقات الراتنج رقيقة أصلًا حتى يصعب أن ترى الدرجة. عند 0.05 مم يستغرق مجسّم من عشرة سنتيمترات نحو خمس ساعات، وعند 0.03 مم أكثر من ثمانٍ، مع فرص أكثر للفشل في الطريق. ننزل إلى 0.03 مم لنماذج الحلي الأصلية وقطع الشطرنج التي لن تُطلى، لأن الطلاء يخفي الفرق. وتذكّر تغيير التعريض أيضًا: الطبقات الأرق تحتاج إلى ضوء أقل، نحو خُمس أقل عند 0.03 مم مما عند 0.05.",
  "Let the slicer mix": "دع برنامج التقطيع يمزج",
  "Most slicers can vary the height along the print: thick where the walls are steep, thin where they curve over. It takes one click, gives nearly the finish of the finest setting, and often saves a third of the time. Tilting the model does similar good in resin, since it turns flat tops, which show every step, into slopes.":
    "معظم برامج التقطيع تستطيع تغيير الارتفاع على امتداد المطبوعة: سميك حيث الجدران قائمة، ورقيق حيث تنحني. لا يتطلب ذلك سوى نقرة، ويعطي تقريبًا تشطيب أدق إعداد، ويوفّر غالبًا ثلث الوقت. وإمالة النموذج تفيد في الراتنج بالطريقة نفسها، لأنها تحوّل الأسطح العلوية المستوية، التي تُظهر كل درجة، إلى منحدرات.",
  "When in doubt": "عند الشك",
  "Print the top two centimetres of the model alone, coarse and fine, side by side. Hold them at arm's length. If you cannot tell which is which, you have your answer, and several hours back.":
    "اطبع أعلى سنتيمترين من النموذج وحدهما، مرة بطبقات خشنة ومرة بطبقات دقيقة، جنبًا إلى جنب. وانظر إليهما على بعد ذراع. إذا لم تستطع التمييز بينهما فقد وجدت جوابك، ومعه ساعات عدة.",
}
