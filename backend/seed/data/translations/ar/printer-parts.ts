import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Spare parts of printers. */
export const printerPartsTexts: SegmentTranslations = {
  // fep-film
  "FEP Release Film": "غشاء FEP",
  "Three sheets of clear 0.15 mm film for the bottom of your vat.":
    "ثلاثة ألواح من غشاء شفاف 0.15 مم لقاع حوضك.",
  "FEP Release Film, Pack of Three Sheets": "غشاء FEP، عبوة من ثلاثة ألواح",
  "Clear 0.15 mm FEP film for resin vats, three sheets a pack, for printers up to 6.6 or 10.3 inches. Posted flat between cards.":
    "غشاء FEP شفاف 0.15 مم لأحواض الراتنج، ثلاثة ألواح في العبوة، لطابعات حتى 6.6 أو 10.3 بوصة. يُرسل مسطحًا بين لوحَي كرتون.",
  "Cloudy or dented film blurs detail and pulls prints off the plate. Fresh film takes ten minutes to fit and makes an old printer behave like a new one.":
    "الغشاء العكر أو المنبعج يطمس التفاصيل وينزع المطبوعات عن المنصة. تركيب غشاء جديد يستغرق عشر دقائق ويجعل الطابعة القديمة كأنها جديدة.",
  "140 × 200 mm": "140 × 200 مم",
  "For printers with screens up to 6.6 inches": "للطابعات بشاشات حتى 6.6 بوصة",
  "200 × 280 mm": "200 × 280 مم",
  "For printers with screens up to 10.3 inches": "للطابعات بشاشات حتى 10.3 بوصة",
  "0.15 mm": "0.15 مم",
  Clarity: "الشفافية",
  "96 per cent": "96 في المئة",
  "70 g or 130 g": "70 غ أو 130 غ",
  "Three sheets, each between protective papers": "ثلاثة ألواح، كل منها بين ورقتين واقيتين",
  "How to fit it": "طريقة التركيب",
  "Take the vat's frame apart and peel off the old film.": "فكّ إطار الحوض وانزع الغشاء القديم.",
  "Lay the new sheet over the frame and tighten the screws crosswise, a little at a time.":
    "ضع اللوح الجديد فوق الإطار وشدّ البراغي بالتقاطع، قليلًا في كل مرة.",
  "Trim what stands out. A tap should sound like a drum, not like paper.":
    "قص ما يبرز. يجب أن يكون صوت النقر كالطبل لا كالورق.",
  "Clean with alcohol and a soft cloth only. Never scrape film with metal.":
    "نظّفه بالكحول وقماش ناعم فقط. لا تكشط الغشاء بالمعدن أبدًا.",
  "Packed in Calliope within 2 to 3 business days. Posted flat between cards.":
    "يُغلَّف في كاليوبي خلال 2 إلى 3 أيام عمل. يُرسل مسطحًا بين لوحَي كرتون.",
  // flex-build-plate
  "Flexible Build Plate": "منصة طباعة مرنة",
  "Bend it and the print pops off. No chisel, no chips.":
    "اثنِها فتقفز المطبوعة عنها. بلا إزميل وبلا كسور.",
  "Flexible Steel Build Plate for Resin": "منصة طباعة مرنة من الفولاذ للراتنج",
  "A magnetic spring-steel plate for resin printers: lift it off, bend it and the print pops loose. 135 × 80, 165 × 100 or 220 × 130 mm.":
    "منصة مغناطيسية من الفولاذ النابضي لطابعات الراتنج: ارفعها واثنِها فتنفصل المطبوعة. 135 × 80 أو 165 × 100 أو 220 × 130 مم.",
  "A magnetic base sticks to your own plate once. After that the steel sheet lifts off with the print on it, and a gentle bend lets go of everything at once. The sanded side grips; the tab stays clean for your fingers.":
    "تُلصق القاعدة المغناطيسية على منصتك مرة واحدة. بعدها يُرفع اللوح الفولاذي والمطبوعة عليه، وثنية خفيفة تفصل كل شيء دفعة واحدة. الوجه المصنفر يتشبّث، واللسان يبقى نظيفًا لأصابعك.",
  "135 × 80, 165 × 100 or 220 × 130 mm: measure your plate first":
    "135 × 80 أو 165 × 100 أو 220 × 130 مم: قِس منصتك أولًا",
  "0.6 mm spring steel, sanded": "فولاذ نابضي 0.6 مم، مصنفر",
  Base: "القاعدة",
  "Magnet with adhesive, 1.3 mm": "مغناطيس لاصق، 1.3 مم",
  "Thickness together": "السماكة معًا",
  "2 mm": "2 مم",
  "95, 140 or 240 g": "95 أو 140 أو 240 غ",
  "Steel sheet, magnetic base, alcohol wipe": "اللوح الفولاذي، والقاعدة المغناطيسية، ومنديل كحولي",
  "Clean your plate with alcohol and let it dry.": "نظّف منصتك بالكحول ودعها تجف.",
  "Stick the base on from one edge, without bubbles, and wait an hour.":
    "ألصق القاعدة بدءًا من أحد الأطراف، بلا فقاعات، وانتظر ساعة.",
  "Level the plate again, because it is 2 mm thicker now.":
    "أعد معايرة المنصة، فهي الآن أسمك بمقدار 2 مم.",
  "Wipe with alcohol. If prints begin to let go, sand lightly with 220 grit.":
    "امسحها بالكحول. وإذا بدأت المطبوعات تنفلت، فصنفرها قليلًا بدرجة 220.",
  "The magnet is strong: keep it from pacemakers and cards with a magnetic strip.":
    "المغناطيس قوي: أبعِده عن أجهزة تنظيم ضربات القلب والبطاقات ذات الشريط المغناطيسي.",
  // brass-nozzles
  "Brass Nozzles": "فوهات من النحاس الأصفر",
  "True to size, for filament printers with an M6 thread.": "دقيقة القياس، لطابعات الخيوط بسنّ M6.",
  "Brass MK8 Nozzles, 0.2 to 0.8 mm": "فوهات MK8 نحاس أصفر، من 0.2 إلى 0.8 مم",
  "Brass MK8 nozzles for filament printers with an M6 thread, in 0.2, 0.4, 0.6 and 0.8 mm. Each bore is checked. Spare 0.4 mm nozzles cost less.":
    "فوهات MK8 من النحاس الأصفر لطابعات الخيوط بسنّ M6، بأقطار 0.2 و0.4 و0.6 و0.8 مم. كل ثقب مفحوص. والفوهات الاحتياطية 0.4 مم أرخص.",
  "A worn nozzle prints thick walls and stringy corners. Change it about every 500 hours, and sooner if you print glow or wood filament, which wear brass down quickly.":
    "الفوهة البالية تطبع جدرانًا سميكة وزوايا مليئة بالخيوط. غيّرها كل 500 ساعة تقريبًا، وقبل ذلك إذا كنت تطبع بخيوط مضيئة في الظلام أو خشبية، فهي تُبلي النحاس الأصفر بسرعة.",
  Bore: "الثقب",
  "0.2, 0.4, 0.6 or 0.8 mm, within 0.01 mm, each one checked":
    "0.2 أو 0.4 أو 0.6 أو 0.8 مم، بدقة 0.01 مم، كل فوهة مفحوصة",
  Thread: "السنّ",
  "M6 × 1, MK8 pattern": "\u2066M6 × 1\u2069، طراز MK8",
  "13 mm, 6 mm hexagon": "13 مم، رأس سداسي 6 مم",
  "3 g": "3 غ",
  "C3604 brass": "نحاس أصفر C3604",
  "Ender, CR and most other printers with MK8 hot ends. Not for Volcano or V6":
    "طابعات Ender وCR ومعظم الطابعات الأخرى برؤوس ساخنة MK8. لا تناسب Volcano أو V6",
  "How to change one": "طريقة التغيير",
  "Heat the hot end to 220 °C and take the filament out.":
    "سخّن الرأس الساخن إلى 220 درجة مئوية وأخرج الخيط.",
  "Hold the block with a spanner and unscrew the old nozzle.":
    "أمسك كتلة التسخين بمفتاح ربط وفكّ الفوهة القديمة.",
  "Screw the new one in and nip it up gently while it is still hot.":
    "اربط الجديدة وشدّها برفق وهي لا تزال ساخنة.",
  "Brush clean while warm with a brass brush.": "نظّفها وهي دافئة بفرشاة من النحاس الأصفر.",
  "Hot ends burn: wear a glove, and keep the spanner off the heater wires.":
    "الرأس الساخن يحرق: ارتدِ قفازًا، وأبعِد المفتاح عن أسلاك السخان.",
}
