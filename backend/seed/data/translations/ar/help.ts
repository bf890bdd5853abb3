import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Help: blog, resin safety, contact, questions. */
export const helpTexts: SegmentTranslations = {
  // blog
  "Blog: Printing and Laser-Cutting Advice": "المدونة: نصائح الطباعة والقص بالليزر",
  "Notes from the bench: what we learned by spoiling things, written down so that you do not have to.":
    "ملاحظات من طاولة العمل: ما تعلمناه من أخطائنا، كتبناه كي لا تقع فيها أنت.",
  // resin-safety
  "Liquid resin irritates skin and eyes, and some people become allergic to it for life. Cured right through, it is harmless to touch. Everything below follows from that.":
    "الراتنج السائل يهيّج الجلد والعينين، وبعض الناس يصابون بحساسية منه مدى الحياة. أما إذا تصلّب تمامًا فلا ضرر من لمسه. وكل ما يلي مبني على ذلك.",
  "Every time": "في كل مرة",
  "Wear nitrile gloves, not latex, and change them when splashed.":
    "ارتدِ قفازات من النتريل لا اللاتكس، وغيّرها إذا أصابها رذاذ.",
  "Wear eye protection when pouring, scraping or washing.":
    "ارتدِ نظارات واقية عند الصب أو الكشط أو الغسل.",
  "Air the room. A window and a door open is good; a fan that blows outwards is better.":
    "هوِّ الغرفة. نافذة مفتوحة وباب مفتوح أمر جيد، ومروحة تدفع الهواء إلى الخارج أفضل.",
  "Keep food, drink, children and animals out of the room.":
    "أبعِد الطعام والشراب والأطفال والحيوانات عن الغرفة.",
  "Wash your hands with soap and cold water afterwards.":
    "اغسل يديك بعد ذلك بالصابون والماء البارد.",
  "After a splash": "إذا أصابك رذاذ",
  "<strong>On skin:</strong> wipe off, then wash with plenty of soap and water. Never use alcohol or acetone on skin: they carry resin in deeper. <strong>In eyes:</strong> rinse with running water for 15 minutes and see a doctor. <strong>Swallowed:</strong> do not make yourself vomit; ring the Poisons Information Centre on 13 11 26. In an emergency ring 000.":
    "<strong>على الجلد:</strong> امسحه، ثم اغسله بكثير من الماء والصابون. لا تستخدم الكحول أو الأسيتون على الجلد أبدًا: فهما يدخلان الراتنج إلى أعماقه. <strong>في العينين:</strong> اشطفهما بماء جارٍ لمدة 15 دقيقة وراجع الطبيب. <strong>عند البلع:</strong> لا تتعمّد التقيؤ، واتصل بمركز معلومات السموم الأسترالي على \u206613 11 26\u2069. وفي حالة الطوارئ اتصل على 000.",
  Storing: "التخزين",
  "Keep bottles closed, upright, dark and between 15 and 30 °C, on a shelf that children cannot reach. Write the date on the cap.":
    "احفظ الزجاجات مغلقة قائمة في الظلام بين 15 و30 درجة مئوية، على رف لا يصل إليه الأطفال. واكتب التاريخ على الغطاء.",
  Disposing: "التخلّص من البقايا",
  "Liquid resin and dirty alcohol are hazardous waste and never go down a drain. Small amounts can be hardened in the sun in a clear tub and binned when solid. Councils take larger amounts at collection days; ask yours.":
    "الراتنج السائل والكحول المتسخ نفايات خطرة ولا يُسكبان في المصرف أبدًا. الكميات الصغيرة يمكن تصليبها في الشمس في حوض شفاف ورميها حين تصبح صلبة. والبلديات تستلم الكميات الأكبر في أيام الجمع، فاسأل بلديتك.",
  // contact
  "Fill out the form below to contact us": "املأ النموذج أدناه للتواصل معنا",
  "We answer within one business day and are at the phone Monday to Friday, 9 am to 4 pm (Queensland time). You are welcome at the workshop by appointment.":
    "نرد خلال يوم عمل واحد، ونرد على الهاتف من الاثنين إلى الجمعة، من 9 صباحًا إلى 4 مساءً (بتوقيت كوينزلاند). أهلًا بك في الورشة بموعد مسبق.",
  "About an order? Please have your order number ready. If something arrived damaged, send a photo as well.":
    "بشأن طلب؟ يُرجى أن يكون رقم طلبك جاهزًا. وإذا وصل شيء تالفًا فأرسل صورة أيضًا.",
  'It may be <a href="/faq">answered already</a>.':
    'ربما تجد <a href="/faq">الإجابة هنا بالفعل</a>.',
  // faq
  "What people ask us at the counter, on the phone and by email, and what we answer.":
    "ما يسألنا الناس عنه في الورشة وعلى الهاتف وبالبريد الإلكتروني، وما نجيب به.",
  "Ordering and delivery": "الطلب والتوصيل",
  'From your cart to your door. All of it in full is under <a href="/shipping-and-returns">shipping and returns</a>.':
    'من سلتك إلى بابك. وتجد كل ذلك كاملًا في <a href="/shipping-and-returns">الشحن والإرجاع</a>.',
  "Resin and safety": "الراتنج والسلامة",
  'Short answers. The long ones are on the <a href="/resin-safety">resin safety page</a>.':
    'أجوبة قصيرة. أما الطويلة ففي <a href="/resin-safety">صفحة السلامة مع الراتنج</a>.',
  "Made to order": "مصنوع عند الطلب",
  "Names, photos, spare parts and things that do not exist yet.":
    "أسماء وصور وقطع غيار وأشياء لم توجد بعد.",
  "Not answered?": "لم تجد جوابك؟",
  "Ask us": "اسألنا",
}
