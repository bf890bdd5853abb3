import type { SegmentTranslations } from "../../../translate-segments.ts"

/** The tough, flexible and heat-resistant resins. */
export const toughResinTexts: SegmentTranslations = {
  // tough-abs-like-resin
  "Tough ABS-Like Resin": "ABSライク・タフレジン",
  "Bends before it breaks: brackets, clips and figures that get dropped.":
    "折れる前にしなる。ブラケットやクリップ、落とすことのあるフィギュアに。",
  "Tough ABS-Like 405 nm Printing Resin": "405 nm ABSライク・タフレジン",
  "ABS-like 405 nm resin that bends before it breaks: for brackets, clips, enclosures and gaming pieces. Grey or black, 500 g or 1 kg.":
    "折れる前にしなるABSライクの405 nmレジン。ブラケット、クリップ、ケース、ゲームの駒に。グレーまたはブラック、500 gと1 kg。",
  "For parts that have work to do. Where standard resin snaps, this one bends first. It takes self-tapping screws, survives a fall from a table, and can be drilled and sanded without chipping.":
    "しっかり働く部品のために。スタンダードレジンなら折れるところで、このレジンはまずしなります。タッピングねじが使え、テーブルから落ちても割れにくく、欠けずに穴あけや研磨ができます。",
  "We use it for chess pieces, jigs and printer spares. Give it a little more exposure than standard resin, and do not cure it for too long: after ten minutes it is brittle again.":
    "当店ではチェスの駒、治具、プリンターの交換部品に使っています。露光はスタンダードレジンより少し長めに、硬化は長すぎないように。10分も当てると、またもろくなります。",
  "80 Shore D": "80 ショアD",
  "About 28 per cent": "約28%",
  "42 J/m (notched Izod)": "42 J/m（ノッチ付きアイゾット）",
  "Shake for two minutes: the part that makes it tough settles.":
    "2分間よく振ってください。粘り強さを生む成分は沈みます。",
  "Start with 2.9 seconds a layer at 0.05 mm on a monochrome screen, and 32 seconds for each of 5 bottom layers.":
    "モノクロ液晶の場合、積層ピッチ0.05 mmで1層2.9秒、ボトム層は5層、各32秒から始めます。",
  "Wash for no more than 5 minutes in isopropyl alcohol, then dry fully.":
    "イソプロピルアルコールで5分を超えないように洗い、完全に乾かします。",
  "Cure for 3 minutes under 405 nm light, and no longer.":
    "405 nmの光で3分間硬化させます。それより長くしないでください。",
  "Keep closed, dark and between 15 and 30 °C. Filter what is left in the vat before it goes back.":
    "ふたを閉め、暗い場所で15〜30 °Cで保管してください。レジンタンクに残った分は、こしてから戻します。",
  // flexible-resin
  "Flexible Resin": "フレキシブルレジン",
  "Rubber-like prints in two grades: stamps, seals, grips and bumpers.":
    "ゴムのような仕上がりを2種類の硬さで。スタンプ、パッキン、グリップ、緩衝材に。",
  "Flexible 405 nm Resin, 60A and 80A": "405 nmフレキシブルレジン（60A・80A）",
  "Rubber-like 405 nm resin in two hardnesses: soft 60A for stamps and seals, firm 80A for grips, feet and bumpers. 500 g, posted Australia-wide.":
    "ゴムのような405 nmレジン。スタンプやパッキンにはソフト60A、グリップや脚ゴム、緩衝材にはハード80A。500 g、オーストラリア全国にお届けします。",
  "Prints that squash and spring back. Soft (60A) feels like a rubber band and suits stamps and seals. Firm (80A) feels like the heel of a shoe and suits grips, feet and bumpers.":
    "押すとつぶれ、離すと戻るプリントができます。ソフト（60A）は輪ゴムのような手ざわりで、スタンプやパッキンに。ハード（80A）は靴のかかとのような手ざわりで、グリップや脚ゴム、緩衝材に向いています。",
  "It prints slowly and holds on to the plate, so halve your lift speed and make supports slightly thicker.":
    "プリントに時間がかかり、プレートに強くくっつきます。リフト速度は半分にし、サポート材はやや太めにしてください。",
  "60 Shore A or 80 Shore A": "60 ショアAまたは80 ショアA",
  "160 per cent (60A), 95 per cent (80A)": "160%（60A）、95%（80A）",
  "Translucent blush (60A) or rust (80A)": "半透明のブラッシュピンク（60A）または赤さび色（80A）",
  "Shake for a minute and warm the bottle to at least 20 °C.":
    "1分間振り、ボトルを20 °C以上に温めます。",
  "Start with 3.5 seconds a layer at 0.05 mm, 35 seconds for each of 6 bottom layers, and half your usual lift speed.":
    "積層ピッチ0.05 mmで1層3.5秒、ボトム層は6層、各35秒、リフト速度はいつもの半分から始めます。",
  "Wash for 2 minutes in isopropyl alcohol. Longer makes it swell.":
    "イソプロピルアルコールで2分間洗います。それより長いと膨らみます。",
  "Dry for an hour, then cure for 6 to 8 minutes on each side.":
    "1時間乾かし、片面につき6〜8分間硬化させます。",
  "Keep closed and dark. Prints yellow slightly over some months in full sun.":
    "ふたを閉め、暗い場所で保管してください。直射日光の下では、数か月でプリントがわずかに黄ばみます。",
  // high-temp-resin
  "High-Temp Resin": "高耐熱レジン",
  "Holds its shape to 180 °C once baked: moulds, jigs and fan ducts.":
    "焼成すれば180 °Cまで形を保ちます。型、治具、送風ダクトに。",
  "High-Temperature 405 nm Resin, 180 °C": "405 nm高耐熱レジン（180 °C）",
  "405 nm resin that keeps its shape to 180 °C once baked, for moulds, jigs, fan ducts and parts near a heater. 500 g bottle, translucent amber.":
    "焼成すると180 °Cまで形を保つ405 nmレジン。型、治具、送風ダクト、ヒーター近くの部品に。500 gボトル、半透明のアンバー。",
  "For vulcanising moulds, pouring candle wax and parts near a heater. Bake the cured print for an hour at 120 °C and it keeps its shape to 180 °C under light load.":
    "加硫用の型、キャンドルワックスの型、ヒーター近くの部品のために。硬化したプリントを120 °Cで1時間焼成すると、軽い荷重なら180 °Cまで形を保ちます。",
  "It is hard and glassy, so design it with rounded corners and no snap fits. We are out of it until our next delivery from the maker.":
    "硬くガラスのような質なので、角は丸く、スナップフィットは避けて設計してください。メーカーからの次の入荷まで品切れです。",
  "180 °C after baking, 95 °C without": "焼成後180 °C、焼成なしで95 °C",
  "88 Shore D": "88 ショアD",
  "Translucent amber": "半透明のアンバー",
  "9 months unopened, about 4 once opened": "未開封で9か月、開封後は約4か月",
  "One bottle, and a card with starting settings and baking times":
    "ボトル1本、初期設定値と焼成時間のカード",
  "Shake for a minute.": "1分間振ります。",
  "Start with 3.2 seconds a layer at 0.05 mm, and 35 seconds for each of 6 bottom layers.":
    "積層ピッチ0.05 mmで1層3.2秒、ボトム層は6層、各35秒から始めます。",
  "Wash for 3 minutes in isopropyl alcohol, dry, and cure for 8 minutes.":
    "イソプロピルアルコールで3分間洗い、乾かして、8分間硬化させます。",
  "Bake for an hour at 120 °C in an oven that is not used for food, with the window open, and let it cool inside.":
    "食品に使わないオーブンで、窓を開けて120 °Cで1時間焼成し、そのまま庫内で冷まします。",
  "Keep closed, dark and between 15 and 25 °C.":
    "ふたを閉め、暗い場所で15〜25 °Cで保管してください。",
}
