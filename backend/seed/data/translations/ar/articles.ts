import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on keepsakes and local delivery. */
export const articleTexts: SegmentTranslations = {
  // ordering-a-keepsake
  "Ordering a keepsake: what to expect": "طلب تذكار: ماذا تتوقع",
  "Sizes, filling, engraving and time: what people ask about pendants and urns.":
    "المقاسات والتعبئة والنقش والمدة: ما يسأل عنه الناس بشأن القلادات وجرار الرماد.",
  "Ordering a Keepsake: What to Expect": "طلب تذكار: ماذا تتوقع",
  "Keepsake pendants and mini urns, gently explained: how much each one holds, how to fill and seal it, engraving, wear and how long it takes.":
    "القلادات التذكارية وجرار الرماد الصغيرة بشرح هادئ: كم تتسع كل واحدة، وكيف تُعبّأ وتُحكم، والنقش، والارتداء، وكم يستغرق الأمر.",
  "People who write to us about keepsakes are seldom having a good week. So here, in one place and without hurry, are the things they ask.":
    "من يكتبون إلينا عن التذكارات نادرًا ما يمرّون بأسبوع طيب. لذا جمعنا هنا، في مكان واحد وبلا عجلة، ما يسألون عنه.",
  "How much does each one hold?": "كم تتسع كل واحدة؟",
  'A <a href="/product/keepsake-pendant">paw print pendant</a> holds about a fifth of a millilitre: a pinch of ash or a small curl of fur. A <a href="/product/mini-urn">mini urn</a> holds 25 millilitres and a <a href="/product/paw-print-urn">paw print urn</a> 55. As a rough guide, a cremated animal leaves about 35 millilitres of ash for each kilogram it weighed, so a ten-kilogram dog leaves about 350. The small urns are therefore meant for a share, so that each member of a family may keep one, with the rest elsewhere.':
    'تتسع <a href="/product/keepsake-pendant">قلادة بصمة الكف</a> لنحو خُمس مليلتر: رشّة من الرماد أو خصلة فرو صغيرة. وتتسع <a href="/product/mini-urn">جرّة الرماد الصغيرة</a> لـ25 مليلترًا و<a href="/product/paw-print-urn">جرّة بصمة الكف</a> لـ55. وكتقدير تقريبي، يترك الحيوان بعد حرقه نحو 35 مليلترًا من الرماد لكل كيلوغرام من وزنه، فكلب وزنه عشرة كيلوغرامات يترك نحو 350. لذلك فالجرار الصغيرة معدّة لنصيب منه، ليحتفظ كل فرد من العائلة بواحدة، والباقي في مكان آخر.',
  "How do I fill it?": "كيف أملؤها؟",
  "Sit at a table, over a clean sheet of paper, with no fan on. Everything you need is in the box: a small funnel, a screwdriver for the pendant and a thread seal. Pour slowly and tap the side. Stop below the thread, wipe it, put one drop of seal on the screw and turn until snug. Leave it overnight. If you would rather not do this yourself, many vets and funeral homes will, and we are happy to talk you through it on the phone.":
    "اجلس إلى طاولة، فوق ورقة نظيفة، دون تشغيل مروحة. كل ما تحتاج إليه في العلبة: قمع صغير، ومفك للقلادة، ومانع تسرّب للسنّ. صب ببطء وانقر على الجانب. توقف تحت السنّ وامسحه، وضع قطرة واحدة من مانع التسرّب على البرغي وأدره حتى يثبت. ثم اتركها ليلة. وإذا كنت تفضّل ألا تفعل ذلك بنفسك، فكثير من الأطباء البيطريين ودور الجنائز يفعلونه، ويسعدنا أن نرشدك خطوة بخطوة على الهاتف.",
  "Can it be opened again?": "هل يمكن فتحها من جديد؟",
  "Without seal, yes, at any time. With seal it is meant to stay closed, though a warm iron on the screw will loosen it if you must.":
    "من دون مانع التسرّب نعم، في أي وقت. ومعه يُقصد أن تبقى مغلقة، وإن كانت مكواة دافئة على البرغي ترخيه إذا اضطررت.",
  "What about the engraving?": "وماذا عن النقش؟",
  "Up to twenty letters fit, in one or two lines. Names and a year read best. We engrave exactly what you type, so please read it aloud once before you order. Because these pieces are made for one person alone we cannot take them back for a change of mind. Should one arrive damaged, send your order number and a photo, and we make it good; your rights under the Australian Consumer Law are not affected.":
    "يتسع المكان لعشرين حرفًا على الأكثر، في سطر أو سطرين. والأسماء مع سنة هي الأوضح قراءة. ننقش ما تكتبه كما هو تمامًا، فيُرجى قراءته بصوت مسموع مرة قبل الطلب. ولأن هذه القطع تُصنع لشخص واحد لا نستطيع استردادها عند تغيير الرأي. وإذا وصلت إحداها تالفة، فأرسل رقم طلبك وصورة ونحن نصلح الأمر، ولا تتأثر حقوقك بموجب قانون المستهلك الأسترالي.",
  "Can I wear it every day?": "هل يمكنني ارتداؤها كل يوم؟",
  "Steel can be worn to work and in the rain. Take it off for the shower, the surf and the pool: soap creeps into the thread, and chlorine dulls the plating. Rub it with a dry cloth now and then.":
    "الفولاذ يمكن ارتداؤه في العمل وتحت المطر. اخلعها عند الاستحمام وفي البحر والمسبح: فالصابون يتسلل إلى السنّ، والكلور يطفئ لمعان الطلاء. وافركها بقماش جاف بين حين وآخر.",
  "How long does it take?": "كم يستغرق الأمر؟",
  "Plain pieces leave within 2 to 3 business days, engraved ones two days later. Keepsakes jump our queue, and one person packs yours from start to finish, in a plain box, with tracking. If there is a date that matters, a service or an anniversary, tell us in the order note. We will do what we can, and tell you honestly if we cannot.":
    "القطع السادة تخرج خلال 2 إلى 3 أيام عمل، والمنقوشة بعد ذلك بيومين. التذكارات تتخطى الدور عندنا، وشخص واحد يغلّف تذكارك من البداية إلى النهاية، في علبة بسيطة، مع رقم تتبع. وإذا كان هناك تاريخ يهمّك، مراسم أو ذكرى سنوية، فأخبرنا به في ملاحظة الطلب. سنفعل ما نستطيع، ونخبرك بصراحة إن لم نستطع.",
  // local-delivery-gladstone-calliope
  "Free local delivery in Gladstone and Calliope": "توصيل محلي مجاني في غلادستون وكاليوبي",
  "How our own delivery run works, what it covers, and how to get the best of it.":
    "كيف تسير جولة التوصيل الخاصة بنا، وما تشمله، وكيف تستفيد منها على أفضل وجه.",
  "Free Delivery in Gladstone and Calliope": "توصيل مجاني في غلادستون وكاليوبي",
  "How our free delivery run in Gladstone and Calliope QLD works: where we go, when we come, and where we may leave a parcel in the shade.":
    "كيف تسير جولة التوصيل المجاني في غلادستون وكاليوبي بكوينزلاند: إلى أين نذهب، ومتى نأتي، وأين يمكننا ترك طرد في الظل.",
  "If you live in Gladstone or Calliope you have probably seen our white van with a bird on its door. Most of our neighbours do not know that it comes free. Here is how it works.":
    "إذا كنت تسكن في غلادستون أو كاليوبي فلعلك رأيت شاحنتنا البيضاء الصغيرة وعلى بابها طائر. معظم جيراننا لا يعرفون أنها تأتي مجانًا. وهكذا تسير الأمور.",
  "Where we go": "إلى أين نذهب",
  "Delivery costs nothing to any street address in Gladstone and in Calliope, Queensland, whatever the size of the order. One nozzle or twenty bottles, it is all the same to the van. Type your suburb and postcode at the checkout and local delivery appears among the choices. If it does not, your address lies just outside the run, and Standard Post at $10.60 or Express Post at $14.10 will look after you. Orders over $200.00 travel free anywhere in Australia.":
    "التوصيل لا يكلّف شيئًا إلى أي عنوان شارع في غلادستون وكاليوبي بكوينزلاند، مهما كان حجم الطلب. فوهة واحدة أو عشرون زجاجة، الأمر سيّان عند الشاحنة. اكتب ضاحيتك ورمزك البريدي عند إتمام الطلب (Gladstone أو Calliope) فيظهر التوصيل المحلي بين الخيارات. وإذا لم يظهر فعنوانك خارج الجولة بقليل، ويتولاه البريد العادي بسعر \u206710.60\u00a0\u2066AU$\u2069\u2069 أو البريد السريع بسعر \u206714.10\u00a0\u2066AU$\u2069\u2069. والطلبات التي تزيد على \u2067200.00\u00a0\u2066AU$\u2069\u2069 تسافر مجانًا إلى أي مكان في أستراليا.",
  "When we come": "متى نأتي",
  "We pack within 2 to 3 business days, as for every order, and the next run takes what is ready. You get a message on the morning of the day. We cannot promise an hour, because the run changes with the orders and now and then with a train at the crossing.":
    "نغلّف خلال 2 إلى 3 أيام عمل، كما في كل طلب، والجولة التالية تأخذ ما هو جاهز. تصلك رسالة صباح ذلك اليوم. لا نستطيع أن نعدك بساعة، لأن الجولة تتغير بتغيّر الطلبات، وأحيانًا بسبب قطار عند معبر السكة.",
  "If you need something for a birthday, say so in the order note. We often know a faster way, and when we cannot make it we tell you before we take your money, not after.":
    "إذا كنت تحتاج إلى شيء لعيد ميلاد، فاذكر ذلك في ملاحظة الطلب. كثيرًا ما نعرف طريقة أسرع، وإذا لم نستطع فنخبرك قبل أن نأخذ نقودك لا بعد ذلك.",
  "If you are out": "إذا لم تكن في البيت",
  "Tell us in the note where a parcel is safe: behind the water tank, with number nine, under the stairs. Resin and prints dislike heat, so please choose a place in the shade. A closed letterbox in January is an oven, and PLA softens at about 55 degrees. Without a note we bring the parcel home again and try on the next run. We never leave resin where children or animals can reach it.":
    "أخبرنا في الملاحظة أين يكون الطرد في أمان: خلف خزان الماء، أو عند الجيران في رقم تسعة، أو تحت الدرج. الراتنج والمطبوعات لا تحب الحر، فيُرجى اختيار مكان في الظل. صندوق بريد مغلق في يناير فرن حقيقي، ومادة PLA تلين عند نحو 55 درجة. ومن دون ملاحظة نعيد الطرد معنا ونحاول من جديد في الجولة التالية. ولا نترك الراتنج أبدًا حيث يصل إليه الأطفال أو الحيوانات.",
  "Why it helps": "لماذا يفيد ذلك",
  "Things travel better with us than in the post. Planters come with their tray clicked in and no filling. Urns and pendants are handed over, not dropped. And we take boxes and padding back: leave clean cartons out for us and they will go round again.":
    "الأشياء تسافر معنا أفضل مما تسافر بالبريد. الأصص تأتي وصينيتها مثبتة فيها وبلا حشو. وجرار الرماد والقلادات تُسلَّم باليد ولا تُلقى. ونسترد العلب ومواد الحشو: اترك لنا الكراتين النظيفة خارجًا فتدور دورة أخرى.",
  Collecting: "الاستلام",
  "You may also collect from the workshop in Calliope by appointment. Write or ring first, since the gate is closed when the laser is running. Bring your empty alcohol bottles if you like. We cannot fill them, but we will show you how to clean what is in them and use it once more.":
    "يمكنك أيضًا الاستلام من الورشة في كاليوبي بموعد مسبق. راسلنا أو اتصل أولًا، فالبوابة تُغلق حين يعمل الليزر. وأحضر زجاجات الكحول الفارغة إن شئت. لا نستطيع تعبئتها، لكننا نريك كيف تنظّف ما بقي فيها وتستخدمه مرة أخرى.",
  "If something is wrong": "إذا حدث خطأ",
  "Tell us within a few days, with your order number and a photo if anything is damaged. On the local run we can usually swap it on the next trip.":
    "أخبرنا خلال بضعة أيام، برقم طلبك وصورة إن كان هناك تلف. وفي الجولة المحلية نستطيع عادةً استبداله في الرحلة التالية.",
}
