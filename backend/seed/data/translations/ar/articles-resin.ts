import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on resin. */
export const articlesResinTexts: SegmentTranslations = {
  // choosing-a-resin
  "Standard, tough, flexible or water-washable: four questions lead to the right bottle.":
    "قياسي أم متين أم مرن أم قابل للغسل بالماء: أربعة أسئلة تقودك إلى الزجاجة المناسبة.",
  "Which Resin for Which Job?": "أي راتنج لأي عمل؟",
  "Standard, plant-based, tough, flexible, high-temperature or water-washable? Four questions that lead to the right bottle, and how much to buy.":
    "قياسي أم نباتي أم متين أم مرن أم للحرارة العالية أم قابل للغسل بالماء؟ أربعة أسئلة تقودك إلى الزجاجة المناسبة، وكم تشتري منها.",
  "People often ask us for the best resin. There is none. There is the one that suits what the part has to do, the room you print in and the patience you have. Four questions lead to it nearly every time.":
    "كثيرًا ما يسألنا الناس عن أفضل راتنج. لا وجود له. هناك ما يناسب العمل المطلوب من القطعة، والغرفة التي تطبع فيها، وما لديك من صبر. وأربعة أسئلة تقود إليه في كل مرة تقريبًا.",
  "1. Will it be dropped, bent or screwed?": "1. هل ستسقط القطعة أو تُثنى أو تُربط بالبراغي؟",
  'If so, start with <a href="/product/tough-abs-like-resin">tough ABS-like resin</a>. It bends about a quarter of its length before it breaks, takes self-tapping screws, and forgives a fall from a table. If the part has to squash and spring back, as a foot, a grip or a seal does, you want <a href="/product/flexible-resin">flexible resin</a>: 60A feels like a rubber band, 80A like the heel of a shoe.':
    'إذا كان الجواب نعم، فابدأ بـ<a href="/product/tough-abs-like-resin">الراتنج المتين الشبيه بمادة ABS</a>. ينثني بنحو ربع طوله قبل أن ينكسر، ويقبل البراغي ذاتية التسنين، ويغفر السقوط عن الطاولة. وإذا كان على القطعة أن تنضغط ثم تعود، كقدم أو مقبض أو حشوة، فما تريده هو <a href="/product/flexible-resin">الراتنج المرن</a>: 60A ملمسه كرباط مطاطي، و80A ككعب الحذاء.',
  "2. Will it get hot?": "2. هل ستسخن؟",
  'Ordinary resin goes soft at 60 to 70 degrees, which a parked car in Gladstone reaches before lunch. For ducts near a heater or moulds for wax, use <a href="/product/high-temp-resin">high-temperature resin</a> and bake the part afterwards. It is brittle, so give it round corners.':
    'الراتنج العادي يلين عند 60 إلى 70 درجة، وهي حرارة تبلغها سيارة متوقفة في غلادستون قبل الظهر. لمجاري الهواء قرب السخانات أو قوالب الشمع استخدم <a href="/product/high-temp-resin">راتنج الحرارة العالية</a> واخبز القطعة بعد ذلك. وهو هش، فاجعل زواياها مستديرة.',
  "3. How will you wash it?": "3. كيف ستغسلها؟",
  'Alcohol cleans best and evaporates cleanly, but it burns and has to be stored with care. If you live in a flat or share a shed with a welder, <a href="/product/water-washable-resin">water-washable resin</a> makes sense. Two cautions: the water is just as poisonous as dirty alcohol and never goes down a drain, and prints must be bone dry before curing. Thin swords and fingers are a little more brittle than in standard resin.':
    'الكحول أفضل منظّف ويتبخر دون أثر، لكنه يشتعل ويجب تخزينه بحذر. إذا كنت تسكن شقة أو تشارك لحّامًا ورشته، فالاختيار المعقول هو <a href="/product/water-washable-resin">الراتنج القابل للغسل بالماء</a>. وتحذيران: الماء سام تمامًا كالكحول المتسخ ولا يُسكب في المصرف أبدًا، والمطبوعات يجب أن تكون جافة كليًا قبل التصليب. والسيوف والأصابع الرفيعة أكثر هشاشة قليلًا مما هي بالراتنج القياسي.',
  "4. Who else breathes the air?": "4. من غيرك يتنفس هذا الهواء؟",
  'In a shared room choose <a href="/product/plant-based-resin">plant-based resin</a>. More than half of it comes from soybean oil and it smells the least of all. It is still resin, so gloves and an open window stay.':
    'في غرفة مشتركة اختر <a href="/product/plant-based-resin">الراتنج النباتي</a>. أكثر من نصفه من زيت الصويا ورائحته أخف الروائح كلها. ويبقى راتنجًا، فالقفازات والنافذة المفتوحة باقية.',
  "And if none of these matters?": "وإذا لم يهمّك شيء من هذا؟",
  'Then take <a href="/product/standard-resin">standard resin</a> in grey. It is the cheapest, has the widest window of settings and shows detail better than any other colour. White hides detail, black hides mistakes, and clear yellows unless it is cured with care.':
    'فخذ <a href="/product/standard-resin">الراتنج القياسي</a> بالرمادي. هو الأرخص، ومجال إعداداته الأوسع، ويُظهر التفاصيل أفضل من أي لون آخر. الأبيض يخفي التفاصيل، والأسود يخفي الأخطاء، والشفاف يصفرّ ما لم يُصلَّب بعناية.',
  Mixing: "المزج",
  "You may mix colours of the same resin freely, by weight, and you may add up to a fifth of flexible to standard for figures with thin parts. Do not mix water-washable with anything else: the result washes in neither water nor alcohol. Mix only what you will use that week, keep it in an amber bottle and write the recipe on it.":
    "يمكنك مزج ألوان الراتنج نفسه بحرية، بالوزن، ويمكنك إضافة ما يصل إلى الخُمس من المرن إلى القياسي للمجسّمات ذات الأجزاء الرفيعة. لا تمزج القابل للغسل بالماء بأي شيء آخر: فالناتج لا يُغسل لا بالماء ولا بالكحول. امزج ما ستستخدمه ذلك الأسبوع فقط، واحفظه في زجاجة كهرمانية واكتب عليها الوصفة.",
  "How much to buy": "كم تشتري",
  "A 28 mm figure takes 8 to 12 grams with its supports, a chess set about 700, a mini urn 90. Half a kilogram is plenty to learn on. A whole kilogram pays once you print every week, since an opened bottle is at its best for about six months.":
    "مجسّم 28 مم يستهلك من 8 إلى 12 غرامًا مع دعاماته، وطقم شطرنج نحو 700، وجرّة رماد صغيرة 90. نصف كيلوغرام يكفي تمامًا للتعلّم. أما الكيلوغرام الكامل فيستحق ثمنه متى طبعت كل أسبوع، لأن الزجاجة المفتوحة تبقى في أفضل حال نحو ستة أشهر.",
  // post-curing-resin-prints
  "Post-curing: how long is long enough?": "التصليب اللاحق: كم يكفي؟",
  "Sticky or brittle prints? How to find the right time for your lamp.":
    "مطبوعات لزجة أم هشّة؟ كيف تجد المدة المناسبة لمصباحك.",
  "How Long to Post-Cure Resin Prints": "كم من الوقت تُصلَّب مطبوعات الراتنج",
  "How to post-cure resin prints so that they are neither sticky nor brittle: drying first, lamp distance, times by resin, and a test to do at home.":
    "كيف تصلّب مطبوعات الراتنج فلا تكون لزجة ولا هشّة: التجفيف أولًا، وبُعد المصباح، والمدد حسب الراتنج، واختبار تجريه في البيت.",
  "A print fresh off the plate is only partly hard. The printer gave each layer just enough light to hold its shape; the rest of the hardening is your job. Too little light leaves a tacky skin and a soft middle. Too much makes thin parts yellow and snap. Between the two is a comfortable window, and it is easy to find.":
    "المطبوعة الخارجة للتو عن المنصة صلبة جزئيًا فقط. أعطت الطابعة كل طبقة من الضوء ما يكفي لتحفظ شكلها، وبقية التصليب عليك. الضوء القليل جدًا يترك سطحًا دبقًا وقلبًا لينًا. والكثير جدًا يصفّر الأجزاء الرفيعة فتنكسر. وبين الاثنين مجال مريح يسهل العثور عليه.",
  "Dry first, always": "التجفيف أولًا، دائمًا",
  "The commonest cause of a sticky print is not short curing but a wet print. Alcohol trapped in corners dissolves a little resin and spreads it over the surface, and no lamp will cure that film properly. After the second bath, shake the print, blow out the holes, and leave it for half an hour in moving air. Water-washable resin needs longer: if it is cured wet, it turns chalky white.":
    "السبب الأكثر شيوعًا للمطبوعة اللزجة ليس قصر التصليب بل البلل. الكحول المحبوس في الزوايا يذيب قليلًا من الراتنج وينشره على السطح، وما من مصباح يصلّب تلك الطبقة كما ينبغي. بعد الحمّام الثاني انفض المطبوعة، وانفخ في ثقوبها، واتركها نصف ساعة في هواء متحرك. والراتنج القابل للغسل بالماء يحتاج إلى أطول من ذلك: إذا صُلّب مبللًا صار أبيض كالطباشير.",
  "Distance and turning": "البعد والتدوير",
  "Put the lamp about fifteen centimetres away. Half that distance gives four times the light on the top and leaves the sides in shadow. A turntable evens things out, and a mirror underneath reaches overhangs. Turn the piece over once: light does not go round corners.":
    "ضع المصباح على بعد نحو خمسة عشر سنتيمترًا. نصف تلك المسافة يعطي السطح العلوي أربعة أضعاف الضوء ويترك الجوانب في الظل. القرص الدوّار يوزّع الضوء، والمرآة تحته تبلغ الأجزاء المتدلية. واقلب القطعة مرة واحدة: فالضوء لا يلتف حول الزوايا.",
  "Times to start from": "مدد للبداية",
  "Each side": "كل جانب",
  "Watch for": "انتبه إلى",
  "Standard and plant-based": "القياسي والنباتي",
  "4 to 5 minutes": "من 4 إلى 5 دقائق",
  "Yellowing in white": "اصفرار الأبيض",
  "Tough, ABS-like": "المتين الشبيه بمادة ABS",
  "2 to 3 minutes": "من 2 إلى 3 دقائق",
  "Turns brittle when overdone": "يصير هشًّا إذا زادت المدة",
  Flexible: "المرن",
  "6 to 8 minutes": "من 6 إلى 8 دقائق",
  "Stays tacky when underdone": "يبقى دبقًا إذا نقصت المدة",
  "Water-washable": "القابل للغسل بالماء",
  "4 minutes": "4 دقائق",
  "White bloom if damp": "غشاوة بيضاء إذا كان رطبًا",
  "Clear colours": "الألوان الشفافة",
  "2 minutes, then rest, then 2": "دقيقتان، ثم استراحة، ثم دقيقتان",
  "Yellow tint": "مسحة صفراء",
  "These are for a 20 watt lamp at 405 nm. A stronger cabinet needs less.":
    "هذه المدد لمصباح 20 واط عند 405 نانومتر. وخزانة التصليب الأقوى تحتاج إلى مدة أقل.",
  "A test that costs nothing": "اختبار لا يكلّف شيئًا",
  "Print five small tiles, two millimetres thick, and cure them for 1, 2, 4, 8 and 16 minutes. The next day press a fingernail into each and then bend it until it breaks. The first tile that takes no mark is your minimum. The first that snaps without bending is your limit. Write both numbers on the bottle.":
    "اطبع خمس بلاطات صغيرة بسماكة مليمترين، وصلّبها لمدة 1 و2 و4 و8 و16 دقيقة. في اليوم التالي اضغط بظفرك على كل منها ثم اثنِها حتى تنكسر. أول بلاطة لا يترك فيها الظفر أثرًا هي حدّك الأدنى. وأول بلاطة تنكسر دون أن تنثني هي حدّك الأقصى. اكتب الرقمين على الزجاجة.",
  "And the sun?": "والشمس؟",
  "Queensland sun works well, but unevenly, and it heats as it cures, which bends flat parts. Use it for waste, for supports and for thick ornaments. For anything that must fit or last, use the lamp and a clock.":
    "شمس كوينزلاند تؤدي الغرض، لكن بلا انتظام، وهي تسخّن وهي تصلّب، فتنثني القطع المسطحة. استخدمها للبقايا والدعامات والزينة السميكة. أما ما يجب أن يطابق مقاسه أو يدوم، فاستخدم له المصباح والساعة.",
  // resin-safety-at-home
  "Resin safety at home: a routine that sticks": "السلامة مع الراتنج في البيت: عادة تدوم",
  "Gloves, air, light and a clean end: the routine we follow for every print.":
    "قفازات وهواء وضوء ونهاية نظيفة: ما نتبعه في كل مطبوعة.",
  "Resin Safety at Home, Step by Step": "السلامة مع الراتنج في البيت، خطوة بخطوة",
  "A simple routine for printing resin at home: gloves, fresh air, what to do when something spills, how to clear up, and what never to pour away.":
    "خطوات بسيطة لطباعة الراتنج في البيت: القفازات، والهواء النقي، وماذا تفعل عند الانسكاب، وكيف تنظّف، وما لا يُسكب أبدًا.",
  "Printing resin is not terrifying, but it is not paint either. The liquid irritates skin, and a person who is splashed often enough can become allergic to it for life. The good news is that the risk ends where curing begins: once a print is washed, dry and hard right through, it is as harmless to hold as any other plastic. So all of the care goes into the hour between opening the bottle and switching off the lamp.":
    "راتنج الطباعة ليس مخيفًا، لكنه ليس دهانًا أيضًا. السائل يهيّج الجلد، ومن يصيبه الرذاذ مرات كافية قد يصاب بحساسية منه مدى الحياة. والخبر الجيد أن الخطر ينتهي حيث يبدأ التصليب: متى غُسلت المطبوعة وجفّت وتصلّبت تمامًا فلا ضرر من إمساكها، كأي بلاستيك آخر. لذا فالحذر كله في الساعة الواقعة بين فتح الزجاجة وإطفاء المصباح.",
  "Before you pour": "قبل أن تصب",
  "Choose a room with a door and a window, not the kitchen table. Lay down a silicone mat with an edge, and put paper towels, a bin bag and your wash tub within reach, so that you need not walk about with wet gloves. Put on nitrile gloves. Latex will not do: resin passes through it in minutes. Glasses matter most when you pour and when you snip supports, because both flick small drops at your face.":
    "اختر غرفة لها باب ونافذة، لا طاولة المطبخ. افرش حصيرة سيليكون بحافة، وضع المناشف الورقية وكيس القمامة وحوض الغسل في متناول يدك، كي لا تتجول بقفازات مبللة. ارتدِ قفازات نتريل. اللاتكس لا يصلح: فالراتنج ينفذ منه في دقائق. وأشد ما تكون الحاجة إلى النظارات حين تصب وحين تقص الدعامات، لأن كليهما يقذف قطرات صغيرة نحو وجهك.",
  "While it prints": "أثناء الطباعة",
  "Keep the cover on and the air moving outwards. A small fan in the window beats a large one that stirs the room. If the smell gives you a headache, believe it, and stop. A pleasant scent in the vat does not make the air any cleaner.":
    "أبقِ غطاء الطابعة مغلقًا والهواء متحركًا إلى الخارج. مروحة صغيرة في النافذة أفضل من كبيرة تحرّك هواء الغرفة. وإذا سببت لك الرائحة صداعًا فصدّقه وتوقف. العطر اللطيف في الحوض لا يجعل الهواء أنظف.",
  "When something spills": "عندما ينسكب شيء",
  "Keep children and pets out of the room.": "أبعِد الأطفال والحيوانات الأليفة عن الغرفة.",
  "Wipe up with paper towels, from the outside in.": "امسح بمناشف ورقية، من الخارج إلى الداخل.",
  "Clean the place with a little alcohol, then with soapy water.":
    "نظّف المكان بقليل من الكحول، ثم بالماء والصابون.",
  "Hang the towels in the sun until they are stiff, and only then bin them.":
    "علّق المناشف في الشمس حتى تتصلّب، وبعدها فقط ارمها في القمامة.",
  "On skin, use soap and plenty of cool water. Never wipe skin with alcohol: it thins the resin and helps it in. Resin in an eye means fifteen minutes under the tap and a doctor. The Poisons Information Centre answers day and night on 13 11 26.":
    "على الجلد استخدم الصابون وكثيرًا من الماء البارد. لا تمسح الجلد بالكحول أبدًا: فهو يخفف الراتنج ويساعده على الدخول. والراتنج في العين يعني خمس عشرة دقيقة تحت الصنبور ثم الطبيب. ويرد مركز معلومات السموم الأسترالي ليلًا ونهارًا على \u206613 11 26\u2069.",
  "Clearing up": "التنظيف",
  "Strain what is left in the vat through a paper filter, because one hard flake can ruin a screen. Cloudy alcohol can be used again: stand the closed, clear tub in the sun for a day, let the sludge settle, and pour off the top. The sludge dries hard in an open tray outdoors. Nothing liquid ever goes down a sink, a gutter or a garden bed, since resin is poisonous to fish and frogs at tiny doses.":
    "رشّح ما بقي في الحوض بمرشح ورقي، لأن قشرة صلبة واحدة قد تتلف شاشة. والكحول المتعكر يمكن استخدامه من جديد: ضع الحوض الشفاف مغلقًا في الشمس يومًا، ودع الرواسب تستقر، ثم صب الطبقة العليا. وتجف الرواسب وتتصلّب في صينية مفتوحة في الخارج. لا شيء سائل يُسكب أبدًا في مغسلة أو مجرى أو حوض زرع، لأن الراتنج سام للأسماك والضفادع بجرعات ضئيلة.",
  "Make it a habit": "اجعلها عادة",
  "We keep a card above each printer with five words on it: gloves, glasses, air, towel, sun. It looks silly. In seven years nobody here has had so much as a rash.":
    "نعلّق فوق كل طابعة بطاقة فيها خمس كلمات: قفازات، نظارات، هواء، منشفة، شمس. تبدو مضحكة. وفي سبع سنوات لم يُصب أحد هنا حتى بطفح جلدي.",
}
