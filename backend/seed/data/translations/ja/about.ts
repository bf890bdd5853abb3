import type { SegmentTranslations } from "../../../translate-segments.ts"

/** About us, the gallery and the workshop tours, with the people. */
export const aboutTexts: SegmentTranslations = {
  // about
  "About Us": "当店について",
  "Who we are: a family of four with eleven printers, a laser and two dogs in a shed near Calliope, Queensland, and what we believe in.":
    "私たちは、クイーンズランド州カリオペ近くの作業小屋で、11台のプリンター、1台のレーザー、2匹の犬と働く4人家族です。大切にしていることもご紹介します。",
  "A family of four, eleven printers, one laser and two dogs":
    "4人家族、プリンター11台、レーザー1台、犬2匹",
  "Come and look around": "見に来てください",
  "Curlew Print Co. began in 2019 with one secondhand resin printer on a laundry bench and a daughter who wanted a dragon. The dragon took nine tries. By then we knew which resins smell, which films last and which advice on the internet is wrong, and the neighbours had begun to ask.":
    "Curlew Print Co.は2019年、洗濯台に置いた中古のレジンプリンター1台と、ドラゴンを欲しがった娘から始まりました。ドラゴンができたのは9回目。その頃には、どのレジンがにおい、どのフィルムが長持ちし、ネットのどのアドバイスが間違っているかがわかり、ご近所からも頼まれるようになっていました。",
  "Today eleven printers and a laser run in the shed behind our house, on the road from Gladstone to Calliope. Marnie looks after prints, keepsakes and the till; Dale looks after the machines, the laser and the courier; Isla, who still has the dragon, tests the night lights; Joy sands and oils the timber.":
    "今では、グラッドストーンからカリオペへ向かう道沿いの、家の裏の作業小屋で、11台のプリンターとレーザーが動いています。マーニーはプリントとメモリアルの品と会計を、デールは機械とレーザーと発送を受け持ちます。アイラは今もあのドラゴンを持っていて、ナイトライトをテストします。ジョイは木を磨き、オイルを塗ります。",
  "What we believe": "大切にしていること",
  "<strong>We sell what we use.</strong> If a resin or a tool does not earn its place on our own bench, it does not go in the shop.":
    "<strong>使っているものを売ります。</strong>自分たちの作業台に置く値打ちのないレジンや工具は、店にも並べません。",
  "<strong>Keepsakes come first.</strong> A pendant or an urn jumps the queue and is packed by one person from start to finish.":
    "<strong>メモリアルの品を最優先に。</strong>ペンダントや骨壺は順番を繰り上げ、最初から最後までひとりの手で梱包します。",
  "<strong>Waste is a fault.</strong> Supports and failed prints go to a recycler, timber offcuts become ornaments, and parcels travel in paper.":
    "<strong>むだは失敗と考えます。</strong>サポート材と失敗作はリサイクル業者へ、木の端材はオーナメントになり、荷物は紙に包まれて旅立ちます。",
  "The name": "店の名前",
  "Bush stone-curlews call over our paddock most nights, and far eastern curlews feed on the Gladstone mudflats in summer. Both are patient, a bit odd and easy to overlook. We liked that.":
    "夜になると、わが家の牧草地ではオーストラリアイシチドリ（bush stone-curlew）が鳴き、南半球の夏にはグラッドストーンの干潟でホウロクシギ（far eastern curlew）が餌を探します。どちらも辛抱強く、少し変わっていて、見過ごされやすい鳥です。そこが気に入りました。",
  'You are welcome to collect an order or look around by appointment: <a href="/contact">write or ring first</a>.':
    'ご予約のうえ、ご注文品の受け取りや見学にお越しください。<a href="/contact">まずはメールかお電話を</a>。',
  "Who you are dealing with": "皆さまをお迎えする4人",
  "Whoever answers the phone also packs the parcels.": "電話に出た者が、荷造りもしています。",
  "Nothing leaves half wrapped": "包みかけのままお送りすることはありません",
  "One person makes, checks and packs your keepsake, from the first message to the last fold of paper. If there is something we should know, write it in the order note.":
    "メモリアルの品は、最初のメッセージから最後の紙のひと折りまで、ひとりの者が作り、確かめ、梱包します。お伝えになりたいことがあれば、ご注文時の連絡事項にお書きください。",
  "See keepsakes and prints": "メモリアルとプリント製品を見る",
  "As it was written to us, grumbles included": "いただいた言葉をそのままに。苦言も載せています",
  "Where we are": "所在地",
  // gallery
  "Prints that customers have sent in, pieces cut for weddings, schools and clubs, and a look round our workshop near Calliope, Queensland.":
    "お客様から届いたプリント、結婚式や学校、クラブのために切った品、そしてクイーンズランド州カリオペ近くの工房の様子をご覧ください。",
  "We asked before we hung these up. If one of them is yours and should come down, tell us and it does.":
    "どの写真も、お許しをいただいて載せています。ご自分のもので外してほしいという方は、お知らせくだされば外します。",
  "Prints that people have sent in, pieces we have cut for somebody, and the shed they come from. If you have made something with our resin, send us a photo. We hang up the ones we like, which so far is all of them.":
    "お客様が送ってくださったプリント、どなたかのために切った品、そしてそれが生まれる作業小屋。当店のレジンで何か作ったら、写真をお送りください。気に入ったものを飾っています。今のところ、全部です。",
  "Have a look": "ご覧ください",
  "Choose a cover to open its pictures.": "表紙を選ぶと、写真が開きます。",
  "Seen something like it?": "似たものが欲しくなりましたか？",
  "One piece or two hundred": "1個からでも、200個でも",
  "Send us a picture of what you liked and tell us what should be different.":
    "気に入った品の写真を送り、どこを変えたいかをお知らせください。",
  "Have one made": "作ってもらう",
  // workshop-tours
  "See 3D printers and a laser at work on a Saturday morning near Calliope: $5.00 for a group of up to eight, and a key tag to take home.":
    "土曜の午前、カリオペ近くで動いている3Dプリンターとレーザーをご覧ください。8名様までのグループでA$5.00、お土産のキータグ付きです。",
  "On Saturday mornings we open the shed. You see a print come off its plate, the laser cut your name, and what becomes of the ones that go wrong. Children are welcome, and so are questions.":
    "土曜の午前に、作業小屋を開けます。プリントがプレートから外れるところ、レーザーがあなたの名前を切るところ、失敗したものの行く末をご覧いただけます。お子様も、ご質問も大歓迎です。",
  "Book a tour": "見学を予約する",
  "$5.00 for the whole group of up to eight, taken off anything you buy that morning.":
    "8名様までのグループ全体でA$5.00。その朝のお買い物から差し引きます。",
  "Saturdays, starting between 9:30 and 11 am, about fifty minutes.":
    "土曜の9:30から11時の間に開始、約50分です。",
  "Closed shoes. We have goggles and ear muffs.":
    "つま先の隠れる靴でお越しください。ゴーグルと耳あてはご用意しています。",
  "Level ground and a wide door; the yard is gravel.":
    "床は平らで、入口は広くなっています。庭は砂利敷きです。",
  'Ring <a href="tel:+61755500147">07 5550 0147</a> if you cannot come, and choose another Saturday.':
    '来られなくなったときは<a href="tel:+61755500147">07 5550 0147</a>にお電話いただき、別の土曜をお選びください。',
  "Take one home": "ひとつお持ち帰りに",
  "Prints, keepsakes and the till": "プリント、メモリアル、会計担当",
  "Marnie was a school librarian, and still shelves everything by author. She sees each pendant and urn through from the first message to the last fold of paper, and answers most of what you write to us.":
    "マーニーは学校の司書でした。今も何でも著者順に並べます。ペンダントや骨壺は、最初のメッセージから最後の紙のひと折りまで一つひとつ見届け、皆さんからのお便りのほとんどにお返事しています。",
  "Machines, laser and the courier": "機械、レーザー、発送担当",
  "Dale spent twenty years as a fitter at the port before the port got too loud. If a printer squeaks he hears it from the house. He draws up what you bring in pieces, and he writes the articles about layer heights.":
    "デールは港で20年、機械の組立工をしていました。やがて港がうるさくなりすぎました。プリンターがきしむと、家の中からでも気づきます。皆さんが壊れたまま持ち込む品の図面を起こし、積層ピッチの記事も書いています。",
  "Night lights, dragons and quality": "ナイトライト、ドラゴン、品質担当",
  "Isla asked for the first dragon and still has it. She tests every night light in a properly dark room, decides which colours are allowed, and rides along on the local run in the holidays.":
    "最初のドラゴンを欲しがったのがアイラで、今も大切に持っています。すべてのナイトライトを本当に暗い部屋でテストし、使ってよい色を決め、学校の休みには地元の配達便に同乗します。",
  "Sanding, oil and second opinions": "磨き、オイル、ご意見番",
  "Joy is Marnie's mum. She sands and oils the timber, ties the ribbons and has never once let a crooked label out of the shed. Ask her about the curlews: she keeps the count.":
    "ジョイはマーニーの母です。木を磨き、オイルを塗り、リボンを結びます。曲がったラベルを小屋から出したことは一度もありません。イシチドリのことは彼女にお尋ねください。数を記録しています。",
}
