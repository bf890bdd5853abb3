import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Lamps, turntables and tubs. */
export const washAndCureTexts: SegmentTranslations = {
  // uv-curing-light
  "UV Curing Light": "مصباح تصليب UV",
  "A bendable 405 nm lamp with a timer. Most prints cure in 5 minutes.":
    "مصباح 405 نانومتر قابل للثني مع مؤقّت. معظم المطبوعات تتصلّب في 5 دقائق.",
  Starter: "للمبتدئين",
  "UV Curing Light, 405 nm Desk Lamp": "مصباح تصليب UV مكتبي، 405 نانومتر",
  "A 405 nm desk lamp with a bendable neck and a timer that cures resin prints in about five minutes. 240 V, 20 W, with safety glasses.":
    "مصباح مكتبي 405 نانومتر بعنق قابل للثني ومؤقّت، يصلّب مطبوعات الراتنج في نحو خمس دقائق. 240 فولت، 20 واط، مع نظارات واقية.",
  "Sunlight cures unevenly and warps thin parts. This lamp puts an even 405 nm light where you want it and turns itself off after 3, 5 or 10 minutes.":
    "ضوء الشمس يصلّب بلا انتظام ويلوي الأجزاء الرفيعة. هذا المصباح يضع ضوء 405 نانومتر منتظمًا حيث تريده، وينطفئ تلقائيًا بعد 3 أو 5 أو 10 دقائق.",
  "The neck bends and stays put, so you can light tall models and awkward hollows from the side.":
    "ينثني العنق ويثبت في مكانه، فيمكنك إضاءة النماذج الطويلة والتجاويف الصعبة من الجانب.",
  "300 mm tall at full stretch, foot 120 mm across":
    "الارتفاع 300 مم عند أقصى امتداد، وقطر القاعدة 120 مم",
  "640 g": "640 غ",
  "36 LEDs, 405 nm, 20 W": "36 وحدة LED، 405 نانومتر، 20 واط",
  Timer: "المؤقّت",
  "3, 5 or 10 minutes": "3 أو 5 أو 10 دقائق",
  "240 V plug pack to 12 V, Australian pins, 1.8 m lead":
    "محوّل 240 فولت إلى 12 فولت، بقابس أسترالي، وسلك 1.8 م",
  Cures: "يصلّب",
  "Prints up to about 200 mm tall; larger ones in turns":
    "مطبوعات حتى نحو 200 مم ارتفاعًا، والأكبر على مراحل",
  "Lamp, plug pack, yellow safety glasses": "المصباح، والمحوّل، ونظارات واقية صفراء",
  Warranty: "الضمان",
  "12 months from the maker, on top of your rights under the Australian Consumer Law":
    "12 شهرًا من المصنّع، إضافة إلى حقوقك بموجب قانون المستهلك الأسترالي",
  "Wash the print and let it dry fully.": "اغسل المطبوعة ودعها تجف تمامًا.",
  "Stand it on a turntable, 150 mm below the lamp.":
    "ضعها على قرص دوّار، على بعد 150 مم تحت المصباح.",
  "Cure for 5 minutes, turn it over, and cure for 2 more.":
    "صلّب لمدة 5 دقائق، ثم اقلبها وصلّب دقيقتين أخريين.",
  "Unplug it and wipe the lens with a dry cloth.": "افصله عن الكهرباء وامسح العدسة بقماش جاف.",
  "Put the glasses on first and do not look into the light: 405 nm harms eyes before it feels bright. Not for skin or nails, and not within reach of children. The head gets warm, to about 45 °C.":
    "ضع النظارات أولًا ولا تنظر إلى الضوء: ضوء 405 نانومتر يؤذي العينين قبل أن يبدو ساطعًا. ليس للجلد أو الأظافر، ولا يُترك في متناول الأطفال. يسخن رأس المصباح إلى نحو 45 درجة مئوية.",
  // solar-turntable
  "Solar Turntable": "قرص دوّار بالطاقة الشمسية",
  "Turns by the light of the lamp, so that every side is cured.":
    "يدور بضوء المصباح، فيتصلّب كل جانب.",
  "Solar Turntable for Curing Resin Prints": "قرص دوّار شمسي لتصليب مطبوعات الراتنج",
  "A mirrored turntable driven by the light of the curing lamp itself, so that prints cure evenly all round. 140 mm plate, no batteries.":
    "قرص دوّار بمرآة يحرّكه ضوء مصباح التصليب نفسه، فتتصلّب المطبوعات بانتظام من كل الجوانب. قطر القرص 140 مم، بلا بطاريات.",
  "A small solar cell in the foot turns the plate whenever the curing lamp is on. No batteries, no switch. The mirrored top throws light up under overhangs.":
    "خلية شمسية صغيرة في القاعدة تدير القرص ما دام مصباح التصليب مضاءً. بلا بطاريات وبلا مفتاح. والسطح العاكس يلقي الضوء إلى أعلى تحت الأجزاء المتدلية.",
  "140 mm across, 36 mm tall": "القطر 140 مم، والارتفاع 36 مم",
  "210 g": "210 غ",
  "Prints up to 500 g": "مطبوعات حتى 500 غ",
  Speed: "السرعة",
  "About 6 turns a minute under our curing light": "نحو 6 دورات في الدقيقة تحت مصباح التصليب لدينا",
  "405 nm lamps of 10 W or more, and direct sun":
    "مصابيح 405 نانومتر بقدرة 10 واط أو أكثر، وأشعة الشمس المباشرة",
  "None needed": "لا حاجة إليها",
  "Keep resin off the mirror. Wipe it with alcohol on a soft cloth.":
    "أبعِد الراتنج عن المرآة. امسحها بالكحول على قماش ناعم.",
  // ipa-wash-tub
  "IPA Wash Tub": "حوض غسل بالكحول (IPA)",
  "Dunk, drain, done: a sealed tub with a lift-out basket.":
    "اغمس وصفِّ وانتهيت: حوض محكم الإغلاق بسلة تُرفع.",
  "Resin Print Wash Tub with Basket": "حوض غسل لمطبوعات الراتنج مع سلة",
  "A sealed tub with a lift-out basket to wash resin prints in alcohol or water. One litre or three, so hands and air stay clean. Sold empty.":
    "حوض محكم الإغلاق بسلة تُرفع لغسل مطبوعات الراتنج بالكحول أو الماء. لتر واحد أو ثلاثة، فتبقى يداك نظيفتين والهواء نقيًا. يُباع فارغًا.",
  "Put prints in the basket, close the lid, swirl for three minutes, lift and let drain. The basket hooks on the rim, so your hands stay out of the alcohol, and the seal keeps it from evaporating between prints.":
    "ضع المطبوعات في السلة وأغلق الغطاء وحرّك لمدة ثلاث دقائق، ثم ارفعها ودعها تصفّي. تتعلق السلة بالحافة فتبقى يداك بعيدتين عن الكحول، والحشوة المحكمة تمنعه من التبخر بين مطبوعة وأخرى.",
  "Two tubs wash best: one for the dirty bath and one for the clean.":
    "الغسل في حوضين أفضل: واحد للحمّام المتسخ وآخر للنظيف.",
  "140 mm across, 170 mm tall, basket 110 × 120 mm, 310 g":
    "القطر 140 مم، والارتفاع 170 مم، والسلة 110 × 120 مم، والوزن 310 غ",
  "200 mm across, 260 mm tall, basket 160 × 200 mm, 620 g":
    "القطر 200 مم، والارتفاع 260 مم، والسلة 160 × 200 مم، والوزن 620 غ",
  "Polypropylene with a silicone seal": "بولي بروبيلين مع حشوة من السيليكون",
  "Isopropyl alcohol, methylated spirits, water": "كحول الأيزوبروبيل، الكحول الميثيلي، الماء",
  "Tub, basket and lid. No alcohol: we cannot post it, but chemists and hardware shops have it":
    "الحوض والسلة والغطاء. بلا كحول: لا يمكننا إرساله بالبريد، لكنك تجده في الصيدليات ومتاجر العدد",
  "Fill to two thirds.": "املأه حتى الثلثين.",
  "Wash for 3 minutes, then again in a clean bath.": "اغسل لمدة 3 دقائق، ثم مرة أخرى في حمّام نظيف.",
  "When the first bath is cloudy, stand the closed tub in the sun for a day, let it settle, filter it and use it again.":
    "عندما يتعكر الحمّام الأول، ضع الحوض مغلقًا في الشمس يومًا، ودع الرواسب تستقر، ثم رشّحه واستخدمه من جديد.",
  "Rinse the tub with water and dry it. Wipe the seal now and then.":
    "اشطف الحوض بالماء وجفّفه. وامسح الحشوة بين حين وآخر.",
  "Alcohol burns: keep it from flames, sparks and hot cars, and open a window. Dirty alcohol never goes down a drain.":
    "الكحول يشتعل: أبعِده عن اللهب والشرر والسيارات الحارة، وافتح نافذة. والكحول المتسخ لا يُسكب في المصرف أبدًا.",
  "Sold empty. Alcohol cannot be posted; buy it locally.":
    "يُباع فارغًا. لا يمكن إرسال الكحول بالبريد، فاشترِه من متجر قريب منك.",
}
