import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Texts that several products share: headings, labels of facts, delivery and safety. */
export const productTexts: SegmentTranslations = {
  Delivery: "التوصيل",
  Details: "التفاصيل",
  Sizes: "المقاسات",
  Bottle: "الزجاجة",
  "Weight full": "الوزن ممتلئة",
  "Works with": "متوافق مع",
  Layers: "الطبقات",
  Shrinkage: "الانكماش",
  Keeps: "الصلاحية",
  "In the box": "محتويات العلبة",
  "How to use it": "طريقة الاستخدام",
  Care: "العناية",
  "Resin safety": "السلامة مع الراتنج",
  "Wear nitrile gloves and eye protection, and open a window. Liquid resin irritates skin and eyes and can cause allergies.":
    "ارتدِ قفازات نتريل ونظارات واقية، وافتح نافذة. الراتنج السائل يهيّج الجلد والعينين وقد يسبب الحساسية.",
  "Keep it away from food, children and animals, and out of the sun: daylight hardens it in the bottle.":
    "أبعِده عن الطعام والأطفال والحيوانات وعن الشمس: ضوء النهار يصلّبه في الزجاجة.",
  "On skin, wash with soap and water, never with alcohol. In eyes, rinse for 15 minutes and see a doctor.":
    "إذا لامس الجلد فاغسله بالماء والصابون، ولا تستخدم الكحول أبدًا. وإذا دخل العينين فاشطفهما لمدة 15 دقيقة وراجع الطبيب.",
  "Nothing goes down a drain. Let leftovers and washings harden in the sun, then put them in the bin.":
    "لا تسكب شيئًا في المصرف أبدًا. اترك البقايا وسائل الغسل تتصلّب في الشمس، ثم ضعها في القمامة.",
  '<a href="/resin-safety">Resin safety in full</a>':
    '<a href="/resin-safety">كل ما يخص السلامة مع الراتنج</a>',
  "Packed in Calliope within 2 to 3 business days.": "يُغلَّف في كاليوبي خلال 2 إلى 3 أيام عمل.",
  "Standard Post is $10.60 and takes 3 to 5 business days. Express Post is $14.10 and takes 2 to 3. Postage is free over $200.00, and delivery in Gladstone and Calliope is always free.":
    "البريد العادي بسعر \u206710.60\u00a0\u2066AU$\u2069\u2069 ويستغرق من 3 إلى 5 أيام عمل. والبريد السريع بسعر \u206714.10\u00a0\u2066AU$\u2069\u2069 ويستغرق من 2 إلى 3. الشحن مجاني لما يزيد على \u2067200.00\u00a0\u2066AU$\u2069\u2069، والتوصيل في غلادستون وكاليوبي مجاني دائمًا.",
  "Plant content": "المحتوى النباتي",
  Colours: "الألوان",
  Bottles: "الزجاجات",
  "Stretch before breaking": "الاستطالة عند الكسر",
  "Impact strength": "مقاومة الصدم",
  "Keeps its shape to": "يحافظ على شكله حتى",
  Weight: "الوزن",
  Safety: "السلامة",
  Carries: "يحمل",
  Heat: "تحمّل الحرارة",
  Fits: "يناسب",
  Length: "الطول",
  "20 mm": "20 مم",
  "Making and delivery": "التصنيع والتوصيل",
  Holds: "يستوعب",
  Age: "العمر",
  "From 3 years": "من 3 سنوات",
  Set: "الطقم",
  Name: "الاسم",
  Warmth: "حرارة السطح",
  Photo: "الصورة",
  "How it is made": "كيف تُصنع",
  Ribbon: "الشريط",
  Packs: "التغليف",
  "How to put it together": "طريقة التركيب",
}
