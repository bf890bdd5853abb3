import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Articles on resin. */
export const resinArticleTexts: SegmentTranslations = {
  // choosing-a-resin
  "Standard, tough, flexible or water-washable: four questions lead to the right bottle.":
    "スタンダード、タフ、フレキシブル、水洗い。4つの質問で、ぴったりの1本が見つかります。",
  "Which Resin for Which Job?": "どの用途にどのレジン？",
  "Standard, plant-based, tough, flexible, high-temperature or water-washable? Four questions that lead to the right bottle, and how much to buy.":
    "スタンダード、植物由来、タフ、フレキシブル、高耐熱、水洗い。ぴったりの1本にたどり着く4つの質問と、買う量の目安をご紹介します。",
  "People often ask us for the best resin. There is none. There is the one that suits what the part has to do, the room you print in and the patience you have. Four questions lead to it nearly every time.":
    "いちばん良いレジンはどれか、とよく聞かれます。「いちばん」というものはありません。あるのは、部品の役目、プリントする部屋、そしてあなたの根気に合うレジンです。ほとんどの場合、4つの質問でたどり着けます。",
  "1. Will it be dropped, bent or screwed?": "1. 落とす、曲げる、ねじで留めることがありますか？",
  'If so, start with <a href="/product/tough-abs-like-resin">tough ABS-like resin</a>. It bends about a quarter of its length before it breaks, takes self-tapping screws, and forgives a fall from a table. If the part has to squash and spring back, as a foot, a grip or a seal does, you want <a href="/product/flexible-resin">flexible resin</a>: 60A feels like a rubber band, 80A like the heel of a shoe.':
    'あるなら、<a href="/product/tough-abs-like-resin">ABSライク・タフレジン</a>から始めてください。折れるまでに長さの4分の1ほどしなり、タッピングねじが使え、テーブルから落ちても大丈夫です。脚ゴムやグリップ、パッキンのように、つぶれて戻る必要があるなら、<a href="/product/flexible-resin">フレキシブルレジン</a>です。60Aは輪ゴム、80Aは靴のかかとのような手ざわりです。',
  "2. Will it get hot?": "2. 熱くなりますか？",
  'Ordinary resin goes soft at 60 to 70 degrees, which a parked car in Gladstone reaches before lunch. For ducts near a heater or moulds for wax, use <a href="/product/high-temp-resin">high-temperature resin</a> and bake the part afterwards. It is brittle, so give it round corners.':
    '普通のレジンは60〜70度でやわらかくなります。グラッドストーンに停めた車なら、昼前に達する温度です。ヒーター近くのダクトやワックスの型には<a href="/product/high-temp-resin">高耐熱レジン</a>を使い、プリント後に焼成してください。もろいので、角は丸くします。',
  "3. How will you wash it?": "3. どうやって洗いますか？",
  'Alcohol cleans best and evaporates cleanly, but it burns and has to be stored with care. If you live in a flat or share a shed with a welder, <a href="/product/water-washable-resin">water-washable resin</a> makes sense. Two cautions: the water is just as poisonous as dirty alcohol and never goes down a drain, and prints must be bone dry before curing. Thin swords and fingers are a little more brittle than in standard resin.':
    'アルコールはいちばんよく落ち、跡を残さず乾きますが、燃えやすく、保管に注意が必要です。集合住宅にお住まいの方や、溶接をする人と作業場を共有している方には、<a href="/product/water-washable-resin">水洗いレジン</a>が向いています。注意は2つ。使った水は汚れたアルコールと同じく有毒なので決して排水口に流さないこと、そして硬化の前に完全に乾かすこと。細い剣や指は、スタンダードレジンより少しもろくなります。',
  "4. Who else breathes the air?": "4. ほかに誰がその空気を吸いますか？",
  'In a shared room choose <a href="/product/plant-based-resin">plant-based resin</a>. More than half of it comes from soybean oil and it smells the least of all. It is still resin, so gloves and an open window stay.':
    '人と共有する部屋なら、<a href="/product/plant-based-resin">植物由来レジン</a>をお選びください。半分以上が大豆油からできていて、においがいちばん控えめです。それでもレジンですから、手袋を着け、窓を開けることは変わりません。',
  "And if none of these matters?": "どれも関係ないときは？",
  'Then take <a href="/product/standard-resin">standard resin</a> in grey. It is the cheapest, has the widest window of settings and shows detail better than any other colour. White hides detail, black hides mistakes, and clear yellows unless it is cured with care.':
    'それなら、<a href="/product/standard-resin">スタンダードレジン</a>のグレーを。いちばん安く、設定の幅がいちばん広く、細部がどの色よりもよく見えます。ホワイトは細部を隠し、ブラックは失敗を隠し、クリアは丁寧に硬化させないと黄ばみます。',
  Mixing: "混ぜる",
  "You may mix colours of the same resin freely, by weight, and you may add up to a fifth of flexible to standard for figures with thin parts. Do not mix water-washable with anything else: the result washes in neither water nor alcohol. Mix only what you will use that week, keep it in an amber bottle and write the recipe on it.":
    "同じレジンなら、色は重さを量って自由に混ぜられます。細い部分のあるフィギュアには、スタンダードにフレキシブルを5分の1まで加えてもかまいません。水洗いレジンは、ほかのどれとも混ぜないでください。水でもアルコールでも洗えないものになります。混ぜるのはその週に使う分だけにし、遮光ボトルに入れて、配合を書いておきましょう。",
  "How much to buy": "どれだけ買うか",
  "A 28 mm figure takes 8 to 12 grams with its supports, a chess set about 700, a mini urn 90. Half a kilogram is plenty to learn on. A whole kilogram pays once you print every week, since an opened bottle is at its best for about six months.":
    "28 mmのフィギュアはサポート材を含めて8〜12グラム、チェスセットは約700、ミニ骨壺は90グラムです。練習には0.5キログラムで十分。1キログラムが割に合うのは毎週プリントするようになってから。開封したボトルが良い状態を保つのは約6か月だからです。",
  // post-curing-resin-prints
  "Post-curing: how long is long enough?": "二次硬化：どれだけ当てれば十分？",
  "Sticky or brittle prints? How to find the right time for your lamp.":
    "べたつく？もろい？お使いのライトに合う時間の見つけ方。",
  "How Long to Post-Cure Resin Prints": "レジンプリントの二次硬化は何分？",
  "How to post-cure resin prints so that they are neither sticky nor brittle: drying first, lamp distance, times by resin, and a test to do at home.":
    "べたつかず、もろくもならない二次硬化のしかた。まず乾燥、ライトとの距離、レジンごとの時間、そして家でできるテストをご紹介します。",
  "A print fresh off the plate is only partly hard. The printer gave each layer just enough light to hold its shape; the rest of the hardening is your job. Too little light leaves a tacky skin and a soft middle. Too much makes thin parts yellow and snap. Between the two is a comfortable window, and it is easy to find.":
    "プレートから外したばかりのプリントは、まだ途中までしか固まっていません。プリンターが各層に当てたのは形を保つだけの光で、残りの硬化はあなたの仕事です。光が足りないと、表面はべたつき、中はやわらかいまま。多すぎると、薄い部分が黄ばんで折れます。その間にはゆとりのある範囲があり、見つけるのは簡単です。",
  "Dry first, always": "必ず、まず乾かす",
  "The commonest cause of a sticky print is not short curing but a wet print. Alcohol trapped in corners dissolves a little resin and spreads it over the surface, and no lamp will cure that film properly. After the second bath, shake the print, blow out the holes, and leave it for half an hour in moving air. Water-washable resin needs longer: if it is cured wet, it turns chalky white.":
    "べたつくプリントの原因でいちばん多いのは、硬化の短さではなく、ぬれたままのプリントです。隅に残ったアルコールがレジンを少し溶かして表面に広げ、その膜はどんなライトでもきちんと固まりません。2回目の洗浄の後、プリントを振り、穴を吹き、風の通る場所に30分置いてください。水洗いレジンはもっと長く。ぬれたまま硬化させると、チョークのように白くなります。",
  "Distance and turning": "距離と回転",
  "Put the lamp about fifteen centimetres away. Half that distance gives four times the light on the top and leaves the sides in shadow. A turntable evens things out, and a mirror underneath reaches overhangs. Turn the piece over once: light does not go round corners.":
    "ライトは約15センチ離します。その半分の距離だと上面の光は4倍になり、側面は影のままです。ターンテーブルはむらをならし、下に置いた鏡は張り出した部分に光を届けます。途中で1度裏返してください。光は角を曲がりません。",
  "Times to start from": "時間の目安",
  "Each side": "片面",
  "Watch for": "気をつけること",
  "Standard and plant-based": "スタンダード、植物由来",
  "4 to 5 minutes": "4〜5分",
  "Yellowing in white": "ホワイトの黄ばみ",
  "Tough, ABS-like": "タフ（ABSライク）",
  "2 to 3 minutes": "2〜3分",
  "Turns brittle when overdone": "当てすぎるともろくなる",
  Flexible: "フレキシブル",
  "6 to 8 minutes": "6〜8分",
  "Stays tacky when underdone": "足りないとべたつく",
  "Water-washable": "水洗い",
  "4 minutes": "4分",
  "White bloom if damp": "湿っていると白く曇る",
  "Clear colours": "クリアカラー",
  "2 minutes, then rest, then 2": "2分、休んでからもう2分",
  "Yellow tint": "黄色み",
  "These are for a 20 watt lamp at 405 nm. A stronger cabinet needs less.":
    "405 nm、20ワットのライトの場合です。もっと強い硬化機なら短くて済みます。",
  "A test that costs nothing": "お金のかからないテスト",
  "Print five small tiles, two millimetres thick, and cure them for 1, 2, 4, 8 and 16 minutes. The next day press a fingernail into each and then bend it until it breaks. The first tile that takes no mark is your minimum. The first that snaps without bending is your limit. Write both numbers on the bottle.":
    "厚さ2ミリの小さなタイルを5枚プリントし、1、2、4、8、16分ずつ硬化させます。翌日、それぞれに爪を押し当て、折れるまで曲げます。跡のつかない最初のタイルが、あなたの下限。曲がらずに折れる最初のタイルが、上限です。2つの数字をボトルに書いておきましょう。",
  "And the sun?": "太陽では？",
  "Queensland sun works well, but unevenly, and it heats as it cures, which bends flat parts. Use it for waste, for supports and for thick ornaments. For anything that must fit or last, use the lamp and a clock.":
    "クイーンズランドの日差しはよく効きますが、むらがあり、硬化させながら熱するので、平らな部品が反ります。廃液、サポート材、厚いオーナメントに使いましょう。寸法を合わせるものや長く使うものには、ライトと時計を。",
  // resin-safety-at-home
  "Resin safety at home: a routine that sticks": "家庭でのレジンの安全：続けられる手順",
  "Gloves, air, light and a clean end: the routine we follow for every print.":
    "手袋、換気、光、そして後始末。私たちが毎回守っている手順です。",
  "Resin Safety at Home, Step by Step": "家庭でレジンを安全に使う手順",
  "A simple routine for printing resin at home: gloves, fresh air, what to do when something spills, how to clear up, and what never to pour away.":
    "家庭で3Dプリント用レジンを使うための簡単な手順。手袋、換気、こぼしたとき、片付け方、そして決して流してはいけないもの。",
  "Printing resin is not terrifying, but it is not paint either. The liquid irritates skin, and a person who is splashed often enough can become allergic to it for life. The good news is that the risk ends where curing begins: once a print is washed, dry and hard right through, it is as harmless to hold as any other plastic. So all of the care goes into the hour between opening the bottle and switching off the lamp.":
    "3Dプリント用レジンは恐ろしいものではありませんが、絵の具でもありません。液体は皮膚を刺激し、何度も浴びた人は一生続くアレルギーになることがあります。うれしいのは、硬化が始まるところで危険が終わること。洗って、乾かして、中まで固まったプリントは、ほかの樹脂と同じように触れても害がありません。ですから注意はすべて、ボトルを開けてからライトを消すまでの1時間に注ぎます。",
  "Before you pour": "注ぐ前に",
  "Choose a room with a door and a window, not the kitchen table. Lay down a silicone mat with an edge, and put paper towels, a bin bag and your wash tub within reach, so that you need not walk about with wet gloves. Put on nitrile gloves. Latex will not do: resin passes through it in minutes. Glasses matter most when you pour and when you snip supports, because both flick small drops at your face.":
    "台所のテーブルではなく、扉と窓のある部屋を選びます。縁付きのシリコンマットを敷き、ペーパータオル、ごみ袋、洗浄容器を手の届くところに置いて、ぬれた手袋で歩き回らずに済むようにします。ニトリル手袋を着けます。ラテックスではいけません。数分でレジンが通ってしまいます。保護メガネがいちばん大切なのは、注ぐときとサポート材を切るとき。どちらも小さなしずくが顔に飛びます。",
  "While it prints": "プリント中",
  "Keep the cover on and the air moving outwards. A small fan in the window beats a large one that stirs the room. If the smell gives you a headache, believe it, and stop. A pleasant scent in the vat does not make the air any cleaner.":
    "カバーを閉め、空気を外へ動かし続けます。部屋をかき回す大きな扇風機より、窓の小さなファンのほうが効きます。においで頭が痛くなったら、それを信じて、やめてください。タンクに良い香りを足しても、空気は少しもきれいになりません。",
  "When something spills": "こぼしたとき",
  "Keep children and pets out of the room.": "お子様とペットを部屋に入れないでください。",
  "Wipe up with paper towels, from the outside in.":
    "ペーパータオルで、外側から内側へ拭き取ります。",
  "Clean the place with a little alcohol, then with soapy water.":
    "その場所を少量のアルコールで、次に石けん水で拭きます。",
  "Hang the towels in the sun until they are stiff, and only then bin them.":
    "ペーパータオルは硬くなるまで日光に干し、それからごみに出します。",
  "On skin, use soap and plenty of cool water. Never wipe skin with alcohol: it thins the resin and helps it in. Resin in an eye means fifteen minutes under the tap and a doctor. The Poisons Information Centre answers day and night on 13 11 26.":
    "皮膚についたら、石けんとたっぷりの冷たい水で洗います。アルコールで皮膚を拭くのは絶対にやめてください。レジンを薄め、染み込みやすくします。目に入ったら、蛇口の下で15分間すすぎ、医師の診察を受けてください。オーストラリアの中毒情報センター（13 11 26）は昼夜を問わず電話に応じています。",
  "Clearing up": "片付け",
  "Strain what is left in the vat through a paper filter, because one hard flake can ruin a screen. Cloudy alcohol can be used again: stand the closed, clear tub in the sun for a day, let the sludge settle, and pour off the top. The sludge dries hard in an open tray outdoors. Nothing liquid ever goes down a sink, a gutter or a garden bed, since resin is poisonous to fish and frogs at tiny doses.":
    "タンクに残ったレジンは紙フィルターでこします。硬いかけらひとつで液晶がだめになることもあるからです。濁ったアルコールはまた使えます。ふたをした透明な容器を1日日光に当て、沈殿を待ち、上澄みを注ぎ出します。沈殿物は、屋外の口の開いたトレイで硬く乾きます。液体は、流しにも側溝にも花壇にも、決して流さないでください。レジンはごくわずかな量でも魚やカエルには毒です。",
  "Make it a habit": "習慣にする",
  "We keep a card above each printer with five words on it: gloves, glasses, air, towel, sun. It looks silly. In seven years nobody here has had so much as a rash.":
    "どのプリンターの上にも、5つの言葉を書いたカードを掛けています。手袋、メガネ、空気、タオル、太陽。ばかばかしく見えますが、7年間、ここでは誰も発疹ひとつ出していません。",
}
