import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Pictures of prints, keepsakes and seasonal things: their alternative texts. */
export const printPictureTexts: SegmentTranslations = {
  "Sage green faceted planter with a succulent":
    "多肉植物を植えたセージグリーンの多面カットのプランター",
  "Charcoal faceted planter with a succulent": "多肉植物を植えたチャコールの多面カットのプランター",
  "Large planter with an agave beside a ruler: 16 centimetres tall":
    "定規の横に置いた、アガベを植えた大きなプランター。高さ16センチ",
  "Sage planters in small, medium and large, each planted":
    "植物を植えた小・中・大のセージのプランター",
  "Underside of the planter with six drain holes, its drip tray beside it":
    "排水穴6つの見えるプランターの底と、そばの受け皿",
  "Pale blue wave vase holding dried grass": "乾いた草を生けた水色の波の花器",
  "Sand-coloured wave vase holding dried grass": "乾いた草を生けたサンド色の波の花器",
  "Waves and layer lines on the wall of the vase, close up": "花器の壁の波と積層の線の接写",
  "Empty wave vase beside a ruler: 20 centimetres tall":
    "定規の横に置いた、空の波の花器。高さ20センチ",
  "Two wave vases on an oak table, one with dried grass, beside a mug on a book":
    "オークのテーブルに置いた波の花器2つ。ひとつには乾いた草、そばには本に載せたマグカップ",
  "Slate hexagonal cups with pencils, markers and paper clips":
    "鉛筆、マーカー、クリップの入ったスレートの六角形のカップ",
  "Teal hexagonal cups with pencils, markers and paper clips":
    "鉛筆、マーカー、クリップの入ったティールの六角形のカップ",
  "Three empty teal cups apart, round marks where the magnets are sealed in":
    "離して置いた空のティールのカップ3個、磁石を埋めた丸い跡が見える",
  "Desk organiser on a timber desk beside a small planter":
    "木の机のデスクオーガナイザーと小さなプランター",
  "Teal phone stand holding a phone": "スマートフォンを載せたティールのスタンド",
  "Rust-red phone stand holding a phone": "スマートフォンを載せた赤さび色のスタンド",
  "Empty phone stand beside a ruler: 11 centimetres tall":
    "定規の横に置いた空のスマートフォンスタンド。高さ11センチ",
  "Phone lying sideways in a rust-red stand on a table, its lead going through the slot":
    "テーブルの赤さび色のスタンドに横向きに置いたスマートフォン、コードが溝を通っている",
  "Four cookie cutters: koala, star, gum leaf and whale":
    "クッキー型4個。コアラ、星、ユーカリの葉、クジラ",
  "Teal koala cookie cutter": "ティールのコアラのクッキー型",
  "Blue whale cookie cutter beside a ruler": "定規の横に置いた青いクジラのクッキー型",
  "Cookie cutters on rolled dough with a star and a whale cut out":
    "のばした生地の上のクッキー型、星とクジラを抜いたところ",
  "Green gum leaf cutter and gold star cutter": "緑のユーカリの葉の型と金色の星の型",
  "Green gum leaf cutter, its cutting edge up": "刃を上にした緑のユーカリの葉の型",
  "Baked leaf and star biscuits on a tray with both cutters in front":
    "トレイに載った葉と星の焼いたビスケット、手前に2つの型",
  "Stainless steel heart pendant with a paw print on a chain":
    "チェーンに付いた、肉球入りのステンレスのハート形ペンダント",
  "Gold plated heart pendant with a paw print on a chain":
    "チェーンに付いた、肉球入りのゴールドめっきのハート形ペンダント",
  "Rose gold plated heart pendant with a paw print on a chain":
    "チェーンに付いた、肉球入りのローズゴールドめっきのハート形ペンダント",
  "Paw print on the steel heart, close up": "ステンレスのハートの肉球の接写",
  "Back of the steel heart with the screw that seals it":
    "密閉するねじの見える、ステンレスのハートの裏",
  "Gold drop pendant with the letter M on a cream card":
    "クリーム色のカードに載った、Mの文字のゴールドのしずく形ペンダント",
  "Steel disc pendant with the letter M on a cream card":
    "クリーム色のカードに載った、Mの文字のステンレスの円形ペンダント",
  "Gold drop pendant laid out on its chain": "チェーンを広げて置いたゴールドのしずく形ペンダント",
  "Gold drop and steel disc above a ruler": "定規の上のゴールドのしずく形とステンレスの円形",
  "Navy mini urn with gold bands": "金色の帯のネイビーのミニ骨壺",
  "Pearl white mini urn with gold bands": "金色の帯のパールホワイトのミニ骨壺",
  "Forest green mini urn with gold bands": "金色の帯のフォレストグリーンのミニ骨壺",
  "Forest green mini urn open, showing the thread of its lid":
    "ふたのねじが見える、開いたフォレストグリーンのミニ骨壺",
  "Mini urn beside a ruler: 75 millimetres tall": "定規の横に置いたミニ骨壺。高さ75ミリ",
  "Navy urn with a paw print and silver bands": "肉球と銀色の帯の入ったネイビーの骨壺",
  "Plum urn with a paw print and silver bands": "肉球と銀色の帯の入ったプラムの骨壺",
  "Paw print pressed into the plum urn, close up": "プラムの骨壺に押された肉球の接写",
  "Paw print urn beside a ruler: 92 millimetres tall": "定規の横に置いた肉球の骨壺。高さ92ミリ",
  "Jointed dragon fading from deep teal to pale aqua":
    "深いティールから淡いアクアへ移り変わる関節付きドラゴン",
  "Jointed dragon fading from red to gold": "赤から金へ移り変わる関節付きドラゴン",
  "Jointed dragon fading from violet to pink": "すみれ色からピンクへ移り変わる関節付きドラゴン",
  "Head, horns and neck joints of the reef dragon, close up":
    "珊瑚礁のドラゴンの頭、角、首の関節の接写",
  "A 55 cm sunset dragon and a 30 cm dusk dragon beside a 30 cm ruler":
    "30 cmの定規の横に置いた、55 cmの夕焼けのドラゴンと30 cmの夕暮れのドラゴン",
  "Purple scaled egg on its ring": "リングに立つパープルのうろこのたまご",
  "Green scaled egg on its ring": "リングに立つグリーンのうろこのたまご",
  "Green egg unscrewed, with the small dragon curled up inside":
    "ひねって開けたグリーンのたまご、中に丸まった小さなドラゴン",
  "Purple egg on a bench with the small dragon lying beside it":
    "作業台のパープルのたまごと、横たわる小さなドラゴン",
  "Green baby dragon beside a ruler: 15 centimetres long":
    "定規の横に置いたグリーンの赤ちゃんドラゴン。長さ15センチ",
  "Six cream chess pieces from pawn to king": "ポーンからキングまで、クリームのチェスの駒6個",
  "Six ebony chess pieces from king to pawn": "キングからポーンまで、エボニーのチェスの駒6個",
  "Cream and ebony pieces in the middle of a game on a timber board":
    "木の盤で対局中のクリームとエボニーの駒",
  "Crown of the cream king, close up": "クリームのキングの冠の接写",
  "Cream king beside a ruler, 98 millimetres tall, and the green felt under an ebony pawn":
    "定規の横に置いた高さ98ミリのクリームのキングと、エボニーのポーンの下の緑のフェルト",
  "Grey brick dice tower with two dice": "サイコロ2個とグレーのレンガのダイスタワー",
  "Sandstone dice tower with two dice": "サイコロ2個とサンドストーンのダイスタワー",
  "A die on the first step inside, seen over the battlements":
    "胸壁の上から見た、中の最初の段の上のサイコロ",
  "Dice tower beside a ruler: 21 centimetres tall": "定規の横に置いたダイスタワー。高さ21センチ",
  "Four acacia coasters etched with leaves, waves and a bird":
    "葉、波、鳥を彫ったアカシアのコースター4枚",
  "Four walnut coasters etched with leaves, waves and a bird":
    "葉、波、鳥を彫ったウォールナットのコースター4枚",
  "Acacia coaster with a curlew, close up": "カーリューを彫ったアカシアのコースターの接写",
  "A stack of three coasters beside a mug of coffee on the fourth":
    "重ねたコースター3枚と、4枚目に載ったコーヒーのマグカップ",
  "Plywood door sign with the name Matilda on a cord":
    "ひもの付いた、Matildaの名前の合板のドアサイン",
  "Walnut door sign with the name Archie on a cord":
    "ひもの付いた、Archieの名前のウォールナットのドアサイン",
  "Door sign hanging on a painted door": "塗装したドアに掛かったドアサイン",
  "Etched leaves and letters and the brown edge of a door sign, close up":
    "ドアサインの彫った葉と文字、茶色い縁の接写",
  "Walnut key tag with the initials JM on a steel ring":
    "鋼のリングに付いた、イニシャルJMのウォールナットのキータグ",
  "Plywood key tag with the initials AB on a steel ring":
    "鋼のリングに付いた、イニシャルABの合板のキータグ",
  "Key tag beside a ruler: 52 millimetres long": "定規の横に置いたキータグ。長さ52ミリ",
  "Walnut key tag on a ring with two door keys":
    "ドアの鍵2本と一緒にリングに付いたウォールナットのキータグ",
  "Moon night light switched off, showing its craters":
    "クレーターの見える、消えた月のナイトライト",
  "Seas and craters of the moon night light, close up": "月のナイトライトの海とクレーターの接写",
  "Moon night lights of 12, 15 and 18 centimetres, all lit":
    "12、15、18センチの月のナイトライト、すべて点灯",
  "Moon night light, 15 centimetres across, beside a ruler":
    "定規の横に置いた直径15センチの月のナイトライト",
  "Mushroom lamp with a red, spotted cap, switched off": "赤い水玉のかさのきのこのランプ、消灯",
  "Mushroom lamp with a teal, spotted cap, switched off":
    "ティールの水玉のかさのきのこのランプ、消灯",
  "Red mushroom lamp lit beside a book in the evening": "夜、本の横で光る赤いきのこのランプ",
  "Teal cap lifted off the stem, showing the LED": "軸から持ち上げたティールのかさ、LEDが見える",
  "Cloud lamp with three blue drops, lit in a dark room":
    "暗い部屋で光る、青いしずく3つの雲のランプ",
  "Cloud lamp with three blue drops by day": "昼間の、青いしずく3つの雲のランプ",
  "Three clear blue drops below the cloud, close up": "雲の下の透明な青いしずく3つの接写",
  "Lithophane lamp lit, showing a sunset behind a gum tree":
    "ユーカリの木の向こうの夕焼けが浮かぶ、点灯したリソフェインランプ",
  "Lithophane lamp switched off, nearly white": "消えてほとんど白いリソフェインランプ",
  "Gum tree and lake in the lit wall of the lamp, close up":
    "光るランプの壁に浮かぶユーカリの木と湖の接写",
  "Lithophane lamp beside a ruler: 16 centimetres tall":
    "定規の横に置いたリソフェインランプ。高さ16センチ",
  "Lithophane panel lit from behind, showing gum trees at sunset":
    "後ろから照らしたリソフェインパネル、夕暮れのユーカリの木",
  "Lithophane panel by day on a shelf beside a planter":
    "昼間、棚のプランターの横のリソフェインパネル",
  "Edge of the panel in the slot of its hoop pine foot": "フープパインの台座の溝に差したパネルの端",
  "Straw-coloured Easter basket with patterned eggs and a teal bow":
    "模様入りのたまごとティールのリボンの麦わら色のイースターバスケット",
  "Sage green Easter basket with patterned eggs and a rust bow":
    "模様入りのたまごと赤さび色のリボンのセージグリーンのイースターバスケット",
  "Lilac Easter basket with patterned eggs and a golden bow":
    "模様入りのたまごと金色のリボンのライラックのイースターバスケット",
  "Bow with the name Elsie and weave of the basket, close up":
    "Elsieの名前のリボンとバスケットの編み目の接写",
  "Four zigzag-patterned eggs in aqua, blush, lilac and wattle":
    "アクア、ブラッシュピンク、ライラック、ワトルイエローのジグザグ模様のたまご4個",
  "Lilac egg twisted open, with chocolate eggs in foil inside":
    "ひねって開けたライラックのたまご、中に銀紙のチョコエッグ",
  "Aqua surprise egg beside a ruler: 72 millimetres tall":
    "定規の横に置いたアクアのサプライズエッグ。高さ72ミリ",
  "Three bunny egg cups in blush, cream and mint with eggs":
    "たまごを載せた、ブラッシュピンク、クリーム、ミントのうさぎのエッグカップ3個",
  "Cream bunny egg cup with an egg": "たまごを載せたクリームのうさぎのエッグカップ",
  "Mint egg cup from behind with its round tail, and a blush one from the side":
    "丸いしっぽの見える後ろ向きのミントのエッグカップと、横向きのブラッシュピンクのエッグカップ",
  "Cream bunny egg cup beside a ruler: 92 millimetres to the tips of its ears":
    "定規の横に置いたクリームのうさぎのエッグカップ。耳の先まで92ミリ",
  "Gold lattice bauble on a teal loop": "ティールのひもの付いたゴールドの格子のクリスマスボール",
  "White lattice bauble on a teal loop": "ティールのひもの付いたホワイトの格子のクリスマスボール",
  "Copper lattice bauble on a teal loop": "ティールのひもの付いたカッパーの格子のクリスマスボール",
  "Copper lattice bauble lit from inside, its pattern on the wall":
    "中から照らしたカッパーの格子のクリスマスボール、壁に映る模様",
  "Three faceted baubles in rust, teal and honey on a gum twig":
    "ユーカリの小枝に下がる、赤さび色、ティール、ハニーの多面カットのクリスマスボール3個",
  "Facets of the rust bauble, close up": "赤さび色のクリスマスボールの面の接写",
  "The three baubles in an open card box": "開いた紙箱の中のクリスマスボール3個",
  "Teal bauble with the name Olive": "Oliveの名前のティールのクリスマスボール",
  "Rust bauble with the name Hugo": "Hugoの名前の赤さび色のクリスマスボール",
  "Raised cream letters on a teal bauble, close up":
    "ティールのクリスマスボールの浮き出したクリーム色の文字の接写",
  "Rust bauble with the name Matilda beside a ruler: 78 millimetres across":
    "定規の横に置いた、Matildaの名前の赤さび色のクリスマスボール。直径78ミリ",
  "Four timber ornaments on ribbons: wattle, star, snow gum and tree":
    "リボンの付いた木のオーナメント4個。ワトル、星、スノーガム、ツリー",
  "Wattle ornament in plywood, close up": "合板のワトルのオーナメントの接写",
  "The four ornaments laid out flat": "平らに並べた4個のオーナメント",
  "Snow gum ornament beside a ruler: 75 millimetres across":
    "定規の横に置いたスノーガムのオーナメント。幅75ミリ",
  "Three timber trees standing one behind the other": "前後に並んで立つ3本の木のツリー",
  "The three trees in their foot, seen from the side": "台座に差した3本のツリーを横から見たところ",
  "The three trees laid out flat, as they come out of the envelope":
    "封筒から出したまま平らに並べた3本のツリー",
  "Layered tree beside a ruler: 21 centimetres tall":
    "定規の横に置いた重ね木のツリー。高さ21センチ",
  "Dragon mould filled with plum resin on a workbench, with mixing cups and a cast pink dragon":
    "作業台の、プラムのレジンを満たしたドラゴンの型、混合用のカップ、型で作ったピンクのドラゴン",
  "Empty silicone mould and the plum dragon cast in it":
    "空のシリコン型と、それで作ったプラムのドラゴン",
  "Two cast dragons curing on a turntable in violet light":
    "紫の光の中、ターンテーブルで硬化するドラゴン2体",
  "Two printed tickets for the casting evening of 27 August 2027 and a plum dragon":
    "印刷した、2027年8月27日のレジンキャスティングの夕べのチケット2枚と、プラムのドラゴン",
  "Ironbark board with terracotta, sage and slate planters on it, each with a succulent":
    "テラコッタ、セージ、スレートのプランターを載せたアイアンバークの板、それぞれに多肉植物",
  "Slate and sage planters on the board, seen along its length":
    "板の端から見たスレートとセージのプランター",
  "Slate planter lifted off the board for watering, its drip tray left in place":
    "水やりのために板から持ち上げたスレートのプランター、受け皿は残っている",
  "End of the oiled ironbark board with an old bolt hole, close up":
    "古いボルト穴のある、オイル仕上げのアイアンバークの板の端の接写",
}
