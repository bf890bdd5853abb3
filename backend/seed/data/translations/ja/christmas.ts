import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Christmas baubles and ornaments. */
export const christmasTexts: SegmentTranslations = {
  "Keep it in its box, out of hot roof spaces: PLA softens above 55 °C.":
    "箱に入れ、暑い屋根裏は避けて保管してください。PLAは55 °Cを超えるとやわらかくなります。",
  "Lattice Bauble": "格子のクリスマスボール",
  "Lattice Christmas Bauble, 80 mm": "格子のクリスマスボール（80 mm）",
  "An open lattice bauble, 80 mm across and 18 grams light, in gold, white or copper. Put a fairy light inside and the pattern lands on the wall.":
    "透かし格子のクリスマスボール。直径80 mm、わずか18 g、ゴールド、ホワイト、カッパー。中に小さなライトを入れると、壁に模様が映ります。",
  "Open ribs, 80 mm across, and it bounces.": "透かしの骨組み、直径80 mm。落としても弾みます。",
  "Printed in one go, ribs crossing ribs. Tuck an LED fairy light inside and the pattern lands on the wall. It weighs 18 grams and survives cats.":
    "交差する骨組みを一気にプリントしました。中にLEDのフェアリーライトを入れると、壁に模様が映ります。重さは18グラム、猫にじゃれられても壊れません。",
  "80 mm across": "直径80 mm",
  "18 g": "18 g",
  "Silk PLA, metal cap, cotton loop": "シルクPLA、金属のキャップ、綿のひも",
  "Gold, white or copper": "ゴールド、ホワイト、カッパー",
  "One bauble in a card box": "紙箱入りのボール1個",
  "For LED lights only, which stay cool. No candles.":
    "熱くならないLEDライト専用です。ろうそくは使えません。",
  "Faceted Baubles": "多面カットのクリスマスボール",
  "Faceted Christmas Baubles, Set of 3": "多面カットのクリスマスボール（3個セット）",
  "Three facet-cut Christmas baubles in rust, teal and honey, 82 mm across, with 140 flat faces each. 3D printed, light, and hard to break.":
    "赤さび色、ティール、ハニーの多面カットのクリスマスボール3個。直径82 mm、140の平らな面を持つ3Dプリント製。軽くて割れにくい品です。",
  "Rust, teal and honey: three facet-cut baubles in a box.":
    "赤さび色、ティール、ハニー。多面カットのボール3個を箱に入れて。",
  "A hundred and forty flat faces each, so they sparkle without glitter. The colours suit a native pine as well as a fir.":
    "ひとつに140の平らな面があり、ラメなしできらめきます。オーストラリアの松にも、もみの木にも似合う色です。",
  "82 mm across": "直径82 mm",
  "90 g the set": "セットで90 g",
  "Three: rust, teal and honey": "3個：赤さび色、ティール、ハニー",
  "Matt PLA, metal caps, cotton loops": "マットPLA、金属のキャップ、綿のひも",
  "Three baubles in a card box": "紙箱入りのボール3個",
  "Name Bauble": "名入れクリスマスボール",
  "Personalised Name Bauble, 78 mm": "名入れクリスマスボール（78 mm）",
  "A glossy 78 mm Christmas bauble with a name of up to nine raised letters, in teal or rust. Made to order: order by 10 December for Christmas.":
    "つやのある直径78 mmのクリスマスボールに、9文字までの名前を浮き出しで。ティールまたは赤さび色。受注製作、クリスマスには12月10日までにご注文を。",
  "A name in raised cream letters, for this year and the next.":
    "浮き出したクリーム色の文字で名前を。今年も、来年も。",
  Personalised: "一点もの",
  "Up to nine letters, raised so that a small reader can trace them. Order by 10 December to have it for Christmas.":
    "9文字まで入れられます。浮き出しなので、字を覚えたてのお子様も指でなぞれます。クリスマスに間に合わせるには、12月10日までにご注文ください。",
  "78 mm across": "直径78 mm",
  "32 g": "32 g",
  "Up to nine letters, just as you type it": "9文字まで、ご入力のとおりに",
  "Glossy PLA, metal cap, cotton loop": "つやありPLA、金属のキャップ、綿のひも",
  "Teal or rust": "ティールまたは赤さび色",
  "We print it when you order, so it leaves Calliope within 4 to 5 business days. It is made for you alone, so read the spelling twice.":
    "ご注文をいただいてからプリントし、4〜5営業日以内にカリオペから発送します。お客様だけの品ですので、つづりを2度お確かめください。",
  "Native Ornaments": "オーストラリアのオーナメント",
  "Laser-Cut Native Ornaments, Set of 4": "レーザーカットのオーナメント（4個セット）",
  "Wattle, snow gum, star and tree: four Christmas ornaments cut from plywood, acacia and walnut, about 75 mm across, strung on satin ribbon.":
    "ワトル、スノーガム、星、ツリー。合板、アカシア、ウォールナットから切り出した約75 mmのクリスマスオーナメント4個。サテンのリボン付き。",
  "Wattle, star, snow gum and tree, cut from three timbers.":
    "ワトル、星、スノーガム、ツリーを3種類の木から。",
  "Four ornaments that suit a summer Christmas, cut from offcuts of our coasters and signs, sanded by hand and strung on satin.":
    "夏のクリスマスに似合う4つのオーナメント。コースターやサインの端材から切り出し、手で磨いてサテンのリボンを通しました。",
  "About 75 mm across, 4 mm thick": "幅約75 mm、厚さ4 mm",
  "40 g the set": "セットで40 g",
  "Wattle and snow gum in plywood, star in acacia, tree in walnut":
    "ワトルとスノーガムは合板、星はアカシア、ツリーはウォールナット",
  "Satin, 150 mm": "サテン、150 mm",
  "Four ornaments in a card sleeve": "紙スリーブ入りのオーナメント4個",
  "Keep dry. Dust with a soft brush.": "ぬらさないでください。ほこりはやわらかいブラシで払います。",
  "Layered Christmas Tree": "重ね木のクリスマスツリー",
  "Layered Laser-Cut Christmas Tree": "レーザーカットの重ね木クリスマスツリー",
  "A standing Christmas tree of plywood, acacia and walnut that slots together without glue and packs flat in January. 21 cm tall, 22 cm wide.":
    "合板、アカシア、ウォールナットの置き型クリスマスツリー。接着剤なしで組み立て、1月には平らにしまえます。高さ21 cm、幅22 cm。",
  "Three timbers, one slot-in foot, packs flat in January.":
    "3種類の木に差し込み式の台座。1月には平らにしまえます。",
  "Three trees slot into one foot, one behind the other. No glue, no needles, and in January it goes back into its envelope.":
    "3本の木を前後に重ねて、ひとつの台座に差し込みます。接着剤いらず、落ち葉もなし。1月にはまた封筒に戻せます。",
  "210 mm tall, 220 mm wide, 90 mm deep": "高さ210 mm、幅220 mm、奥行き90 mm",
  "180 g": "180 g",
  "Plywood, acacia and walnut, 4 mm": "合板、アカシア、ウォールナット、4 mm",
  "Flat, 220 × 240 mm": "平らな状態で220 × 240 mm",
  "Three trees, foot, envelope to keep them in": "木3本、台座、保管用の封筒",
  "Slide the three trees into the foot, smallest in front.":
    "いちばん小さい木を手前にして、3本を台座に差し込みます。",
  "If a slot is tight, rub it once with fine sandpaper.":
    "溝がきついときは、目の細かい紙やすりで1度こすります。",
}
