import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Pictures of the categories, resins and tools: their alternative texts. */
export const resinPictureTexts: SegmentTranslations = {
  "Curlew Print Co.: a bush stone-curlew on long legs, with a large eye":
    "Curlew Print Co.：脚が長く、目の大きなイシチドリ",
  "A resin bottle, a planted planter and a mini urn side by side":
    "並んだレジンのボトル、植物を植えたプランター、ミニ骨壺",
  "Two graduated beakers, one part filled": "目盛り付きビーカー2個、ひとつには途中まで液体",
  "Printed parts on a bent steel build plate, a scraper in front of it":
    "曲げた鋼のビルドプレートに載ったプリント部品、手前にスクレーパー",
  "A straw-coloured Easter basket full of patterned eggs":
    "模様入りのたまごでいっぱいの麦わら色のイースターバスケット",
  "A mushroom lamp with a lit, spotted cap": "水玉のかさが光るきのこのランプ",
  "A lithophane panel showing a sunset landscape": "夕焼けの風景が浮かぶリソフェインパネル",
  "A rook, a king and a queen from a printed chess set":
    "プリントしたチェスセットのルーク、キング、クイーン",
  "A grey and a white bottle of standard resin": "スタンダードレジンのグレーとホワイトのボトル",
  "A bottle of tough resin and a bottle of flexible resin":
    "タフレジンとフレキシブルレジンのボトル",
  "Two pale bottles of water-washable resin": "水洗いレジンの淡い色のボトル2本",
  "A lattice bauble and a desk organiser": "格子のクリスマスボールとデスクオーガナイザー",
  "Three Christmas baubles in rust, gold and teal":
    "赤さび色、ゴールド、ティールのクリスマスボール3個",
  "Bottle of Curlew standard resin with a grey label band, between a beaker of grey resin and a small printed curlew":
    "グレーのレジンのビーカーと小さなカーリューのプリントの間に置いた、グレーの帯ラベルのCurlewスタンダードレジンのボトル",
  "Bottle of Curlew standard resin with a white label band, between a beaker of white resin and a small printed curlew":
    "ホワイトのレジンのビーカーと小さなカーリューのプリントの間に置いた、ホワイトの帯ラベルのCurlewスタンダードレジンのボトル",
  "Bottle of Curlew standard resin with a black label band, between a beaker of black resin and a small printed curlew":
    "ブラックのレジンのビーカーと小さなカーリューのプリントの間に置いた、ブラックの帯ラベルのCurlewスタンダードレジンのボトル",
  "Bottle of Curlew standard resin with a pale blue label band, between a beaker of clear resin and a small printed curlew":
    "クリアのレジンのビーカーと小さなカーリューのプリントの間に置いた、水色の帯ラベルのCurlewスタンダードレジンのボトル",
  "Bottle of Curlew standard resin with a teal label band, between a beaker of teal resin and a small printed curlew":
    "ティールのレジンのビーカーと小さなカーリューのプリントの間に置いた、ティールの帯ラベルのCurlewスタンダードレジンのボトル",
  "Five small curlews printed in grey, white, black, clear and teal standard resin":
    "グレー、ホワイト、ブラック、クリア、ティールのスタンダードレジンでプリントした小さなカーリュー5羽",
  "Teal resin pouring from the bottle into a beaker in a smooth thread":
    "ボトルからビーカーへなめらかな糸のように注がれるティールのレジン",
  "The one kilogram bottle of teal standard resin beside the 500 gram bottle":
    "ティールのスタンダードレジン、1キログラムのボトルと500グラムのボトル",
  "Label of the one kilogram standard resin bottle, close up":
    "スタンダードレジン1キログラムのボトルのラベルの接写",
  "Standard resin bottle beside a steel ruler: it stands just under 20 centimetres tall":
    "鋼の定規の横に置いたスタンダードレジンのボトル。高さは20センチ弱",
  "Bottle of plant-based resin with a grey label band, between a beaker of grey resin and a small printed curlew":
    "グレーのレジンのビーカーと小さなカーリューのプリントの間に置いた、グレーの帯ラベルの植物由来レジンのボトル",
  "Bottle of plant-based resin with a sand-coloured label band, between a beaker of sand resin and a small printed curlew":
    "サンドのレジンのビーカーと小さなカーリューのプリントの間に置いた、サンドの帯ラベルの植物由来レジンのボトル",
  "Plant-based resin behind a bowl of dry soybeans": "乾いた大豆の鉢の後ろの植物由来レジン",
  "Plant-based resin on a workbench beside a beaker of sand-coloured resin":
    "作業台の植物由来レジンと、サンド色のレジンのビーカー",
  "Four small white bottles of pastel resin with pink, mint, blue and yellow bands and caps":
    "ピンク、ミント、ブルー、イエローの帯とキャップが付いた、パステルレジンの白い小さなボトル4本",
  "Four scaled eggs printed in the pastel colours":
    "パステルカラーでプリントしたうろこ模様のたまご4個",
  "Four beakers of poured resin in galah pink, gum mint, reef blue and wattle yellow":
    "ガラーピンク、ガムミント、リーフブルー、ワトルイエローのレジンを注いだビーカー4個",
  "Label of the galah pink bottle, close up": "ガラーピンクのボトルのラベルの接写",
  "Bottle of tough ABS-like resin with a grey label band, a beaker of it and a printed bracket":
    "グレーの帯ラベルのABSライク・タフレジンのボトル、同じレジンのビーカーとプリントしたブラケット",
  "Bottle of tough ABS-like resin with a black label band, a beaker of it and a printed bracket":
    "ブラックの帯ラベルのABSライク・タフレジンのボトル、同じレジンのビーカーとプリントしたブラケット",
  "Two brackets printed in tough resin, grey and black, with steel screws driven into them":
    "鋼のねじをねじ込んだ、タフレジンのグレーとブラックのブラケット2個",
  "Tough resin on a bench with two printed chess pieces, a rook and a knight":
    "作業台のタフレジンと、プリントしたチェスの駒のルークとナイト",
  "Bottle of flexible resin, soft grade 60A, with a beaker of it, a gasket and two O-rings in translucent blush":
    "フレキシブルレジンのソフト60Aのボトル、同じレジンのビーカー、半透明のブラッシュピンクのガスケットとOリング2個",
  "Bottle of flexible resin, firm grade 80A, with a beaker of it, a gasket and two O-rings in translucent rust":
    "フレキシブルレジンのハード80Aのボトル、同じレジンのビーカー、半透明の赤さび色のガスケットとOリング2個",
  "A rust strip bent into a loop by a paper clamp, beside a stamp, a gasket and O-rings":
    "クリップで輪に曲げた赤さび色の帯と、スタンプ、ガスケット、Oリング",
  "Both grades of flexible resin side by side": "並んだフレキシブルレジンの2種類",
  "Bottle of high-temperature resin with an amber label band, a beaker of it and a printed fan duct":
    "アンバーの帯ラベルの高耐熱レジンのボトル、同じレジンのビーカーとプリントした送風ダクト",
  "A fluted candle mould full of wax and a fan duct, both printed in amber high-temperature resin":
    "アンバーの高耐熱レジンでプリントした、ワックスを満たした溝入りのキャンドル型と送風ダクト",
  "Label of the high-temperature resin, close up": "高耐熱レジンのラベルの接写",
  "White bottle of water-washable resin with a grey label band, between a beaker of it and a small printed curlew":
    "レジンのビーカーと小さなカーリューのプリントの間に置いた、グレーの帯ラベルの水洗いレジンの白いボトル",
  "White bottle of water-washable resin with a white label band, between a beaker of it and a small printed curlew":
    "レジンのビーカーと小さなカーリューのプリントの間に置いた、ホワイトの帯ラベルの水洗いレジンの白いボトル",
  "White bottle of water-washable resin with a black label band, between a beaker of it and a small printed curlew":
    "レジンのビーカーと小さなカーリューのプリントの間に置いた、ブラックの帯ラベルの水洗いレジンの白いボトル",
  "White bottle of water-washable resin with a skin-toned label band, between a beaker of it and a small printed curlew":
    "レジンのビーカーと小さなカーリューのプリントの間に置いた、スキン色の帯ラベルの水洗いレジンの白いボトル",
  "Two printed curlews standing in an enamel basin of clear water":
    "澄んだ水を張ったほうろうの洗面器に立つ、プリントしたカーリュー2羽",
  "The one kilogram bottle of water-washable resin beside the 500 gram bottle":
    "水洗いレジン、1キログラムのボトルと500グラムのボトル",
  "Water-washable resin on a bench beside a beaker of water":
    "作業台の水洗いレジンと、水の入ったビーカー",
  "White bottle of clear resin with a ruby label band, a beaker of it, a twenty-sided die and a lattice ball":
    "ルビーの帯ラベルのクリアレジンの白いボトル、同じレジンのビーカー、二十面ダイスと格子の球",
  "White bottle of clear resin with an amber label band, a beaker of it, a twenty-sided die and a lattice ball":
    "アンバーの帯ラベルのクリアレジンの白いボトル、同じレジンのビーカー、二十面ダイスと格子の球",
  "White bottle of clear resin with an emerald label band, a beaker of it, a twenty-sided die and a lattice ball":
    "エメラルドの帯ラベルのクリアレジンの白いボトル、同じレジンのビーカー、二十面ダイスと格子の球",
  "White bottle of clear resin with a sapphire label band, a beaker of it, a twenty-sided die and a lattice ball":
    "サファイアの帯ラベルのクリアレジンの白いボトル、同じレジンのビーカー、二十面ダイスと格子の球",
  "All four jewel colours of clear resin in a row, a printed gem before each":
    "一列に並んだクリアレジンの宝石色4色、それぞれの前にプリントした宝石",
  "Twenty-sided dice and cut gems printed in ruby, amber, emerald and sapphire":
    "ルビー、アンバー、エメラルド、サファイアでプリントした二十面ダイスとカット宝石",
  "Curing lamp switched on, shining violet on a printed egg on a turntable":
    "ターンテーブルのプリントしたたまごを紫に照らす、点灯した硬化ライト",
  "Curing lamp switched off above a printed egg on a turntable":
    "ターンテーブルのプリントしたたまごの上の、消えた硬化ライト",
  "Foot of the curing lamp with its touch timer: 5 minutes is lit":
    "タッチ式タイマーの付いた硬化ライトの台座。5分が点灯している",
  "Curing lamp beside a ruler: it is 30 centimetres tall":
    "定規の横に置いた硬化ライト。高さ30センチ",
  "Round turntable with mirrored plate and a solar cell in its foot":
    "鏡の皿と台座の太陽電池を持つ丸いターンテーブル",
  "Printed egg on the turntable in the violet light of the curing lamp":
    "硬化ライトの紫の光を浴びる、ターンテーブルのプリントしたたまご",
  "Solar cell in the foot of the turntable and an egg mirrored in the plate, close up":
    "ターンテーブルの台座の太陽電池と、皿に映るたまごの接写",
  "Solar turntable on a workbench with a printed egg":
    "作業台のソーラーターンテーブルとプリントしたたまご",
  "Clear washing tub with a teal lid and a lift-out basket":
    "ティールのふたと引き上げかごの付いた透明な洗浄容器",
  "Open washing tub with its basket lifted out of the alcohol, two printed eggs in it":
    "ふたを開けた洗浄容器、アルコールから引き上げたかごにプリントしたたまご2個",
  "One litre and three litre washing tubs side by side": "並んだ1リットルと3リットルの洗浄容器",
  "Washing tub on a workbench next to a resin bottle and a beaker":
    "作業台の洗浄容器、レジンのボトル、ビーカー",
  "Three litre washing tub beside a ruler: 26 centimetres tall":
    "定規の横に置いた3リットルの洗浄容器。高さ26センチ",
  "Three clear graduated beakers: 500, 250 and 100 millilitres":
    "透明な目盛り付きビーカー3個。500、250、100ミリリットル",
  "Sand-coloured resin being stirred in a beaker beside small beakers of teal and white resin":
    "ビーカーでかき混ぜているサンド色のレジン、そばにティールとホワイトのレジンの小さなビーカー",
  "Marks on the side of a half litre beaker of teal resin, close up":
    "ティールのレジンが入った500 mlビーカーの側面の目盛りの接写",
  "Half litre beaker beside a steel ruler: 12 centimetres tall":
    "鋼の定規の横に置いた500 mlビーカー。高さ12センチ",
  "Two empty amber bottles with black caps, 500 and 100 millilitres":
    "黒いキャップのアンバーの空ボトル2本、500と100ミリリットル",
  "Two empty clear bottles with black caps, 500 and 100 millilitres":
    "黒いキャップの透明な空ボトル2本、500と100ミリリットル",
  "Amber and clear bottles of three sizes in a row": "一列に並んだ3サイズのアンバーと透明のボトル",
  "Bottles of leftover resin and alcohol with colour and date written on their labels":
    "色と日付をラベルに書いた、残ったレジンとアルコールのボトル",
  "Amber half litre bottle beside a steel ruler: 15 centimetres tall":
    "鋼の定規の横に置いたアンバーの500 mlボトル。高さ15センチ",
  "Pale blue funnel in the neck of an amber bottle, a folded paper filter in its mouth":
    "アンバーのボトルの口に立てた水色の漏斗、その中に折った紙フィルター",
  "A pile of folded paper filters beside one opened into a cone":
    "折った紙フィルターの山と、円すいに開いた1枚",
  "Funnel in a beaker of teal resin on a workbench beside a resin bottle":
    "作業台でティールのレジンのビーカーに立てた漏斗と、レジンのボトル",
  "Upturned funnel beside a steel ruler: 15 centimetres tall":
    "鋼の定規の横に逆さに置いた漏斗。高さ15センチ",
  "Dropper bottle of lemon myrtle scent with a sprig of lemon myrtle leaves":
    "レモンマートルの香りのスポイトボトルと、レモンマートルの葉の小枝",
  "Dropper bottle of eucalyptus scent with a sprig of gum leaves":
    "ユーカリの香りのスポイトボトルと、ユーカリの葉の小枝",
  "Dropper bottle of frangipani scent with two frangipani flowers":
    "プルメリアの香りのスポイトボトルと、プルメリアの花2輪",
  "Three dropper bottles of scent in a row": "一列に並んだ香りのスポイトボトル3本",
  "Drops of scent falling from the dropper into a beaker of grey resin":
    "スポイトからグレーのレジンのビーカーに落ちる香りのしずく",
  "Teal box of nitrile gloves with one blue glove drawn out":
    "青い手袋を1枚引き出した、ニトリル手袋のティールの箱",
  "Pair of blue nitrile gloves with long cuffs, laid flat":
    "平らに置いた、袖口の長い青いニトリル手袋1組",
  "Fingers of a blue nitrile glove, close up": "青いニトリル手袋の指の接写",
  "Box of nitrile gloves on a workbench beside a beaker of resin":
    "作業台のニトリル手袋の箱と、レジンのビーカー",
  "Glove size chart: S 70 to 80 mm across the palm, M 80 to 90 mm, L 90 to 100 mm, XL 100 to 115 mm":
    "手袋のサイズ表。手のひらの幅：Sは70〜80 mm、Mは80〜90 mm、Lは90〜100 mm、XLは100〜115 mm",
  "Slate grey silicone mat with a raised edge and two drops of resin":
    "縁の立ち上がったスレートグレーのシリコンマットと、レジンのしずく2滴",
  "Cured puddle of teal resin peeling off the silicone mat":
    "シリコンマットからはがれる、固まったティールのレジン",
  "Raised edge of the silicone mat beside a ruler: 6 millimetres tall":
    "定規の横に置いたシリコンマットの縁。高さ6ミリ",
  "Silicone mat on a workbench with a resin bottle, a beaker and two drips":
    "作業台のシリコンマット、レジンのボトル、ビーカー、しずく2滴",
  "Two scrapers with teal and rust handles and a pair of tweezers":
    "ティールと赤さび色の柄のスクレーパー2本とピンセット",
  "Narrow scraper sliding under a printed gear on a steel plate":
    "鋼のプレートに載ったプリントした歯車の下に滑り込む細いスクレーパー",
  "Blades of the scrapers and the tweezers, close up": "スクレーパーの刃とピンセットの接写",
  "Scrapers above a ruler: 21 centimetres long": "定規の上のスクレーパー。長さ21センチ",
  "Three clear film sheets fanned out, one corner curled up":
    "扇形に広げた透明フィルム3枚、角がひとつ反っている",
  "Film between its protective papers, the upper one peeled back at a corner":
    "保護紙に挟んだフィルム、上の紙の角がめくれている",
  "Film clamped in a resin vat, the last two screws and their hex key beside it":
    "レジンタンクに張ったフィルム、そばに最後のねじ2本と六角レンチ",
  "Film sheets of 140 by 200 and 200 by 280 millimetres above a ruler":
    "定規の上のフィルム、140 × 200ミリと200 × 280ミリ",
  "Bent steel plate with printed parts coming loose": "曲げた鋼のプレートから外れるプリント部品",
  "Flat steel build plate with three printed parts on it":
    "平らな鋼のビルドプレートに載ったプリント部品3個",
  "Steel sheet lifted off its black magnetic base, close up":
    "黒い磁石のベースから持ち上げた鋼のシートの接写",
  "Steel plates of 220, 165 and 135 millimetres, each with a finger tab":
    "220、165、135ミリの鋼のプレート、それぞれに指のつまみ",
  "Four brass nozzles marked 0.2, 0.4, 0.6 and 0.8":
    "0.2、0.4、0.6、0.8と刻まれた真ちゅうノズル4本",
  "Two brass nozzles with their M6 threads, close up": "M6ねじの見える真ちゅうノズル2本の接写",
  "A 0.4 millimetre nozzle beside a ruler: 13 millimetres tall":
    "定規の横に置いた0.4ミリのノズル。高さ13ミリ",
  "Brass nozzle at work in a filament printer": "フィラメントプリンターで動く真ちゅうノズル",
}
