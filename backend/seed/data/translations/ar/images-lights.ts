import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of images: night lights, Easter, Christmas, the workshop and vouchers. */
export const lightAndSeasonImages: SegmentTranslations = {
  "Moon night light glowing warmly on a bedside shelf":
    "مصباح القمر الليلي يتوهج بدفء على رف بجانب السرير",
  "Moon night light switched off, showing its craters": "مصباح القمر الليلي مطفأً تظهر فوهاته",
  "Seas and craters of the moon night light, close up": "بحار مصباح القمر الليلي وفوهاته عن قرب",
  "Moon night lights of 12, 15 and 18 centimetres, all lit":
    "مصابيح القمر الليلية 12 و15 و18 سنتيمترًا، كلها مضاءة",
  "Moon night light, 15 centimetres across, beside a ruler":
    "مصباح القمر الليلي بقطر 15 سنتيمترًا بجانب مسطرة",
  "Mushroom lamp with a red, spotted cap, switched off": "مصباح فطر بقبعة حمراء منقّطة، مطفأ",
  "Mushroom lamp with a teal, spotted cap, switched off": "مصباح فطر بقبعة بترولية منقّطة، مطفأ",
  "Red mushroom lamp lit beside a book in the evening": "مصباح فطر أحمر مضاء بجانب كتاب في المساء",
  "Teal cap lifted off the stem, showing the LED":
    "القبعة البترولية مرفوعة عن الساق تظهر تحتها إضاءة LED",
  "Cloud lamp with three blue drops, lit in a dark room":
    "مصباح غيمة بثلاث قطرات زرقاء مضاء في غرفة مظلمة",
  "Cloud lamp with three blue drops by day": "مصباح غيمة بثلاث قطرات زرقاء في النهار",
  "Three clear blue drops below the cloud, close up": "ثلاث قطرات زرقاء شفافة تحت الغيمة، عن قرب",
  "Lithophane lamp lit, showing a sunset behind a gum tree":
    "مصباح ليثوفان مضاء يُظهر غروبًا خلف شجرة أوكالبتوس",
  "Lithophane lamp switched off, nearly white": "مصباح ليثوفان مطفأ، يكاد يكون أبيض",
  "Gum tree and lake in the lit wall of the lamp, close up":
    "شجرة أوكالبتوس وبحيرة في جدار المصباح المضاء، عن قرب",
  "Lithophane lamp beside a ruler: 16 centimetres tall":
    "مصباح ليثوفان بجانب مسطرة: ارتفاعه 16 سنتيمترًا",
  "Lithophane panel lit from behind, showing gum trees at sunset":
    "لوحة ليثوفان مضاءة من الخلف تُظهر أشجار أوكالبتوس عند الغروب",
  "Lithophane panel by day on a shelf beside a planter": "لوحة ليثوفان في النهار على رف بجانب أصيص",
  "Edge of the panel in the slot of its hoop pine foot":
    "حافة اللوحة في شق قاعدتها من خشب الأروكاريا",
  "Straw-coloured Easter basket with patterned eggs and a teal bow":
    "سلة عيد فصح بلون القش مع بيض منقوش وشريط بترولي",
  "Sage green Easter basket with patterned eggs and a rust bow":
    "سلة عيد فصح خضراء مريمية مع بيض منقوش وشريط صدئي",
  "Lilac Easter basket with patterned eggs and a golden bow":
    "سلة عيد فصح ليلكية مع بيض منقوش وشريط ذهبي",
  "Bow with the name Elsie and weave of the basket, close up": "شريط باسم Elsie وجدل السلة عن قرب",
  "Four zigzag-patterned eggs in aqua, blush, lilac and wattle":
    "أربع بيضات بنقش متعرّج: أزرق مائي ووردي فاتح وليلكي وأصفر السنط",
  "Lilac egg twisted open, with chocolate eggs in foil inside":
    "بيضة ليلكية مفتوحة بداخلها بيض شوكولاتة ملفوف",
  "Aqua surprise egg beside a ruler: 72 millimetres tall":
    "بيضة مفاجآت زرقاء مائية بجانب مسطرة: ارتفاعها 72 مليمترًا",
  "Three bunny egg cups in blush, cream and mint with eggs":
    "ثلاث كؤوس بيض أرنبية وردية فاتحة وكريمية ونعناعية وفيها بيض",
  "Cream bunny egg cup with an egg": "كأس بيض أرنبية كريمية فيها بيضة",
  "Mint egg cup from behind with its round tail, and a blush one from the side":
    "كأس بيض نعناعية من الخلف بذيلها المستدير، وأخرى وردية فاتحة من الجانب",
  "Cream bunny egg cup beside a ruler: 92 millimetres to the tips of its ears":
    "كأس بيض أرنبية كريمية بجانب مسطرة: 92 مليمترًا حتى طرفي الأذنين",
  "Gold lattice bauble on a teal loop": "كرة زينة مشبّكة ذهبية بحلقة بترولية",
  "White lattice bauble on a teal loop": "كرة زينة مشبّكة بيضاء بحلقة بترولية",
  "Copper lattice bauble on a teal loop": "كرة زينة مشبّكة نحاسية بحلقة بترولية",
  "Copper lattice bauble lit from inside, its pattern on the wall":
    "كرة زينة مشبّكة نحاسية مضاءة من الداخل ونقشها على الجدار",
  "Three faceted baubles in rust, teal and honey on a gum twig":
    "ثلاث كرات متعددة الأوجه صدئية وبترولية وعسلية على غصن أوكالبتوس",
  "Facets of the rust bauble, close up": "أوجه الكرة الصدئية عن قرب",
  "The three baubles in an open card box": "الكرات الثلاث في علبة كرتون مفتوحة",
  "Teal bauble with the name Olive": "كرة بترولية باسم Olive",
  "Rust bauble with the name Hugo": "كرة صدئية باسم Hugo",
  "Raised cream letters on a teal bauble, close up": "أحرف كريمية بارزة على كرة بترولية، عن قرب",
  "Rust bauble with the name Matilda beside a ruler: 78 millimetres across":
    "كرة صدئية باسم Matilda بجانب مسطرة: قطرها 78 مليمترًا",
  "Four timber ornaments on ribbons: wattle, star, snow gum and tree":
    "أربع قطع زينة خشبية على أشرطة: سنط ونجمة وأوكالبتوس ثلجي وشجرة",
  "Wattle ornament in plywood, close up": "زينة سنط من الخشب الرقائقي عن قرب",
  "The four ornaments laid out flat": "قطع الزينة الأربع مبسوطة",
  "Snow gum ornament beside a ruler: 75 millimetres across":
    "زينة أوكالبتوس ثلجي بجانب مسطرة: عرضها 75 مليمترًا",
  "Three timber trees standing one behind the other": "ثلاث أشجار خشبية واقفة الواحدة خلف الأخرى",
  "The three trees in their foot, seen from the side": "الأشجار الثلاث في قاعدتها من الجانب",
  "The three trees laid out flat, as they come out of the envelope":
    "الأشجار الثلاث مبسوطة كما تخرج من المظروف",
  "Layered tree beside a ruler: 21 centimetres tall":
    "شجرة بطبقات بجانب مسطرة: ارتفاعها 21 سنتيمترًا",
  "Dragon mould filled with plum resin on a workbench, with mixing cups and a cast pink dragon":
    "قالب تنّين مليء براتنج برقوقي على طاولة عمل، مع أكواب خلط وتنّين مصبوب وردي",
  "Empty silicone mould and the plum dragon cast in it":
    "قالب سيليكون فارغ والتنّين البرقوقي المصبوب فيه",
  "Two cast dragons curing on a turntable in violet light":
    "تنّينان مصبوبان يتصلّبان على قرص دوّار في ضوء بنفسجي",
  "Two printed tickets for the casting evening of 27 August 2027 and a plum dragon":
    "تذكرتان مطبوعتان لأمسية الصبّ في 27 أغسطس 2027 وتنّين برقوقي",
  "Ironbark board with terracotta, sage and slate planters on it, each with a succulent":
    "لوح أيرونبارك عليه أصص تيراكوتا وخضراء مريمية وأردوازية، في كل منها نبتة عصارية",
  "Slate and sage planters on the board, seen along its length":
    "أصيصان أردوازي وأخضر مريمي على اللوح، كما يُرى على طوله",
  "Slate planter lifted off the board for watering, its drip tray left in place":
    "أصيص أردوازي مرفوع عن اللوح لسقيه، وصينيته في مكانها",
  "End of the oiled ironbark board with an old bolt hole, close up":
    "طرف لوح الأيرونبارك المزيّت وفيه ثقب برغي قديم، عن قرب",
  "A card with the words A gift for you between chess pieces and a planter":
    "بطاقة عليها عبارة «A gift for you» بين قطع شطرنج وأصيص",
  "A card with the words Happy birthday between scaled eggs in bright colours":
    "بطاقة عليها عبارة «Happy birthday» بين بيض حرشفي بألوان زاهية",
  "A card with the words Merry Christmas between Christmas baubles":
    "بطاقة عليها عبارة «Merry Christmas» بين كرات ميلاد",
}
