import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Galleries with their slides. */
export const galleryTexts: SegmentTranslations = {
  // around-the-workshop
  "Around the workshop": "في أرجاء الورشة",
  "What is on the bench": "ما على طاولة العمل",
  "Washing and curing": "الغسل والتصليب",
  "Every resin print gets two baths and five minutes of light":
    "كل مطبوعة راتنج تنال حمّامين وخمس دقائق من الضوء",
  "The same tubs and lamps that we sell.": "الأحواض والمصابيح نفسها التي نبيعها.",
  "Wash and cure": "الغسل والتصليب",
  "Timber under the laser": "خشب تحت الليزر",
  "Coasters and signs are etched, sanded and oiled": "قواعد الأكواب واللافتات تُحفر وتُصنفر وتُزيّت",
  "Offcuts become ornaments.": "والبقايا تصير زينة.",
  "Laser-cut timber": "خشب مقصوص بالليزر",
  "Dragons in a row": "تنانين في صف",
  "Printed in one piece, joints and all": "مطبوعة قطعة واحدة، بمفاصلها كلها",
  "Eight hours each, mostly overnight.": "ثماني ساعات لكل منها، أغلبها ليلًا.",
  "Figures and games": "المجسّمات والألعاب",
  // customers-prints
  "Customers' prints": "مطبوعات العملاء",
  "Sent in by the people who made them or asked for them": "أرسلها من صنعوها أو طلبوها",
  "Plum dragon": "تنّين برقوقي",
  "Silk PLA, 420 mm from nose to tail": "\u200fPLA حريري، 420 مم من الأنف إلى الذيل",
  "Printed in one piece overnight for a birthday in Biloela. It has been to school twice.":
    "طُبع قطعة واحدة في ليلة لعيد ميلاد في بيلويلا. وذهب إلى المدرسة مرتين.",
  "See the dragon": "شاهد التنّين",
  "Three planters on a sill": "ثلاثة أصص على حافة نافذة",
  "PLA in sage, terracotta and slate": "\u200fPLA بالأخضر المريمي والتيراكوتا والأردوازي",
  "One for each of the three succulents that survived the move from Mackay.":
    "أصيص لكل واحدة من النباتات العصارية الثلاث التي نجت من الانتقال من ماكاي.",
  "See the planter": "شاهد الأصيص",
  "Club chess in grey": "شطرنج النادي بالرمادي",
  "Standard grey resin, 0.05 mm layers": "راتنج قياسي رمادي، طبقات 0.05 مم",
  "The Tannum Sands chess club prints its own lost pieces. This is the third white queen.":
    "نادي الشطرنج في تانوم ساندز يطبع قطعه الضائعة بنفسه. وهذه الملكة البيضاء الثالثة.",
  "Dragon eggs for a reading corner": "بيض تنانين لركن القراءة",
  "Standard resin, painted over by the class": "راتنج قياسي، لوّنه تلاميذ الصف",
  "Every week the teacher-librarian moves them a little nearer to the heater.":
    "كل أسبوع يقرّبها أمين المكتبة قليلًا من المدفأة.",
  "Tower for a Thursday game": "برج للعبة الخميس",
  "Stone-filled PLA, two days on the printer": "\u200fPLA ممزوج بمسحوق الحجر، يومان على الطابعة",
  "Built for a game that has been going since 1998. Nobody cheats any more.":
    "صُنع للعبة مستمرة منذ 1998. ولم يعد أحد يغش.",
  "See the dice tower": "شاهد برج النرد",
  "A cloud for the nursery": "غيمة لغرفة الرضيع",
  "White PLA over a timber foot": "\u200fPLA أبيض فوق قاعدة خشبية",
  "Ordered in a hurry and delivered on the local run two days before the baby.":
    "طُلبت على عجل ووصلت في الجولة المحلية قبل المولود بيومين.",
  "Night lights": "المصابيح الليلية",
  "Toadstools in a fern bed": "فطر في حوض سرخس",
  "PETG, which does not mind the sun": "\u200fPETG، فهو لا تضرّه الشمس",
  "Unlit ones, made for a shaded garden in Boyne Island. The frogs approve.":
    "بلا إضاءة، صُنعت لحديقة ظليلة في بوين آيلاند. والضفادع راضية.",
  "Bunnies for breakfast": "أرانب على الفطور",
  "One egg cup for each grandchild": "كأس بيض لكل حفيد",
  "The yellow one is spoken for. There have been negotiations.": "الصفراء محجوزة. وقد جرت مفاوضات.",
  // in-the-workshop
  "In the workshop": "في الورشة",
  "Eleven printers, one laser and a kettle": "إحدى عشرة طابعة، وجهاز ليزر، وغلاية شاي",
  "The shed at dusk": "الورشة عند الغسق",
  "Lights on, because something is always printing": "الأنوار مضاءة، لأن شيئًا ما يُطبع دائمًا",
  "The curlews come past at about this time and complain about the noise.":
    "تمر طيور الكروان في نحو هذا الوقت وتشكو من الضجيج.",
  "The resin bench": "طاولة الراتنج",
  "Three of our five resin printers": "ثلاث من طابعات الراتنج الخمس لدينا",
  "The hoods keep the light out and the smell in. Each machine keeps to one kind of resin, so nothing is ever half of something else.":
    "الأغطية تحجب الضوء وتحبس الرائحة. ولكل آلة نوع واحد من الراتنج، فلا يختلط شيء بشيء.",
  "The filament side": "جهة الخيوط",
  "Planters by day, dragons by night": "أصص في النهار، وتنانين في الليل",
  "Long prints run overnight, when the shed is cool and Dale is asleep.":
    "المطبوعات الطويلة تُطبع ليلًا، حين تبرد الورشة وينام ديل.",
  "3D printed products": "منتجات الطباعة ثلاثية الأبعاد",
  "Wash, cure, look twice": "اغسل وصلّب وانظر مرتين",
  "Two baths and five minutes of violet light": "حمّامان وخمس دقائق من الضوء البنفسجي",
  "What still feels tacky goes back under the lamp and not into a parcel.":
    "ما لا يزال دبقًا يعود إلى ضوء المصباح ولا يدخل طردًا.",
  "The laser, lid up": "الليزر وغطاؤه مرفوع",
  "Only for the photo: it will not fire like this": "للصورة فقط: فهو لا يعمل هكذا",
  "Ornaments for the Calliope market, cut from the ends of a sheet of ply.":
    "زينة لسوق كاليوبي، قُصّت من أطراف لوح خشب رقائقي.",
  "Laser cutting service": "خدمة القص بالليزر",
  "Joy's bench": "طاولة جوي",
  "Sandpaper, oil, and the radio": "ورق صنفرة وزيت والراديو",
  "Everything in timber comes past here by hand, edges first.":
    "كل ما هو من خشب يمر من هنا باليد، الحواف أولًا.",
  "Packed by one person": "يغلّفه شخص واحد",
  "A keepsake is never handed on half wrapped": "لا يُسلَّم تذكار نصف مغلّف أبدًا",
  "Paper, not plastic, and a card by hand if you asked for one.":
    "ورق لا بلاستيك، وبطاقة بخط اليد إن طلبت واحدة.",
  // laser-cut-commissions
  "Laser-cut commissions": "أعمال ليزر بطلب خاص",
  "For weddings, schools, clubs and one cattle station": "لأعراس ومدارس ونوادٍ ومزرعة ماشية واحدة",
  "Coasters for forty tables": "قواعد أكواب لأربعين طاولة",
  "Acacia veneer, 4 mm": "قشرة أكاسيا، 4 مم",
  "Gum leaf, wave and curlew, for a wedding at Agnes Water. The guests took them home, as they were meant to.":
    "ورقة أوكالبتوس وموجة وكروان، لعرس في أغنيس ووتر. أخذها الضيوف معهم إلى بيوتهم، كما كان مقصودًا.",
  "See our coasters": "شاهد قواعد الأكواب",
  "A sign for the homestead": "لافتة لبيت المزرعة",
  "Acacia on a cotton cord": "أكاسيا على حبل قطني",
  "It hangs out of the weather, and gets a coat of oil every spring.":
    "معلّقة بعيدًا عن المطر، وتنال طبقة زيت كل ربيع.",
  "See door signs": "شاهد لافتات الأبواب",
  "Doors of a small school": "أبواب مدرسة صغيرة",
  "Hoop pine plywood, 6 mm": "خشب الأروكاريا الرقائقي، 6 مم",
  "Twenty-two signs. The children drew the letters and we joined the middles.":
    "اثنتان وعشرون لافتة. رسم الأطفال الأحرف ووصلنا نحن أوساطها.",
  "Keys of the sailing club": "مفاتيح نادي الإبحار",
  "Walnut and plywood by turns": "جوز وخشب رقائقي بالتناوب",
  "The old tags were bottle caps. These float as well.":
    "كانت الميداليات القديمة أغطية زجاجات. وهذه تطفو أيضًا.",
  "See key tags": "شاهد ميداليات المفاتيح",
  "Ornaments for the market": "زينة للسوق",
  "Wattle, snow gum, star and tree": "سنط وأوكالبتوس ثلجي ونجمة وشجرة",
  "Cut from offcuts, a hundred at a time, by the Friends of the Library.":
    "قصّتها جمعية أصدقاء المكتبة من البقايا، مئة في كل مرة.",
  "Trees for a shop window": "أشجار لواجهة متجر",
  "Three layers each, to stand alone": "ثلاث طبقات لكل منها، لتقف وحدها",
  "For the chemist in Goondoon Street, which keeps them up until February.":
    "للصيدلية في شارع غوندون، التي تبقيها معروضة حتى فبراير.",
  // on-the-tour
  "What you will see": "ما ستراه",
  "About fifty minutes, most of them standing": "نحو خمسين دقيقة، معظمها وقوفًا",
  "At the gate": "عند البوابة",
  "Look for the van": "ابحث عن الشاحنة الصغيرة",
  "Park on the grass. The dogs are loud and harmless.":
    "أوقف سيارتك على العشب. الكلبان صاخبان ولا يؤذيان.",
  "Three rules": "ثلاث قواعد",
  "Before anything is switched on": "قبل تشغيل أي شيء",
  "We have goggles and ear muffs in small sizes too.":
    "لدينا نظارات واقية وواقيات أذن بمقاسات صغيرة أيضًا.",
  "A print comes off the plate": "مطبوعة تُرفع عن المنصة",
  "Yours to wash, if you like": "ولك أن تغسلها إن أردت",
  "Gloves first. This is the part that people remember.":
    "القفازات أولًا. هذا هو الجزء الذي يتذكره الناس.",
  "Your name under the laser": "اسمك تحت الليزر",
  "Everybody goes home with a key tag": "كل واحد يعود إلى بيته بميدالية مفاتيح",
  "Ten letters at most, and we do not check whether it is really your name.":
    "عشرة أحرف على الأكثر، ولا نتحقق مما إذا كان اسمك حقًا.",
}
