import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The casting evening, and what is too long for the post. */
export const workshopTexts: SegmentTranslations = {
  // resin-casting-evening
  "Resin Casting Evening": "أمسية صبّ الراتنج",
  "Pour, colour and cure a small dragon of your own, with us at the bench.":
    "صبّ تنّينًا صغيرًا ولوّنه وصلّبه بنفسك، ونحن معك على طاولة العمل.",
  Event: "فعالية",
  "Resin Casting Evening, 27 August 2027": "أمسية صبّ الراتنج، 27 أغسطس 2027",
  "Pour, colour and cure a small dragon of your own at our workshop in Calliope. Friday 27 August 2027, 6 to 9 pm, twelve places, all included.":
    "صبّ تنّينًا صغيرًا ولوّنه وصلّبه بنفسك في ورشتنا في كاليوبي. الجمعة 27 أغسطس 2027، من 6 إلى 9 مساءً، اثنا عشر مكانًا، كل شيء مشمول.",
  "Twelve people, one long bench, three hours. You mix and colour resin, pour it into a mould you choose, and cure it under the lamps. What you make goes home with you.":
    "اثنا عشر شخصًا وطاولة عمل طويلة وثلاث ساعات. تخلط الراتنج وتلوّنه، وتصبّه في قالب تختاره، وتصلّبه تحت المصابيح. وما تصنعه يعود معك إلى البيت.",
  "You need no experience.": "لا تحتاج إلى أي خبرة.",
  When: "متى",
  "Friday 27 August 2027, 6 pm to 9 pm": "الجمعة 27 أغسطس 2027، من 6 إلى 9 مساءً",
  Where: "أين",
  "Our workshop, 14 Stowe Lane, Calliope": "ورشتنا، \u206614 Stowe Lane, Calliope\u2069",
  "From 14 years; under 16 with an adult": "من 14 سنة، ومن هم دون 16 برفقة شخص بالغ",
  Concession: "التذكرة المخفّضة",
  "Students, pensioners and Health Care Card holders":
    "الطلاب والمتقاعدون وحاملو بطاقة الرعاية الصحية (Health Care Card)",
  Included: "يشمل",
  "Resin and moulds, gloves, goggles, supper":
    "الراتنج والقوالب، والقفازات، والنظارات الواقية، والعشاء",
  Bring: "أحضر معك",
  "Closed shoes and a sleeve that may get sticky": "أحذية مغلقة وملابس لا بأس أن تتلطخ أكمامها",
  "We work with liquid resin, gloved and with the doors open. If you are pregnant, have asthma or are allergic to resin, please ask us first.":
    "نعمل بالراتنج السائل، بالقفازات والأبواب مفتوحة. إذا كنتِ حاملًا، أو كنت مصابًا بالربو أو لديك حساسية من الراتنج، فيُرجى سؤالنا أولًا.",
  "Nothing is posted. Your tickets come by email and are in your account too, one for each person. Print them, or show them on your phone at the door.":
    "لا شيء يُشحن. تصلك تذاكرك بالبريد الإلكتروني وتجدها في حسابك أيضًا، واحدة لكل شخص. اطبعها أو أظهرها على هاتفك عند الباب.",
  // long-sill-planter-board
  "Long Sill Planter Board": "لوح أصص طويل لحافة النافذة",
  "Three faceted planters on 1.2 m of oiled ironbark.":
    "ثلاثة أصص متعددة الأوجه على 1.2 م من خشب الأيرونبارك المزيّت.",
  "Long Sill Planter Board, 1.2 m": "لوح أصص طويل لحافة النافذة، 1.2 م",
  "Three faceted planters that lift out of a 1.2 m board of oiled, recycled ironbark. Made to order in ten business days; we quote delivery.":
    "ثلاثة أصص متعددة الأوجه تُرفع من لوح 1.2 م من خشب الأيرونبارك المزيّت المعاد تدويره. يُصنع عند الطلب خلال عشرة أيام عمل، ونسعّر لك التوصيل.",
  "One board, three planters that lift out for watering. The timber was once a railway sleeper, and no two boards have the same grain.":
    "لوح واحد وثلاثة أصص تُرفع لسقيها. كان الخشب يومًا عارضة سكة حديد، ولا يتطابق لوحان في العروق.",
  Board: "اللوح",
  "1200 × 180 × 40 mm, recycled ironbark": "1200 × 180 × 40 مم، خشب أيرونبارك معاد تدويره",
  Planters: "الأصص",
  "Sage 160 mm tall, terracotta and slate 120 mm, each with a drip tray":
    "أخضر مريمي بارتفاع 160 مم، وتيراكوتا وأردوازي بارتفاع 120 مم، لكل منها صينية تصريف",
  "9.5 kg": "9.5 كغ",
  "Sills and shelves at least 150 mm deep": "حواف نوافذ ورفوف بعمق 150 مم على الأقل",
  "Board and three planters. Plants are not included": "اللوح وثلاثة أصص. النباتات غير مشمولة",
  "Oil the board once a year. PLA softens above 55 °C: keep the planters off a north-facing sill behind glass.":
    "زيّت اللوح مرة في السنة. مادة PLA تلين فوق 55 درجة مئوية: لا تضع الأصص خلف الزجاج على حافة نافذة تواجه الشمال، وهو هنا جهة الشمس.",
  "We make it when you order, in about ten business days.":
    "نصنعه حين تطلبه، في نحو عشرة أيام عمل.",
  "It is too long for the post. Ask for a delivery price from your cart and we write back within one business day, or pick it up from our workshop in Calliope for nothing.":
    "أطول من أن يُرسل بالبريد. اطلب سعر التوصيل من سلتك ونرد خلال يوم عمل واحد، أو استلمه من ورشتنا في كاليوبي مجانًا.",
  "You can pick it up from our workshop in Calliope for nothing.":
    "يمكنك استلامه من ورشتنا في كاليوبي مجانًا.",
}
