import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Shipping, payment and gift vouchers. */
const selling: SegmentTranslations = {
  "Local delivery (Gladstone and Calliope)": "توصيل محلي (غلادستون وكاليوبي)",
  "Pick up from the workshop": "الاستلام من الورشة",
  "14 Stowe Lane, Calliope, by appointment": "\u206614 Stowe Lane, Calliope\u2069، بموعد مسبق",
  Australia: "أستراليا",
  Queensland: "كوينزلاند",
  "Gladstone and Calliope": "غلادستون وكاليوبي",
  "Credit or debit card": "بطاقة ائتمان أو خصم",
  "Visa, Mastercard or eftpos, issued in Australia":
    "بطاقة Visa أو Mastercard أو eftpos صادرة في أستراليا",
  "International or Amex card": "بطاقة دولية أو Amex",
  "The surcharge covers what these cards cost us extra":
    "تغطي الرسوم الإضافية ما تكلّفنا إياه هذه البطاقات زيادةً",
  "10% off your first order": "خصم 10% على طلبك الأول",
  "$5.00 off resin, from $40.00":
    "خصم \u20675.00\u00a0\u2066AU$\u2069\u2069 على الراتنج للطلبات ابتداءً من \u206740.00\u00a0\u2066AU$\u2069\u2069",
  "15% off for Easter 2026": "خصم 15% بمناسبة عيد الفصح 2026",
  "For makers": "للصنّاع الهواة",
  "Happy birthday": "عيد ميلاد سعيد",
  "Merry Christmas": "عيد ميلاد مجيد",
}

/** Where the customers of testimonials live. */
const places: SegmentTranslations = {
  "Tannum Sands": "تانوم ساندز",
  Gladstone: "غلادستون",
  Biloela: "بيلويلا",
  Calliope: "كاليوبي",
  Rockhampton: "روكهامبتون",
  Yeppoon: "يبون",
  "Agnes Water": "أغنيس ووتر",
  Brisbane: "بريزبن",
}

/** The forms to write to the shop and to order something of one's own. */
const forms: SegmentTranslations = {
  "Contact us": "تواصل معنا",
  "Thank you. Your message has reached us, and we answer within one business day.":
    "شكرًا لك. وصلتنا رسالتك، ونرد خلال يوم عمل واحد.",
  "Your name": "اسمك",
  Email: "البريد الإلكتروني",
  Phone: "الهاتف",
  "Order number": "رقم الطلب",
  "If it is about an order: it is at the top of your confirmation email.":
    "إذا كان الأمر يخص طلبًا: تجد الرقم في أعلى رسالة التأكيد.",
  Message: "الرسالة",
  "Please keep me up to date with new products and offers (information is not shared with third parties)":
    "أرغب في تلقي أخبار المنتجات والعروض الجديدة (لا تُشارك البيانات مع أي طرف ثالث)",
  "Send message": "إرسال الرسالة",
  "Custom order request": "طلب قطعة خاصة",
  "Thank you. We answer within one business day, with a price or with questions.":
    "شكرًا لك. نرد خلال يوم عمل واحد، بسعر أو بأسئلة.",
  "Tell us what you would like as well as you can. You are not ordering yet: you get a price first, and a picture of anything with a name on it.":
    "صف لنا ما تريده قدر ما تستطيع. هذا ليس طلب شراء بعد: يصلك السعر أولًا، وصورة لكل ما عليه اسم.",
  "What shall we make?": "ماذا نصنع لك؟",
  "What it is for, how big it is, which colour, and where a file can be found":
    "الغرض منه وحجمه ولونه، وأين يوجد الملف",
  "Please tell us in a few words what you would like.": "يُرجى إخبارنا ببضع كلمات بما تريده.",
  "How many?": "كم قطعة؟",
  "Scale of your file": "مقياس ملفك",
  "100 prints it as it was drawn.": "القيمة 100 تطبعه كما رُسم.",
  "About how much may it cost?": "كم يمكن أن يكلّف تقريبًا؟",
  "When do you need it?": "متى تحتاج إليه؟",
  "Would you like to come and look at samples?": "هل تود أن تأتي لمشاهدة عيّنات؟",
  "Monday to Friday, 9 am to 4 pm. We confirm before you set out.":
    "من الاثنين إلى الجمعة، من 9 صباحًا إلى 4 مساءً. نؤكد الموعد قبل أن تنطلق.",
  "Best time to ring you": "أنسب وقت للاتصال بك",
  "We are at the phone from 09:00 to 16:00.": "نرد على الهاتف من 09:00 إلى 16:00.",
  "The design and any photos are mine, or I may use them":
    "التصميم والصور ملكي، أو يحق لي استخدامها",
  "Laser cutting quote": "عرض سعر للقص بالليزر",
  "Thank you. You get our fixed price by email within one business day.":
    "شكرًا لك. يصلك سعرنا الثابت بالبريد الإلكتروني خلال يوم عمل واحد.",
  "Ask for a fixed price": "اطلب سعرًا ثابتًا",
  "Describe the job here. We reply to your email address, and you attach the drawing to your answer.":
    "صف العمل هنا. نرد على بريدك الإلكتروني، وأرفق الرسم بجوابك.",
  "-- Select --": "-- اختر --",
  "Hoop pine plywood, 3 mm": "خشب رقائقي من الأروكاريا، 3 مم",
  "Hoop pine plywood, 4 or 6 mm": "خشب رقائقي من الأروكاريا، 4 أو 6 مم",
  "Acacia veneer": "قشرة الأكاسيا",
  "Walnut veneer": "قشرة الجوز",
  Acrylic: "أكريليك",
  "Card or leather": "كرتون أو جلد",
  "Number of pieces": "عدد القطع",
  "Needed by": "مطلوب بحلول",
  "The job": "العمل",
  "Size in millimetres, what is cut and what is etched": "المقاس بالمليمتر، وما يُقص وما يُحفر",
  "Ask for a quote": "اطلب عرض سعر",
  "Order the same again": "اطلب الشيء نفسه من جديد",
  "Thank you. We look up your design and answer with today's price within one business day.":
    "شكرًا لك. نبحث عن تصميمك ونرد بسعر اليوم خلال يوم عمل واحد.",
  "We keep your designs for two years. Because they are yours alone, we ask you to log in before you order from them.":
    "نحتفظ بتصاميمك سنتين. ولأنها لك وحدك، نطلب منك تسجيل الدخول قبل أن تطلب منها.",
  "Number of the earlier order": "رقم الطلب السابق",
  "How many this time?": "كم قطعة هذه المرة؟",
  "Anything to change?": "هل تريد تغيير شيء؟",
  "Order again": "اطلب مرة أخرى",
}

