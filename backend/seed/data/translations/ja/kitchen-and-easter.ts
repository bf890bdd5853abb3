import type { SegmentTranslations } from "../../../translate-segments.ts"

/** Cookie cutters, Easter baskets, eggs and egg cups. */
export const kitchenAndEasterTexts: SegmentTranslations = {
  // cookie-cutters
  "Bush Cookie Cutters": "オーストラリアのクッキー型",
  "Koala, star, gum leaf and whale, with a rim that spares your palm.":
    "コアラ、星、ユーカリの葉、クジラ。手のひらにやさしい縁付き。",
  "Bush Cookie Cutters, Set of Four": "オーストラリアのクッキー型（4個セット）",
  "Koala, star, gum leaf and whale cookie cutters for cold dough, 3D printed in plain PLA with a rounded rim. About 90 mm across, hand-wash.":
    "コアラ、星、ユーカリの葉、クジラの、冷やした生地用クッキー型。無添加PLAの3Dプリント製で、縁は丸く仕上げました。約90 mm、手洗い。",
  "Four Australian shapes for biscuits, sharp where they cut and rounded where you press. We print them on a machine that makes kitchen things only.":
    "ビスケットのためのオーストラリアらしい4つの形。切る側は鋭く、押す側は丸くしました。台所用品だけを作る専用機でプリントしています。",
  "About 90 mm across, 18 mm deep": "幅約90 mm、深さ18 mm",
  "60 g the set": "セットで60 g",
  Shapes: "形",
  "Koala, star, gum leaf, whale": "コアラ、星、ユーカリの葉、クジラ",
  "PLA without additives": "無添加のPLA",
  For: "用途",
  "Cold biscuit dough, fondant, play dough": "冷やしたビスケット生地、フォンダン、小麦粉粘土",
  "Chill the dough and dust the cutter with flour.": "生地を冷やし、型に粉をはたきます。",
  "Press straight down, wiggle, lift.": "まっすぐ押し、軽く揺らして、持ち上げます。",
  "Wash by hand at once and dry well.": "すぐに手で洗い、よく乾かします。",
  "Wash by hand in water below 45 °C, with a soft brush along the edge. Never in the dishwasher.":
    "45 °C未満の水で、刃に沿ってやわらかいブラシを使って手洗いしてください。食洗機には絶対に入れないでください。",
  "Printed plastic has fine grooves between its layers, where dough can stay. So use cutters for a short touch of cold dough only, not for hot food or storing it, and replace them after a year or two of baking.":
    "プリントした樹脂の層の間には細かな溝があり、生地が残ることがあります。冷たい生地に短時間触れる用途だけに使い、熱い食品や保存には使わないでください。1〜2年使ったら交換してください。",
  // leaf-and-star-cutters
  "Leaf and Star Cutters": "葉と星のクッキー型",
  "Two favourites on their own: gum leaf and star.": "人気の2つだけを。ユーカリの葉と星。",
  "Leaf and Star Cookie Cutters, Pair": "葉と星のクッキー型（2個組）",
  "A gum leaf and a five-pointed star, the two cutters people ask for most. 3D printed in plain PLA for cold dough, about 90 mm across.":
    "ユーカリの葉と五つ角の星。いちばんご要望の多い2つのクッキー型です。冷やした生地用、無添加PLAの3Dプリント製、約90 mm。",
  "The two shapes from our set that people ask for most. The leaf makes good shortbread; poke a hole in the star before baking and it hangs on a tree.":
    "セットの中で特にご要望の多い2つの形です。葉はショートブレッドに。星は焼く前に穴をあければ、ツリーに飾れます。",
  "30 g the pair": "2個で30 g",
  "Wash by hand in water below 45 °C at once, with a soft brush, and dry well. Never in the dishwasher.":
    "45 °C未満の水で、やわらかいブラシを使ってすぐに手洗いし、よく乾かしてください。食洗機には絶対に入れないでください。",
  "Printed plastic has fine grooves between its layers, where dough can stay. So use cutters for a short touch of cold dough only, and replace them after a year or two of baking.":
    "プリントした樹脂の層の間には細かな溝があり、生地が残ることがあります。冷たい生地に短時間触れる用途だけに使い、1〜2年使ったら交換してください。",
  // easter-basket
  "Woven Easter Basket": "編み目のイースターバスケット",
  "Looks woven, rinses clean, and carries a name on the bow.":
    "編んだような見た目で、さっと洗えて、リボンに名前が入ります。",
  "Personalised Woven Easter Basket": "名入れイースターバスケット",
  "A sturdy 3D printed Easter basket with a name on the bow, in straw, sage or lilac. 20 cm across, holds a dozen large eggs, rinses clean.":
    "リボンに名前の入る、丈夫な3Dプリントのイースターバスケット。麦わら色、セージ、ライラック。直径20 cm、大きなたまごが12個入り、洗えます。",
  "A basket to bring out every year. The weave is printed all in one piece, so there is nothing to unravel. It holds a dozen large eggs and folds its handle flat for the cupboard.":
    "毎年出して使いたいバスケットです。編み目は丸ごと一体のプリントなので、ほどけることがありません。大きなたまごが12個入り、持ち手を倒せば棚にすっきりしまえます。",
  "200 mm across, 130 mm deep, 230 mm to the top of the handle":
    "直径200 mm、深さ130 mm、持ち手の上まで230 mm",
  "390 g": "390 g",
  "2 kg": "2 kg",
  "Up to 10 letters on the bow": "リボンに10文字まで",
  "Straw, sage or lilac": "麦わら色、セージ、ライラック",
  "Basket with its bow. Eggs are not included": "リボン付きバスケット。たまごは付属しません",
  "Rinse with cool water. PLA softens above 55 °C, so keep it out of hot cars.":
    "冷たい水ですすいでください。PLAは55 °Cを超えるとやわらかくなるので、暑い車内に置かないでください。",
  "Wrap food before you put it in.": "食品は包んでから入れてください。",
  "We make it when you order, so it leaves Calliope within 5 to 6 business days. Order 10 business days before Easter to be sure.":
    "ご注文をいただいてから作り、5〜6営業日以内にカリオペから発送します。イースターの10営業日前までにご注文いただければ確実です。",
  // surprise-eggs
  "Surprise Eggs": "サプライズエッグ",
  "Twist open, hide a treat, use again next year.":
    "ひねって開け、お菓子を隠す。来年もまた使えます。",
  "Surprise Eggs to Fill, Set of Four": "お菓子を入れるサプライズエッグ（4個セット）",
  "Four zigzag-patterned eggs that twist open to hide treats, coins or clues, and come out again each year. 3D printed, 72 mm tall, from 3 years.":
    "ひねって開くジグザグ模様のたまご4個。お菓子やコイン、ヒントを隠して、毎年楽しめます。3Dプリント製、高さ72 mm、対象年齢3歳から。",
  "Four eggs for the hunt. Each opens with a quarter turn and closes with a click that small hands can manage. There is room for five small chocolate eggs, a coin or a clue.":
    "エッグハントのためのたまご4個です。4分の1回転で開き、小さな手でもカチッと閉められます。小さなチョコエッグ5個、コイン、ヒントの紙が入ります。",
  "72 mm tall, 52 mm across": "高さ72 mm、直径52 mm",
  "110 g the set": "セットで110 g",
  "Aqua, blush, lilac and wattle, one of each":
    "アクア、ブラッシュピンク、ライラック、ワトルイエロー、各1個",
  "Four eggs, empty": "たまご4個（中身なし）",
  "Wash by hand in lukewarm water.": "ぬるま湯で手洗いしてください。",
  "Wrap treats before putting them in. Not for children under 3.":
    "お菓子は包んでから入れてください。3歳未満のお子様には与えないでください。",
  // bunny-egg-cups
  "Bunny Egg Cups": "うさぎのエッグカップ",
  "Two ears and a sleepy face, for a soft-boiled egg.": "2つの耳と眠たげな顔。半熟たまごをどうぞ。",
  "Bunny Egg Cups, One or Set of Three": "うさぎのエッグカップ（1個・3個セット）",
  "Bunny-eared egg cups with a sleepy face, 92 mm tall, in cream, blush and mint. 3D printed in PETG for boiled eggs in their shells, hand-wash.":
    "うさぎの耳と眠たげな顔のエッグカップ。高さ92 mm、クリーム、ブラッシュピンク、ミント。殻付きゆでたまご用、PETGの3Dプリント製、手洗い。",
  "The ears are a handle for small fingers, and the foot is steady on a tray. Made for eggs of 55 to 70 grams, in their shells.":
    "耳は小さな指の持ち手になり、足元はトレイの上でも安定します。55〜70グラムの殻付きたまごに合わせて作りました。",
  "92 mm tall with ears, 50 mm across": "耳を含む高さ92 mm、直径50 mm",
  "32 g each": "1個32 g",
  "Cream; the set adds blush and mint": "クリーム。セットにはブラッシュピンクとミントも入ります",
  "One cup, or three": "1個または3個",
  "Wash by hand in warm water and dry well. Not for the dishwasher or microwave.":
    "お湯で手洗いし、よく乾かしてください。食洗機と電子レンジは使えません。",
  "For eggs in their shells. Printed plastic has fine grooves that are hard to clean, so do not eat runny food straight from the cup.":
    "殻付きのたまご専用です。プリントした樹脂には洗いにくい細かな溝があるので、とろりとしたものをカップから直接食べないでください。",
}
