import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Shipping and returns, privacy, terms. */
export const policyTexts: SegmentTranslations = {
  // shipping-and-returns
  "What shipping costs": "تكاليف الشحن",
  "<thead>": "<thead>",
  Service: "الخدمة",
  Cost: "التكلفة",
  "Time after posting": "المدة بعد الإرسال",
  "</thead>": "</thead>",
  "Standard Post": "البريد العادي (Standard Post)",
  "$10.60": "\u206710.60\u00a0\u2066AU$\u2069\u2069",
  "3 to 5 business days": "من 3 إلى 5 أيام عمل",
  "Express Post": "البريد السريع (Express Post)",
  "$14.10": "\u206714.10\u00a0\u2066AU$\u2069\u2069",
  "2 to 3 business days": "من 2 إلى 3 أيام عمل",
  "Orders over $200.00": "الطلبات التي تزيد على \u2067200.00\u00a0\u2066AU$\u2069\u2069",
  Free: "مجاني",
  "As above, by either post": "كما سبق، بأي من البريدين",
  "Local delivery, Gladstone and Calliope QLD":
    "توصيل محلي في غلادستون وكاليوبي (Gladstone وCalliope QLD)",
  "On our next run": "في جولتنا القادمة",
  "Pick up from the workshop, Calliope QLD": "الاستلام من الورشة في كاليوبي (Calliope QLD)",
  "By appointment": "بموعد مسبق",
  "A few things are too big for a fixed price, and their pages say so. Ask for a quote from the cart and we answer by email within one business day. Event tickets are not posted at all: they come by email.":
    "بعض الأشياء أكبر من أن يكون لشحنها سعر ثابت، وتذكر صفحاتها ذلك. اطلب السعر من السلة ونرد بالبريد الإلكتروني خلال يوم عمل واحد. أما تذاكر الفعاليات فلا تُشحن أصلًا: تصل بالبريد الإلكتروني.",
  "We ship Australia-wide only, external territories not included. All prices are in Australian dollars and include GST where it applies.":
    "نشحن داخل أستراليا فقط، ولا يشمل ذلك الأقاليم الخارجية. جميع الأسعار بالدولار الأسترالي وتشمل ضريبة GST حيث تنطبق.",
  "When it leaves": "متى يخرج من عندنا",
  "Orders are processed within 2 to 3 business days. Things we make to order say on their own page how long they take. You receive an email with a tracking number when your parcel is on its way; tracking is available after 48 hours.":
    "نجهّز الطلبات خلال 2 إلى 3 أيام عمل. وما نصنعه عند الطلب تذكر صفحته مدة صنعه. تصلك رسالة برقم التتبع عندما يكون طردك في الطريق، ويتاح التتبع بعد 48 ساعة.",
  "If it does not arrive": "إذا لم يصل",
  "Please contact us if your order has not been received within 5 days of the shipping email, and we will follow it up with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.":
    "يُرجى التواصل معنا إذا لم يصلك طلبك خلال 5 أيام من رسالة الشحن، وسنتابع الأمر مع شركة التوصيل. ابحث أولًا في مكتب البريد وعند الجيران: فمعظم الطرود المفقودة هناك.",
  Returns: "الإرجاع",
  "We do not offer returns, exchanges or refunds, except for items that arrive damaged. Most of what we sell is made for you or is a chemical that cannot be resold once it has left us, so please choose carefully and check names and sizes before you order.":
    "لا نقبل الإرجاع أو الاستبدال أو رد المبلغ، إلا لما يصل تالفًا. فمعظم ما نبيعه يُصنع لك أو هو مادة كيميائية لا يمكن إعادة بيعها بعد خروجها من عندنا، لذا يُرجى الاختيار بعناية والتحقق من الأسماء والمقاسات قبل الطلب.",
  'If an item arrives damaged, email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> as soon as you can with:':
    'إذا وصل منتج تالفًا، فراسلنا على <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> في أقرب وقت ممكن وأرفق:',
  "your order number, and": "رقم طلبك،",
  "a photo of the damage, with the packaging if you still have it.":
    "وصورة للتلف، مع التغليف إن كان لا يزال لديك.",
  "We will repair or replace the item or refund you, and we pay any postage this needs.":
    "نصلح المنتج أو نستبدله أو نرد إليك مبلغه، وندفع أي أجرة بريد يتطلبها ذلك.",
  "Your rights": "حقوقك",
  "Nothing on this page takes away your rights. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure and compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if the goods fail to be of acceptable quality and the failure does not amount to a major failure.":
    "لا شيء في هذه الصفحة ينتقص من حقوقك. تأتي بضائعنا مع ضمانات لا يمكن استثناؤها بموجب قانون المستهلك الأسترالي (Australian Consumer Law). يحق لك الاستبدال أو استرداد المبلغ عند وجود خلل جسيم، والتعويض عن أي خسارة أو ضرر آخر يمكن توقعه على نحو معقول. ويحق لك أيضًا إصلاح البضائع أو استبدالها إذا لم تكن بجودة مقبولة ولم يبلغ الخلل حدّ الخلل الجسيم.",
  "<strong>In time for Christmas:</strong> order personalised pieces by 10 December. Everything else can go by Standard Post until 15 December and by Express Post until 18 December. The workshop rests from 25 December to 4 January.":
    "<strong>لتصل قبل عيد الميلاد:</strong> اطلب القطع المخصصة حتى 10 ديسمبر. وكل ما عداها يمكن إرساله بالبريد العادي حتى 15 ديسمبر وبالبريد السريع حتى 18 ديسمبر. الورشة في إجازة من 25 ديسمبر إلى 4 يناير.",
  // privacy-policy
  "We are a small shop and keep as little about you as we can. This page says what that is.":
    "نحن متجر صغير ونحتفظ بأقل ما يمكن عنك. وهذه الصفحة تقول ما هو.",
  "What we keep": "ما نحتفظ به",
  "<strong>Orders:</strong> your name, address, email, phone and what you bought, because tax law asks us to keep sales records for five years.":
    "<strong>الطلبات:</strong> اسمك وعنوانك وبريدك الإلكتروني وهاتفك وما اشتريته، لأن قانون الضرائب يُلزمنا بالاحتفاظ بسجلات المبيعات خمس سنوات.",
  "<strong>Accounts:</strong> if you make one, your name, email, saved addresses and a scrambled form of your password that nobody can read.":
    "<strong>الحسابات:</strong> إذا أنشأت حسابًا، فاسمك وبريدك الإلكتروني وعناوينك المحفوظة وصيغة مشفّرة من كلمة مرورك لا يستطيع أحد قراءتها.",
  "<strong>Photos:</strong> pictures you send for lithophanes are deleted 30 days after your order is posted.":
    "<strong>الصور:</strong> الصور التي ترسلها لليثوفان تُحذف بعد 30 يومًا من إرسال طلبك.",
  "<strong>Messages:</strong> what you write to us, until the matter is settled and a year after.":
    "<strong>الرسائل:</strong> ما تكتبه إلينا، حتى ينتهي الأمر ولمدة سنة بعده.",
  "What we do not keep": "ما لا نحتفظ به",
  "We never see or store your card number: payment takes place on the payment provider's own page. We do not sell or share information with third parties for their own use.":
    "لا نرى رقم بطاقتك ولا نخزّنه أبدًا: يتم الدفع في صفحة مزوّد خدمة الدفع نفسه. ولا نبيع المعلومات لأطراف ثالثة ولا نشاركها معهم لاستخدامهم الخاص.",
  "Who else sees it": "من يراه أيضًا",
  "The carrier sees your name, address and phone; the payment provider sees your name and the amount; our website host stores the data for us. Each may use it only for that job.":
    "ترى شركة التوصيل اسمك وعنوانك وهاتفك، ويرى مزوّد خدمة الدفع اسمك والمبلغ، ويخزّن مستضيف موقعنا البيانات نيابة عنا. ولا يجوز لأي منهم استخدامها إلا لهذا الغرض.",
  Cookies: "ملفات تعريف الارتباط",
  "We set cookies only when you log in, fill a cart or mark a review as helpful, so that the shop remembers you and your cart between pages and counts one vote per person. Should we measure visits, the figures are counts and not people.":
    "لا نضع ملفات تعريف الارتباط إلا عندما تسجّل الدخول أو تملأ سلة أو تضع علامة «مفيد» على تقييم، ليتذكرك المتجر ويتذكر سلتك بين الصفحات ويحسب صوتًا واحدًا لكل شخص. وإذا قسنا الزيارات يومًا فالأرقام أعداد لا أشخاص.",
  News: "الأخبار",
  "We write about new products and offers only if you tick the box, and every message has a link that ends it.":
    "لا نراسلك عن المنتجات والعروض الجديدة إلا إذا وضعت علامة في المربع، وفي كل رسالة رابط يوقفها.",
  "Seeing and correcting it": "الاطلاع عليه وتصحيحه",
  'Email <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> to see, correct or remove what we hold about you. We answer within 30 days. If you are not satisfied, the Office of the Australian Information Commissioner can help.':
    'راسلنا على <a href="mailto:hello@curlewprint.example">hello@curlewprint.example</a> للاطلاع على ما نحتفظ به عنك أو تصحيحه أو إزالته. نرد خلال 30 يومًا. وإذا لم ترضَ عن ردنا، فبإمكان مكتب مفوّض المعلومات الأسترالي (OAIC) مساعدتك.',
  // terms-and-conditions
  "These terms apply when you buy from Curlew Print Co. They are meant to be read, so they are short.":
    "تسري هذه الشروط عندما تشتري من Curlew Print Co.، وقد كُتبت لتُقرأ، ولهذا فهي قصيرة.",
  "Orders and prices": "الطلبات والأسعار",
  "Prices are in Australian dollars and include GST where it applies. An order is accepted when we send the confirmation email. If we have made an obvious mistake with a price, or cannot supply an item, we tell you and refund what you paid for it.":
    "الأسعار بالدولار الأسترالي وتشمل ضريبة GST حيث تنطبق. يُقبل الطلب عندما نرسل رسالة التأكيد. وإذا أخطأنا في سعر خطأً واضحًا، أو لم نستطع توفير منتج، نخبرك ونرد إليك ما دفعته مقابله.",
  "Personalised items": "المنتجات المخصصة",
  "We print, cut and engrave exactly what you type, including capitals and spelling. We may decline words or pictures that are unlawful or hurtful, and refund the order. You confirm that you have the right to use any photo you send.":
    "نطبع ونقص وننقش ما تكتبه كما هو تمامًا، بما في ذلك الأحرف الكبيرة والتهجئة. ويجوز لنا رفض الكلمات أو الصور المخالفة للقانون أو الجارحة، مع رد مبلغ الطلب. وتؤكد أن لك الحق في استخدام أي صورة ترسلها.",
  "Colours and variation": "الألوان والاختلافات",
  "Timber grain differs from piece to piece, layer lines are part of 3D printing, and screens show colours differently. These are not faults.":
    "تختلف عروق الخشب من قطعة إلى أخرى، وخطوط الطبقات جزء من الطباعة ثلاثية الأبعاد، والشاشات تعرض الألوان بأشكال مختلفة. وليست هذه عيوبًا.",
  Chemicals: "المواد الكيميائية",
  'Resins and scents are sold to adults. Read the label and our <a href="/resin-safety">resin safety page</a>, and keep them from children and animals.':
    'الراتنجات والعطور تُباع للبالغين. اقرأ الملصق و<a href="/resin-safety">صفحة السلامة مع الراتنج</a>، وأبعِدها عن الأطفال والحيوانات.',
  'We ship within Australia only, on the terms of our <a href="/shipping-and-returns">shipping page</a>. Risk passes to you on delivery.':
    'نشحن داخل أستراليا فقط، وفق شروط <a href="/shipping-and-returns">صفحة الشحن</a>. وتنتقل المخاطر إليك عند التسليم.',
  "Returns and refunds": "الإرجاع ورد المبالغ",
  'There are no returns, exchanges or refunds except for damaged items, reported with your order number and a photo, as set out under <a href="/shipping-and-returns">shipping and returns</a>. This does not limit your rights under the Australian Consumer Law, whose guarantees cannot be excluded.':
    'لا إرجاع ولا استبدال ولا رد للمبلغ إلا للمنتجات التالفة التي تُبلغنا عنها برقم طلبك وصورة، كما هو موضح في <a href="/shipping-and-returns">الشحن والإرجاع</a>. وهذا لا يحدّ من حقوقك بموجب قانون المستهلك الأسترالي، الذي لا يمكن استثناء ضماناته.',
  Designs: "التصاميم",
  "Designs in this shop are our own or licensed to us. You may use what you buy as you like, but not copy it for sale.":
    "التصاميم في هذا المتجر ملك لنا أو مرخّصة لنا. يمكنك استخدام ما تشتريه كما تشاء، لكن لا يجوز نسخه بغرض البيع.",
  Law: "القانون",
  "These terms are governed by the law of Queensland, Australia.":
    "تخضع هذه الشروط لقانون كوينزلاند، أستراليا.",
}
