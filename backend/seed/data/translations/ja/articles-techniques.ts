import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on timber and layer heights. */
export const techniqueArticleTexts: SegmentTranslations = {
  // caring-for-laser-cut-timber
  "Caring for laser-cut timber": "レーザーカット木工品のお手入れ",
  "Soot, oil, sun and water: how to keep coasters and signs as they were on the first day.":
    "すす、オイル、日差し、水。コースターやサインを初日のままに保つには。",
  "Caring for Laser-Cut Timber": "レーザーカット木工品のお手入れ",
  "How to clean, oil and mend laser-cut coasters, signs and ornaments: the first day, oil twice a year, sun and weather, and what never to use.":
    "レーザーカットのコースター、サイン、オーナメントの掃除、オイル、修理の方法。最初の日のこと、年2回のオイル、日差しと雨風、使ってはいけないもの。",
  "A laser does not saw. It turns a hair-thin line of timber to vapour and leaves an edge the colour of dark toast. That edge is part of the charm, and it wants slightly different care from an ordinary board.":
    "レーザーは、のこぎりのように切るのではありません。髪の毛ほどの細い線に沿って木を蒸気に変え、濃いトーストの色の縁を残します。その縁も魅力のうちで、普通の板とは少し違うお手入れが必要です。",
  "The first day": "最初の日",
  "We brush and wipe every piece, but a trace of soot may come off on a white cloth. Wipe the edges once with a cloth barely damp with methylated spirits, let them dry for ten minutes, and it will not happen again. The smell of a campfire fades within a week in open air.":
    "どの品もブラシをかけて拭いていますが、白い布にすすが少しつくことがあります。変性アルコールをごく軽く含ませた布で縁を1度拭き、10分乾かせば、もうつきません。焚き火のようなにおいは、風通しの良い場所なら1週間ほどで消えます。",
  "Everyday cleaning": "ふだんの掃除",
  "A damp cloth and a dry one, in that order, are enough. Do not soak timber and do not put it in the dishwasher: plywood comes apart and solid timber cups. For greasy marks add one drop of dish soap. Dust in etched lines comes out with a soft toothbrush, along the line and not across it.":
    "湿らせた布、それから乾いた布。この順で十分です。木を水に浸けたり、食洗機に入れたりしないでください。合板ははがれ、無垢材は反ります。油汚れには食器用洗剤を1滴加えます。彫った線のほこりは、やわらかい歯ブラシで、線を横切らずに線に沿って取ります。",
  "Oil twice a year": "オイルは年に2回",
  "Coasters live a hard life. When water no longer stands in beads on them, it is time.":
    "コースターの暮らしは過酷です。水が玉にならなくなったら、塗りどきです。",
  "Clean the coaster and leave it a day to dry.": "コースターをきれいにし、1日乾かします。",
  "Rub in a teaspoon of food-grade mineral oil, or a hard wax oil, with a lint-free cloth.":
    "食品用ミネラルオイルまたはハードワックスオイルを小さじ1杯、糸くずの出ない布ですり込みます。",
  "Wait twenty minutes and wipe off all that has not soaked in.":
    "20分待ち、染み込まなかった分を拭き取ります。",
  "Stand it on edge overnight.": "一晩、立てておきます。",
  "Olive oil and other kitchen oils turn sticky and smell in the end, so leave those for the salad. Rags wet with drying oils such as linseed can catch fire by themselves: spread them flat outdoors to dry before binning.":
    "オリーブオイルなどの食用油は、やがてべたつき、におってくるので、サラダに取っておきましょう。亜麻仁油のような乾性油を含んだ布は、自然に発火することがあります。捨てる前に、屋外に広げて乾かしてください。",
  "Sun and weather": "日差しと雨風",
  "Walnut grows lighter in the sun and plywood grows darker. A sign on an outside door lasts for years under a dry porch and about one summer in the rain. If it must hang in the weather, ask us for a coat of marine varnish before we post it.":
    "日差しの中で、ウォールナットは明るく、合板は濃くなります。外のドアのサインは、雨の当たらない軒下なら何年も、雨ざらしではひと夏ほどしかもちません。雨風の当たる場所に掛けるなら、発送前に船舶用ニスを塗りますのでご相談ください。",
  "Small repairs": "小さな修理",
  "A scratch on a plain face can be sanded with 240 grit along the grain and oiled again. Stay clear of etched places, since sanding lowers the face and the picture fades with it. A snapped ornament joins well with a thin line of wood glue, clamped between two books with baking paper. A dent rises if you lay a wet cloth on it and touch it with a warm iron for a few seconds.":
    "無地の面の傷は、240番の紙やすりで木目に沿って磨き、もう一度オイルを塗ります。彫刻した部分は避けてください。磨くと面が下がり、絵も一緒に薄れます。折れたオーナメントは、木工用接着剤を細く塗り、クッキングシートを敷いて本2冊で挟むときれいにつきます。へこみは、ぬれた布を載せ、温かいアイロンを数秒当てると持ち上がります。",
  "What not to use": "使ってはいけないもの",
  "No bleach, no window cleaner, no silicone polish. The first two strip the oil; the third keeps any oil from ever going in again.":
    "漂白剤、窓用洗剤、シリコン入りのつや出しは使わないでください。前の2つはオイルを奪い、3つ目はその後どんなオイルも染み込まなくします。",
  // choosing-a-layer-height
  "Choosing a layer height without guessing": "勘に頼らない積層ピッチの選び方",
  "What layer height changes, what it does not, and where to start.":
    "積層ピッチで変わること、変わらないこと、そして始め方。",
  "Choosing a Layer Height Without Guessing": "勘に頼らない積層ピッチの選び方",
  "What layer height changes in filament and resin printing, what it does not, and starting values that work for boxes, figures and jewellery.":
    "フィラメントとレジンのプリントで、積層ピッチが変えるもの、変えないもの。箱、フィギュア、ジュエリーで使える出発点の値をご紹介します。",
  "Layer height is the first setting people change and the one they change most wrongly. Halving it doubles the printing time, always. Whether it makes the print better depends on the shape.":
    "積層ピッチは、誰もが最初に変える設定で、いちばん間違えやすい設定でもあります。半分にすれば、プリント時間は必ず2倍。良くなるかどうかは、形によります。",
  "What it really changes": "本当に変わること",
  "Think of a staircase seen from the side. On a steep slope the steps are hidden; on a gentle one they show. So fine layers help domes, faces and shallow curves, and do nothing at all for a box. A planter with straight walls looks the same at 0.28 mm as at 0.12, and is ready in less than half the time.":
    "横から見た階段を思い浮かべてください。急な坂では段は目立たず、緩やかな坂では目立ちます。ですから細かい層は、ドームや顔や緩い曲面には効きますが、箱にはまったく効きません。まっすぐな壁のプランターは、0.28 mmでも0.12でも見た目は同じで、半分足らずの時間でできあがります。",
  "Sharp corners and small letters seen from above are another matter. Those depend on the width of the nozzle or the size of a pixel on the screen, and no layer height will bring them back.":
    "上から見た鋭い角や小さな文字は別の話です。それを決めるのはノズルの幅や液晶の画素の大きさで、どんな積層ピッチでも取り戻せません。",
  "Filament: stay within the nozzle's comfort": "フィラメント：ノズルに無理をさせない",
  "A good rule is between a quarter and three quarters of the nozzle's bore. For the usual 0.4 mm nozzle:":
    "ノズル径の4分の1から4分の3の間、というのが良い目安です。一般的な0.4 mmノズルの場合：",
  "<strong>0.28 mm</strong> for boxes, brackets, large planters and anything behind a door.":
    "<strong>0.28 mm</strong>：箱、ブラケット、大きなプランター、扉の裏のもの全般。",
  "<strong>0.20 mm</strong> for nearly everything else.":
    "<strong>0.20 mm</strong>：それ以外のほとんどすべて。",
  "<strong>0.12 mm</strong> for figures, dragons and lids with a gentle dome.":
    "<strong>0.12 mm</strong>：フィギュア、ドラゴン、緩やかに丸いふた。",
  "Thick layers also stick to each other over a wider, hotter strip, so a bracket at 0.28 mm is usually stronger than one at 0.12. If you need both speed and strength, change to a 0.6 mm nozzle and print at 0.4 mm. It feels like a new machine.":
    "厚い層は、より広く熱い帯で互いにくっつくので、0.28 mmのブラケットはたいてい0.12のものより丈夫です。速さも強さも必要なら、0.6 mmノズルに替えて0.4 mmでプリントしてください。新しい機械のように感じます。",
  "Resin: 0.05 is the answer more often than not": "レジン：たいていの答えは0.05",
  "Resin layers are so thin already that the step is hard to see. At 0.05 mm a figure of ten centimetres takes about five hours; at 0.03 mm it takes more than eight, with more chances to fail along the way. We go down to 0.03 mm for jewellery masters and chess pieces that will not be painted, because paint hides the difference. Remember to change the exposure as well: thinner layers want less light, about a fifth less for 0.03 mm than for 0.05.":
    "レジンの層はもともと薄いので、段はほとんど見えません。10センチのフィギュアは、0.05 mmなら約5時間、0.03 mmでは8時間を超え、途中で失敗する機会も増えます。私たちが0.03 mmまで下げるのは、ジュエリーの原型と、塗装しないチェスの駒だけです。塗れば違いは隠れるからです。露光時間の変更も忘れずに。薄い層に必要な光は少なく、0.03 mmでは0.05より約5分の1減らします。",
  "Let the slicer mix": "スライサーに任せる",
  "Most slicers can vary the height along the print: thick where the walls are steep, thin where they curve over. It takes one click, gives nearly the finish of the finest setting, and often saves a third of the time. Tilting the model does similar good in resin, since it turns flat tops, which show every step, into slopes.":
    "ほとんどのスライサーは、プリントの途中で積層ピッチを変えられます。壁が急なところは厚く、丸まるところは薄く。クリックひとつで、いちばん細かい設定に近い仕上がりになり、時間は3分の1ほど短くなることもよくあります。レジンではモデルを傾けるのも同じように効きます。段がすべて見える平らな天面が、斜面に変わるからです。",
  "When in doubt": "迷ったら",
  "Print the top two centimetres of the model alone, coarse and fine, side by side. Hold them at arm's length. If you cannot tell which is which, you have your answer, and several hours back.":
    "モデルの上2センチだけを、粗い設定と細かい設定で並べてプリントします。腕を伸ばして見比べてください。見分けがつかなければ、それが答えです。何時間かも戻ってきます。",
}
