import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Titles and descriptions of pages for search engines. */
export const sitemapTexts: SegmentTranslations = {
  "About Our Family Workshop near Gladstone | Curlew": "عن ورشتنا العائلية قرب غلادستون | Curlew",
  "Who we are: a family of four with eleven printers, a laser and two dogs in a shed near Calliope, Queensland, and what we believe in.":
    "من نحن: عائلة من أربعة أفراد مع إحدى عشرة طابعة وجهاز ليزر وكلبين في ورشة قرب كاليوبي في كوينزلاند، وبماذا نؤمن.",
  "3D Printing and Laser-Cutting Advice | Curlew Print Co.":
    "نصائح الطباعة ثلاثية الأبعاد والقص بالليزر | Curlew",
  "Which resin to choose, how long to cure, which layer height, which photo for a lithophane, how to oil timber: what works on our own bench.":
    "أي راتنج تختار، وكم تصلّب، وأي ارتفاع للطبقة، وأي صورة لليثوفان، وكيف تزيّت الخشب: ما ينجح على طاولة عملنا.",
  "Contact Curlew Print Co. in Calliope, Queensland":
    "تواصل مع Curlew Print Co. في كاليوبي، كوينزلاند",
  "Write, ring 07 5550 0147 or visit our workshop in Calliope by appointment. We answer every message within one business day, Monday to Friday.":
    "راسلنا أو اتصل على \u206607 5550 0147\u2069 أو زر ورشتنا في كاليوبي بموعد مسبق. نرد على كل رسالة خلال يوم عمل واحد، من الاثنين إلى الجمعة.",
  "Shipping Costs, Times and Returns | Curlew Print Co.":
    "تكاليف الشحن ومدده والإرجاع | Curlew Print Co.",
  "Standard Post $10.60, Express Post $14.10, free over $200.00, free local delivery in Gladstone and Calliope, and what to do about damage.":
    "البريد العادي \u206710.60\u00a0\u2066AU$\u2069\u2069، والبريد السريع \u206714.10\u00a0\u2066AU$\u2069\u2069، ومجاني لما يزيد على \u2067200.00\u00a0\u2066AU$\u2069\u2069، وتوصيل محلي مجاني في غلادستون وكاليوبي، وماذا تفعل عند التلف.",
  "Privacy Policy | Curlew Print Co., Queensland": "سياسة الخصوصية | Curlew Print Co.، كوينزلاند",
  "What Curlew Print Co. keeps about you, why, for how long and who else sees it, and how to see, correct or remove it. In plain words.":
    "ما تحتفظ به Curlew Print Co. عنك، ولماذا، وكم من الوقت، ومن يراه أيضًا، وكيف تطّلع عليه أو تصحّحه أو تزيله. بكلمات واضحة.",
  "Terms and Conditions of Sale | Curlew Print Co.": "شروط البيع وأحكامه | Curlew Print Co.",
  "The terms on which Curlew Print Co. sells: orders, prices, personalised pieces, chemicals, delivery, refunds and your consumer rights.":
    "الشروط التي تبيع بها Curlew Print Co.: الطلبات والأسعار والقطع المخصصة والمواد الكيميائية والتوصيل ورد المبالغ وحقوقك كمستهلك.",
  "Resin Safety at Home: What You Need | Curlew Print Co.":
    "السلامة مع الراتنج في البيت: ما يلزمك | Curlew",
  "How to handle, store and dispose of printing resin at home: gloves, fresh air, what to do after a splash, and whom to ring in Australia.":
    "كيف تتعامل مع راتنج الطباعة في البيت وتخزّنه وتتخلّص منه: القفازات والهواء النقي، وماذا تفعل إذا أصابك رذاذ، وبمن تتصل في أستراليا.",
  "Laser Cutting Service near Gladstone | Curlew": "خدمة القص بالليزر قرب غلادستون | Curlew",
  "Timber, acrylic, card and leather cut or etched from your drawing in Calliope, Queensland. One piece or two hundred, a fixed price in a day.":
    "خشب وأكريليك وكرتون وجلد يُقص أو يُحفر من رسمك في كاليوبي، كوينزلاند. قطعة واحدة أو مئتان، وسعر ثابت خلال يوم.",
  "Questions and Answers for Shoppers | Curlew Print Co.":
    "أسئلة المتسوقين وأجوبتها | Curlew Print Co.",
  "Postage, delivery, which resin to start with, safety, custom prints, last days for Christmas: what people ask us, and what we answer.":
    "الشحن والتوصيل، وبأي راتنج تبدأ، والسلامة، والمطبوعات الخاصة، وآخر المواعيد قبل عيد الميلاد: ما يسألنا الناس عنه وما نجيب به.",
  "Gallery of Prints and Laser-Cut Work | Curlew": "معرض المطبوعات وأعمال الليزر | Curlew",
  "Prints that customers have sent in, pieces cut for weddings, schools and clubs, and a look round our workshop near Calliope, Queensland.":
    "مطبوعات أرسلها العملاء، وقطع قصصناها لأعراس ومدارس ونوادٍ، ونظرة في أرجاء ورشتنا قرب كاليوبي في كوينزلاند.",
  "Custom 3D Prints and Laser Cutting | Curlew Print Co.":
    "مطبوعات وقص بالليزر بطلب خاص | Curlew Print Co.",
  "Send us a file, a photo, a sketch or the broken part. You get a price and a date within one business day, and a picture before we make it.":
    "أرسل إلينا ملفًا أو صورة أو رسمًا أو القطعة المكسورة. يصلك سعر وموعد خلال يوم عمل واحد، وصورة قبل أن نصنعها.",
  "Lithophane Lamps from Your Photo | Curlew Print Co.":
    "مصابيح ليثوفان من صورتك | Curlew Print Co.",
  "A lamp that hides your photo until the light comes on: which photo to send, how it is made, what it costs and how to order one.":
    "مصباح يخفي صورتك حتى يُضاء: أي صورة ترسل، وكيف يُصنع، وكم يكلّف، وكيف تطلبه.",
  "Workshop Tours near Gladstone | Curlew Print Co.":
    "جولات في الورشة قرب غلادستون | Curlew Print Co.",
  "See 3D printers and a laser at work on a Saturday morning near Calliope: $5.00 for a group of up to eight, and a key tag to take home.":
    "شاهد الطابعات ثلاثية الأبعاد والليزر وهي تعمل صباح السبت قرب كاليوبي: \u20675.00\u00a0\u2066AU$\u2069\u2069 لمجموعة حتى ثمانية أشخاص، وميدالية مفاتيح تأخذها معك.",
  "Gift Vouchers by Email | Curlew Print Co.": "قسائم هدايا بالبريد الإلكتروني | Curlew Print Co.",
  "Gift vouchers from $1.00 to $1,000.00, mailed the moment they are paid, to print or forward. Redeem one for store credit that never runs out.":
    "قسائم هدايا من \u20671.00\u00a0\u2066AU$\u2069\u2069 إلى \u20671,000.00\u00a0\u2066AU$\u2069\u2069، تُرسل فور دفعها، للطباعة أو إعادة الإرسال. استبدلها برصيد في المتجر لا تنتهي صلاحيته.",
}
