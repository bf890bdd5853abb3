import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of images: categories and resins. */
export const categoryAndResinImages: SegmentTranslations = {
  "Curlew Print Co.: a bush stone-curlew on long legs, with a large eye":
    "\u200fCurlew Print Co.: طائر كروان الأدغال على ساقين طويلتين وبعين كبيرة",
  "A resin bottle, a planted planter and a mini urn side by side":
    "زجاجة راتنج وأصيص مزروع وجرّة رماد صغيرة جنبًا إلى جنب",
  "A terracotta planter with a succulent and a wave-patterned vase":
    "أصيص تيراكوتا فيه نبتة عصارية ومزهرية بنقش الأمواج",
  "A washing tub with basket beside a beaker of alcohol": "حوض غسل بسلة بجانب كوب مدرّج من الكحول",
  "A curing lamp shining violet on a printed egg": "مصباح تصليب يلقي ضوءًا بنفسجيًا على بيضة مطبوعة",
  "Two graduated beakers, one part filled": "كوبان مدرّجان، أحدهما ممتلئ جزئيًا",
  "Printed parts on a bent steel build plate, a scraper in front of it":
    "قطع مطبوعة على منصة طباعة فولاذية مثنية وأمامها مكشط",
  "A straw-coloured Easter basket full of patterned eggs": "سلة عيد فصح بلون القش مليئة ببيض منقوش",
  "A moon lamp glowing in a dim room": "مصباح قمر متوهج في غرفة خافتة",
  "A mushroom lamp with a lit, spotted cap": "مصباح فطر بقبعة منقّطة مضاءة",
  "A lithophane panel showing a sunset landscape": "لوحة ليثوفان تُظهر منظر غروب",
  "A jointed dragon printed in fading sea colours": "تنّين بمفاصل مطبوع بألوان بحر متدرّجة",
  "A rook, a king and a queen from a printed chess set": "قلعة وملك وملكة من طقم شطرنج مطبوع",
  "Two timber coasters etched with gum leaves and a curlew":
    "قاعدتا أكواب خشبيتان محفور عليهما أوراق أوكالبتوس وكروان",
  "Three bottles of printing resin and a beaker of teal resin":
    "ثلاث زجاجات من راتنج الطباعة وكوب من راتنج بترولي",
  "A grey and a white bottle of standard resin": "زجاجة رمادية وأخرى بيضاء من الراتنج القياسي",
  "A bottle of tough resin and a bottle of flexible resin": "زجاجة راتنج متين وزجاجة راتنج مرن",
  "Two pale bottles of water-washable resin": "زجاجتان فاتحتان من الراتنج القابل للغسل بالماء",
  "A lattice bauble and a desk organiser": "كرة زينة مشبّكة ومنظّم مكتب",
  "Three Christmas baubles in rust, gold and teal": "ثلاث كرات ميلاد صدئية وذهبية وبترولية",
  "Terracotta planter with triangular facets, planted with a succulent":
    "أصيص تيراكوتا بأوجه مثلثة فيه نبتة عصارية",
  "Bottle of Curlew standard resin with a grey label band, between a beaker of grey resin and a small printed curlew":
    "زجاجة راتنج Curlew القياسي بشريط ملصق رمادي، بين كوب من الراتنج الرمادي وكروان صغير مطبوع",
  "Bottle of Curlew standard resin with a white label band, between a beaker of white resin and a small printed curlew":
    "زجاجة راتنج Curlew القياسي بشريط ملصق أبيض، بين كوب من الراتنج الأبيض وكروان صغير مطبوع",
  "Bottle of Curlew standard resin with a black label band, between a beaker of black resin and a small printed curlew":
    "زجاجة راتنج Curlew القياسي بشريط ملصق أسود، بين كوب من الراتنج الأسود وكروان صغير مطبوع",
  "Bottle of Curlew standard resin with a pale blue label band, between a beaker of clear resin and a small printed curlew":
    "زجاجة راتنج Curlew القياسي بشريط ملصق أزرق فاتح، بين كوب من الراتنج الشفاف وكروان صغير مطبوع",
  "Bottle of Curlew standard resin with a teal label band, between a beaker of teal resin and a small printed curlew":
    "زجاجة راتنج Curlew القياسي بشريط ملصق بترولي، بين كوب من الراتنج البترولي وكروان صغير مطبوع",
  "Five small curlews printed in grey, white, black, clear and teal standard resin":
    "خمسة طيور كروان صغيرة مطبوعة من الراتنج القياسي الرمادي والأبيض والأسود والشفاف والبترولي",
  "Teal resin pouring from the bottle into a beaker in a smooth thread":
    "راتنج بترولي ينسكب من الزجاجة في كوب كخيط أملس",
  "The one kilogram bottle of teal standard resin beside the 500 gram bottle":
    "زجاجة الكيلوغرام الواحد من الراتنج القياسي البترولي بجانب زجاجة 500 غرام",
  "Label of the one kilogram standard resin bottle, close up":
    "ملصق زجاجة الكيلوغرام الواحد من الراتنج القياسي عن قرب",
  "Standard resin bottle beside a steel ruler: it stands just under 20 centimetres tall":
    "زجاجة الراتنج القياسي بجانب مسطرة فولاذية: ارتفاعها أقل قليلًا من 20 سنتيمترًا",
  "Bottle of plant-based resin with a grey label band, between a beaker of grey resin and a small printed curlew":
    "زجاجة راتنج نباتي بشريط ملصق رمادي، بين كوب من الراتنج الرمادي وكروان صغير مطبوع",
  "Bottle of plant-based resin with a sand-coloured label band, between a beaker of sand resin and a small printed curlew":
    "زجاجة راتنج نباتي بشريط ملصق رملي اللون، بين كوب من الراتنج الرملي وكروان صغير مطبوع",
  "Plant-based resin behind a bowl of dry soybeans": "راتنج نباتي خلف وعاء من حبوب الصويا الجافة",
  "Plant-based resin on a workbench beside a beaker of sand-coloured resin":
    "راتنج نباتي على طاولة عمل بجانب كوب من راتنج رملي اللون",
  "Four small white bottles of pastel resin with pink, mint, blue and yellow bands and caps":
    "أربع زجاجات بيضاء صغيرة من راتنج الباستيل بأشرطة وأغطية وردية ونعناعية وزرقاء وصفراء",
  "Four scaled eggs printed in the pastel colours": "أربع بيضات حرشفية مطبوعة بألوان الباستيل",
  "Four beakers of poured resin in galah pink, gum mint, reef blue and wattle yellow":
    "أربعة أكواب من الراتنج المصبوب: وردي الغالا ونعناع الأوكالبتوس وأزرق الشعاب وأصفر السنط",
  "Label of the galah pink bottle, close up": "ملصق زجاجة وردي الغالا عن قرب",
  "Bottle of tough ABS-like resin with a grey label band, a beaker of it and a printed bracket":
    "زجاجة راتنج متين شبيه بمادة ABS بشريط ملصق رمادي، وكوب منه وحامل مطبوع",
  "Bottle of tough ABS-like resin with a black label band, a beaker of it and a printed bracket":
    "زجاجة راتنج متين شبيه بمادة ABS بشريط ملصق أسود، وكوب منه وحامل مطبوع",
  "Two brackets printed in tough resin, grey and black, with steel screws driven into them":
    "حاملان مطبوعان من الراتنج المتين، رمادي وأسود، ثُبّتت فيهما براغٍ فولاذية",
  "Tough resin on a bench with two printed chess pieces, a rook and a knight":
    "راتنج متين على طاولة عمل مع قطعتي شطرنج مطبوعتين، قلعة وحصان",
  "Bottle of flexible resin, soft grade 60A, with a beaker of it, a gasket and two O-rings in translucent blush":
    "زجاجة راتنج مرن من الدرجة الطرية 60A، مع كوب منه وحشوة وحلقتَي إحكام بالوردي الفاتح نصف الشفاف",
  "Bottle of flexible resin, firm grade 80A, with a beaker of it, a gasket and two O-rings in translucent rust":
    "زجاجة راتنج مرن من الدرجة المتماسكة 80A، مع كوب منه وحشوة وحلقتَي إحكام بالصدئي نصف الشفاف",
  "A rust strip bent into a loop by a paper clamp, beside a stamp, a gasket and O-rings":
    "شريط صدئي مثني كحلقة بمشبك ورق، بجانب ختم وحشوة وحلقات إحكام",
  "Both grades of flexible resin side by side": "درجتا الراتنج المرن جنبًا إلى جنب",
  "Bottle of high-temperature resin with an amber label band, a beaker of it and a printed fan duct":
    "زجاجة راتنج الحرارة العالية بشريط ملصق كهرماني، مع كوب منه ومجرى هواء مطبوع",
  "A fluted candle mould full of wax and a fan duct, both printed in amber high-temperature resin":
    "قالب شمعة مضلّع مليء بالشمع ومجرى هواء، كلاهما مطبوع من راتنج الحرارة العالية الكهرماني",
  "Label of the high-temperature resin, close up": "ملصق راتنج الحرارة العالية عن قرب",
  "White bottle of water-washable resin with a grey label band, between a beaker of it and a small printed curlew":
    "زجاجة بيضاء من الراتنج القابل للغسل بالماء بشريط ملصق رمادي، بين كوب منه وكروان صغير مطبوع",
  "White bottle of water-washable resin with a white label band, between a beaker of it and a small printed curlew":
    "زجاجة بيضاء من الراتنج القابل للغسل بالماء بشريط ملصق أبيض، بين كوب منه وكروان صغير مطبوع",
  "White bottle of water-washable resin with a black label band, between a beaker of it and a small printed curlew":
    "زجاجة بيضاء من الراتنج القابل للغسل بالماء بشريط ملصق أسود، بين كوب منه وكروان صغير مطبوع",
  "White bottle of water-washable resin with a skin-toned label band, between a beaker of it and a small printed curlew":
    "زجاجة بيضاء من الراتنج القابل للغسل بالماء بشريط ملصق بلون البشرة، بين كوب منه وكروان صغير مطبوع",
  "Two printed curlews standing in an enamel basin of clear water":
    "طائرا كروان مطبوعان واقفان في حوض مطلي بالمينا فيه ماء صافٍ",
  "The one kilogram bottle of water-washable resin beside the 500 gram bottle":
    "زجاجة الكيلوغرام الواحد من الراتنج القابل للغسل بالماء بجانب زجاجة 500 غرام",
  "Water-washable resin on a bench beside a beaker of water":
    "راتنج قابل للغسل بالماء على طاولة عمل بجانب كوب ماء",
  "White bottle of clear resin with a ruby label band, a beaker of it, a twenty-sided die and a lattice ball":
    "زجاجة بيضاء من الراتنج الشفاف بشريط ملصق ياقوتي أحمر، وكوب منه ونرد بعشرين وجهًا وكرة مشبّكة",
  "White bottle of clear resin with an amber label band, a beaker of it, a twenty-sided die and a lattice ball":
    "زجاجة بيضاء من الراتنج الشفاف بشريط ملصق كهرماني، وكوب منه ونرد بعشرين وجهًا وكرة مشبّكة",
  "White bottle of clear resin with an emerald label band, a beaker of it, a twenty-sided die and a lattice ball":
    "زجاجة بيضاء من الراتنج الشفاف بشريط ملصق زمردي، وكوب منه ونرد بعشرين وجهًا وكرة مشبّكة",
  "White bottle of clear resin with a sapphire label band, a beaker of it, a twenty-sided die and a lattice ball":
    "زجاجة بيضاء من الراتنج الشفاف بشريط ملصق ياقوتي أزرق، وكوب منه ونرد بعشرين وجهًا وكرة مشبّكة",
  "All four jewel colours of clear resin in a row, a printed gem before each":
    "ألوان الراتنج الشفاف الأربعة كلها في صف، وأمام كل منها حجر كريم مطبوع",
  "Twenty-sided dice and cut gems printed in ruby, amber, emerald and sapphire":
    "أحجار نرد بعشرين وجهًا وأحجار كريمة مصقولة مطبوعة بالياقوتي الأحمر والكهرماني والزمردي والياقوتي الأزرق",
}
