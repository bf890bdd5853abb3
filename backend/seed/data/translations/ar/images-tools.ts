import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Alternative texts of images: lamps, tubs, bottles, tools and spare parts. */
export const toolImages: SegmentTranslations = {
  "Curing lamp switched on, shining violet on a printed egg on a turntable":
    "مصباح تصليب مضاء يلقي ضوءًا بنفسجيًا على بيضة مطبوعة فوق قرص دوّار",
  "Curing lamp switched off above a printed egg on a turntable":
    "مصباح تصليب مطفأ فوق بيضة مطبوعة على قرص دوّار",
  "Foot of the curing lamp with its touch timer: 5 minutes is lit":
    "قاعدة مصباح التصليب بمؤقّته اللمسي: 5 دقائق مضاءة",
  "Curing lamp beside a ruler: it is 30 centimetres tall":
    "مصباح تصليب بجانب مسطرة: ارتفاعه 30 سنتيمترًا",
  "Round turntable with mirrored plate and a solar cell in its foot":
    "قرص دوّار بسطح عاكس وخلية شمسية في قاعدته",
  "Printed egg on the turntable in the violet light of the curing lamp":
    "بيضة مطبوعة على القرص الدوّار في الضوء البنفسجي لمصباح التصليب",
  "Solar cell in the foot of the turntable and an egg mirrored in the plate, close up":
    "الخلية الشمسية في قاعدة القرص الدوّار وبيضة منعكسة في سطحه، عن قرب",
  "Solar turntable on a workbench with a printed egg": "قرص دوّار شمسي على طاولة عمل مع بيضة مطبوعة",
  "Clear washing tub with a teal lid and a lift-out basket": "حوض غسل شفاف بغطاء بترولي وسلة تُرفع",
  "Open washing tub with its basket lifted out of the alcohol, two printed eggs in it":
    "حوض غسل مفتوح رُفعت سلته من الكحول وفيها بيضتان مطبوعتان",
  "One litre and three litre washing tubs side by side":
    "حوضا غسل بسعة لتر واحد وثلاثة لترات جنبًا إلى جنب",
  "Washing tub on a workbench next to a resin bottle and a beaker":
    "حوض غسل على طاولة عمل بجانب زجاجة راتنج وكوب مدرّج",
  "Three litre washing tub beside a ruler: 26 centimetres tall":
    "حوض غسل بسعة ثلاثة لترات بجانب مسطرة: ارتفاعه 26 سنتيمترًا",
  "Three clear graduated beakers: 500, 250 and 100 millilitres":
    "ثلاثة أكواب مدرّجة شفافة: 500 و250 و100 مليلتر",
  "Sand-coloured resin being stirred in a beaker beside small beakers of teal and white resin":
    "راتنج رملي اللون يُحرَّك في كوب بجانب أكواب صغيرة من راتنج بترولي وأبيض",
  "Marks on the side of a half litre beaker of teal resin, close up":
    "علامات جانب كوب نصف لتر من الراتنج البترولي، عن قرب",
  "Half litre beaker beside a steel ruler: 12 centimetres tall":
    "كوب نصف لتر بجانب مسطرة فولاذية: ارتفاعه 12 سنتيمترًا",
  "Two empty amber bottles with black caps, 500 and 100 millilitres":
    "زجاجتان كهرمانيتان فارغتان بأغطية سوداء، 500 و100 مليلتر",
  "Two empty clear bottles with black caps, 500 and 100 millilitres":
    "زجاجتان شفافتان فارغتان بأغطية سوداء، 500 و100 مليلتر",
  "Amber and clear bottles of three sizes in a row": "زجاجات كهرمانية وشفافة بثلاثة مقاسات في صف",
  "Bottles of leftover resin and alcohol with colour and date written on their labels":
    "زجاجات من بقايا الراتنج والكحول، على ملصقاتها اللون والتاريخ",
  "Amber half litre bottle beside a steel ruler: 15 centimetres tall":
    "زجاجة كهرمانية نصف لتر بجانب مسطرة فولاذية: ارتفاعها 15 سنتيمترًا",
  "Pale blue funnel in the neck of an amber bottle, a folded paper filter in its mouth":
    "قمع أزرق فاتح في عنق زجاجة كهرمانية، وفي فمه مرشح ورقي مطوي",
  "A pile of folded paper filters beside one opened into a cone":
    "كومة من المرشحات الورقية المطوية بجانب واحد مفتوح على شكل مخروط",
  "Funnel in a beaker of teal resin on a workbench beside a resin bottle":
    "قمع في كوب من الراتنج البترولي على طاولة عمل بجانب زجاجة راتنج",
  "Upturned funnel beside a steel ruler: 15 centimetres tall":
    "قمع مقلوب بجانب مسطرة فولاذية: ارتفاعه 15 سنتيمترًا",
  "Dropper bottle of lemon myrtle scent with a sprig of lemon myrtle leaves":
    "زجاجة قطّارة بعطر الآس الليموني مع غصن من أوراقه",
  "Dropper bottle of eucalyptus scent with a sprig of gum leaves":
    "زجاجة قطّارة بعطر الأوكالبتوس مع غصن من أوراقه",
  "Dropper bottle of frangipani scent with two frangipani flowers":
    "زجاجة قطّارة بعطر الفرانجيباني مع زهرتي فرانجيباني",
  "Three dropper bottles of scent in a row": "ثلاث زجاجات قطّارة من العطور في صف",
  "Drops of scent falling from the dropper into a beaker of grey resin":
    "قطرات عطر تسقط من القطّارة في كوب من الراتنج الرمادي",
  "Teal box of nitrile gloves with one blue glove drawn out":
    "علبة بترولية من قفازات النتريل خرج منها قفاز أزرق",
  "Pair of blue nitrile gloves with long cuffs, laid flat":
    "زوج من قفازات النتريل الزرقاء بأكمام طويلة مبسوط",
  "Fingers of a blue nitrile glove, close up": "أصابع قفاز نتريل أزرق عن قرب",
  "Box of nitrile gloves on a workbench beside a beaker of resin":
    "علبة قفازات نتريل على طاولة عمل بجانب كوب راتنج",
  "Glove size chart: S 70 to 80 mm across the palm, M 80 to 90 mm, L 90 to 100 mm, XL 100 to 115 mm":
    "جدول مقاسات القفازات حسب عرض راحة اليد: S من 70 إلى 80 مم، وM من 80 إلى 90 مم، وL من 90 إلى 100 مم، وXL من 100 إلى 115 مم",
  "Slate grey silicone mat with a raised edge and two drops of resin":
    "حصيرة سيليكون رمادية أردوازية بحافة مرتفعة وقطرتي راتنج",
  "Cured puddle of teal resin peeling off the silicone mat":
    "بقعة راتنج بترولي متصلّبة تنقشر عن حصيرة السيليكون",
  "Raised edge of the silicone mat beside a ruler: 6 millimetres tall":
    "الحافة المرتفعة لحصيرة السيليكون بجانب مسطرة: ارتفاعها 6 مليمترات",
  "Silicone mat on a workbench with a resin bottle, a beaker and two drips":
    "حصيرة سيليكون على طاولة عمل مع زجاجة راتنج وكوب وقطرتين",
  "Two scrapers with teal and rust handles and a pair of tweezers":
    "مكشطان بمقبضين بترولي وصدئي وملقط",
  "Narrow scraper sliding under a printed gear on a steel plate":
    "المكشط الضيق ينزلق تحت ترس مطبوع على منصة فولاذية",
  "Blades of the scrapers and the tweezers, close up": "شفرتا المكشطين والملقط عن قرب",
  "Scrapers above a ruler: 21 centimetres long": "مكشطان فوق مسطرة: طولهما 21 سنتيمترًا",
  "Three clear film sheets fanned out, one corner curled up":
    "ثلاثة ألواح غشاء شفافة مفرودة كالمروحة وزاوية أحدها ملتفة",
  "Film between its protective papers, the upper one peeled back at a corner":
    "غشاء بين ورقتيه الواقيتين، والعليا مرفوعة من زاويتها",
  "Film clamped in a resin vat, the last two screws and their hex key beside it":
    "غشاء مثبت في حوض راتنج، وبجانبه آخر برغيين ومفتاحهما السداسي",
  "Film sheets of 140 by 200 and 200 by 280 millimetres above a ruler":
    "ألواح غشاء 140 في 200 و200 في 280 مليمترًا فوق مسطرة",
  "Bent steel plate with printed parts coming loose": "منصة فولاذية مثنية تنفصل عنها قطع مطبوعة",
  "Flat steel build plate with three printed parts on it":
    "منصة طباعة فولاذية مسطحة عليها ثلاث قطع مطبوعة",
  "Steel sheet lifted off its black magnetic base, close up":
    "لوح فولاذي مرفوع عن قاعدته المغناطيسية السوداء، عن قرب",
  "Steel plates of 220, 165 and 135 millimetres, each with a finger tab":
    "منصات فولاذية 220 و165 و135 مليمترًا، لكل منها لسان للأصابع",
  "Four brass nozzles marked 0.2, 0.4, 0.6 and 0.8":
    "أربع فوهات من النحاس الأصفر عليها 0.2 و0.4 و0.6 و0.8",
  "Two brass nozzles with their M6 threads, close up": "فوهتان من النحاس الأصفر بسنّهما M6 عن قرب",
  "A 0.4 millimetre nozzle beside a ruler: 13 millimetres tall":
    "فوهة 0.4 مليمتر بجانب مسطرة: ارتفاعها 13 مليمترًا",
  "Brass nozzle at work in a filament printer": "فوهة من النحاس الأصفر تعمل في طابعة خيوط",
}
