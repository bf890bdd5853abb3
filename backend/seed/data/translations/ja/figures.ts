import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Dragons, chess and dice towers. */
export const figureTexts: SegmentTranslations = {
  // articulated-dragon
  "Articulated Dragon": "関節付きドラゴン",
  "Printed in one piece, with 24 joints that curl and slither.":
    "一体でプリントし、24の関節で丸まり、くねくね動きます。",
  Favourite: "人気",
  "Articulated Dragon, 30 or 55 cm": "関節付きドラゴン（30・55 cm）",
  "A jointed dragon printed in one piece that curls, slithers and hangs from a shelf. Three fading colours of silk PLA, 30 or 55 cm long.":
    "一体でプリントした関節付きドラゴン。丸まり、くねり、棚からぶら下がります。シルクPLAのグラデーション3色、長さ30または55 cm。",
  "Comes off the printer already moving: 24 joints, nothing to glue, nothing to lose. It rests round a monitor, hangs from a shelf and survives show and tell.":
    "プリンターから出た瞬間にもう動きます。関節は24、接着は不要、なくす部品もありません。モニターに巻きつき、棚からぶら下がり、学校の発表会にも耐えます。",
  "The colours fade from head to tail, so no two are quite the same.":
    "色は頭からしっぽへ移り変わるので、まったく同じものはふたつとありません。",
  "30 cm": "30 cm",
  "300 mm long, 20 mm tall, 75 g": "長さ300 mm、高さ20 mm、75 g",
  "55 cm": "55 cm",
  "550 mm long, 36 mm tall, 260 g": "長さ550 mm、高さ36 mm、260 g",
  "Silk PLA": "シルクPLA",
  "Reef (teal to aqua), sunset (red to gold), dusk (violet to pink)":
    "珊瑚礁（ティールからアクア）、夕焼け（赤から金）、夕暮れ（すみれ色からピンク）",
  Age: "対象年齢",
  "From 3 years": "3歳から",
  "Dust with a soft brush. A stiff joint loosens when you move it gently to and fro.":
    "ほこりはやわらかいブラシで払います。固い関節は、やさしく前後に動かすとほぐれます。",
  "Not for children under 3: if something breaks, small parts come off. PLA softens above 55 °C, so do not leave it in a hot car.":
    "3歳未満のお子様には与えないでください。壊れると小さな部品が外れます。PLAは55 °Cを超えるとやわらかくなるので、暑い車内に置かないでください。",
  // dragon-egg
  "Baby Dragon in an Egg": "たまごの赤ちゃんドラゴン",
  "A 15 cm dragon curled up in a scaled egg that screws open.":
    "ひねって開くうろこのたまごの中に、15 cmのドラゴンが丸まっています。",
  "Baby Dragon in a Scaled Egg": "うろこのたまごに入った赤ちゃんドラゴン",
  "A 15 cm jointed baby dragon curled up in a scaled egg that screws open and stands on its own ring. Green or purple silk PLA, from 3 years.":
    "ひねって開くうろこのたまごの中で丸まる、15 cmの関節付き赤ちゃんドラゴン。たまごは専用リングに立ちます。グリーンまたはパープルのシルクPLA、3歳から。",
  "Unscrew the egg and a small dragon uncurls. The egg stands on its own ring, and keeps coins or dice safe once the dragon has moved out.":
    "たまごをひねって開けると、小さなドラゴンが体を伸ばします。たまごは専用のリングに立ち、ドラゴンが引っ越した後はコインやサイコロの入れ物になります。",
  Egg: "たまご",
  "90 mm tall, 70 mm across": "高さ90 mm、直径70 mm",
  Dragon: "ドラゴン",
  "150 mm long, 14 joints": "長さ150 mm、関節14",
  "125 g together": "合わせて125 g",
  "Egg, ring and dragon, in the same colour": "同じ色のたまご、リング、ドラゴン",
  "Dust with a soft brush.": "ほこりはやわらかいブラシで払います。",
  // chess-set
  "Turned Chess Set": "クラシックチェスセット",
  "Thirty-two weighted, felted pieces in cream and ebony.":
    "クリームとエボニーの32駒。重り入り、フェルト底。",
  "Turned Chess Set, 32 Weighted Pieces": "クラシックチェスセット（重り入り32駒）",
  "Thirty-two chess pieces in cream and ebony tough resin, weighted and felted, with a 98 mm king. For boards with 50 to 55 mm squares.":
    "クリームとエボニーのタフレジン製チェス駒32個。重り入り、フェルト底、キングは98 mm。マス目50〜55 mmの盤に合います。",
  "A full set for club boards, with a king of 98 mm. We print it in our tough resin at 0.03 mm layers, so the collars look turned on a lathe. A steel washer under green felt gives each piece a proper thud.":
    "クラブ用の盤に合うフルセットで、キングは98 mm。タフレジンを積層ピッチ0.03 mmでプリントしているので、くびれは旋盤でひいたように見えます。緑のフェルトの下の鋼のワッシャーが、指したときに心地よい音を立てます。",
  King: "キング",
  "98 mm tall, base 40 mm": "高さ98 mm、底40 mm",
  Pawn: "ポーン",
  "50 mm tall, base 30 mm": "高さ50 mm、底30 mm",
  "1.2 kg the set": "セットで1.2 kg",
  "Tough resin, fully cured, with steel and felt": "完全に硬化したタフレジン、鋼とフェルト",
  "Boards with squares of 50 to 55 mm": "マス目50〜55 mmの盤",
  "32 pieces in a box with compartments. No board": "仕切り箱入りの駒32個。盤は付属しません",
  "Dust with a soft brush. Keep out of direct sun, which yellows the cream.":
    "ほこりはやわらかいブラシで払います。直射日光に当たるとクリームの駒が黄ばむので避けてください。",
  "Not for children under 3: small, heavy pieces.":
    "小さく重い駒です。3歳未満のお子様には与えないでください。",
  // dice-tower
  "Castle Dice Tower": "お城のダイスタワー",
  "Three baffles inside, felt at the gate, no cocked dice.":
    "中に3枚の段板、門にはフェルト。斜めに止まるサイコロはもうありません。",
  "Castle Dice Tower, 21 cm": "お城のダイスタワー（21 cm）",
  "A 21 cm brick dice tower with three baffles inside and felt at the gate, for up to six dice at a time. Dry-brushed by hand in stone or sandstone.":
    "高さ21 cmのレンガ造り風ダイスタワー。中に3枚の段板、門にフェルト、一度に6個まで振れます。ストーンまたはサンドストーン、手作業のドライブラシ仕上げ。",
  "Drop the dice in at the battlements. They tumble over three steps and roll out through the gate, on felt that is quiet enough for a sleeping house.":
    "胸壁からサイコロを落とすと、3つの段を転がって門から出てきます。門のフェルトは、家族が眠っている夜でも気にならない静かさです。",
  "210 mm tall, 130 mm wide, 140 mm deep": "高さ210 mm、幅130 mm、奥行き140 mm",
  "430 g": "430 g",
  Takes: "対応サイコロ",
  "Dice up to 22 mm, six at a time": "22 mmまでのサイコロ、一度に6個",
  "PLA, dry-brushed by hand, and felt": "手作業でドライブラシ仕上げのPLA、フェルト",
  "Stone or sandstone": "ストーンまたはサンドストーン",
  "Tower only, no dice": "タワーのみ。サイコロは付属しません",
}
