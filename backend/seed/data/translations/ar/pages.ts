import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Vouchers, custom orders, about, gallery, tours, lithophanes and laser cutting. */
export const pageTexts: SegmentTranslations = {
  // gift-vouchers
  "For somebody who has every colour already. Choose a design and an amount. The voucher comes by email the moment it is paid, to print or to send on.":
    "لمن لديه كل الألوان بالفعل. اختر تصميمًا ومبلغًا. تصل القسيمة بالبريد الإلكتروني فور دفعها، للطباعة أو إعادة الإرسال.",
  "Give a voucher, or use one": "أهدِ قسيمة أو استخدم واحدة",
  "Good to know": "من المفيد أن تعرف",
  "Any amount from $1.00 to $1,000.00, with no fee on top.":
    "أي مبلغ من \u20671.00\u00a0\u2066AU$\u2069\u2069 إلى \u20671,000.00\u00a0\u2066AU$\u2069\u2069، دون رسوم إضافية.",
  "Redeeming it turns the whole amount into store credit, to spend in as many orders as you like.":
    "استبدالها يحوّل المبلغ كله إلى رصيد في المتجر، تنفقه في أي عدد تشاء من الطلبات.",
  "Vouchers and store credit never run out.": "القسائم ورصيد المتجر لا تنتهي صلاحيتهما.",
  "Whoever has the code can redeem it, once. Look after it like cash.":
    "من لديه الرمز يستطيع استبدال القسيمة، ولمرة واحدة فقط. فاحفظه كما تحفظ النقود.",
  "Redeeming takes an account, which is made in a minute.":
    "يتطلب الاستبدال حسابًا، وإنشاؤه لا يستغرق سوى دقيقة.",
  // custom-orders
  "How it goes": "كيف تسير الأمور",
  "Tell us what you would like. A file, a photo, a sketch or the broken part will do.":
    "أخبرنا بما تريد. يكفي ملف أو صورة أو رسم أو القطعة المكسورة.",
  "We answer within one business day with a price and a date. Asking costs nothing.":
    "نرد خلال يوم عمل واحد بسعر وموعد. والسؤال لا يكلّف شيئًا.",
  "You see a picture of anything with a name, a date or a photo, and say yes or not yet.":
    "ترى صورة لكل ما عليه اسم أو تاريخ أو صورة، فتقول نعم أو ليس بعد.",
  "You pay, we make it, look at it twice and post it.": "تدفع، فنصنعها ونفحصها مرتين ونرسلها.",
  "Started with a sketch on a docket": "بدأت برسم على ظهر إيصال",
  "Most things do": "وكذلك يبدأ معظمها",
  "Vases for a wedding, a tidy for one particular desk, the bracket nobody sells any more. Ask, even if you think it is silly. Most small things cost between $15.00 and $80.00.":
    "مزهريات لعرس، أو منظّم لمكتب بعينه، أو حامل لم يعد أحد يبيعه. اسأل، حتى لو بدا لك الأمر سخيفًا. معظم الأشياء الصغيرة تكلّف بين \u206715.00\u00a0\u2066AU$\u2069\u2069 و\u206780.00\u00a0\u2066AU$\u2069\u2069.",
  "See what we have made": "شاهد ما صنعناه",
  "Tell us about it": "أخبرنا عنه",
  'Flat things in timber, acrylic or card are quoted on the <a href="/laser-cutting-service">laser cutting page</a>.':
    'القطع المسطحة من الخشب أو الأكريليك أو الكرتون نسعّرها في <a href="/laser-cutting-service">صفحة القص بالليزر</a>.',
  "Something new": "شيء جديد",
  "The same again": "الشيء نفسه مرة أخرى",
  "Made for them": "صُنعت لهم",
  "And what they thought of it": "وهذا رأيهم فيها",
  "More about us": "المزيد عنا",
  // about
  "About Us": "من نحن",
  "A family of four, eleven printers, one laser and two dogs":
    "عائلة من أربعة أفراد، وإحدى عشرة طابعة، وجهاز ليزر، وكلبان",
  "Come and look around": "تفضّل وألقِ نظرة",
  "Curlew Print Co. began in 2019 with one secondhand resin printer on a laundry bench and a daughter who wanted a dragon. The dragon took nine tries. By then we knew which resins smell, which films last and which advice on the internet is wrong, and the neighbours had begun to ask.":
    "بدأت Curlew Print Co. عام 2019 بطابعة راتنج مستعملة واحدة على طاولة في غرفة الغسيل وابنة أرادت تنّينًا. احتاج التنّين إلى تسع محاولات. وحتى نجح كنا قد عرفنا أي راتنج تفوح رائحته وأي غشاء يدوم وأي نصيحة على الإنترنت خاطئة، وبدأ الجيران يسألون.",
  "Today eleven printers and a laser run in the shed behind our house, on the road from Gladstone to Calliope. Marnie looks after prints, keepsakes and the till; Dale looks after the machines, the laser and the courier; Isla, who still has the dragon, tests the night lights; Joy sands and oils the timber.":
    "واليوم تعمل إحدى عشرة طابعة وجهاز ليزر في الورشة خلف بيتنا، على الطريق من غلادستون إلى كاليوبي. مارني تهتم بالمطبوعات والتذكارات والصندوق، وديل يهتم بالآلات والليزر ومندوب التوصيل، وآيلا، التي لا تزال تحتفظ بالتنّين، تختبر المصابيح الليلية، وجوي تصنفر الخشب وتزيّته.",
  "What we believe": "بماذا نؤمن",
  "<strong>We sell what we use.</strong> If a resin or a tool does not earn its place on our own bench, it does not go in the shop.":
    "<strong>نبيع ما نستخدمه.</strong> إذا لم يستحق راتنج أو أداة مكانه على طاولة عملنا، فلا يدخل المتجر.",
  "<strong>Keepsakes come first.</strong> A pendant or an urn jumps the queue and is packed by one person from start to finish.":
    "<strong>التذكارات أولًا.</strong> القلادة أو جرّة الرماد تتخطى الدور، ويغلّفها شخص واحد من البداية إلى النهاية.",
  "<strong>Waste is a fault.</strong> Supports and failed prints go to a recycler, timber offcuts become ornaments, and parcels travel in paper.":
    "<strong>الهدر عيب.</strong> الدعامات والمطبوعات الفاشلة تذهب إلى إعادة التدوير، وبقايا الخشب تصير زينة، والطرود تسافر في الورق.",
  "The name": "الاسم",
  "Bush stone-curlews call over our paddock most nights, and far eastern curlews feed on the Gladstone mudflats in summer. Both are patient, a bit odd and easy to overlook. We liked that.":
    "اسم Curlew يعني الكروان. طيور كروان الأدغال تصيح فوق مرعانا معظم الليالي، وكروان الماء الشرقي يقتات في مسطحات غلادستون الطينية صيفًا. كلاهما صبور وغريب قليلًا ويسهل ألا يلحظه أحد. وقد أعجبنا ذلك.",
  'You are welcome to collect an order or look around by appointment: <a href="/contact">write or ring first</a>.':
    'أهلًا بك لاستلام طلب أو لإلقاء نظرة بموعد مسبق: <a href="/contact">راسلنا أو اتصل أولًا</a>.',
  "Who you are dealing with": "مع من تتعامل",
  "Whoever answers the phone also packs the parcels.": "من يرد على الهاتف يغلّف الطرود أيضًا.",
  "Nothing leaves half wrapped": "لا شيء يخرج نصف مغلّف",
  "One person makes, checks and packs your keepsake, from the first message to the last fold of paper. If there is something we should know, write it in the order note.":
    "شخص واحد يصنع تذكارك ويفحصه ويغلّفه، من أول رسالة إلى آخر طية ورق. وإذا كان هناك ما ينبغي أن نعرفه، فاكتبه في ملاحظة الطلب.",
  "See keepsakes and prints": "شاهد التذكارات والمطبوعات",
  "As it was written to us, grumbles included": "كما كُتب إلينا، بما فيه من تذمّر",
  "Where we are": "أين نحن",
  // gallery
  "We asked before we hung these up. If one of them is yours and should come down, tell us and it does.":
    "استأذنّا قبل أن نعلّق هذه الصور. إذا كانت إحداها لك وتريد إزالتها، فأخبرنا وسنزيلها.",
  "Prints that people have sent in, pieces we have cut for somebody, and the shed they come from. If you have made something with our resin, send us a photo. We hang up the ones we like, which so far is all of them.":
    "مطبوعات أرسلها الناس إلينا، وقطع قصصناها لأحدهم، والورشة التي خرجت منها. إذا صنعت شيئًا براتنجنا فأرسل إلينا صورة. نعلّق ما يعجبنا منها، وهي حتى الآن كلها.",
  "Have a look": "ألقِ نظرة",
  "Choose a cover to open its pictures.": "اختر غلافًا لفتح صوره.",
  "Seen something like it?": "هل رأيت شيئًا يشبه ما تريد؟",
  "One piece or two hundred": "قطعة واحدة أو مئتان",
  "Send us a picture of what you liked and tell us what should be different.":
    "أرسل إلينا صورة لما أعجبك وأخبرنا بما ينبغي أن يختلف فيه.",
  "Have one made": "اطلب واحدة لك",
  // workshop-tours
  "On Saturday mornings we open the shed. You see a print come off its plate, the laser cut your name, and what becomes of the ones that go wrong. Children are welcome, and so are questions.":
    "في صباح أيام السبت نفتح الورشة. ترى مطبوعة تُرفع عن منصتها، والليزر يقص اسمك، وما يحل بالمطبوعات التي تفشل. الأطفال مرحّب بهم، والأسئلة أيضًا.",
  "Book a tour": "احجز جولة",
  "$5.00 for the whole group of up to eight, taken off anything you buy that morning.":
    "\u20675.00\u00a0\u2066AU$\u2069\u2069 للمجموعة كلها حتى ثمانية أشخاص، تُخصم من أي شيء تشتريه ذلك الصباح.",
  "Saturdays, starting between 9:30 and 11 am, about fifty minutes.":
    "أيام السبت، تبدأ بين 9:30 و11 صباحًا، ومدتها نحو خمسين دقيقة.",
  "Closed shoes. We have goggles and ear muffs.": "أحذية مغلقة. ولدينا نظارات واقية وواقيات أذن.",
  "Level ground and a wide door; the yard is gravel.":
    "أرض مستوية وباب عريض، والفناء مفروش بالحصى.",
  'Ring <a href="tel:+61755500147">07 5550 0147</a> if you cannot come, and choose another Saturday.':
    'اتصل على <a href="tel:+61755500147">\u206607 5550 0147\u2069</a> إذا تعذّر حضورك، واختر يوم سبت آخر.',
  "Take one home": "خذ واحدة معك",
  // lithophanes
  "Lithophane Lamps from Your Photo": "مصابيح ليثوفان من صورتك",
  "A photo made of light": "صورة من ضوء",
  "A lithophane is a picture in a white wall. Thick places hold the light back, thin ones let it through, and until the lamp is on there is little to see but a few ridges. We make them from your photo.":
    "الليثوفان صورة في جدار أبيض. المواضع السميكة تحجب الضوء والرقيقة تمرّره، وإلى أن يُضاء المصباح لا يُرى سوى بضعة نتوءات. ونحن نصنعه من صورتك.",
  "Which photo to send": "أي صورة ترسل",
  "Large: at least 1,500 pixels wide. Scans of old paper photos are fine.":
    "كبيرة: بعرض 1,500 بكسل على الأقل. والصور الورقية القديمة الممسوحة ضوئيًا مناسبة.",
  "Faces near the middle, a plain background, light from the side.":
    "وجوه قرب الوسط، وخلفية بسيطة، وضوء من الجانب.",
  "Not a dark room, and not a bright sky behind a dark face.":
    "لا غرفة مظلمة، ولا سماء ساطعة خلف وجه مظلم.",
  "We turn it to grey, mend scratches and send you a preview. We print only when you say yes, and delete your photo 30 days after the lamp is posted.":
    "نحوّلها إلى الرمادي ونصلح الخدوش ونرسل إليك معاينة. لا نطبع إلا حين توافق، ونحذف صورتك بعد 30 يومًا من إرسال المصباح.",
  "From photo to lamp in four days": "من الصورة إلى المصباح في أربعة أيام",
  "One day for the preview, fourteen hours of printing, one day for the light and the foot, and one because something always goes wrong. With packing, it leaves us 6 to 7 business days after we have your photo.":
    "يوم للمعاينة، وأربع عشرة ساعة للطباعة، ويوم للضوء والقاعدة، ويوم لأن شيئًا ما يتعثر دائمًا. ومع التغليف يخرج من عندنا خلال 6 إلى 7 أيام عمل من استلامنا صورتك.",
  'Would you rather have it flat? <a href="/product/lithophane-panel">See the panel</a>':
    'هل تفضّلها مسطحة؟ <a href="/product/lithophane-panel">شاهد اللوحة</a>',
  "How lithophanes work": "كيف يعمل الليثوفان",
  "From people we have made things for": "ممن صنعنا لهم أشياء",
  "Choose a lamp": "اختر مصباحًا",
  "<strong>For Mother's Day:</strong> send your photo by 25 April and the lamp is with you in time.":
    "<strong>لعيد الأم في أستراليا:</strong> أرسل صورتك حتى 25 أبريل فيصلك المصباح في موعده.",
  "Order two lamps of the same photo and the second is half price.":
    "اطلب مصباحين من الصورة نفسها، والثاني بنصف السعر.",
  "Ask about your photo": "اسأل عن صورتك",
  "Prices of 2025.": "أسعار عام 2025.",
  // laser-cutting-service
  "Send us a drawing and we cut it: one piece or two hundred, for schools, weddings, makers and shopfitters. You get a fixed price within one business day, and most jobs leave us within a week.":
    "أرسل إلينا رسمًا ونحن نقصّه: قطعة واحدة أو مئتان، للمدارس والأعراس والهواة ومجهّزي المتاجر. يصلك سعر ثابت خلال يوم عمل واحد، ومعظم الأعمال تخرج من عندنا خلال أسبوع.",
  "What we cut": "ما نقصّه",
  Thickness: "السماكة",
  "Largest sheet": "أكبر لوح",
  "Hoop pine plywood": "خشب رقائقي من الأروكاريا",
  "3, 4 and 6 mm": "3 و4 و6 مم",
  "600 × 400 mm": "600 × 400 مم",
  "Acacia and walnut veneer": "قشرة الأكاسيا والجوز",
  "3 and 4 mm": "3 و4 مم",
  "600 × 300 mm": "600 × 300 مم",
  "Acrylic, clear and coloured": "أكريليك شفاف وملون",
  "2, 3 and 5 mm": "2 و3 و5 مم",
  "Card and leather": "كرتون وجلد",
  "up to 3 mm": "حتى 3 مم",
  "We do not cut PVC, vinyl or polycarbonate: they give off harmful gas or burn.":
    "لا نقص PVC أو الفينيل أو البولي كربونات: فهي تطلق غازًا ضارًّا أو تحترق.",
  "What we need": "ما نحتاج إليه",
  "A vector file: SVG, DXF or PDF, at true size in millimetres.":
    "ملف متجهي: SVG أو DXF أو PDF، بالحجم الحقيقي وبالمليمتر.",
  "Cut lines in red, etched areas in black, and nothing else on the page.":
    "خطوط القص بالأحمر، ومساحات الحفر بالأسود، ولا شيء آخر في الصفحة.",
  "No gap under 1 mm, and letters with their middles joined if they must not fall out.":
    "لا فراغ أقل من 1 مم، وأوساط الأحرف موصولة بها إن كان يجب ألا تسقط.",
  "What it costs": "كم يكلّف",
  "Setting up is $25.00 a drawing, then $1.80 a minute of cutting, plus material. Fifty place names in 3 mm plywood come to about $110. Work out a rough price here, then ask for the fixed one: it costs nothing to ask.":
    "الإعداد \u206725.00\u00a0\u2066AU$\u2069\u2069 لكل رسم، ثم \u20671.80\u00a0\u2066AU$\u2069\u2069 لكل دقيقة قص، إضافة إلى المادة. خمسون بطاقة أسماء من خشب رقائقي 3 مم تكلّف نحو \u2067110\u00a0\u2066AU$\u2069\u2069. احسب هنا سعرًا تقريبيًا، ثم اطلب السعر الثابت: السؤال لا يكلّف شيئًا.",
  "Rough price of a laser-cutting job": "السعر التقريبي لعمل القص بالليزر",
  "Or take one we have cut already": "أو اختر مما قصصناه بالفعل",
}
