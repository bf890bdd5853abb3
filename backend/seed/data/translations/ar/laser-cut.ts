import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Laser-cut timber. */
export const laserCutTexts: SegmentTranslations = {
  // timber-coasters
  "Timber Coasters": "قواعد أكواب خشبية",
  "Gum leaves, a wave and our own curlew, etched in solid timber.":
    "أوراق أوكالبتوس وموجة وكروان متجرنا، محفورة في خشب مصمت.",
  "Etched Timber Coasters, Set of Four": "قواعد أكواب خشبية محفورة، طقم من أربع",
  "Four solid timber coasters etched with gum leaves, a wave and a curlew. Acacia or walnut, oiled by hand, cork underneath, 96 mm across.":
    "أربع قواعد أكواب من الخشب المصمت محفور عليها أوراق أوكالبتوس وموجة وكروان. أكاسيا أو جوز، مزيّتة يدويًا، وتحتها فلّين، بعرض 96 مم.",
  "Solid timber, etched just under a millimetre deep, sanded, and oiled three times by hand. Cork underneath keeps the table safe. A good present for a house that has everything.":
    "خشب مصمت محفور بعمق أقل قليلًا من مليمتر، ومصنفر، ومزيّت يدويًا ثلاث مرات. الفلّين تحتها يحمي الطاولة. هدية جيدة لبيت لا ينقصه شيء.",
  "96 mm across, 8 mm thick, with 2 mm of cork underneath":
    "العرض 96 مم، والسماكة 8 مم، مع 2 مم من الفلّين تحتها",
  "220 g the set": "220 غ للطقم",
  "Four: two gum leaves, a wave and a curlew": "أربع: ورقتا أوكالبتوس وموجة وكروان",
  "Acacia or walnut, with food-safe oil": "أكاسيا أو جوز، بزيت آمن للطعام",
  "Four coasters, tied with twine": "أربع قواعد أكواب، مربوطة بخيط",
  "Wipe with a damp cloth and dry at once. Rub in a little food-grade oil twice a year.":
    "امسحها بقماش رطب وجفّفها على الفور. وافركها بقليل من زيت مخصص لملامسة الطعام مرتين في السنة.",
  // door-sign
  "Personalised Door Sign": "لافتة باب بالاسم",
  "The name you choose, between two gum leaves, on a cotton cord.":
    "الاسم الذي تختاره، بين ورقتي أوكالبتوس، على حبل قطني.",
  "Personalised Laser-Cut Door Sign": "لافتة باب باسمك مقصوصة بالليزر",
  "A timber door sign with the name you choose, up to 12 letters, between two gum leaves. Hoop pine plywood or walnut, on a cotton cord.":
    "لافتة باب خشبية بالاسم الذي تختاره، حتى 12 حرفًا، بين ورقتي أوكالبتوس. خشب الأروكاريا الرقائقي أو الجوز، على حبل قطني.",
  "Tell us the name, up to 12 letters, and we cut it. The edges keep the light brown line the laser leaves; the face is sanded and waxed.":
    "أخبرنا بالاسم، حتى 12 حرفًا، ونحن نقصّه. تحتفظ الحواف بالخط البني الفاتح الذي يتركه الليزر، والوجه مصنفر ومشمّع.",
  "290 mm wide, 100 mm tall, 6 mm thick": "العرض 290 مم، والارتفاع 100 مم، والسماكة 6 مم",
  "120 g": "120 غ",
  "Up to 12 letters, just as you type it": "حتى 12 حرفًا، كما تكتبه تمامًا",
  "Hoop pine plywood or walnut veneer": "خشب الأروكاريا الرقائقي أو قشرة الجوز",
  "Sign with a 400 mm cotton cord, tied on": "اللافتة مع حبل قطني 400 مم، مربوط بها",
  "For indoors, or outside under a dry porch. Dust with a dry cloth.":
    "للداخل، أو للخارج تحت سقيفة جافة. أزل الغبار بقماش جاف.",
  "We cut it when you order, so it leaves Calliope within 5 to 6 business days. It is made for you alone, so read the spelling twice.":
    "نقصّها حين تطلبها، فتخرج من كاليوبي خلال 5 إلى 6 أيام عمل. تُصنع لك وحدك، فاقرأ التهجئة مرتين.",
  // key-tag
  "Initials Key Tag": "ميدالية مفاتيح بالأحرف الأولى",
  "Up to three initials on an oval of real timber.":
    "حتى ثلاثة أحرف أولى على شكل بيضوي من خشب حقيقي.",
  "Timber Key Tag with Your Initials": "ميدالية مفاتيح خشبية بأحرفك الأولى",
  "A small timber key tag with up to three initials, etched and waxed, on a stainless steel ring. Walnut or plywood, 52 × 28 mm, cut to order.":
    "ميدالية مفاتيح خشبية صغيرة بثلاثة أحرف أولى على الأكثر، محفورة ومشمّعة، على حلقة من الفولاذ المقاوم للصدأ. جوز أو خشب رقائقي، 52 × 28 مم، تُقص عند الطلب.",
  "Your initials on an oval of real timber. Two layers glued crosswise keep it from splitting in a pocket, and hard wax keeps the letters clear.":
    "أحرفك الأولى على شكل بيضوي من خشب حقيقي. طبقتان ملصقتان بالتعامد تمنعانها من التشقق في الجيب، والشمع الصلب يبقي الأحرف واضحة.",
  "52 × 28 mm, 5 mm thick": "52 × 28 مم، السماكة 5 مم",
  "14 g with its ring": "14 غ مع الحلقة",
  Letters: "الأحرف",
  "Up to three, just as you type them": "حتى ثلاثة، كما تكتبها تمامًا",
  "Walnut or hoop pine plywood": "جوز أو خشب الأروكاريا الرقائقي",
  Ring: "الحلقة",
  "25 mm stainless steel split ring": "حلقة مفاتيح 25 مم من الفولاذ المقاوم للصدأ",
  "We cut it when you order, so it leaves Calliope within 4 to 5 business days. It is made for you alone, so check the letters before you order.":
    "نقصّها حين تطلبها، فتخرج من كاليوبي خلال 4 إلى 5 أيام عمل. تُصنع لك وحدك، فتحقق من الأحرف قبل الطلب.",
}
