import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Menus, categories and their texts for search engines. */
export const siteTexts: SegmentTranslations = {
  "| Curlew Print Co.": "| Curlew Print Co.",
  Shop: "المتجر",
  Resin: "الراتنج",
  "Night Lights": "المصابيح الليلية",
  "Seasonal Specials": "عروض المواسم",
  Blog: "المدونة",
  About: "من نحن",
  Contact: "تواصل معنا",
  "3D Printed Products": "منتجات الطباعة ثلاثية الأبعاد",
  Accessories: "المستلزمات",
  Easter: "عيد الفصح",
  "Prints and Models": "مطبوعات ونماذج",
  Specials: "عروض خاصة",
  Lithophanes: "الليثوفان",
  "Custom Orders": "طلبات خاصة",
  "Gift Vouchers": "قسائم الهدايا",
  "Shipping and Returns": "الشحن والإرجاع",
  "Terms and Conditions": "الشروط والأحكام",
  "Privacy Policy": "سياسة الخصوصية",
  "Resin Safety": "السلامة مع الراتنج",
  "Laser Cutting Service": "خدمة القص بالليزر",
  "Contact Us": "تواصل معنا",
  "Questions and Answers": "أسئلة وأجوبة",
  Gallery: "معرض الصور",
  "Workshop Tours": "جولات في الورشة",
  "Safe Work Australia: working with chemicals":
    "هيئة Safe Work Australia: العمل مع المواد الكيميائية (بالإنجليزية)",
  "ACCC: consumer rights and guarantees": "هيئة ACCC: حقوق المستهلك والضمانات (بالإنجليزية)",
  "Poisons Information Centre, 13 11 26": "مركز معلومات السموم في أستراليا، \u206613 11 26\u2069",
  "Inkscape: free drawing program, saves SVG": "برنامج Inkscape: رسم مجاني، يحفظ بصيغة SVG",
  "LibreCAD: free drafting program, saves DXF": "برنامج LibreCAD: رسم هندسي مجاني، يحفظ بصيغة DXF",
  "FreeCAD: free modelling program, saves STEP":
    "برنامج FreeCAD: تصميم مجسّمات مجاني، يحفظ بصيغة STEP",
  "Printables: free models to print": "موقع Printables: نماذج مجانية للطباعة",
  "Thingiverse: more of them": "موقع Thingiverse: المزيد منها",
  "OpenSCAD: draw models by writing them down": "برنامج OpenSCAD: ارسم النماذج بكتابتها",
  "Printing resin, tools, 3D prints, night lights, seasonal gifts and laser-cut timber. Orders leave Calliope within 2 to 3 business days.":
    "راتنج طباعة وأدوات ومطبوعات ثلاثية الأبعاد ومصابيح ليلية وهدايا للمواسم وخشب مقصوص بالليزر. تخرج الطلبات من كاليوبي خلال 2 إلى 3 أيام عمل.",
  "Resin and tools for your own printer, and things made on ours. What is on the shelf leaves Calliope within 2 to 3 business days.":
    "راتنج وأدوات لطابعتك، وأشياء صنعناها بطابعاتنا. ما هو على الرف يخرج من كاليوبي خلال 2 إلى 3 أيام عمل.",
  "Planters, vases, keepsake pendants, mini urns, cookie cutters and desk helpers, 3D printed in our workshop near Gladstone, Queensland.":
    "أصص ومزهريات وقلادات تذكارية وجرار رماد صغيرة وقطّاعات بسكويت ومستلزمات للمكتب، مطبوعة ثلاثية الأبعاد في ورشتنا قرب غلادستون في كوينزلاند.",
  "Planters, vases, keepsakes, kitchen tools and desk helpers from our own printers. Where we make a piece to order, its page says how long that takes.":
    "أصص ومزهريات وتذكارات وأدوات للمطبخ والمكتب من طابعاتنا. وما نصنعه عند الطلب تذكر صفحته المدة التي يستغرقها.",
  "Wash tubs, curing lights, beakers, bottles, FEP film, gloves, nozzles and scrapers for resin and filament printers, posted Australia-wide.":
    "أحواض غسل ومصابيح تصليب وأكواب مدرّجة وزجاجات وأغشية FEP وقفازات وفوهات ومكاشط لطابعات الراتنج والخيوط، مع الشحن إلى جميع أنحاء أستراليا.",
  "Everything around the printer: washing, curing, pouring, storing and scraping. It is what stands on our own bench.":
    "كل ما يحيط بالطابعة: للغسل والتصليب والصب والتخزين والكشط. وهو نفسه ما نضعه على طاولة عملنا.",
  "Wash and Cure": "الغسل والتصليب",
  "Wash and Cure Resin Prints": "غسل مطبوعات الراتنج وتصليبها",
  "UV curing lights, solar turntables and sealed wash tubs with baskets: all you need to get from a sticky resin print to a hard, dry one.":
    "مصابيح تصليب UV وأقراص دوّارة تعمل بالطاقة الشمسية وأحواض غسل محكمة الإغلاق بسلال: كل ما يلزم لتحويل مطبوعة راتنج لزجة إلى قطعة صلبة جافة.",
  "Tubs to wash prints in, a lamp to harden them, and a turntable so that every side gets its share.":
    "أحواض تغسل فيها مطبوعاتك، ومصباح يصلّبها، وقرص دوّار لينال كل جانب نصيبه.",
  "Bottles and Beakers": "الزجاجات والأكواب المدرّجة",
  "Beakers, Bottles and Funnels": "أكواب مدرّجة وزجاجات وأقماع",
  "Graduated beakers, amber and clear bottles, funnels with paper filters and scents, for measuring, filtering and storing resin and alcohol.":
    "أكواب مدرّجة وزجاجات كهرمانية وشفافة وأقماع بمرشحات ورقية وعطور، لقياس الراتنج والكحول وترشيحهما وتخزينهما.",
  "Measure it, mix it, filter it, and keep it out of the light.":
    "قِسه واخلطه ورشّحه، واحفظه بعيدًا عن الضوء.",
  "Tools and Parts": "الأدوات وقطع الغيار",
  "Printer Tools and Spare Parts": "أدوات الطابعات وقطع غيارها",
  "FEP film, flexible build plates, brass nozzles, scrapers, nitrile gloves and silicone mats: spares and tools for resin and filament printers.":
    "أغشية FEP ومنصات طباعة مرنة وفوهات من النحاس الأصفر ومكاشط وقفازات نتريل وحصائر سيليكون: قطع غيار وأدوات لطابعات الراتنج والخيوط.",
  "The small things that wear out, and the tools that save a print.":
    "الأشياء الصغيرة التي تبلى، والأدوات التي تنقذ مطبوعة.",
  "Easter baskets with a name on the bow, surprise eggs to fill and bunny egg cups, 3D printed in Queensland to come out again every year.":
    "سلال عيد الفصح باسم على الشريط، وبيض مفاجآت للحشو، وكؤوس بيض على هيئة أرانب، مطبوعة ثلاثية الأبعاد في كوينزلاند لتعود كل عام.",
  "Baskets, eggs and egg cups to bring out every year. Order names 10 business days before Easter.":
    "سلال وبيض وكؤوس بيض تُخرجها كل عام. اطلب القطع التي تحمل أسماء قبل عيد الفصح بـ10 أيام عمل.",
  "Moon, mushroom and cloud lamps with warm, cool-running LEDs, and lithophane lamps made from your own photo. Made near Gladstone.":
    "مصابيح على هيئة قمر وفطر وغيمة بإضاءة LED دافئة لا تسخن، ومصابيح ليثوفان من صورتك الخاصة. صُنعت قرب غلادستون.",
  "Lamps with warm LEDs that stay cool to the touch. They run from USB and have three levels; the lowest is dim enough to sleep beside.":
    "مصابيح بإضاءة LED دافئة تبقى باردة الملمس. تعمل عبر USB ولها ثلاث درجات، وأضعفها خافتة بما يكفي لتنام بجانبها.",
  "Moons and Characters": "أقمار وشخصيات",
  "Moon and Mushroom Night Lights": "مصابيح ليلية: قمر وفطر",
  "Moon, mushroom and rain cloud night lights for children's rooms: warm white LEDs, three levels, cool to the touch, and run from any USB plug.":
    "مصابيح ليلية لغرف الأطفال على هيئة قمر وفطر وغيمة ماطرة: إضاءة LED بيضاء دافئة، ثلاث درجات، باردة الملمس، وتعمل من أي منفذ USB.",
  "Gentle company for small bedrooms: a moon, a mushroom and a cloud.":
    "رفقة لطيفة لغرف النوم الصغيرة: قمر وفطر وغيمة.",
  "Lithophanes from Your Photo": "ليثوفان من صورتك",
  "Photo lithophane lamps and panels printed from your own picture, with a preview before we print. Warm LED, timber foot, made near Gladstone.":
    "مصابيح ولوحات ليثوفان تُطبع من صورتك، مع معاينة قبل الطباعة. إضاءة LED دافئة وقاعدة خشبية، صُنعت قرب غلادستون.",
  "Your own photo, hidden in a white wall until the light comes on. You see a preview before we print.":
    "صورتك أنت، مختبئة في جدار أبيض حتى يُضاء المصباح. ترى معاينة قبل أن نطبع.",
  "Jointed dragons, chess sets and dice towers from our printers, and coasters, door signs and key tags from our laser. Made in Queensland.":
    "تنانين بمفاصل وأطقم شطرنج وأبراج نرد من طابعاتنا، وقواعد أكواب ولافتات أبواب وميداليات مفاتيح من ليزرنا. صُنعت في كوينزلاند.",
  "Figures for the shelf, pieces for the game table, and timber cut by laser.":
    "مجسّمات للرف، وقطع لطاولة اللعب، وخشب مقصوص بالليزر.",
  "Figures and Games": "المجسّمات والألعاب",
  "3D Printed Figures and Games": "مجسّمات وألعاب مطبوعة ثلاثية الأبعاد",
  "Jointed dragons in fading colours, baby dragons in eggs, weighted chess sets and castle dice towers, 3D printed in our Queensland workshop.":
    "تنانين بمفاصل وألوان متدرّجة، وصغار تنانين في بيضها، وأطقم شطرنج مثقّلة وأبراج نرد كالقلاع، مطبوعة ثلاثية الأبعاد في ورشتنا في كوينزلاند.",
  "Dragons, chess and dice towers, printed to be handled and not only looked at.":
    "تنانين وشطرنج وأبراج نرد، طُبعت لتُمسك باليد لا ليُنظر إليها فحسب.",
  "Laser-Cut Timber": "خشب مقصوص بالليزر",
  "Laser-Cut Timber Gifts": "هدايا من خشب مقصوص بالليزر",
  "Laser-cut coasters, door signs, key tags and ornaments in plywood, acacia and walnut, etched and oiled by hand in Calliope, Queensland.":
    "قواعد أكواب ولافتات أبواب وميداليات مفاتيح وزينة مقصوصة بالليزر من الخشب الرقائقي والأكاسيا والجوز، محفورة ومزيّتة يدويًا في كاليوبي، كوينزلاند.",
  "Cut and etched in real timber, sanded and oiled by hand. Names and initials are cut to order.":
    "قصّ وحفر في خشب حقيقي، مصنفر ومزيّت يدويًا. نقص الأسماء والأحرف الأولى عند الطلب.",
  "Standard, tough, flexible and water-washable 405 nm resin for LCD and DLP printers, in 500 g and 1 kg bottles, with settings that work.":
    "راتنج 405 نانومتر قياسي ومتين ومرن وقابل للغسل بالماء لطابعات LCD وDLP، في زجاجات 500 غ و1 كغ، مع إعدادات ناجحة.",
  "405 nm resin we print with ourselves, for every common LCD and DLP printer. Not sure which? Standard suits most prints, tough takes knocks, water-washable needs no alcohol.":
    "راتنج 405 نانومتر نطبع به نحن أيضًا، لكل طابعات LCD وDLP الشائعة. لست متأكدًا أيها تختار؟ القياسي يناسب معظم المطبوعات، والمتين يتحمل الصدمات، والقابل للغسل بالماء لا يحتاج إلى كحول.",
  "Standard Resin": "الراتنج القياسي",
  "Standard 405 nm Printing Resin": "راتنج طباعة قياسي 405 نانومتر",
  "Standard and plant-based 405 nm resin in 500 g and 1 kg bottles, and a pastel set of four: crisp detail, little smell, settings included.":
    "راتنج 405 نانومتر قياسي ونباتي في زجاجات 500 غ و1 كغ، وطقم باستيل من أربعة ألوان: تفاصيل دقيقة ورائحة خفيفة وإعدادات مرفقة.",
  "Crisp detail, little smell and easy settings: the place to start.":
    "تفاصيل دقيقة ورائحة خفيفة وإعدادات سهلة: من هنا تبدأ.",
  "Tough and Flexible Resin": "الراتنج المتين والمرن",
  "ABS-like, flexible and high-temperature 405 nm resin for parts with work to do: brackets, grips, seals, moulds and pieces that get dropped.":
    "راتنج 405 نانومتر شبيه بمادة ABS ومرن وللحرارة العالية، لقطع عليها عمل تؤديه: حوامل ومقابض وحشوات وقوالب وقطع تتعرض للسقوط.",
  "For parts that are dropped, bent, screwed together or heated.":
    "لقطع تسقط أو تُثنى أو تُربط بالبراغي أو تسخن.",
  "Water-Washable Resin": "الراتنج القابل للغسل بالماء",
  "Water-Washable Printing Resin": "راتنج طباعة قابل للغسل بالماء",
  "Water-washable 405 nm resin in four plain and four see-through colours, in 500 g and 1 kg bottles: rinses clean without any alcohol.":
    "راتنج 405 نانومتر قابل للغسل بالماء بأربعة ألوان معتمة وأربعة شفافة، في زجاجات 500 غ و1 كغ: يُغسل دون أي كحول.",
  "Rinses clean in tap water, with no alcohol to buy or store. The used water goes in the sun, never down a drain.":
    "يُشطف بماء الصنبور، فلا كحول تشتريه أو تخزّنه. أما ماء الغسل فمكانه الشمس، ولا يُسكب في المصرف أبدًا.",
  "This month's lower prices on printing resin, curing lights, build plates, prints and laser-cut gifts from our workshop, while they last.":
    "أسعار مخفّضة هذا الشهر على راتنج الطباعة ومصابيح التصليب ومنصات الطباعة والمطبوعات وهدايا الليزر من ورشتنا، حتى نفاد الكمية.",
  "Good things at a lower price, while they last.": "أشياء جيدة بسعر أقل، حتى نفاد الكمية.",
  "Name baubles, laser-cut ornaments and presents for a summer Christmas, made near Gladstone. Order names and photos by 10 December.":
    "كرات زينة بالأسماء وزينة مقصوصة بالليزر وهدايا لعيد ميلاد صيفي، صُنعت قرب غلادستون. اطلب ما يحمل اسمًا أو صورة حتى 10 ديسمبر.",
  "Baubles, ornaments and presents for a summer Christmas. Order anything with a name or a photo by 10 December.":
    "كرات وزينة وهدايا لعيد ميلاد صيفي. اطلب كل ما يحمل اسمًا أو صورة حتى 10 ديسمبر.",
  "3D Printing Resin, Prints and Laser-Cut Gifts | Curlew":
    "راتنج طباعة ومطبوعات وهدايا مقصوصة بالليزر | Curlew",
  "Printing resin and tools we use ourselves, 3D prints, night lights and laser-cut timber, made near Gladstone, Queensland and posted Australia-wide.":
    "راتنج طباعة وأدوات نستخدمها بأنفسنا ومطبوعات ثلاثية الأبعاد ومصابيح ليلية وخشب مقصوص بالليزر، من ورشة قرب غلادستون في كوينزلاند إلى كل أستراليا.",
  "Shop by Category | Curlew Print Co.": "تسوّق حسب الفئة | Curlew Print Co.",
  "3D Printed Planters, Keepsakes and Gifts | Curlew":
    "أصص وتذكارات وهدايا مطبوعة ثلاثية الأبعاد | Curlew",
  "3D Printing Accessories and Tools | Curlew Print Co.":
    "مستلزمات الطباعة ثلاثية الأبعاد وأدواتها | Curlew",
  "Easter Baskets, Eggs and Egg Cups | Curlew Print Co.":
    "سلال وبيض وكؤوس بيض لعيد الفصح | Curlew Print Co.",
  "3D Printed Night Lights and Lithophanes | Curlew":
    "مصابيح ليلية وليثوفان مطبوعة ثلاثية الأبعاد | Curlew",
  "Dragons, Games and Laser-Cut Timber | Curlew": "تنانين وألعاب وخشب مقصوص بالليزر | Curlew",
  "405 nm 3D Printing Resin, Australia-Wide | Curlew":
    "راتنج طباعة 405 نانومتر، لكل أستراليا | Curlew",
  "Specials on Resin, Tools and Prints | Curlew Print Co.":
    "عروض على الراتنج والأدوات والمطبوعات | Curlew Print Co.",
  "Christmas Baubles, Ornaments and Gifts | Curlew": "كرات وزينة وهدايا لعيد الميلاد | Curlew",
}
