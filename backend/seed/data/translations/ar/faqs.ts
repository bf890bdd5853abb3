import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Questions and answers. */
export const faqTexts: SegmentTranslations = {
  "How soon does my order leave?": "متى يخرج طلبي من عندكم؟",
  "Within 2 to 3 business days. Things we make to order, such as name baubles, door signs and lithophanes, say on their own page how long they take. If you order both, we post everything together, unless you ask us not to.":
    "خلال 2 إلى 3 أيام عمل. وما نصنعه عند الطلب، مثل كرات الزينة بالأسماء ولافتات الأبواب والليثوفان، تذكر صفحته مدة صنعه. وإذا طلبت النوعين معًا نرسل كل شيء معًا، إلا إذا طلبت منا غير ذلك.",
  "What does postage cost?": "كم يكلّف الشحن؟",
  "<strong>Standard Post:</strong> $10.60, 3 to 5 business days":
    "<strong>البريد العادي:</strong> \u206710.60\u00a0\u2066AU$\u2069\u2069، من 3 إلى 5 أيام عمل",
  "<strong>Express Post:</strong> $14.10, 2 to 3 business days":
    "<strong>البريد السريع:</strong> \u206714.10\u00a0\u2066AU$\u2069\u2069، من 2 إلى 3 أيام عمل",
  "<strong>Orders over $200.00:</strong> free":
    "<strong>الطلبات التي تزيد على \u2067200.00\u00a0\u2066AU$\u2069\u2069:</strong> مجانًا",
  "<strong>Gladstone and Calliope:</strong> free, on our own run":
    "<strong>غلادستون وكاليوبي:</strong> مجانًا، في جولتنا الخاصة",
  "It is one price however heavy the parcel is. The few things that are too big for the post say so on their page: for those we quote by email, or you pick them up.":
    "السعر واحد مهما كان الطرد ثقيلًا. والأشياء القليلة التي هي أكبر من أن تُرسل بالبريد تذكر صفحاتها ذلك: لهذه نرسل السعر بالبريد الإلكتروني، أو تستلمها بنفسك.",
  "Do you post overseas?": "هل ترسلون إلى خارج أستراليا؟",
  "No, Australia only. Resin is awkward to send across borders, and we would sooner be good at one country than slow at thirty.":
    "لا، إلى أستراليا فقط. إرسال الراتنج عبر الحدود معقّد، ونفضّل أن نكون جيدين في بلد واحد على أن نكون بطيئين في ثلاثين.",
  "How does free local delivery work?": "كيف يعمل التوصيل المحلي المجاني؟",
  'Give a street address in Gladstone or Calliope and choose local delivery. We bring it on the next run and send a message that morning. Say in the order note where a parcel can lie in the shade. <a href="/blog/local-delivery-gladstone-calliope">How the run works</a>':
    'أدخل عنوان شارع في غلادستون أو كاليوبي واختر التوصيل المحلي. نوصله في الجولة التالية ونرسل رسالة صباح ذلك اليوم. اذكر في ملاحظة الطلب أين يمكن أن يوضع الطرد في الظل. <a href="/blog/local-delivery-gladstone-calliope">كيف تسير الجولة</a>',
  "Where is my parcel?": "أين طردي؟",
  "You get an email with a tracking number when it is on its way. The carrier shows it after 48 hours. If nothing has come within 5 days of that email, tell us, and we chase it with the carrier. Look at the post office and with the neighbours first: most missing parcels are there.":
    "تصلك رسالة برقم التتبع عندما يكون في الطريق. وتُظهره شركة التوصيل بعد 48 ساعة. وإذا لم يصل شيء خلال 5 أيام من تلك الرسالة فأخبرنا لنتابع الأمر مع شركة التوصيل. ابحث أولًا في مكتب البريد وعند الجيران: فمعظم الطرود المفقودة هناك.",
  "Can I change or cancel an order?": "هل يمكنني تعديل طلب أو إلغاؤه؟",
  'Yes, until we start on it: <a href="/contact">write or ring</a> with your order number. Once a name has been engraved or a photo printed we cannot undo it, so please read your own spelling twice.':
    'نعم، حتى نبدأ به: <a href="/contact">راسلنا أو اتصل</a> مع رقم طلبك. ومتى نُقش اسم أو طُبعت صورة فلا نستطيع التراجع، لذا يُرجى قراءة تهجئتك مرتين.',
  "Something arrived damaged. What now?": "وصل شيء تالفًا. ماذا الآن؟",
  'Send us the order number and a photo, with the packaging in it if you still have it. We repair, replace or refund, and pay any postage. Apart from damage we do not take things back, which does not limit your rights under the Australian Consumer Law. <a href="/shipping-and-returns">All of it in full</a>':
    'أرسل إلينا رقم الطلب وصورة يظهر فيها التغليف إن كان لا يزال لديك. نصلح أو نستبدل أو نرد المبلغ، وندفع أي أجرة بريد. وفيما عدا التلف لا نسترد المنتجات، وهذا لا يحدّ من حقوقك بموجب قانون المستهلك الأسترالي. <a href="/shipping-and-returns">كل ذلك كاملًا</a>',
  "May I collect from the workshop?": "هل يمكنني الاستلام من الورشة؟",
  'Gladly, by appointment, and it costs nothing: choose “Pick up from the workshop” in the cart. The gate is shut while the laser runs, so <a href="/contact">ring or write first</a>. If you would like to see more than the counter, <a href="/workshop-tours">book a tour</a>.':
    'بكل سرور، بموعد مسبق، ودون أي تكلفة: اختر «الاستلام من الورشة» في السلة. تُغلق البوابة أثناء عمل الليزر، لذا <a href="/contact">اتصل أو راسلنا أولًا</a>. وإذا أردت أن ترى أكثر من مكان الاستلام، <a href="/workshop-tours">فاحجز جولة</a>.',
  "Will your resin work in my printer?": "هل يعمل راتنجكم في طابعتي؟",
  "If it cures with 405 nm light, yes: that is nearly every LCD and DLP printer made for the home. Older laser printers and a few dental ones use another wavelength. If you are unsure, send us the model and we will look it up.":
    "إذا كانت تصلّب بضوء 405 نانومتر فنعم: وهذا حال كل طابعات LCD وDLP المنزلية تقريبًا. طابعات الليزر الأقدم وبعض طابعات طب الأسنان تستخدم طولًا موجيًا آخر. وإذا لم تكن متأكدًا فأرسل إلينا الطراز ونحن نبحث عنه.",
  "Which resin should I start with?": "بأي راتنج أبدأ؟",
  'Standard grey. It shows detail, forgives a rough setting and smells little. Water-washable is next if you would rather not keep alcohol in the house. Leave tough and flexible until your first twenty prints have come off the plate. <a href="/blog/choosing-a-resin">Choosing a resin</a>':
    'القياسي الرمادي. يُظهر التفاصيل، ويغفر الإعداد التقريبي، ورائحته خفيفة. ويليه القابل للغسل بالماء إذا كنت تفضّل ألا تحتفظ بالكحول في البيت. واترك المتين والمرن إلى أن ترفع عن المنصة أول عشرين مطبوعة. <a href="/blog/choosing-a-resin">اختيار الراتنج</a>',
  "What do I need before I open a bottle?": "ماذا يلزمني قبل أن أفتح زجاجة؟",
  "Nitrile gloves, eye protection, paper towel, a window that opens, a tub to wash in and somewhere dark to put the bottle back. Latex gloves do not count: resin goes through them.":
    "قفازات نتريل، ونظارات واقية، ومناشف ورقية، ونافذة تُفتح، وحوض تغسل فيه، ومكان مظلم تعيد الزجاجة إليه. قفازات اللاتكس لا تفي بالغرض: فالراتنج ينفذ منها.",
  "Resin got on my skin. Is that bad?": "أصاب الراتنج جلدي. هل هذا خطير؟",
  "Wipe it off, then wash with plenty of soap and water. Never use alcohol or acetone on skin, because they carry resin in deeper. If it stings, blisters or will not settle, see a doctor. In eyes: rinse for 15 minutes and see a doctor. Swallowed: ring the Poisons Information Centre on 13 11 26.":
    "امسحه، ثم اغسله بكثير من الماء والصابون. لا تستخدم الكحول أو الأسيتون على الجلد أبدًا، لأنهما يدخلان الراتنج إلى أعماقه. وإذا شعرت بلسع أو ظهرت بثور أو لم يهدأ الجلد، فراجع الطبيب. في العينين: اشطفهما لمدة 15 دقيقة وراجع الطبيب. عند البلع: اتصل بمركز معلومات السموم الأسترالي على \u206613 11 26\u2069.",
  "Are your prints safe to eat from?": "هل الأكل من مطبوعاتكم آمن؟",
  "Not to eat from. Our cookie cutters are for a short touch of cold dough, and our egg cups for eggs in their shells. Wash both by hand at once, because the fine grooves between printed layers hold on to food. Resin prints are for looking at: do not eat or drink from one, however well it is cured.":
    "ليست للأكل منها. قطّاعات البسكويت لدينا لملامسة قصيرة للعجين البارد، وكؤوس البيض للبيض بقشره. اغسلهما يدويًا على الفور، لأن الأخاديد الدقيقة بين الطبقات المطبوعة تحتفظ بالطعام. أما مطبوعات الراتنج فللنظر: لا تأكل أو تشرب من أي منها، مهما كان تصليبها جيدًا.",
  "How do I get rid of leftover resin?": "كيف أتخلص من بقايا الراتنج؟",
  "Never down a drain, and never liquid in a bin. Stand small amounts in the sun in a clear tub until they are hard, then bin them. Dirty alcohol can settle, be poured off and be used again. For more than a litre ask your council about its next chemical collection.":
    "لا تسكبها في المصرف أبدًا، ولا ترمها سائلة في القمامة أبدًا. ضع الكميات الصغيرة في الشمس في حوض شفاف حتى تتصلّب، ثم ارمها. والكحول المتسخ يمكن تركه حتى يترسّب ثم صبّ صافيه واستخدامه من جديد. ولأكثر من لتر اسأل بلديتك عن موعد جمع المواد الكيميائية القادم.",
  "How long does an opened bottle keep?": "كم تدوم الزجاجة المفتوحة؟",
  "Unopened, twelve months. Once opened, about six, if it is closed, dark and between 15 and 30 °C. A shed in a Queensland January is hotter than that. Shake it for a minute before you pour, and filter what goes back.":
    "قبل الفتح اثنا عشر شهرًا. وبعد الفتح نحو ستة، إذا كانت مغلقة في الظلام بين 15 و30 درجة مئوية. وورشة البيت في يناير بكوينزلاند أشد حرًا من ذلك. رُجّها لمدة دقيقة قبل أن تصب، ورشّح ما يعود إليها.",
  "Can you print a file of mine?": "هل تطبعون ملفًا لي؟",
  'Nearly always. STL, 3MF and STEP are best. Tell us what it is for and how big it has to be, on the <a href="/custom-orders">custom orders page</a>, and we answer within one business day with a price or with the reason why not.':
    'في أغلب الأحيان نعم. صيغ STL و3MF وSTEP هي الأفضل. أخبرنا بالغرض منه وبالحجم المطلوب في <a href="/custom-orders">صفحة الطلبات الخاصة</a>، ونرد خلال يوم عمل واحد بسعر أو بسبب الرفض.',
  "I only have a sketch. Is that enough?": "ليس لدي سوى رسم. هل يكفي؟",
  "Yes. A sketch, a photo beside a ruler or the broken part itself will do. Drawing it up costs $25.00 for most things, and we tell you before we begin.":
    "نعم. يكفي رسم، أو صورة بجانب مسطرة، أو القطعة المكسورة نفسها. تصميمها يكلّف \u206725.00\u00a0\u2066AU$\u2069\u2069 لمعظم الأشياء، ونخبرك قبل أن نبدأ.",
  "What makes a good photo for a lithophane?": "ما الصورة الجيدة لليثوفان؟",
  'A large one, with a face or a shape that stands out from what is behind it. Bright skies and dark faces print badly, and old paper photos print surprisingly well. <a href="/lithophanes">See how they are made</a>':
    'صورة كبيرة، فيها وجه أو شكل يبرز عمّا خلفه. السماء الساطعة والوجوه المظلمة نتيجتها رديئة عند الطباعة، أما الصور الورقية القديمة فنتيجتها جيدة على نحو مفاجئ. <a href="/lithophanes">شاهد كيف يُصنع</a>',
  "Do I see it before it is made?": "هل أراه قبل أن يُصنع؟",
  "Custom orders and anything made from a photo: yes. We send you a picture first, and print or cut nothing until you say yes. Signs, baubles and engraving from the shop are made just as you typed them, so please read your own spelling twice.":
    "الطلبات الخاصة وكل ما يُصنع من صورة: نعم. نرسل إليك صورة أولًا، ولا نطبع ولا نقص شيئًا حتى توافق. أما اللافتات وكرات الزينة والنقش من المتجر فتُصنع كما كتبتها تمامًا، لذا يُرجى قراءة تهجئتك مرتين.",
  "How big can you go?": "ما أكبر حجم تصنعونه؟",
  "In one piece: 300 × 300 × 400 mm in filament, 218 × 123 × 260 mm in resin, and 600 × 400 mm under the laser. Bigger things are made in parts and joined, and you would have to look hard for the seam.":
    "في قطعة واحدة: 300 × 300 × 400 مم بالخيوط، و218 × 123 × 260 مم بالراتنج، و600 × 400 مم تحت الليزر. والأكبر من ذلك يُصنع أجزاءً تُوصل، وعليك أن تدقق طويلًا لتجد الوصلة.",
  "What will you not make?": "ما الذي لا تصنعونه؟",
  "Weapons or parts of them, copies of somebody else's design without their permission, PVC or vinyl under the laser, and anything that must carry a person's weight.":
    "الأسلحة أو أجزاءها، ونسخ تصميم شخص آخر من دون إذنه، وPVC أو الفينيل تحت الليزر، وكل ما يجب أن يحمل وزن إنسان.",
  "When is the last day for Christmas?": "ما آخر موعد قبل عيد الميلاد؟",
  "10 December for anything with a name or a photo. Everything else can go by Standard Post until 15 December and by Express Post until 18 December.":
    "10 ديسمبر لكل ما عليه اسم أو صورة. وكل ما عداه يمكن إرساله بالبريد العادي حتى 15 ديسمبر وبالبريد السريع حتى 18 ديسمبر.",
}
