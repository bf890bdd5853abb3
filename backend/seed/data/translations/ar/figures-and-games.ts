import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Dragons, chess and dice towers. */
export const figuresAndGamesTexts: SegmentTranslations = {
  // articulated-dragon
  "Articulated Dragon": "تنّين بمفاصل",
  "Printed in one piece, with 24 joints that curl and slither.":
    "مطبوع قطعة واحدة، بـ24 مفصلًا تلتف وتنساب.",
  Favourite: "المفضّل",
  "Articulated Dragon, 30 or 55 cm": "تنّين بمفاصل، 30 أو 55 سم",
  "A jointed dragon printed in one piece that curls, slithers and hangs from a shelf. Three fading colours of silk PLA, 30 or 55 cm long.":
    "تنّين بمفاصل مطبوع قطعة واحدة يلتف وينساب ويتدلى من الرف. ثلاثة ألوان متدرّجة من PLA الحريري، بطول 30 أو 55 سم.",
  "Comes off the printer already moving: 24 joints, nothing to glue, nothing to lose. It rests round a monitor, hangs from a shelf and survives show and tell.":
    "يخرج من الطابعة وهو يتحرك: 24 مفصلًا، لا شيء يُلصق ولا شيء يضيع. يستريح حول شاشة، ويتدلى من رف، وينجو من عرضه على زملاء الصف.",
  "The colours fade from head to tail, so no two are quite the same.":
    "تتدرّج الألوان من الرأس إلى الذيل، فلا يتطابق اثنان تمامًا.",
  "30 cm": "30 سم",
  "300 mm long, 20 mm tall, 75 g": "الطول 300 مم، والارتفاع 20 مم، والوزن 75 غ",
  "55 cm": "55 سم",
  "550 mm long, 36 mm tall, 260 g": "الطول 550 مم، والارتفاع 36 مم، والوزن 260 غ",
  "Silk PLA": "\u200fPLA حريري",
  "Reef (teal to aqua), sunset (red to gold), dusk (violet to pink)":
    "الشعاب المرجانية (من البترولي إلى الأزرق المائي)، والغروب (من الأحمر إلى الذهبي)، والغسق (من البنفسجي إلى الوردي)",
  "Dust with a soft brush. A stiff joint loosens when you move it gently to and fro.":
    "أزل الغبار بفرشاة ناعمة. والمفصل المتيبّس يلين إذا حرّكته برفق ذهابًا وإيابًا.",
  "Not for children under 3: if something breaks, small parts come off. PLA softens above 55 °C, so do not leave it in a hot car.":
    "ليس للأطفال دون 3 سنوات: إذا انكسر شيء تنفصل قطع صغيرة. مادة PLA تلين فوق 55 درجة مئوية، فلا تتركه في سيارة حارة.",
  // dragon-egg
  "Baby Dragon in an Egg": "تنّين صغير في بيضة",
  "A 15 cm dragon curled up in a scaled egg that screws open.":
    "تنّين 15 سم ملتف في بيضة حرشفية تُفتح بالدوران.",
  "Baby Dragon in a Scaled Egg": "تنّين صغير في بيضة حرشفية",
  "A 15 cm jointed baby dragon curled up in a scaled egg that screws open and stands on its own ring. Green or purple silk PLA, from 3 years.":
    "تنّين صغير بمفاصل طوله 15 سم ملتف في بيضة حرشفية تُفتح بالدوران وتقف على حلقتها. PLA حريري أخضر أو بنفسجي، من 3 سنوات.",
  "Unscrew the egg and a small dragon uncurls. The egg stands on its own ring, and keeps coins or dice safe once the dragon has moved out.":
    "افتح البيضة فينبسط منها تنّين صغير. تقف البيضة على حلقتها، وتحفظ النقود أو النرد بعد أن يغادرها التنّين.",
  Egg: "البيضة",
  "90 mm tall, 70 mm across": "الارتفاع 90 مم، والقطر 70 مم",
  Dragon: "التنّين",
  "150 mm long, 14 joints": "الطول 150 مم، 14 مفصلًا",
  "125 g together": "125 غ معًا",
  "Egg, ring and dragon, in the same colour": "البيضة والحلقة والتنّين، باللون نفسه",
  "Dust with a soft brush.": "أزل الغبار بفرشاة ناعمة.",
  // chess-set
  "Turned Chess Set": "طقم شطرنج بطراز الخراطة",
  "Thirty-two weighted, felted pieces in cream and ebony.":
    "اثنتان وثلاثون قطعة مثقّلة بقاعدة من اللباد، بالكريمي والأبنوسي.",
  "Turned Chess Set, 32 Weighted Pieces": "طقم شطرنج بطراز الخراطة، 32 قطعة مثقّلة",
  "Thirty-two chess pieces in cream and ebony tough resin, weighted and felted, with a 98 mm king. For boards with 50 to 55 mm squares.":
    "اثنتان وثلاثون قطعة شطرنج كريمية وأبنوسية من الراتنج المتين، مثقّلة بقاعدة من اللباد، وملك بارتفاع 98 مم. لألواح بمربعات من 50 إلى 55 مم.",
  "A full set for club boards, with a king of 98 mm. We print it in our tough resin at 0.03 mm layers, so the collars look turned on a lathe. A steel washer under green felt gives each piece a proper thud.":
    "طقم كامل لألواح النوادي، بملك ارتفاعه 98 مم. نطبعه من راتنجنا المتين بطبقات 0.03 مم، فتبدو الأطواق كأنها خُرطت على مخرطة. وحلقة فولاذية تحت لباد أخضر تعطي كل قطعة وقعًا رصينًا.",
  King: "الملك",
  "98 mm tall, base 40 mm": "الارتفاع 98 مم، والقاعدة 40 مم",
  Pawn: "البيدق",
  "50 mm tall, base 30 mm": "الارتفاع 50 مم، والقاعدة 30 مم",
  "1.2 kg the set": "1.2 كغ للطقم",
  "Tough resin, fully cured, with steel and felt": "راتنج متين مصلّب تمامًا، مع فولاذ ولباد",
  "Boards with squares of 50 to 55 mm": "ألواح بمربعات من 50 إلى 55 مم",
  "32 pieces in a box with compartments. No board": "32 قطعة في علبة مقسّمة. بلا لوح",
  "Dust with a soft brush. Keep out of direct sun, which yellows the cream.":
    "أزل الغبار بفرشاة ناعمة. أبعِده عن الشمس المباشرة، فهي تصفّر الكريمي.",
  "Not for children under 3: small, heavy pieces.": "ليس للأطفال دون 3 سنوات: قطع صغيرة ثقيلة.",
  // dice-tower
  "Castle Dice Tower": "برج نرد على هيئة قلعة",
  "Three baffles inside, felt at the gate, no cocked dice.":
    "ثلاثة حواجز في الداخل، ولباد عند البوابة، ولا نرد مائل.",
  "Castle Dice Tower, 21 cm": "برج نرد على هيئة قلعة، 21 سم",
  "A 21 cm brick dice tower with three baffles inside and felt at the gate, for up to six dice at a time. Dry-brushed by hand in stone or sandstone.":
    "برج نرد بنقش الطوب بارتفاع 21 سم، بثلاثة حواجز في الداخل ولباد عند البوابة، لستة أحجار نرد في المرة. ملوّن يدويًا بالفرشاة الجافة، بالحجري أو بلون الحجر الرملي.",
  "Drop the dice in at the battlements. They tumble over three steps and roll out through the gate, on felt that is quiet enough for a sleeping house.":
    "أسقط النرد من أعلى الأسوار، فيتدحرج على ثلاث درجات ويخرج من البوابة على لباد يكتم الصوت فلا يوقظ أهل البيت.",
  "210 mm tall, 130 mm wide, 140 mm deep": "الارتفاع 210 مم، والعرض 130 مم، والعمق 140 مم",
  "430 g": "430 غ",
  Takes: "يستوعب",
  "Dice up to 22 mm, six at a time": "نرد حتى 22 مم، ستة في المرة",
  "PLA, dry-brushed by hand, and felt": "\u200fPLA ملوّن يدويًا بالفرشاة الجافة، ولباد",
  "Stone or sandstone": "حجري أو حجر رملي",
  "Tower only, no dice": "البرج فقط، بلا نرد",
}
