import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Cookie cutters. */
export const cookieCuttersTexts: SegmentTranslations = {
  // cookie-cutters
  "Bush Cookie Cutters": "قطّاعات بسكويت من الطبيعة الأسترالية",
  "Koala, star, gum leaf and whale, with a rim that spares your palm.":
    "كوالا ونجمة وورقة أوكالبتوس وحوت، بحافة ترفق براحة يدك.",
  "Bush Cookie Cutters, Set of Four": "قطّاعات بسكويت أسترالية، طقم من أربع",
  "Koala, star, gum leaf and whale cookie cutters for cold dough, 3D printed in plain PLA with a rounded rim. About 90 mm across, hand-wash.":
    "قطّاعات بسكويت للعجين البارد: كوالا ونجمة وورقة أوكالبتوس وحوت، مطبوعة ثلاثية الأبعاد من PLA خالص بحافة مستديرة. بعرض نحو 90 مم، تُغسل يدويًا.",
  "Four Australian shapes for biscuits, sharp where they cut and rounded where you press. We print them on a machine that makes kitchen things only.":
    "أربعة أشكال أسترالية للبسكويت، حادة حيث تقطع ومستديرة حيث تضغط. نطبعها على آلة مخصصة لأدوات المطبخ وحدها.",
  "About 90 mm across, 18 mm deep": "العرض نحو 90 مم، والعمق 18 مم",
  "60 g the set": "60 غ للطقم",
  Shapes: "الأشكال",
  "Koala, star, gum leaf, whale": "كوالا، نجمة، ورقة أوكالبتوس، حوت",
  "PLA without additives": "\u200fPLA بلا إضافات",
  For: "للاستخدام مع",
  "Cold biscuit dough, fondant, play dough": "عجين البسكويت البارد، عجينة السكر، صلصال اللعب",
  "Chill the dough and dust the cutter with flour.": "برّد العجين ورشّ القطّاعة بالطحين.",
  "Press straight down, wiggle, lift.": "اضغط إلى الأسفل مباشرة، وهزّ قليلًا، ثم ارفع.",
  "Wash by hand at once and dry well.": "اغسلها يدويًا على الفور وجفّفها جيدًا.",
  "Wash by hand in water below 45 °C, with a soft brush along the edge. Never in the dishwasher.":
    "اغسلها يدويًا بماء دون 45 درجة مئوية، بفرشاة ناعمة على طول الحافة. لا تضعها في غسالة الصحون أبدًا.",
  "Printed plastic has fine grooves between its layers, where dough can stay. So use cutters for a short touch of cold dough only, not for hot food or storing it, and replace them after a year or two of baking.":
    "للبلاستيك المطبوع أخاديد دقيقة بين طبقاته قد يعلق فيها العجين. لذا استخدم القطّاعات لملامسة قصيرة للعجين البارد فقط، لا للطعام الساخن ولا لتخزينه، واستبدلها بعد سنة أو سنتين من الخَبز.",
  // leaf-and-star-cutters
  "Leaf and Star Cutters": "قطّاعتا الورقة والنجمة",
  "Two favourites on their own: gum leaf and star.":
    "القطّاعتان المفضلتان وحدهما: ورقة أوكالبتوس ونجمة.",
  "Leaf and Star Cookie Cutters, Pair": "قطّاعتا بسكويت: ورقة ونجمة",
  "A gum leaf and a five-pointed star, the two cutters people ask for most. 3D printed in plain PLA for cold dough, about 90 mm across.":
    "ورقة أوكالبتوس ونجمة خماسية، القطّاعتان الأكثر طلبًا. طباعة ثلاثية الأبعاد من PLA خالص للعجين البارد، بعرض نحو 90 مم.",
  "The two shapes from our set that people ask for most. The leaf makes good shortbread; poke a hole in the star before baking and it hangs on a tree.":
    "الشكلان الأكثر طلبًا من طقمنا. الورقة تصنع بسكويت زبدة جيدًا، وإذا ثقبت النجمة قبل الخَبز عُلّقت على شجرة.",
  "30 g the pair": "30 غ للقطعتين",
  "Wash by hand in water below 45 °C at once, with a soft brush, and dry well. Never in the dishwasher.":
    "اغسلهما يدويًا على الفور بماء دون 45 درجة مئوية وفرشاة ناعمة، وجفّفهما جيدًا. لا تضعهما في غسالة الصحون أبدًا.",
  "Printed plastic has fine grooves between its layers, where dough can stay. So use cutters for a short touch of cold dough only, and replace them after a year or two of baking.":
    "للبلاستيك المطبوع أخاديد دقيقة بين طبقاته قد يعلق فيها العجين. لذا استخدم القطّاعات لملامسة قصيرة للعجين البارد فقط، واستبدلها بعد سنة أو سنتين من الخَبز.",
}
