import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Gloves, mats and scrapers. */
export const toolTexts: SegmentTranslations = {
  // nitrile-gloves
  "Nitrile Gloves": "قفازات نتريل",
  "Thick enough for resin: 50 pairs a box, free of powder and latex.":
    "سميكة بما يكفي للراتنج: 50 زوجًا في العلبة، خالية من البودرة واللاتكس.",
  "Nitrile Gloves for Resin, 50 Pairs": "قفازات نتريل للراتنج، 50 زوجًا",
  "Powder-free nitrile gloves thick enough for printing resin, 50 pairs a box in S to XL. Measure across the palm and see the size chart.":
    "قفازات نتريل بلا بودرة، سميكة بما يكفي لراتنج الطباعة، 50 زوجًا في العلبة بمقاسات من S إلى XL. قِس عرض راحة اليد وراجع جدول المقاسات.",
  "Latex lets resin through in minutes. Nitrile of this thickness holds it for about half an hour. Change gloves the moment they are splashed, and take them off inside out.":
    "اللاتكس يمرّر الراتنج في دقائق. أما النتريل بهذه السماكة فيحجزه نحو نصف ساعة. غيّر القفازات لحظة يصيبها رذاذ، واخلعها مقلوبة.",
  Box: "العلبة",
  "50 pairs (100 gloves), 240 × 120 × 80 mm, 620 g": "50 زوجًا (100 قفاز)، 240 × 120 × 80 مم، 620 غ",
  "0.12 mm at the palm, 0.14 mm at the fingers": "0.12 مم عند راحة اليد، و0.14 مم عند الأصابع",
  "240 mm": "240 مم",
  "S 70 to 80 mm across the palm, M 80 to 90, L 90 to 100, XL 100 to 115":
    "عرض راحة اليد: S من 70 إلى 80 مم، وM من 80 إلى 90، وL من 90 إلى 100، وXL من 100 إلى 115",
  "Free of": "خالية من",
  "Powder and latex": "البودرة واللاتكس",
  "Keep the box out of sun and heat. Leave gloves with resin on them in the sun until it is hard, then put them in the bin.":
    "أبعِد العلبة عن الشمس والحرارة. اترك القفازات الملوثة بالراتنج في الشمس حتى يتصلّب، ثم ضعها في القمامة.",
  // silicone-mat
  "Silicone Work Mat": "حصيرة عمل من السيليكون",
  "Holds a spilt vat. Hardened resin peels straight off.":
    "تحتجز حوضًا مسكوبًا كاملًا. والراتنج المتصلّب ينقشر عنها.",
  "Silicone Work Mat with Raised Edge": "حصيرة عمل من السيليكون بحافة مرتفعة",
  "A 400 × 300 mm silicone mat with a raised edge that holds a whole vat of spilt resin. Drips harden in the sun and peel off like a sticker.":
    "حصيرة سيليكون 400 × 300 مم بحافة مرتفعة تحتجز حوضًا كاملًا من الراتنج المسكوب. القطرات تتصلّب في الشمس وتنقشر كملصق.",
  "Lay it under the printer or the wash tub. The raised edge holds about 300 ml, which is a whole vat. Leave spills in the sun until they are hard, and peel them off like a sticker.":
    "ضعها تحت الطابعة أو حوض الغسل. تحتجز الحافة المرتفعة نحو 300 مل، أي حوضًا كاملًا. اترك المسكوب في الشمس حتى يتصلّب، ثم قشّره كملصق.",
  "400 × 300 mm, edge 6 mm high": "400 × 300 مم، ارتفاع الحافة 6 مم",
  "330 g": "330 غ",
  "Silicone, slate grey": "سيليكون، رمادي أردوازي",
  "To 200 °C": "حتى 200 درجة مئوية",
  "Wash with warm, soapy water. Once it has met resin, keep it out of the kitchen.":
    "اغسلها بماء دافئ وصابون. وما إن يمسّها الراتنج فأبعِدها عن المطبخ.",
  "Packed in Calliope within 2 to 3 business days. Posted rolled in a tube. Lay it flat in the sun for an hour and it forgets the tube.":
    "تُغلَّف في كاليوبي خلال 2 إلى 3 أيام عمل. تُرسل ملفوفة في أنبوب. ابسطها في الشمس ساعة فيزول التفافها.",
  // scraper-set
  "Scraper Set": "طقم مكاشط",
  "Wide blade, narrow blade and fine tweezers for lifting prints.":
    "شفرة عريضة وأخرى ضيقة وملقط دقيق لرفع المطبوعات.",
  "Print Scraper Set with Fine Tweezers": "طقم مكاشط للمطبوعات مع ملقط دقيق",
  "A 38 mm scraper, a 20 mm scraper and fine tweezers to lift prints and clear supports. Stainless blades, handles printed in tough resin.":
    "مكشط 38 مم ومكشط 20 مم وملقط دقيق لرفع المطبوعات وإزالة الدعامات. شفرات من الفولاذ المقاوم للصدأ ومقابض مطبوعة من الراتنج المتين.",
  "The blades are ground on one side only, so they slide under a print instead of digging into the plate. The tweezers reach supports that fingers do not. We print the handles ourselves, in tough resin.":
    "الشفرات مشحوذة من جانب واحد فقط، فتنزلق تحت المطبوعة بدل أن تحفر في المنصة. والملقط يصل إلى الدعامات التي لا تصل إليها الأصابع. ونطبع المقابض بأنفسنا من الراتنج المتين.",
  "Wide blade": "الشفرة العريضة",
  "38 mm": "38 مم",
  "Narrow blade": "الشفرة الضيقة",
  "210 mm": "210 مم",
  Tweezers: "الملقط",
  "120 mm, fine points": "120 مم، برأسين دقيقين",
  "190 g the set": "190 غ للطقم",
  "Stainless steel, cured tough resin": "فولاذ مقاوم للصدأ، وراتنج متين مصلّب",
  "Two scrapers, tweezers and blade covers": "مكشطان وملقط وأغطية للشفرات",
  "Wipe dry: the edge rusts if it is left wet. A few strokes on a fine stone bring it back.":
    "امسحها حتى تجف: تصدأ الحافة إذا تُركت رطبة. وبضع تمريرات على حجر شحذ ناعم تعيدها حادة.",
  "The edges are sharp. Push away from yourself and keep the covers on.":
    "الحواف حادة. ادفع بعيدًا عن جسمك وأبقِ الأغطية عليها.",
}
