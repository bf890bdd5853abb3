import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Planters, vases and desk helpers. */
export const homeAndGardenTexts: SegmentTranslations = {
  // faceted-planter
  "Faceted Planter": "أصيص متعدد الأوجه",
  "Triangular facets outside, a hidden drip tray inside. Three sizes.":
    "أوجه مثلثة من الخارج، وصينية تصريف مخفية في الداخل. ثلاثة مقاسات.",
  "Faceted Planter with Drip Tray": "أصيص متعدد الأوجه مع صينية تصريف",
  "A 3D printed planter with triangular facets and a hidden drip tray, in terracotta, sage or charcoal, for 70, 100 or 130 mm pots. Made to order.":
    "أصيص مطبوع ثلاثي الأبعاد بأوجه مثلثة وصينية تصريف مخفية، بالتيراكوتا أو الأخضر المريمي أو الرمادي الفحمي، لأصص داخلية 70 أو 100 أو 130 مم. يُصنع عند الطلب.",
  "A planter for the window sill. Every facet catches the light differently, and water drains into a tray that clicks into the base, so it can stand on timber without leaving a ring.":
    "أصيص لحافة النافذة. كل وجه يلتقط الضوء بشكل مختلف، والماء ينصرف إلى صينية تُثبَّت في القاعدة بنقرة، فيقف على الخشب دون أن يترك حلقة.",
  "90 mm tall, 95 mm across, 110 g, for a 70 mm pot":
    "الارتفاع 90 مم، والقطر 95 مم، والوزن 110 غ، لأصيص داخلي 70 مم",
  "120 mm tall, 125 mm across, 190 g, for a 100 mm pot":
    "الارتفاع 120 مم، والقطر 125 مم، والوزن 190 غ، لأصيص داخلي 100 مم",
  "160 mm tall, 165 mm across, 340 g, for a 130 mm pot":
    "الارتفاع 160 مم، والقطر 165 مم، والوزن 340 غ، لأصيص داخلي 130 مم",
  "Matt PLA, a plastic made from corn starch, 2.4 mm walls":
    "\u200fPLA مطفأ، وهو بلاستيك من نشا الذرة، سماكة الجدران 2.4 مم",
  Drainage: "التصريف",
  "Six holes and a removable tray": "ستة ثقوب وصينية تُنزع",
  "Planter and tray. The plant is not included": "الأصيص والصينية. النبتة غير مشمولة",
  "Wash by hand in lukewarm water. PLA softens above 55 °C: keep it out of the dishwasher and off the dashboard of a car.":
    "اغسله يدويًا بماء فاتر. مادة PLA تلين فوق 55 درجة مئوية: لا تضعه في غسالة الصحون ولا على لوحة قيادة السيارة.",
  "We print it when you order, so it leaves Calliope within 5 to 6 business days.":
    "نطبعه حين تطلبه، فيخرج من كاليوبي خلال 5 إلى 6 أيام عمل.",
  // wave-vase
  "Wave Vase": "مزهرية الموجة",
  "One unbroken line, 180 metres long, wound into a wave.":
    "خط واحد متصل، طوله 180 مترًا، ملفوف على شكل موجة.",
  "Wave Vase for Dried Flowers": "مزهرية الموجة للأزهار المجففة",
  "A 200 mm vase wound from one unbroken line of plastic, with waves running round it. For dried flowers and grasses, in lagoon blue or sand.":
    "مزهرية 200 مم ملفوفة من خط بلاستيكي واحد متصل تدور حولها الأمواج. للأزهار والأعشاب المجففة، بأزرق البحيرة أو الرملي.",
  "A tall, light vase for dried grasses and flowers. The printer winds it from base to rim without stopping once, so there is no seam to turn to the wall.":
    "مزهرية طويلة خفيفة للأعشاب والأزهار المجففة. تلفّها الطابعة من القاعدة إلى الحافة دون أن تتوقف مرة واحدة، فلا وصلة فيها تديرها نحو الجدار.",
  "200 mm tall, 110 mm at its widest, opening 80 mm":
    "الارتفاع 200 مم، وأقصى عرض 110 مم، والفتحة 80 مم",
  "240 g, most of it in the base": "240 غ، معظمها في القاعدة",
  "PLA, 0.8 mm wall, weighted base": "\u200fPLA، جدار 0.8 مم، وقاعدة مثقّلة",
  "Lagoon blue or sand": "أزرق بحيرة أو رملي",
  "Dried stems. For fresh ones, stand a glass tube of up to 60 mm inside":
    "سيقان مجففة. وللأزهار الطازجة ضع في الداخل أنبوبًا زجاجيًا حتى 60 مم",
  // desk-organiser
  "Honeycomb Desk Organiser": "منظّم مكتب على شكل خلية نحل",
  "Three cups that click together, and grow with your desk.":
    "ثلاثة أكواب تتماسك بنقرة، وتنمو مع مكتبك.",
  "Honeycomb Desk Organiser, 3 Cups": "منظّم مكتب على شكل خلية نحل، 3 أكواب",
  "Three six-sided cups with magnets in their walls that click together for pens, brushes and small tools. 3D printed in slate or teal.":
    "ثلاثة أكواب سداسية بمغانط في جدرانها تتماسك بنقرة، للأقلام والفرش والأدوات الصغيرة. مطبوعة ثلاثية الأبعاد بالأردوازي أو البترولي.",
  "Tall for pencils, middle for markers, low for clips. Magnets inside the walls let you arrange them as you like, and click on another set later.":
    "طويل لأقلام الرصاص، ومتوسط لأقلام التخطيط، ومنخفض للمشابك. المغانط في الجدران تتيح لك ترتيبها كما تشاء، وإضافة طقم آخر لاحقًا.",
  Cups: "الأكواب",
  "120, 90 and 60 mm tall, 70 mm across each": "بارتفاع 120 و90 و60 مم، وعرض كل منها 70 مم",
  "280 g the set": "280 غ للطقم",
  "PLA with 6 mm magnets sealed inside, felt feet":
    "\u200fPLA مع مغانط 6 مم مغلقة في الداخل، وأقدام من اللباد",
  "Slate or teal": "أردوازي أو بترولي",
  "Three cups": "ثلاثة أكواب",
  "The magnets are printed in and cannot fall out. If a cup ever breaks, keep the pieces from children.":
    "المغانط مطبوعة في الداخل ولا يمكن أن تسقط. وإذا انكسر كوب يومًا فأبعِد القطع عن الأطفال.",
  // phone-stand
  "Phone Stand": "حامل هاتف",
  "Reading angle, a slot for the charging lead, and it does not tip.":
    "زاوية للقراءة، وفتحة لسلك الشحن، ولا ينقلب.",
  "Phone Stand with Slot for the Lead": "حامل هاتف بفتحة لسلك الشحن",
  "A sturdy 3D printed phone stand at reading angle, with a slot for the charging lead and rubber feet. Holds phones up to 90 mm wide, in a case.":
    "حامل هاتف متين مطبوع ثلاثي الأبعاد بزاوية للقراءة، مع فتحة لسلك الشحن وأقدام مطاطية. يتسع لهواتف بعرض حتى 90 مم مع غطائها.",
  "Holds your phone upright or sideways, in its case, while you cook, call or read. The charging lead comes up through the lip, and rubber feet keep it where you put it.":
    "يمسك هاتفك قائمًا أو جانبيًا، وهو في غطائه، بينما تطبخ أو تتصل أو تقرأ. يمر سلك الشحن من الحافة الأمامية، والأقدام المطاطية تبقيه حيث وضعته.",
  "110 mm tall, 85 mm wide, 95 mm deep": "الارتفاع 110 مم، والعرض 85 مم، والعمق 95 مم",
  "95 g": "95 غ",
  "Phones up to 90 mm wide and 14 mm thick, case included":
    "هواتف بعرض حتى 90 مم وسماكة حتى 14 مم، مع الغطاء",
  Angle: "الزاوية",
  "65 degrees": "65 درجة",
  "PETG, stiff, to 75 °C": "\u200fPETG، صلب، حتى 75 درجة مئوية",
  "Wipe with a damp cloth.": "امسحه بقماش رطب.",
}
