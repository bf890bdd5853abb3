import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The home page with its galleries. */
export const homeTexts: SegmentTranslations = {
  Home: "الرئيسية",
  "3D Printing Resin, Prints and Laser-Cut Gifts": "راتنج طباعة ومطبوعات وهدايا مقصوصة بالليزر",
  "Resin, 3D prints and laser-cut timber": "راتنج ومطبوعات ثلاثية الأبعاد وخشب مقصوص بالليزر",
  "We are a family workshop in Calliope, near Gladstone, Queensland. We sell the printing resin and tools we use ourselves, and what we make with them, much of it with your name or photo.":
    "نحن ورشة عائلية في كاليوبي، قرب غلادستون في كوينزلاند. نبيع راتنج الطباعة والأدوات التي نستخدمها بأنفسنا، وما نصنعه بها، وكثير منه يحمل اسمك أو صورتك.",
  "<strong>Leaves in 2 to 3 business days</strong>":
    "<strong>يخرج من ورشتنا خلال 2 إلى 3 أيام عمل</strong>",
  'Post from $10.60, free over $200.00. Free in Gladstone and Calliope. <a href="/shipping-and-returns">Delivery</a>':
    'الشحن ابتداءً من \u206710.60\u00a0\u2066AU$\u2069\u2069، ومجاني لما يزيد على \u2067200.00\u00a0\u2066AU$\u2069\u2069. مجاني في غلادستون وكاليوبي. <a href="/shipping-and-returns">التوصيل</a>',
  "<strong>Made and packed by four people</strong>": "<strong>يصنعه ويغلّفه أربعة أشخاص</strong>",
  'Printed, cut, sanded and wrapped in our own shed. <a href="/about">About us</a>':
    'يُطبع ويُقص ويُصنفر ويُغلَّف في ورشتنا خلف البيت. <a href="/about">من نحن</a>',
  "<strong>Advice that comes from use</strong>": "<strong>نصائح من واقع الاستخدام</strong>",
  'Ring or write. We answer within one business day. <a href="/contact">Ask us</a>':
    'اتصل أو راسلنا. نرد خلال يوم عمل واحد. <a href="/contact">اسألنا</a>',
  '<a href="/shop">See all categories</a>': '<a href="/shop">عرض جميع الفئات</a>',
  "New in the shop": "الجديد في المتجر",
  '<a href="/shop/specials">See what is on special</a>':
    '<a href="/shop/specials">اطّلع على العروض الخاصة</a>',
  "Made for you": "مصنوع من أجلك",
  "A name on a bauble, the bracket nobody sells any more, two hundred place names for a wedding. Send a file, a photo or a sketch, and you get a price within one business day.":
    "اسم على كرة زينة، أو حامل لم يعد أحد يبيعه، أو مئتا بطاقة أسماء لعرس. أرسل ملفًا أو صورة أو رسمًا، ويصلك السعر خلال يوم عمل واحد.",
  'Your own photo makes a lamp: white by day, a picture by night. <a href="/lithophanes">See lithophanes</a>':
    'صورتك تصير مصباحًا: أبيض في النهار، وصورة في الليل. <a href="/lithophanes">تعرّف على الليثوفان</a>',
  "Ask for a price": "اطلب السعر",
  "The light in the shed is usually on": "نور الورشة مضاء في معظم الأوقات",
  "It began in 2019 with one secondhand printer and a daughter who wanted a dragon. The dragon took nine tries. Today eleven printers and a laser run behind our house, and whoever answers the phone also packs the parcels.":
    "بدأت الحكاية عام 2019 بطابعة مستعملة واحدة وابنة أرادت تنّينًا. احتاج التنّين إلى تسع محاولات. واليوم تعمل خلف بيتنا إحدى عشرة طابعة وجهاز ليزر، ومن يرد على الهاتف يغلّف الطرود أيضًا.",
  'On Saturday mornings you can see them at work. <a href="/workshop-tours">Book a tour</a>':
    'في صباح أيام السبت يمكنك أن تشاهدها وهي تعمل. <a href="/workshop-tours">احجز جولة</a>',
  "Meet the family": "تعرّف على العائلة",
  "What people say": "ماذا يقول الناس",
  "As it was written to us": "كما كُتب إلينا",
  "Read more of them": "اقرأ المزيد منها",
  '<a href="/blog">Read all articles</a>': '<a href="/blog">اقرأ جميع المقالات</a>',
  "A present that always fits": "هدية مناسبة دائمًا",
  "Gift vouchers from $1.00 to $1,000.00":
    "قسائم هدايا من \u20671.00\u00a0\u2066AU$\u2069\u2069 إلى \u20671,000.00\u00a0\u2066AU$\u2069\u2069",
  "Paid now, emailed a moment later, ready to print or to send on. They do not run out.":
    "تدفع ثمنها الآن، وتصل بالبريد الإلكتروني بعد لحظات، جاهزة للطباعة أو إعادة الإرسال. ولا تنتهي صلاحيتها.",
  "Give a voucher": "أهدِ قسيمة",
  "Which resin for which job?": "أي راتنج لأي عمل؟",
  "From our workshop": "من ورشتنا",
  "Resin, prints, lights and laser-cut timber": "راتنج ومطبوعات ومصابيح وخشب مقصوص بالليزر",
  "Resin we use ourselves": "راتنج نستخدمه بأنفسنا",
  "Standard, tough, flexible and water-washable, with settings that work.":
    "قياسي ومتين ومرن وقابل للغسل بالماء، مع إعدادات ناجحة.",
  "Shop resin": "تسوّق الراتنج",
  "A softer good night": "ليلة سعيدة بضوء ألطف",
  "Moon, mushroom and photo lamps that glow warm and stay cool.":
    "مصابيح قمر وفطر وصور، ضوؤها دافئ وملمسها بارد.",
  "Shop night lights": "تسوّق المصابيح الليلية",
  "Cut in timber, with a name": "مقصوص في الخشب، وعليه اسم",
  "Coasters, door signs and key tags, etched and oiled by hand.":
    "قواعد أكواب ولافتات أبواب وميداليات مفاتيح، محفورة ومزيّتة يدويًا.",
  "Shop laser-cut timber": "تسوّق الخشب المقصوص بالليزر",
  "A summer Christmas": "عيد ميلاد في الصيف",
  "Baubles and ornaments. Order those with a name by 10 December.":
    "كرات وزينة. اطلب ما يحمل اسمًا حتى 10 ديسمبر.",
  "Shop Christmas": "تسوّق لعيد الميلاد",
  "Shop by category": "تسوّق حسب الفئة",
  "Advice from the bench": "نصائح من طاولة العمل",
  "Resin safety at home": "السلامة مع الراتنج في البيت",
  "Photos for a lithophane": "صور تصلح لليثوفان",
  "Choosing a layer height": "اختيار ارتفاع الطبقة",
}
