import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of images: planters, cutters, keepsakes, figures and timber. */
export const homeImages: SegmentTranslations = {
  "Sage green faceted planter with a succulent": "أصيص متعدد الأوجه أخضر مريمي فيه نبتة عصارية",
  "Charcoal faceted planter with a succulent": "أصيص متعدد الأوجه رمادي فحمي فيه نبتة عصارية",
  "Large planter with an agave beside a ruler: 16 centimetres tall":
    "أصيص كبير فيه صبّار أغاف بجانب مسطرة: ارتفاعه 16 سنتيمترًا",
  "Sage planters in small, medium and large, each planted":
    "أصص خضراء مريمية صغيرة ومتوسطة وكبيرة، كلها مزروعة",
  "Underside of the planter with six drain holes, its drip tray beside it":
    "أسفل الأصيص بستة ثقوب تصريف، وبجانبه صينيته",
  "Pale blue wave vase holding dried grass": "مزهرية موجة زرقاء فاتحة فيها أعشاب مجففة",
  "Sand-coloured wave vase holding dried grass": "مزهرية موجة رملية اللون فيها أعشاب مجففة",
  "Waves and layer lines on the wall of the vase, close up":
    "أمواج جدار المزهرية وخطوط طبقاته عن قرب",
  "Empty wave vase beside a ruler: 20 centimetres tall":
    "مزهرية موجة فارغة بجانب مسطرة: ارتفاعها 20 سنتيمترًا",
  "Two wave vases on an oak table, one with dried grass, beside a mug on a book":
    "مزهريتا موجة على طاولة من البلوط، في إحداهما أعشاب مجففة، بجانب كوب على كتاب",
  "Slate hexagonal cups with pencils, markers and paper clips":
    "أكواب سداسية أردوازية فيها أقلام رصاص وأقلام تخطيط ومشابك ورق",
  "Teal hexagonal cups with pencils, markers and paper clips":
    "أكواب سداسية بترولية فيها أقلام رصاص وأقلام تخطيط ومشابك ورق",
  "Three empty teal cups apart, round marks where the magnets are sealed in":
    "ثلاثة أكواب بترولية فارغة متباعدة، عليها دوائر في مواضع المغانط المغلقة",
  "Desk organiser on a timber desk beside a small planter":
    "منظّم مكتب على مكتب خشبي بجانب أصيص صغير",
  "Teal phone stand holding a phone": "حامل هاتف بترولي عليه هاتف",
  "Rust-red phone stand holding a phone": "حامل هاتف أحمر صدئي عليه هاتف",
  "Empty phone stand beside a ruler: 11 centimetres tall":
    "حامل هاتف فارغ بجانب مسطرة: ارتفاعه 11 سنتيمترًا",
  "Phone lying sideways in a rust-red stand on a table, its lead going through the slot":
    "هاتف مستلقٍ على جانبه في حامل أحمر صدئي على طاولة، وسلكه يمر من الفتحة",
  "Four cookie cutters: koala, star, gum leaf and whale":
    "أربع قطّاعات بسكويت: كوالا ونجمة وورقة أوكالبتوس وحوت",
  "Teal koala cookie cutter": "قطّاعة بسكويت بترولية على شكل كوالا",
  "Blue whale cookie cutter beside a ruler": "قطّاعة بسكويت زرقاء على شكل حوت بجانب مسطرة",
  "Cookie cutters on rolled dough with a star and a whale cut out":
    "قطّاعات بسكويت على عجين مفرود قُطعت منه نجمة وحوت",
  "Green gum leaf cutter and gold star cutter":
    "قطّاعة خضراء على شكل ورقة أوكالبتوس وأخرى ذهبية على شكل نجمة",
  "Green gum leaf cutter, its cutting edge up":
    "قطّاعة خضراء على شكل ورقة أوكالبتوس، حافتها القاطعة إلى أعلى",
  "Baked leaf and star biscuits on a tray with both cutters in front":
    "بسكويت مخبوز على شكل ورقة ونجمة في صينية وأمامه القطّاعتان",
  "Stainless steel heart pendant with a paw print on a chain":
    "قلادة قلب من الفولاذ المقاوم للصدأ ببصمة كف على سلسلة",
  "Gold plated heart pendant with a paw print on a chain":
    "قلادة قلب مطلية بالذهب ببصمة كف على سلسلة",
  "Rose gold plated heart pendant with a paw print on a chain":
    "قلادة قلب مطلية بالذهب الوردي ببصمة كف على سلسلة",
  "Paw print on the steel heart, close up": "بصمة الكف على القلب الفولاذي عن قرب",
  "Back of the steel heart with the screw that seals it": "ظهر القلب الفولاذي بالبرغي الذي يحكمه",
  "Gold drop pendant with the letter M on a cream card":
    "قلادة ذهبية على شكل قطرة بحرف M على بطاقة كريمية",
  "Steel disc pendant with the letter M on a cream card":
    "قلادة فولاذية على شكل قرص بحرف M على بطاقة كريمية",
  "Gold drop pendant laid out on its chain": "قلادة ذهبية على شكل قطرة مبسوطة على سلسلتها",
  "Gold drop and steel disc above a ruler": "قطرة ذهبية وقرص فولاذي فوق مسطرة",
  "Navy mini urn with gold bands": "جرّة رماد صغيرة كحلية بأشرطة ذهبية",
  "Pearl white mini urn with gold bands": "جرّة رماد صغيرة بيضاء لؤلؤية بأشرطة ذهبية",
  "Forest green mini urn with gold bands": "جرّة رماد صغيرة بأخضر الغابة وأشرطة ذهبية",
  "Forest green mini urn open, showing the thread of its lid":
    "جرّة رماد صغيرة بأخضر الغابة مفتوحة يظهر سنّ غطائها",
  "Mini urn beside a ruler: 75 millimetres tall": "جرّة رماد صغيرة بجانب مسطرة: ارتفاعها 75 مليمترًا",
  "Navy urn with a paw print and silver bands": "جرّة رماد كحلية ببصمة كف وأشرطة فضية",
  "Plum urn with a paw print and silver bands": "جرّة رماد برقوقية ببصمة كف وأشرطة فضية",
  "Paw print pressed into the plum urn, close up": "بصمة كف غائرة في الجرّة البرقوقية، عن قرب",
  "Paw print urn beside a ruler: 92 millimetres tall":
    "جرّة رماد ببصمة كف بجانب مسطرة: ارتفاعها 92 مليمترًا",
  "Jointed dragon fading from deep teal to pale aqua":
    "تنّين بمفاصل يتدرّج من البترولي الداكن إلى الأزرق المائي الفاتح",
  "Jointed dragon fading from red to gold": "تنّين بمفاصل يتدرّج من الأحمر إلى الذهبي",
  "Jointed dragon fading from violet to pink": "تنّين بمفاصل يتدرّج من البنفسجي إلى الوردي",
  "Head, horns and neck joints of the reef dragon, close up":
    "رأس تنّين الشعاب وقرناه ومفاصل رقبته عن قرب",
  "A 55 cm sunset dragon and a 30 cm dusk dragon beside a 30 cm ruler":
    "تنّين غروب 55 سم وتنّين غسق 30 سم بجانب مسطرة 30 سم",
  "Purple scaled egg on its ring": "بيضة حرشفية بنفسجية على حلقتها",
  "Green scaled egg on its ring": "بيضة حرشفية خضراء على حلقتها",
  "Green egg unscrewed, with the small dragon curled up inside":
    "بيضة خضراء مفتوحة والتنّين الصغير ملتف في داخلها",
  "Purple egg on a bench with the small dragon lying beside it":
    "بيضة بنفسجية على طاولة والتنّين الصغير بجانبها",
  "Green baby dragon beside a ruler: 15 centimetres long":
    "تنّين صغير أخضر بجانب مسطرة: طوله 15 سنتيمترًا",
  "Six cream chess pieces from pawn to king": "ست قطع شطرنج كريمية من البيدق إلى الملك",
  "Six ebony chess pieces from king to pawn": "ست قطع شطرنج أبنوسية من الملك إلى البيدق",
  "Cream and ebony pieces in the middle of a game on a timber board":
    "قطع كريمية وأبنوسية في منتصف لعبة على لوح خشبي",
  "Crown of the cream king, close up": "تاج الملك الكريمي عن قرب",
  "Cream king beside a ruler, 98 millimetres tall, and the green felt under an ebony pawn":
    "الملك الكريمي بجانب مسطرة، ارتفاعه 98 مليمترًا، واللباد الأخضر تحت بيدق أبنوسي",
  "Grey brick dice tower with two dice": "برج نرد رمادي بنقش الطوب مع حجري نرد",
  "Sandstone dice tower with two dice": "برج نرد بلون الحجر الرملي مع حجري نرد",
  "A die on the first step inside, seen over the battlements":
    "حجر نرد على الدرجة الأولى في الداخل، كما يُرى من فوق الأسوار",
  "Dice tower beside a ruler: 21 centimetres tall": "برج نرد بجانب مسطرة: ارتفاعه 21 سنتيمترًا",
  "Four acacia coasters etched with leaves, waves and a bird":
    "أربع قواعد أكواب من الأكاسيا محفور عليها أوراق وأمواج وطائر",
  "Four walnut coasters etched with leaves, waves and a bird":
    "أربع قواعد أكواب من الجوز محفور عليها أوراق وأمواج وطائر",
  "Acacia coaster with a curlew, close up": "قاعدة أكواب من الأكاسيا عليها كروان، عن قرب",
  "A stack of three coasters beside a mug of coffee on the fourth":
    "ثلاث قواعد أكواب متراكمة بجانب كوب قهوة على الرابعة",
  "Plywood door sign with the name Matilda on a cord":
    "لافتة باب من الخشب الرقائقي باسم Matilda على حبل",
  "Walnut door sign with the name Archie on a cord": "لافتة باب من الجوز باسم Archie على حبل",
  "Door sign hanging on a painted door": "لافتة معلّقة على باب مطلي",
  "Etched leaves and letters and the brown edge of a door sign, close up":
    "أوراق وأحرف محفورة والحافة البنية للافتة باب، عن قرب",
  "Walnut key tag with the initials JM on a steel ring":
    "ميدالية مفاتيح من الجوز بالحرفين JM على حلقة فولاذية",
  "Plywood key tag with the initials AB on a steel ring":
    "ميدالية مفاتيح من الخشب الرقائقي بالحرفين AB على حلقة فولاذية",
  "Key tag beside a ruler: 52 millimetres long": "ميدالية مفاتيح بجانب مسطرة: طولها 52 مليمترًا",
  "Walnut key tag on a ring with two door keys": "ميدالية مفاتيح من الجوز على حلقة مع مفتاحي باب",
}