/** Booking a tour of the workshop. */
const tours: SegmentTranslations = {
  "Workshop tour": "جولة في الورشة",
  "Thank you. Your places are yours once the $5.00 is paid, and we write to you with the way to our gate.":
    "شكرًا لك. تصبح أماكنك محجوزة متى دُفع مبلغ \u20675.00\u00a0\u2066AU$\u2069\u2069، ونراسلك بالطريق إلى بوابتنا.",
  Mobile: "رقم الجوال",
  "So that we can ring if the road is under water.": "لنتصل بك إذا غمرت المياه الطريق.",
  "Saturday you would like": "يوم السبت الذي تريده",
  "Please give a Saturday as dd/mm/yyyy.": "يُرجى إدخال يوم سبت بصيغة يوم/شهر/سنة.",
  Start: "وقت البدء",
  "Between 9:30 and 11 in the morning.": "بين 9:30 و11 صباحًا.",
  "How many are coming?": "كم شخصًا سيأتي؟",
  "Up to eight fit round the machines.": "يتسع المكان حول الآلات لثمانية على الأكثر.",
  "We will all wear closed shoes": "سنرتدي جميعًا أحذية مغلقة",
  "The $5.00 is for the whole group, and comes off anything you buy that morning.":
    "مبلغ \u20675.00\u00a0\u2066AU$\u2069\u2069 للمجموعة كلها، ويُخصم من أي شيء تشتريه ذلك الصباح.",
  "Book and pay $5.00": "احجز وادفع \u20675.00\u00a0\u2066AU$\u2069\u2069",
}

/** The form that shows one field of every kind. */
const everyField: SegmentTranslations = {
  "Every field": "كل الحقول",
  "Thank you. This form is here to be tried, and nobody minds what you write.":
    "شكرًا لك. هذا النموذج للتجربة، ولا يهم ما تكتبه.",
  "One field of every kind. Fields with a red asterisk must be filled in.":
    "حقل واحد من كل نوع. الحقول ذات النجمة الحمراء يجب ملؤها.",
  "A line of text": "سطر من النص",
  "Several lines": "عدة أسطر",
  "of text": "من النص",
  "As much as you like": "بقدر ما تشاء",
  "Email address": "عنوان البريد الإلكتروني",
  "Phone number": "رقم الهاتف",
  "Amount of money": "مبلغ مالي",
  Percentage: "نسبة مئوية",
  "Number from 1 to 10": "عدد من 1 إلى 10",
  "Please give a whole number from 1 to 10.": "يُرجى إدخال عدد صحيح من 1 إلى 10.",
  Password: "كلمة المرور",
  Date: "التاريخ",
  "From 2020 onwards.": "من عام 2020 فصاعدًا.",
  "Date and time": "التاريخ والوقت",
  Time: "الوقت",
  "Ticked from the start": "محدد من البداية",
  "Try it": "جرّبه",
}

/** Forms, shipping, payment and gift vouchers in Arabic. */
export const serviceTexts: SegmentTranslations = {
  ...selling,
  ...places,
  ...forms,
  ...tours,
  ...everyField,
}
