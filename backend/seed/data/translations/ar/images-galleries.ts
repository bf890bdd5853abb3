import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of images: sliders, articles, galleries, customers and the family. */
export const galleryImages: SegmentTranslations = {
  "A beaker of teal resin and three resin bottles on a workbench in morning sun":
    "كوب من الراتنج البترولي وثلاث زجاجات راتنج على طاولة عمل في شمس الصباح",
  "A lithophane lamp, a moon lamp and a mushroom lamp glowing on a bench at night":
    "مصباح ليثوفان ومصباح قمر ومصباح فطر تتوهج على طاولة في الليل",
  "A plywood door sign with the name Matilda, etched coasters and a key tag":
    "لافتة باب من الخشب الرقائقي باسم Matilda، وقواعد أكواب محفورة وميدالية مفاتيح",
  "Three Christmas baubles and a timber ornament hanging from a gum twig":
    "ثلاث كرات ميلاد وزينة خشبية معلّقة على غصن أوكالبتوس",
  "Three bottles of resin: standard, tough and water-washable":
    "ثلاث زجاجات راتنج: قياسي ومتين وقابل للغسل بالماء",
  "A box of nitrile gloves, goggles and a bottle of resin on a workbench":
    "علبة قفازات نتريل ونظارات واقية وزجاجة راتنج على طاولة عمل",
  "A lithophane panel lit from behind, showing a landscape":
    "لوحة ليثوفان مضاءة من الخلف تُظهر منظرًا طبيعيًا",
  "The same dome printed in layers of 0.28, 0.16 and 0.08 millimetres":
    "القبة نفسها مطبوعة بطبقات 0.28 و0.16 و0.08 مليمتر",
  "A jointed dragon printed in plum and pink": "تنّين بمفاصل مطبوع بالبرقوقي والوردي",
  "Three planters with succulents on a timber bench": "ثلاثة أصص بنباتات عصارية على طاولة خشبية",
  "A queen, a king and a bishop in two shades of grey resin":
    "ملكة وملك وفيل من راتنج بدرجتين من الرمادي",
  "Three scaly eggs in pink, blue and yellow": "ثلاث بيضات حرشفية وردية وزرقاء وصفراء",
  "A brown dice tower with two dice in front of it": "برج نرد بنّي وأمامه حجرا نرد",
  "A cloud-shaped lamp glowing in a dark room": "مصباح على هيئة غيمة يتوهج في غرفة مظلمة",
  "Three toadstools with pink, yellow and teal caps":
    "ثلاثة مجسّمات فطر بقبعات وردية وصفراء وبترولية",
  "Three bunny-shaped egg cups with eggs in them": "ثلاث كؤوس بيض على هيئة أرانب وفيها بيض",
  "A tin shed with lit windows at dusk, two curlews in front of it":
    "ورشة من الصفيح بنوافذ مضاءة عند الغسق، وأمامها طائرا كروان",
  "Three resin printers with amber hoods, each with a print hanging in it":
    "ثلاث طابعات راتنج بأغطية كهرمانية، في كل منها مطبوعة معلّقة",
  "Two filament printers on a bench, each with a half-printed pot":
    "طابعتا خيوط على طاولة عمل، في كل منهما أصيص نصف مطبوع",
  "A curing lamp over a printed egg, beside a wash tub and a resin bottle":
    "مصباح تصليب فوق بيضة مطبوعة، بجانب حوض غسل وزجاجة راتنج",
  "A laser cutter with its lid up, ornaments cut in a sheet of plywood":
    "آلة قص بالليزر غطاؤها مرفوع، وزينة مقصوصة في لوح خشب رقائقي",
  "A door sign above a bench with two coasters, an ornament and sandpaper":
    "لافتة باب فوق طاولة عليها قاعدتا أكواب وزينة وورق صنفرة",
  "An open carton beside a pendant on its card and a small urn":
    "علبة كرتون مفتوحة بجانب قلادة على بطاقتها وجرّة رماد صغيرة",
  "Six six-sided timber coasters with etched leaves, waves and a bird":
    "ست قواعد أكواب خشبية سداسية محفور عليها أوراق وأمواج وطائر",
  "A timber sign that says Awoonga, hanging from a cord": "لافتة خشبية عليها Awoonga معلّقة بحبل",
  "Four plywood signs: Room 4, Library, Quiet and Art":
    "أربع لافتات من الخشب الرقائقي: Room 4 وLibrary وQuiet وArt",
  "Six timber key tags with letters and numbers": "ست ميداليات مفاتيح خشبية بأحرف وأرقام",
  "Four timber ornaments on loops of ribbon": "أربع قطع زينة خشبية بحلقات من الشريط",
  "Two layered timber trees on feet": "شجرتان خشبيتان بطبقات على قاعدتين",
  "A white van with a curlew on its side, in front of a shed between gum trees":
    "شاحنة صغيرة بيضاء على جانبها كروان، أمام ورشة بين أشجار أوكالبتوس",
  "A chalk board: closed shoes, goggles past the line, ask first, touch after":
    "لوح طباشير: أحذية مغلقة، ونظارات واقية بعد الخط، واسأل أولًا، والمس بعدها",
  "A silver heart pendant with a paw print on its chain": "قلادة قلب فضية ببصمة كف على سلسلتها",
  "A parcel with a curlew on its label beside a planted planter":
    "طرد على ملصقه كروان بجانب أصيص مزروع",
  "An acacia coaster etched with a curlew, a jar of oil and a cloth":
    "قاعدة أكواب من الأكاسيا محفور عليها كروان، وبرطمان زيت وقطعة قماش",
  "A curing lamp shining on a printed egg on a turntable":
    "مصباح تصليب يضيء بيضة مطبوعة على قرص دوّار",
  "A dragon egg, a moon lamp, a toadstool lamp and a planter on rust-coloured paper":
    "بيضة تنّين ومصباح قمر ومصباح فطر وأصيص على ورق صدئي اللون",
  "An urn, a vase, a chess queen and a lattice bauble on teal paper":
    "جرّة رماد ومزهرية وملكة شطرنج وكرة زينة مشبّكة على ورق بترولي",
  "Two lithophane lamps glowing on a bench in the dark":
    "مصباحا ليثوفان يتوهجان على طاولة في الظلام",
  "A chess king, a planter, an urn and a moon lamp in a row":
    "ملك شطرنج وأصيص وجرّة رماد ومصباح قمر في صف",
  "Three tall vases in white, blush and pale blue, two with dried grass":
    "ثلاث مزهريات طويلة بيضاء ووردية فاتحة وزرقاء فاتحة، في اثنتين منها أعشاب مجففة",
  "A rust-coloured desk organiser with pencils beside a small moon lamp":
    "منظّم مكتب صدئي اللون فيه أقلام رصاص بجانب مصباح قمر صغير",
  "A lithophane panel showing hills and a low sun": "لوحة ليثوفان تُظهر تلالًا وشمسًا منخفضة",
  "Drawing of a woman with long auburn hair": "رسم لامرأة بشعر طويل كستنائي",
  "Drawing of a man with a short dark beard": "رسم لرجل بلحية داكنة قصيرة",
  "Drawing of a woman with white hair and round glasses": "رسم لامرأة بشعر أبيض ونظارة مستديرة",
  "Drawing of a man with short fair hair": "رسم لرجل بشعر أشقر قصير",
  "Drawing of a woman with her dark hair in a bun": "رسم لامرأة رفعت شعرها الداكن في كعكة",
  "Drawing of a woman with dark curly hair": "رسم لامرأة بشعر داكن مجعد",
  "Drawing of a bald man with glasses": "رسم لرجل أصلع بنظارة",
  "Drawing of a woman with long black hair": "رسم لامرأة بشعر أسود طويل",
  "Drawing of Marnie in a teal shirt and a sand-coloured apron":
    "رسم لمارني بقميص بترولي ومئزر رملي اللون",
  "Drawing of Dale with a beard and a wide-brimmed hat": "رسم لديل بلحية وقبعة عريضة الحافة",
  "Drawing of Isla with two ginger plaits and a yellow shirt":
    "رسم لآيلا بضفيرتين حمراوين وقميص أصفر",
  "Drawing of Joy with grey hair in a bun and rust-coloured glasses":
    "رسم لجوي بشعر رمادي مرفوع في كعكة ونظارة صدئية اللون",
}
