import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Christmas baubles and ornaments. */
export const christmasTexts: SegmentTranslations = {
  // phone-stand
  "Teal or rust": "بترولي أو صدئي",
  // door-sign
  Personalised: "قابل للتخصيص",
  // lattice-bauble
  "Lattice Bauble": "كرة زينة مشبّكة",
  "Open ribs, 80 mm across, and it bounces.": "أضلاع مفتوحة، بقطر 80 مم، وترتدّ إن سقطت.",
  "Lattice Christmas Bauble, 80 mm": "كرة ميلاد مشبّكة، 80 مم",
  "An open lattice bauble, 80 mm across and 18 grams light, in gold, white or copper. Put a fairy light inside and the pattern lands on the wall.":
    "كرة زينة مشبّكة مفتوحة بقطر 80 مم ووزن 18 غرامًا فقط، بالذهبي أو الأبيض أو النحاسي. ضع فيها ضوءًا صغيرًا فيرتسم نقشها على الجدار.",
  "Printed in one go, ribs crossing ribs. Tuck an LED fairy light inside and the pattern lands on the wall. It weighs 18 grams and survives cats.":
    "طُبعت دفعة واحدة، أضلاع تعبر أضلاعًا. أدخل فيها سلك أضواء LED فيرتسم نقشها على الجدار. تزن 18 غرامًا وتنجو من القطط.",
  "80 mm across": "القطر 80 مم",
  "18 g": "18 غ",
  "Silk PLA, metal cap, cotton loop": "\u200fPLA حريري، وغطاء معدني، وحلقة قطنية",
  "Gold, white or copper": "ذهبي أو أبيض أو نحاسي",
  "One bauble in a card box": "كرة واحدة في علبة من الكرتون",
  "Keep it in its box, out of hot roof spaces: PLA softens above 55 °C.":
    "احفظها في علبتها بعيدًا عن حرّ ما تحت السقف: مادة PLA تلين فوق 55 درجة مئوية.",
  "For LED lights only, which stay cool. No candles.": "لأضواء LED فقط، فهي تبقى باردة. بلا شموع.",
  // faceted-baubles
  "Faceted Baubles": "كرات زينة متعددة الأوجه",
  "Rust, teal and honey: three facet-cut baubles in a box.":
    "صدئي وبترولي وعسلي: ثلاث كرات متعددة الأوجه في علبة.",
  "Faceted Christmas Baubles, Set of 3": "كرات ميلاد متعددة الأوجه، طقم من 3",
  "Three facet-cut Christmas baubles in rust, teal and honey, 82 mm across, with 140 flat faces each. 3D printed, light, and hard to break.":
    "ثلاث كرات ميلاد متعددة الأوجه بالصدئي والبترولي والعسلي، بقطر 82 مم، لكل منها 140 وجهًا مسطحًا. مطبوعة ثلاثية الأبعاد وخفيفة ويصعب كسرها.",
  "A hundred and forty flat faces each, so they sparkle without glitter. The colours suit a native pine as well as a fir.":
    "لكل كرة مئة وأربعون وجهًا مسطحًا، فتلمع بلا بريق صناعي. وألوانها تناسب الصنوبر الأسترالي كما تناسب التنّوب.",
  "82 mm across": "القطر 82 مم",
  "90 g the set": "90 غ للطقم",
  "Three: rust, teal and honey": "ثلاث: صدئية وبترولية وعسلية",
  "Matt PLA, metal caps, cotton loops": "\u200fPLA مطفأ، وأغطية معدنية، وحلقات قطنية",
  "Three baubles in a card box": "ثلاث كرات في علبة من الكرتون",
  // name-bauble
  "Name Bauble": "كرة زينة بالاسم",
  "A name in raised cream letters, for this year and the next.":
    "اسم بأحرف كريمية بارزة، لهذا العام وللذي يليه.",
  "Personalised Name Bauble, 78 mm": "كرة ميلاد باسمك، 78 مم",
  "A glossy 78 mm Christmas bauble with a name of up to nine raised letters, in teal or rust. Made to order: order by 10 December for Christmas.":
    "كرة ميلاد لامعة بقطر 78 مم باسم حتى تسعة أحرف بارزة، بالبترولي أو الصدئي. تُصنع عند الطلب: اطلبها حتى 10 ديسمبر لتصل قبل عيد الميلاد.",
  "Up to nine letters, raised so that a small reader can trace them. Order by 10 December to have it for Christmas.":
    "حتى تسعة أحرف، بارزة ليتتبّعها القارئ الصغير بإصبعه. اطلبها حتى 10 ديسمبر لتكون عندك في عيد الميلاد.",
  "78 mm across": "القطر 78 مم",
  "32 g": "32 غ",
  "Up to nine letters, just as you type it": "حتى تسعة أحرف، كما تكتبها تمامًا",
  "Glossy PLA, metal cap, cotton loop": "\u200fPLA لامع، وغطاء معدني، وحلقة قطنية",
  "We print it when you order, so it leaves Calliope within 4 to 5 business days. It is made for you alone, so read the spelling twice.":
    "نطبعها حين تطلبها، فتخرج من كاليوبي خلال 4 إلى 5 أيام عمل. تُصنع لك وحدك، فاقرأ التهجئة مرتين.",
  // native-ornaments
  "Native Ornaments": "زينة من نباتات أستراليا",
  "Wattle, star, snow gum and tree, cut from three timbers.":
    "سنط ونجمة وأوكالبتوس ثلجي وشجرة، من ثلاثة أخشاب.",
  "Laser-Cut Native Ornaments, Set of 4": "زينة من نباتات أستراليا بالليزر، طقم من 4",
  "Wattle, snow gum, star and tree: four Christmas ornaments cut from plywood, acacia and walnut, about 75 mm across, strung on satin ribbon.":
    "سنط وأوكالبتوس ثلجي ونجمة وشجرة: أربع قطع زينة لعيد الميلاد من الخشب الرقائقي والأكاسيا والجوز، بعرض نحو 75 مم، معلّقة بشريط ساتان.",
  "Four ornaments that suit a summer Christmas, cut from offcuts of our coasters and signs, sanded by hand and strung on satin.":
    "أربع قطع زينة تليق بعيد ميلاد صيفي، قُصّت من بقايا قواعد الأكواب واللافتات، وصُنفرت يدويًا وعُلّقت بالساتان.",
  "About 75 mm across, 4 mm thick": "العرض نحو 75 مم، والسماكة 4 مم",
  "40 g the set": "40 غ للطقم",
  "Wattle and snow gum in plywood, star in acacia, tree in walnut":
    "السنط والأوكالبتوس الثلجي من الخشب الرقائقي، والنجمة من الأكاسيا، والشجرة من الجوز",
  "Satin, 150 mm": "ساتان، 150 مم",
  "Four ornaments in a card sleeve": "أربع قطع زينة في غلاف من الكرتون",
  "Keep dry. Dust with a soft brush.": "احفظها جافة. وأزل الغبار بفرشاة ناعمة.",
  // layered-tree
  "Layered Christmas Tree": "شجرة ميلاد بطبقات",
  "Three timbers, one slot-in foot, packs flat in January.":
    "ثلاثة أخشاب وقاعدة واحدة بشقوق، وتُحفظ مسطحة في يناير.",
  "Layered Laser-Cut Christmas Tree": "شجرة ميلاد بطبقات مقصوصة بالليزر",
  "A standing Christmas tree of plywood, acacia and walnut that slots together without glue and packs flat in January. 21 cm tall, 22 cm wide.":
    "شجرة ميلاد قائمة من الخشب الرقائقي والأكاسيا والجوز تُركّب بلا غراء وتُحفظ مسطحة في يناير. الارتفاع 21 سم والعرض 22 سم.",
  "Three trees slot into one foot, one behind the other. No glue, no needles, and in January it goes back into its envelope.":
    "ثلاث أشجار تدخل في قاعدة واحدة، الواحدة خلف الأخرى. بلا غراء وبلا إبر، وفي يناير تعود إلى مظروفها.",
  "210 mm tall, 220 mm wide, 90 mm deep": "الارتفاع 210 مم، والعرض 220 مم، والعمق 90 مم",
  "180 g": "180 غ",
  "Plywood, acacia and walnut, 4 mm": "خشب رقائقي وأكاسيا وجوز، 4 مم",
  "Flat, 220 × 240 mm": "مسطحة، 220 × 240 مم",
  "Three trees, foot, envelope to keep them in": "ثلاث أشجار، والقاعدة، ومظروف لحفظها",
  "Slide the three trees into the foot, smallest in front.":
    "أدخل الأشجار الثلاث في القاعدة، والصغرى في الأمام.",
  "If a slot is tight, rub it once with fine sandpaper.":
    "إذا ضاق أحد الشقوق فمرّر عليه ورق صنفرة ناعمًا مرة واحدة.",
}
