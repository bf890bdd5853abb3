import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Easter baskets, eggs and egg cups. */
export const easterTexts: SegmentTranslations = {
  // easter-basket
  "Woven Easter Basket": "سلة عيد الفصح المجدولة",
  "Looks woven, rinses clean, and carries a name on the bow.":
    "تبدو مجدولة، وتُشطف بسهولة، وتحمل اسمًا على الشريط.",
  "Personalised Woven Easter Basket": "سلة عيد الفصح المجدولة باسم من تحب",
  "A sturdy 3D printed Easter basket with a name on the bow, in straw, sage or lilac. 20 cm across, holds a dozen large eggs, rinses clean.":
    "سلة عيد فصح متينة مطبوعة ثلاثية الأبعاد باسم على الشريط، بالقشّي أو الأخضر المريمي أو الليلكي. قطرها 20 سم وتتسع لاثنتي عشرة بيضة كبيرة، وتُشطف بسهولة.",
  "A basket to bring out every year. The weave is printed all in one piece, so there is nothing to unravel. It holds a dozen large eggs and folds its handle flat for the cupboard.":
    "سلة تُخرجها كل عام. الجدل مطبوع كله قطعة واحدة، فلا شيء ينحلّ. تتسع لاثنتي عشرة بيضة كبيرة، ويُطوى مقبضها مسطحًا لتدخل الخزانة.",
  "200 mm across, 130 mm deep, 230 mm to the top of the handle":
    "القطر 200 مم، والعمق 130 مم، و230 مم حتى أعلى المقبض",
  "390 g": "390 غ",
  "2 kg": "2 كغ",
  "Up to 10 letters on the bow": "حتى 10 أحرف على الشريط",
  "Straw, sage or lilac": "قشّي أو أخضر مريمي أو ليلكي",
  "Basket with its bow. Eggs are not included": "السلة مع شريطها. البيض غير مشمول",
  "Rinse with cool water. PLA softens above 55 °C, so keep it out of hot cars.":
    "اشطفها بماء بارد. مادة PLA تلين فوق 55 درجة مئوية، فأبعِدها عن السيارات الحارة.",
  "Wrap food before you put it in.": "غلّف الطعام قبل أن تضعه فيها.",
  "We make it when you order, so it leaves Calliope within 5 to 6 business days. Order 10 business days before Easter to be sure.":
    "نصنعها حين تطلبها، فتخرج من كاليوبي خلال 5 إلى 6 أيام عمل. اطلبها قبل عيد الفصح بـ10 أيام عمل لتطمئن.",
  // surprise-eggs
  "Surprise Eggs": "بيض المفاجآت",
  "Twist open, hide a treat, use again next year.":
    "أدره لتفتحه، وخبّئ فيه شيئًا لذيذًا، واستخدمه في العام القادم.",
  "Surprise Eggs to Fill, Set of Four": "بيض مفاجآت للحشو، طقم من أربع",
  "Four zigzag-patterned eggs that twist open to hide treats, coins or clues, and come out again each year. 3D printed, 72 mm tall, from 3 years.":
    "أربع بيضات بنقش متعرّج تُفتح بالدوران لتخبئة الحلوى أو النقود أو الألغاز، وتعود كل عام. مطبوعة ثلاثية الأبعاد، بارتفاع 72 مم، من 3 سنوات.",
  "Four eggs for the hunt. Each opens with a quarter turn and closes with a click that small hands can manage. There is room for five small chocolate eggs, a coin or a clue.":
    "أربع بيضات للبحث عن البيض. تُفتح كل منها بربع دورة وتُغلق بنقرة تقدر عليها الأيدي الصغيرة. فيها متسع لخمس بيضات شوكولاتة صغيرة أو قطعة نقود أو لغز.",
  "72 mm tall, 52 mm across": "الارتفاع 72 مم، والقطر 52 مم",
  "110 g the set": "110 غ للطقم",
  "Aqua, blush, lilac and wattle, one of each":
    "أزرق مائي ووردي فاتح وليلكي وأصفر السنط، واحدة من كل لون",
  "Four eggs, empty": "أربع بيضات فارغة",
  "Wash by hand in lukewarm water.": "اغسلها يدويًا بماء فاتر.",
  "Wrap treats before putting them in. Not for children under 3.":
    "غلّف الحلوى قبل وضعها فيها. ليست للأطفال دون 3 سنوات.",
  // bunny-egg-cups
  "Bunny Egg Cups": "كؤوس بيض على هيئة أرانب",
  "Two ears and a sleepy face, for a soft-boiled egg.": "أذنان ووجه ناعس، لبيضة نصف مسلوقة.",
  "Bunny Egg Cups, One or Set of Three": "كؤوس بيض بأذنَي أرنب، واحدة أو ثلاث",
  "Bunny-eared egg cups with a sleepy face, 92 mm tall, in cream, blush and mint. 3D printed in PETG for boiled eggs in their shells, hand-wash.":
    "كؤوس بيض بأذنَي أرنب ووجه ناعس، بارتفاع 92 مم، بالكريمي والوردي الفاتح والنعناعي. مطبوعة ثلاثية الأبعاد من PETG للبيض المسلوق بقشره، تُغسل يدويًا.",
  "The ears are a handle for small fingers, and the foot is steady on a tray. Made for eggs of 55 to 70 grams, in their shells.":
    "الأذنان مقبض للأصابع الصغيرة، والقاعدة ثابتة على الصينية. صُنعت لبيض وزنه من 55 إلى 70 غرامًا، بقشره.",
  "92 mm tall with ears, 50 mm across": "الارتفاع مع الأذنين 92 مم، والقطر 50 مم",
  "32 g each": "32 غ للواحدة",
  "Cream; the set adds blush and mint": "كريمي، ويضيف الطقم الوردي الفاتح والنعناعي",
  "One cup, or three": "كأس واحدة أو ثلاث",
  "Wash by hand in warm water and dry well. Not for the dishwasher or microwave.":
    "اغسلها يدويًا بماء دافئ وجفّفها جيدًا. ليست لغسالة الصحون أو الميكروويف.",
  "For eggs in their shells. Printed plastic has fine grooves that are hard to clean, so do not eat runny food straight from the cup.":
    "للبيض بقشره. للبلاستيك المطبوع أخاديد دقيقة يصعب تنظيفها، فلا تأكل طعامًا سائلًا من الكأس مباشرة.",
}
