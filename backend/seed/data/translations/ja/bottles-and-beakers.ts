import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Beakers, bottles, funnels and scents. */
export const bottleTexts: SegmentTranslations = {
  // graduated-beakers
  "Graduated Beakers": "目盛り付きビーカー",
  "Clear beakers for resin and alcohol, with marks that do not wash off.":
    "レジンとアルコールのための透明ビーカー。洗っても消えない目盛り付き。",
  "Graduated Beakers, 100, 250 and 500 ml": "目盛り付きビーカー（100・250・500 ml）",
  "Clear beakers with moulded marks and a pouring lip, to measure and mix resin and alcohol. 100, 250 or 500 ml, single or as a set of three.":
    "成形した目盛りと注ぎ口のある透明ビーカー。レジンやアルコールの計量と混合に。100・250・500 ml、単品または3個セット。",
  "For measuring and mixing resin, alcohol and pigment. The marks are moulded in, the lip pours without dribbling, and the base is wide enough not to tip. Cured resin flexes off the walls.":
    "レジン、アルコール、顔料の計量と混合に。目盛りは成形なので消えず、注ぎ口は液だれせず、底は倒れにくい広さです。固まったレジンは、壁をしならせるとはがれます。",
  "100 ml": "100 ml",
  "55 mm across, 70 mm tall, 28 g, marks every 10 ml":
    "直径55 mm、高さ70 mm、28 g、目盛り10 mlごと",
  "250 ml": "250 ml",
  "75 mm across, 95 mm tall, 55 g, marks every 50 ml":
    "直径75 mm、高さ95 mm、55 g、目盛り50 mlごと",
  "500 ml": "500 ml",
  "90 mm across, 120 mm tall, 92 g, marks every 50 ml":
    "直径90 mm、高さ120 mm、92 g、目盛り50 mlごと",
  "Set of three": "3個セット",
  "One of each, 175 g": "各1個、175 g",
  "PMP plastic, clear as glass, hard to break": "PMP樹脂、ガラスのように透明で割れにくい",
  Heat: "耐熱",
  "To 140 °C": "140 °Cまで",
  "Resin, isopropyl alcohol, methylated spirits, water. Not acetone":
    "レジン、イソプロピルアルコール、変性アルコール、水。アセトンは不可",
  "Wipe out with alcohol and a paper towel. A beaker that has held resin never goes back to the kitchen.":
    "アルコールとペーパータオルで拭き取ってください。一度レジンを入れたビーカーは、二度と台所で使わないでください。",
  // empty-bottles
  "Empty Bottles": "空ボトル",
  "For mixed colours, filtered resin and clean alcohol. With a label.":
    "混ぜた色、こしたレジン、きれいなアルコールに。ラベル付き。",
  "Empty Bottles, Amber or Clear PET": "空ボトル（PET、遮光・透明）",
  "Empty amber and clear bottles with sealing caps, 100, 250 or 500 ml, for mixed colours, filtered resin and clean alcohol. Label included.":
    "密閉キャップ付きの遮光（アンバー）と透明の空ボトル。100・250・500 ml。混ぜた色、こしたレジン、きれいなアルコールに。ラベル付き。",
  "Amber keeps out the light that hardens resin. Clear suits alcohol and water, so that you can see when they turn cloudy. The neck is wide enough for a funnel, and the cap has a foam seal.":
    "アンバーは、レジンを固める光を遮ります。透明は、濁りが見えるのでアルコールや水に。口は漏斗が入る広さで、キャップには発泡パッキンが付いています。",
  "44 mm across, 95 mm tall, 15 g": "直径44 mm、高さ95 mm、15 g",
  "58 mm across, 125 mm tall, 24 g": "直径58 mm、高さ125 mm、24 g",
  "70 mm across, 150 mm tall, 36 g": "直径70 mm、高さ150 mm、36 g",
  Neck: "口径",
  "28 mm, fits our funnel": "28 mm、当店の漏斗に適合",
  "PET bottle, polypropylene cap, foam seal": "PETボトル、ポリプロピレンのキャップ、発泡パッキン",
  "Resin, isopropyl alcohol, methylated spirits, water":
    "レジン、イソプロピルアルコール、変性アルコール、水",
  "One bottle, its cap and a blank label": "ボトル1本、キャップ、無地ラベル",
  "Fill no more than nine tenths, write colour and date on the label, and store upright.":
    "入れるのは9割まで。ラベルに色と日付を書き、立てて保管してください。",
  "Not for food or drink, and the cap is not childproof: keep filled bottles where children cannot reach them.":
    "食品や飲み物には使えません。キャップはチャイルドロックではないので、中身の入ったボトルはお子様の手の届かない場所に置いてください。",
  // funnel-and-filters
  "Funnel and Filters": "漏斗とフィルター",
  "Pours the vat back without the bits. With 20 paper filters.":
    "かけらを除いて、タンクのレジンをボトルに戻せます。紙フィルター20枚付き。",
  "Resin Funnel with 20 Paper Filters": "レジン用漏斗と紙フィルター20枚",
  "A folding silicone funnel and 20 fine paper filters, to pour a vat back into its bottle without the hard flakes that ruin films and screens.":
    "折りたためるシリコン漏斗と、目の細かい紙フィルター20枚。フィルムや液晶を傷める硬いかけらを除いて、タンクのレジンをボトルに戻せます。",
  "One hard flake left in a vat can punch through film and screen. Strain every pour. The funnel stands steadily in our bottles and in most resin makers' ones, and its ribs let the air out so that it does not gurgle.":
    "タンクに残った硬いかけらひとつで、フィルムも液晶も破れることがあります。戻すときは毎回こしてください。漏斗は当店のボトルにも、ほとんどのメーカーのボトルにも安定して立ち、溝が空気を逃がすので、ごぼごぼと詰まりません。",
  Funnel: "漏斗",
  "Silicone, 130 mm across, 150 mm tall, 12 mm spout, 85 g, folds flat":
    "シリコン、直径130 mm、高さ150 mm、注ぎ口12 mm、85 g、平らに折りたためます",
  Filters: "フィルター",
  "20 papers, 190 micron": "紙20枚、190ミクロン",
  Fits: "適合",
  "Necks of 20 mm and more, such as our 28 mm bottles": "20 mm以上の口径、当店の28 mmボトルなど",
  "One funnel and 20 filters": "漏斗1個、フィルター20枚",
  "Stand the funnel in the bottle and drop a paper in.": "漏斗をボトルに立て、紙を1枚入れます。",
  "Pour slowly and let the last drops run for five minutes.":
    "ゆっくり注ぎ、最後のしずくが落ちるまで5分待ちます。",
  "Leave the paper in the sun until it is hard, then put it in the bin.":
    "紙は固まるまで日光に当て、それからごみに出します。",
  "Let drips on the funnel harden in the sun and peel them off.":
    "漏斗についたしずくは、日光で固めてからはがします。",
  // resin-scents
  "Resin Scents": "レジン用アロマ",
  "Three drops in the vat take the edge off the smell of resin.":
    "タンクに3滴で、レジンのにおいがやわらぎます。",
  "Resin Scents, 30 ml Dropper Bottles": "レジン用アロマ（30 mlスポイトボトル）",
  "Plant-oil scents that soften the smell of printing resin: lemon myrtle, eucalyptus or frangipani. 30 ml dropper bottle, three drops to 200 ml.":
    "3Dプリント用レジンのにおいをやわらげる植物オイルの香り。レモンマートル、ユーカリ、プルメリア。30 mlスポイトボトル、200 mlに3滴。",
  "Plant oils that mix with resin and do not change how it cures. Three drops in 200 ml are plenty, and the print keeps a trace of the scent for a day or two.":
    "レジンに混ざり、硬化に影響しない植物オイルです。200 mlに3滴で十分で、プリントには1〜2日ほのかな香りが残ります。",
  "A scent makes resin pleasanter, not safer. Open the window and wear gloves as always.":
    "香りはレジンを心地よくしますが、安全にするものではありません。窓を開け、いつもどおり手袋を着けてください。",
  "30 ml, about 600 drops": "30 ml、約600滴",
  "Amber glass, 106 mm tall with its dropper, 33 mm across, 85 g full":
    "遮光ガラス、スポイトを含む高さ106 mm、直径33 mm、内容物込み85 g",
  Scents: "香り",
  "Lemon myrtle, eucalyptus, frangipani": "レモンマートル、ユーカリ、プルメリア",
  Dose: "使用量",
  "3 drops in 200 ml, never over 1 per cent": "200 mlに3滴、1%を超えないこと",
  "Every resin we sell": "当店で扱うすべてのレジン",
  "18 months, cool and dark": "涼しく暗い場所で18か月",
  "Keep the bottle closed, upright, cool and dark.":
    "ボトルはふたを閉め、立てて、涼しく暗い場所で保管してください。",
  "Harmful if swallowed and an irritant undiluted: keep it from children and animals, off skin and away from naked flames. Poisons Information Centre: 13 11 26, day and night.":
    "飲み込むと有害で、原液は刺激があります。お子様とペットから遠ざけ、皮膚につけず、火気を避けてください。オーストラリアの中毒情報センター：13 11 26（24時間）",
}
