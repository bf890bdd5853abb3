import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Pictures of vouchers, galleries, articles and people: their alternative texts. */
export const sitePictureTexts: SegmentTranslations = {
  "A card with the words A gift for you between chess pieces and a planter":
    "チェスの駒とプランターの間の、「A gift for you」と書かれたカード",
  "A card with the words Happy birthday between scaled eggs in bright colours":
    "明るい色のうろこのたまごの間の、「Happy birthday」と書かれたカード",
  "A card with the words Merry Christmas between Christmas baubles":
    "クリスマスボールの間の、「Merry Christmas」と書かれたカード",
  "Terracotta planter with triangular facets, planted with a succulent":
    "多肉植物を植えた、三角の面のテラコッタのプランター",
  "Moon night light glowing warmly on a bedside shelf": "枕元の棚で温かく光る月のナイトライト",
  "A beaker of teal resin and three resin bottles on a workbench in morning sun":
    "朝日の差す作業台の、ティールのレジンのビーカーとレジンのボトル3本",
  "A lithophane lamp, a moon lamp and a mushroom lamp glowing on a bench at night":
    "夜の作業台で光るリソフェインランプ、月のランプ、きのこのランプ",
  "A plywood door sign with the name Matilda, etched coasters and a key tag":
    "Matildaの名前の合板のドアサイン、彫刻したコースター、キータグ",
  "Three Christmas baubles and a timber ornament hanging from a gum twig":
    "ユーカリの小枝に下がるクリスマスボール3個と木のオーナメント",
  "A curing lamp shining violet on a printed egg": "プリントしたたまごを紫に照らす硬化ライト",
  "Two timber coasters etched with gum leaves and a curlew":
    "ユーカリの葉とカーリューを彫った木のコースター2枚",
  "A jointed dragon printed in fading sea colours": "海の色へ移り変わる関節付きドラゴン",
  "Three bottles of printing resin and a beaker of teal resin":
    "3Dプリント用レジンのボトル3本と、ティールのレジンのビーカー",
  "A washing tub with basket beside a beaker of alcohol":
    "かご付きの洗浄容器と、アルコールのビーカー",
  "A terracotta planter with a succulent and a wave-patterned vase":
    "多肉植物を植えたテラコッタのプランターと波模様の花器",
  "A moon lamp glowing in a dim room": "薄暗い部屋で光る月のランプ",
  "A jointed dragon printed in plum and pink": "プラムとピンクでプリントした関節付きドラゴン",
  "Three planters with succulents on a timber bench": "木の作業台の、多肉植物を植えたプランター3個",
  "A queen, a king and a bishop in two shades of grey resin":
    "2つの濃さのグレーのレジンのクイーン、キング、ビショップ",
  "Three scaly eggs in pink, blue and yellow": "ピンク、ブルー、イエローのうろこのたまご3個",
  "A brown dice tower with two dice in front of it": "茶色のダイスタワーと、手前のサイコロ2個",
  "A cloud-shaped lamp glowing in a dark room": "暗い部屋で光る雲の形のランプ",
  "Three toadstools with pink, yellow and teal caps": "ピンク、イエロー、ティールのかさのきのこ3本",
  "Three bunny-shaped egg cups with eggs in them": "たまごを載せたうさぎの形のエッグカップ3個",
  "A tin shed with lit windows at dusk, two curlews in front of it":
    "夕暮れに窓の明かりがともるトタンの小屋、手前にイシチドリ2羽",
  "Two filament printers on a bench, each with a half-printed pot":
    "作業台のフィラメントプリンター2台、それぞれにプリント途中の鉢",
  "A curing lamp over a printed egg, beside a wash tub and a resin bottle":
    "プリントしたたまごを照らす硬化ライト、そばに洗浄容器とレジンのボトル",
  "A door sign above a bench with two coasters, an ornament and sandpaper":
    "作業台の上のドアサイン、コースター2枚、オーナメント、紙やすり",
  "An open carton beside a pendant on its card and a small urn":
    "開いた箱と、カードに載ったペンダントと小さな骨壺",
  "Six six-sided timber coasters with etched leaves, waves and a bird":
    "葉、波、鳥を彫った六角形の木のコースター6枚",
  "A timber sign that says Awoonga, hanging from a cord":
    "ひもで下がる、Awoongaと書かれた木のサイン",
  "Four plywood signs: Room 4, Library, Quiet and Art":
    "合板のサイン4枚。Room 4、Library、Quiet、Art",
  "Six timber key tags with letters and numbers": "文字と数字の入った木のキータグ6個",
  "Four timber ornaments on loops of ribbon": "リボンの輪の付いた木のオーナメント4個",
  "Two layered timber trees on feet": "台座に立つ重ね木のツリー2本",
  "A white van with a curlew on its side, in front of a shed between gum trees":
    "ユーカリの間の小屋の前に停まる、横にカーリューを描いた白いバン",
  "A chalk board: closed shoes, goggles past the line, ask first, touch after":
    "黒板：つま先の隠れる靴、線の先はゴーグル、先に聞く、触るのは後",
  "Three resin printers with amber hoods, each with a print hanging in it":
    "アンバーのカバーのレジンプリンター3台、それぞれの中にプリントが下がっている",
  "A laser cutter with its lid up, ornaments cut in a sheet of plywood":
    "ふたを開けたレーザーカッター、合板から切り出したオーナメント",
  "Three bottles of resin: standard, tough and water-washable":
    "レジンのボトル3本。スタンダード、タフ、水洗い",
  "A silver heart pendant with a paw print on its chain":
    "チェーンに付いた、肉球入りの銀色のハート形ペンダント",
  "A lithophane panel lit from behind, showing a landscape":
    "後ろから照らした、風景のリソフェインパネル",
  "A parcel with a curlew on its label beside a planted planter":
    "ラベルにカーリューのある荷物と、植物を植えたプランター",
  "An acacia coaster etched with a curlew, a jar of oil and a cloth":
    "カーリューを彫ったアカシアのコースター、オイルの瓶、布",
  "The same dome printed in layers of 0.28, 0.16 and 0.08 millimetres":
    "積層ピッチ0.28、0.16、0.08ミリでプリントした同じドーム",
  "A curing lamp shining on a printed egg on a turntable":
    "ターンテーブルのプリントしたたまごを照らす硬化ライト",
  "A box of nitrile gloves, goggles and a bottle of resin on a workbench":
    "作業台のニトリル手袋の箱、ゴーグル、レジンのボトル",
  "Drawing of a woman with long auburn hair": "赤褐色の長い髪の女性のイラスト",
  "Drawing of a man with a short dark beard": "短い黒いひげの男性のイラスト",
  "Drawing of a woman with white hair and round glasses": "白髪に丸いメガネの女性のイラスト",
  "Drawing of a man with short fair hair": "短い金髪の男性のイラスト",
  "Drawing of a woman with her dark hair in a bun": "黒髪をお団子に結った女性のイラスト",
  "Drawing of a woman with dark curly hair": "黒い巻き毛の女性のイラスト",
  "Drawing of a bald man with glasses": "髪のない、メガネの男性のイラスト",
  "Drawing of a woman with long black hair": "長い黒髪の女性のイラスト",
  "Drawing of Marnie in a teal shirt and a sand-coloured apron":
    "ティールのシャツにサンド色のエプロンのマーニーを描いたイラスト",
  "Drawing of Dale with a beard and a wide-brimmed hat":
    "ひげにつばの広い帽子のデールを描いたイラスト",
  "Drawing of Isla with two ginger plaits and a yellow shirt":
    "赤毛の三つ編み2本に黄色いシャツのアイラを描いたイラスト",
  "Drawing of Joy with grey hair in a bun and rust-coloured glasses":
    "灰色の髪をお団子に結い、赤さび色のメガネをかけたジョイを描いたイラスト",
  "A dragon egg, a moon lamp, a toadstool lamp and a planter on rust-coloured paper":
    "赤さび色の紙の上の、ドラゴンのたまご、月のランプ、きのこのランプ、プランター",
  "An urn, a vase, a chess queen and a lattice bauble on teal paper":
    "ティールの紙の上の、骨壺、花器、チェスのクイーン、格子のクリスマスボール",
  "Two lithophane lamps glowing on a bench in the dark":
    "暗い中、作業台で光るリソフェインランプ2台",
  "A chess king, a planter, an urn and a moon lamp in a row":
    "一列に並んだチェスのキング、プランター、骨壺、月のランプ",
  "Three tall vases in white, blush and pale blue, two with dried grass":
    "ホワイト、ブラッシュピンク、水色の背の高い花器3つ、2つには乾いた草",
  "A rust-coloured desk organiser with pencils beside a small moon lamp":
    "鉛筆の入った赤さび色のデスクオーガナイザーと、小さな月のランプ",
  "A lithophane panel showing hills and a low sun": "丘と低い太陽の浮かぶリソフェインパネル",
}
