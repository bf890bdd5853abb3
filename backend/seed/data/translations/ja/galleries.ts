import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The galleries with their slides. */
export const galleryTexts: SegmentTranslations = {
  // around-the-workshop
  "Around the workshop": "工房のあちこち",
  "What is on the bench": "作業台の上のもの",
  // customers-prints
  "Customers' prints": "お客様のプリント作品",
  "Sent in by the people who made them or asked for them":
    "作った方、注文された方からいただいた写真です",
  // in-the-workshop
  "In the workshop": "工房の中",
  "Eleven printers, one laser and a kettle": "プリンター11台、レーザー1台、やかん1つ",
  // laser-cut-commissions
  "Laser-cut commissions": "レーザーカットのご依頼品",
  "For weddings, schools, clubs and one cattle station": "結婚式、学校、クラブ、そして牧場のために",
  // on-the-tour
  "What you will see": "ご覧いただけるもの",
  "About fifty minutes, most of them standing": "約50分、ほとんど立ったままです",
  "Washing and curing": "洗浄と硬化",
  "Every resin print gets two baths and five minutes of light":
    "レジンプリントは必ず2度洗い、5分間光を当てます",
  "The same tubs and lamps that we sell.": "販売しているものと同じ容器とライトです。",
  "Wash and cure": "洗浄と二次硬化",
  "Timber under the laser": "レーザーの下の木",
  "Coasters and signs are etched, sanded and oiled":
    "コースターとサインは、彫刻して磨き、オイルを塗ります",
  "Offcuts become ornaments.": "端材はオーナメントになります。",
  "Laser-cut timber": "レーザーカット木工品",
  "Dragons in a row": "一列に並んだドラゴン",
  "Printed in one piece, joints and all": "関節まで丸ごと一体でプリント",
  "Eight hours each, mostly overnight.": "1体8時間、たいていは夜のうちに。",
  "Figures and games": "フィギュアとゲーム",
  "Plum dragon": "プラム色のドラゴン",
  "Silk PLA, 420 mm from nose to tail": "シルクPLA、鼻先からしっぽまで420 mm",
  "Printed in one piece overnight for a birthday in Biloela. It has been to school twice.":
    "ビロエラのお誕生日のために、一晩で一体プリント。もう2回も学校へ行きました。",
  "See the dragon": "ドラゴンを見る",
  "Three planters on a sill": "窓辺の3つのプランター",
  "PLA in sage, terracotta and slate": "セージ、テラコッタ、スレートのPLA",
  "One for each of the three succulents that survived the move from Mackay.":
    "マッカイからの引っ越しを生き延びた多肉植物3鉢に、ひとつずつ。",
  "See the planter": "プランターを見る",
  "Club chess in grey": "グレーのクラブ用チェス",
  "Standard grey resin, 0.05 mm layers": "スタンダードレジンのグレー、積層ピッチ0.05 mm",
  "The Tannum Sands chess club prints its own lost pieces. This is the third white queen.":
    "タナムサンズのチェスクラブは、なくした駒を自分たちでプリントします。これで3代目の白のクイーンです。",
  "Dragon eggs for a reading corner": "読書コーナーのドラゴンのたまご",
  "Standard resin, painted over by the class": "スタンダードレジン、色塗りはクラスのみんなで",
  "Every week the teacher-librarian moves them a little nearer to the heater.":
    "司書の先生が毎週少しずつ、ヒーターの近くへ動かしています。",
  "Tower for a Thursday game": "木曜のゲームのためのタワー",
  "Stone-filled PLA, two days on the printer": "石粉入りPLA、プリンターで2日間",
  "Built for a game that has been going since 1998. Nobody cheats any more.":
    "1998年から続くゲームのために作りました。もう誰もずるをしません。",
  "See the dice tower": "ダイスタワーを見る",
  "A cloud for the nursery": "赤ちゃんの部屋の雲",
  "White PLA over a timber foot": "木の台座に白いPLA",
  "Ordered in a hurry and delivered on the local run two days before the baby.":
    "お急ぎのご注文。赤ちゃんが生まれる2日前に、地元の配達便でお届けしました。",
  "Night lights": "ナイトライト",
  "Toadstools in a fern bed": "シダの花壇のきのこ",
  "PETG, which does not mind the sun": "日差しに強いPETG",
  "Unlit ones, made for a shaded garden in Boyne Island. The frogs approve.":
    "ボインアイランドの木陰の庭のために作った、光らないきのこ。カエルたちも気に入っています。",
  "Bunnies for breakfast": "朝食のうさぎたち",
  "One egg cup for each grandchild": "お孫さんひとりにエッグカップひとつ",
  "The yellow one is spoken for. There have been negotiations.":
    "黄色は持ち主が決まっています。話し合いもありました。",
  "The shed at dusk": "夕暮れの作業小屋",
  "Lights on, because something is always printing":
    "いつも何かをプリントしているので、明かりがついています",
  "The curlews come past at about this time and complain about the noise.":
    "この時間になるとイシチドリが通りかかり、うるさいと文句を言っていきます。",
  "The resin bench": "レジンの作業台",
  "Three of our five resin printers": "5台あるレジンプリンターのうちの3台",
  "The hoods keep the light out and the smell in. Each machine keeps to one kind of resin, so nothing is ever half of something else.":
    "カバーは光をさえぎり、においを閉じ込めます。1台につきレジンは1種類だけなので、別のレジンが混ざることはありません。",
  "The filament side": "フィラメントの側",
  "Planters by day, dragons by night": "昼はプランター、夜はドラゴン",
  "Long prints run overnight, when the shed is cool and Dale is asleep.":
    "時間のかかるプリントは夜のうちに。小屋は涼しく、デールは眠っています。",
  "3D printed products": "3Dプリント製品",
  "Wash, cure, look twice": "洗って、硬化させて、2度確かめる",
  "Two baths and five minutes of violet light": "2度の洗浄と、紫の光を5分",
  "What still feels tacky goes back under the lamp and not into a parcel.":
    "まだべたつくものは、荷物に入れずにライトの下へ戻します。",
  "The laser, lid up": "ふたを開けたレーザー",
  "Only for the photo: it will not fire like this":
    "写真のために開けただけです。このままでは照射されません",
  "Ornaments for the Calliope market, cut from the ends of a sheet of ply.":
    "カリオペのマーケット用オーナメント。合板の端から切り出しました。",
  "Laser cutting service": "レーザーカット加工",
  "Joy's bench": "ジョイの作業台",
  "Sandpaper, oil, and the radio": "紙やすり、オイル、そしてラジオ",
  "Everything in timber comes past here by hand, edges first.":
    "木の品はすべてここを通り、縁から順に手で仕上げます。",
  "Packed by one person": "梱包はひとりの手で",
  "A keepsake is never handed on half wrapped":
    "メモリアルの品を、包みかけのまま人に渡すことはありません",
  "Paper, not plastic, and a card by hand if you asked for one.":
    "プラスチックではなく紙で。ご希望なら手書きのカードを添えて。",
  "Coasters for forty tables": "40卓分のコースター",
  "Acacia veneer, 4 mm": "アカシア突板、4 mm",
  "Gum leaf, wave and curlew, for a wedding at Agnes Water. The guests took them home, as they were meant to.":
    "アグネスウォーターでの結婚式に、ユーカリの葉と波とカーリュー。ゲストの皆さんは、ねらいどおり持ち帰ってくださいました。",
  "See our coasters": "コースターを見る",
  "A sign for the homestead": "牧場の家の表札",
  "Acacia on a cotton cord": "綿のひもで下げたアカシア",
  "It hangs out of the weather, and gets a coat of oil every spring.":
    "雨風の当たらない場所に掛け、毎年春にオイルを塗っています。",
  "See door signs": "ドアサインを見る",
  "Doors of a small school": "小さな学校のドア",
  "Hoop pine plywood, 6 mm": "フープパイン合板、6 mm",
  "Twenty-two signs. The children drew the letters and we joined the middles.":
    "22枚のサイン。文字は子どもたちが描き、中抜きの部分は私たちがつなぎました。",
  "Keys of the sailing club": "ヨットクラブの鍵",
  "Walnut and plywood by turns": "ウォールナットと合板を交互に",
  "The old tags were bottle caps. These float as well.":
    "前の札は瓶の王冠でした。こちらも水に浮きます。",
  "See key tags": "キータグを見る",
  "Ornaments for the market": "マーケットのオーナメント",
  "Wattle, snow gum, star and tree": "ワトル、スノーガム、星、ツリー",
  "Cut from offcuts, a hundred at a time, by the Friends of the Library.":
    "図書館友の会の皆さんが、端材から100個ずつ作っています。",
  "Trees for a shop window": "ショーウィンドウのツリー",
  "Three layers each, to stand alone": "3枚重ねで自立します",
  "For the chemist in Goondoon Street, which keeps them up until February.":
    "グーンドゥーン通りの薬局のために。2月まで飾ってくださっています。",
  "At the gate": "門のところで",
  "Look for the van": "バンが目印です",
  "Park on the grass. The dogs are loud and harmless.":
    "車は芝生にどうぞ。犬は声が大きいだけで、何もしません。",
  "Three rules": "3つの約束",
  "Before anything is switched on": "何かの電源を入れる前に",
  "We have goggles and ear muffs in small sizes too.": "小さなサイズのゴーグルと耳あてもあります。",
  "A print comes off the plate": "プリントをプレートから外す",
  "Yours to wash, if you like": "よろしければ、洗うのはご自分で",
  "Gloves first. This is the part that people remember.":
    "まずは手袋から。いちばん記憶に残るのがここです。",
  "Your name under the laser": "レーザーで刻むあなたの名前",
  "Everybody goes home with a key tag": "全員がキータグを持って帰ります",
  "Ten letters at most, and we do not check whether it is really your name.":
    "10文字まで。本名かどうかは確かめません。",
}
