import type * as En from '../en/puzzles.ts';

/** The ten puzzles: what is asked, and why each answer is right or wrong. */
export const PUZZLE_WORDS: typeof En.PUZZLE_WORDS = {
  crown: {
    title: 'Der letzte Zug',
    asks: 'Du bist die Vipers. Zehn Einfluss, zehn {respect}, kein {mark}, dein {boss} im „Triangle“. Sechs Fässer {rum} neben ihm, zwei Marker im {ledger}. Du bist am Zug.',
    why: {
      crown:
        'Segen, Respekt, kein Schuldschein, Boss im Nobelklub, 2 Einfluss: Alles ist da, und das Spiel ist sogleich dein. Nichts kann dazwischenkommen.',
      unload:
        '3.000 $ helfen keinem Boss, der schon gekrönt sein könnte. Erst kommen die Fahndung und die Züge aller anderen: ein Kampf im „Triangle“, ein {rat|Verpfeifen}, und deine Gelegenheit ist dahin.',
      layLow: 'Du würdest allen anderen den Rest des Tages geben, deinen Boss zu vertreiben.',
      move: 'Dein Boss steht an einem der wenigen Orte, an denen er gekrönt werden kann. Bleib, und nimm sie.',
    },
    otherwise: 'An einem anderen Tag mag das ein guter Zug sein. Heute kannst du gewinnen, und nichts ist besser.',
  },
  draft: {
    title: 'Fünf Würfel',
    asks: 'Du bist die Sizilianer und nimmst zuerst. Die {mash} ist 5. Dein Boss und drei Runner stehen in Five Points (10), fünf Runner in The Tenderloin (8), drei in East Harlem (12) und drei an der West Side (11). Welchen Würfel?',
    why: {
      boss: '5 und 5 sind 10: Five Points braut 2, und weil dein Boss dort steht, {split|darf der Sud geteilt werden}: The Tenderloin nebenan braut 3 dazu, gleich welche Zahl es hat. Fünf Fässer im Ganzen.',
      crew: 'The Tenderloin hat deine größte Crew und braut 3. Aber dein Boss ist nicht dort, also wird nichts geteilt. Die 5 zündet beide.',
      dock: 'Die West Side braut 2, und das ist alles. Die 5 bringt fünf Fässer.',
      nothing: 'Keine deiner Destillen hat diese Zahl: Du würdest gar nichts brauen.',
    },
    otherwise: 'Einen Würfel musst du nehmen, und dieser braut weniger als die 5.',
  },
  greed: {
    title: 'Ein Fass zu viel',
    asks: 'Du bist die Iren. Vier Marker liegen auf der {heat|Fahndungsleiste}, keiner davon deiner. Fünf Moonshine in Belmont, sechs Rum am Dock in Throggs Neck, zwei Marker im Kontobuch. Du bist am Zug.',
    why: {
      three:
        'Drei Fässer sind leise: 900 $ und keine Fahndung. Solange kein Marker von dir auf der Leiste liegt, kommt kein Trupp zu dir, und der Rum in Throggs Neck ist sicher.',
      many: 'Die {greedTax} legt deinen Marker auf die Leiste, als fünften und frischesten. Die Razzia kommt sogleich, und der Trupp in Morris Park geht auf das vollste Viertel in seiner Reichweite: Sechs Rum, 3.000 $ wert, sind weg für ein Fass mehr.',
      few: 'Auch leise, aber drei gehen ohne einen Laut. Warum Geld liegen lassen?',
      extort:
        'Erpressen bringt immer Fahndung. Deiner wäre der fünfte Marker und der frischeste: Der Trupp der Bronx ginge geradewegs auf deinen Rum.',
      layLow: 'Es schadet nicht, aber 200 $ sind weniger als 900 $ für drei still verkaufte Fässer.',
    },
    otherwise: 'Erlaubt, aber es lässt 900 $ stilles Geld auf dem Tisch.',
  },
  kickback: {
    title: 'Geben und Nehmen',
    asks: 'Du bist die Knights. Vier Rum im „Havemeyer“ in Williamsburg, drei in „Sunny’s Bar“ in Red Hook, vier Moonshine in Brownsville, zwei Marker im Kontobuch, fünf in der Reserve, einer auf der Leiste mit drei fremden. Du bist am Zug.',
    why: {
      venue:
        '1.500 $, keine Fahndung und dreimal {kickback}: Die zwei bezahlten Marker sind wieder im Kontobuch und noch einer dazu. Du machst weiter, als hätte es nichts gekostet.',
      four: 'Das vierte Fass bringt Fahndung, und das ist der fünfte Marker, und deiner ist der frischeste: Die Razzia folgt sogleich. Drei wären leise gewesen und hätten das Kontobuch gefüllt.',
      few: 'Der rechte Ort. Aber jeder Rum bringt einen Marker zurück: Drei Fässer sind noch leise und zahlen mehr.',
      bar: 'Dieselben 500 $ das Fass, aber eine gewöhnliche Kneipe zahlt kein {kickback}: Dein Kontobuch ist danach leer, und dein Tag ist vorbei.',
      extort:
        'Erpressen bringt Fahndung: den fünften Marker, und deinen. Der Rum ist, worauf die Trupps es absehen würden.',
    },
    otherwise: 'Erlaubt. Aber drei Rum im Nobelklub bringen 1.500 $ und mehr Einfluss zurück, als sie kosten.',
  },
  fold: {
    title: 'Sieben an der Tür',
    asks: 'Du bist die Sizilianer. Zwei Runner von dir halten The Tenderloin; die Iren kommen mit ihrem Boss und sechs Runnern. Es gibt keine Fässer und keinen Unterschlupf. Deine Antwort.',
    why: {
      fold: 'Vier Würfel, und die Iren einen mehr, die je ab 4 töten, gegen einen von dir: Du verlörest beide Männer für nichts. An der West Side stehen sie bei drei anderen, und die Iren haben einen Marker für ein leeres Viertel ausgegeben.',
      home: 'Richtig: Nichts hier ist zwei Männer wert, wohin sie auch gehen. An der West Side würden sie ein Dock stark machen.',
      ambush:
        'Ein Würfel ab 4 nimmt bestenfalls einen von sieben, kostet einen Marker für die Fahndung, und dann fallen deine beiden.',
      holdFire:
        'Zurückschießen ist umsonst, aber es ist ein Würfel gegen fünf. Beide Männer fallen, und das Viertel mit ihnen.',
    },
    otherwise: 'Sieh dir die Aussichten unter der Frage an.',
  },
  ambush: {
    title: 'Ungebeten',
    asks: 'Du bist die Vipers. Drei Runner der Knights kommen nach Corona, wo dein Boss, drei Runner, dein Unterschlupf und fünf Fässer sind. Deine Antwort.',
    why: {
      ambush:
        'Boss, Unterschlupf und {ambush}: {threat} 4, also tötet jeder deiner zwei Würfel ab 2, bevor sie einmal geschossen haben. Meist bleibt von dreien nur einer. Das ist einen Marker wert, und zwei auf der Leiste bringen die Trupps noch nicht.',
      holdFire:
        'Auch dein Zurückschießen ist stark, aber es kommt zugleich mit ihren Schüssen, und sie bestimmen, wann Schluss ist. Der Hinterhalt trifft zuerst, und allein.',
      fold: 'Du gäbest fünf Fässer, das Viertel und deinen Unterschlupf an drei Runner, denen du überlegen bist.',
    },
    otherwise: 'Sieh dir die Aussichten unter der Frage an.',
  },
  advance: {
    title: 'Mit vollen Händen',
    asks: 'Du bist die Sizilianer, {pinned} in East Harlem: dein Boss und ein Runner, mit vier Rum, gegen fünf der Iren. Ein Marker ist noch im Kontobuch. Du hast die Wahl.',
    why: {
      home: '{advance} kostet 1 Einfluss und nimmt alles mit, was du trägst: Boss, Runner und vier Rum stehen sicher in Five Points, hinter deinem Unterschlupf.',
      away: '{advance} rettet Boss und Rum, und darum geht es. Noch besser wäre Five Points: Dort sind dein Unterschlupf und drei Runner.',
      openFire:
        'Ein Würfel gegen drei: Fünf kannst du nicht töten, und dann ist dein Kontobuch leer, und dir bleibt der {fallBack} ohne den Rum, wenn dein Boss noch lebt.',
      fallBack: 'Umsonst, aber was du trugst, bleibt bei den Iren: Vier Rum sind 2.000 $. Ein Marker nimmt sie mit.',
    },
    otherwise: 'Das kostet dich den Rum, oder mehr.',
  },
  run: {
    title: 'Wohin?',
    asks: 'Du bist die Vipers. Die Iren haben verpfiffen, und der Trupp von Queens steht in Corona; der von Brooklyn kommt als Nächster. Auf der Leiste liegen ein Marker der Knights und rechts davon einer von dir. Dein Boss und drei Runner müssen fliehen.',
    why: {
      flushing:
        'Niemand ist dort, der Trupp von Queens hat schon gezogen, und zwei {loose} werden bei der Ankunft dein.',
      astoria: 'Sicher, und dein. Aber die zwei {loose|herrenlosen Fässer} in Flushing wären auch noch dein gewesen.',
      brownsville:
        'Neben dem Trupp in Williamsburg, der als Nächster handelt, und dein Marker ist der frischeste: Er würde dich ein zweites Mal hinauswerfen.',
    },
    otherwise: 'Nicht dorthin.',
  },
  layLow: {
    title: 'Der letzte Marker',
    asks: 'Du bist die Iren. Ein Marker ist noch im Kontobuch, niemand ist abgetaucht, und du hast nichts zu verkaufen. Du bist am Zug.',
    why: {
      layLow:
        'Der Marker bringt 100 $ beim {layLow}, und die erste {token} ist dein: Morgen nimmst du den ersten Würfel und machst den ersten Zug.',
      collect:
        'Auch 100 $, aber dann tauchst du später ab, und ein anderer nimmt die erste {token}. Mit dem letzten Marker zu kassieren ist nie besser, als schlafen zu gehen.',
      move: 'Bewegen kann mehr als 100 $ wert sein, aber hier ist nichts damit zu gewinnen, und die erste {token} ist weg.',
      borrow: '1.500 $ heute sind 2.000 $, die vor der Krone zu zahlen sind, für Geld, das du heute nicht brauchst.',
    },
    otherwise: 'Erlaubt, aber weniger wert als 100 $ und der erste Zug morgen.',
  },
  offer: {
    title: 'Auf dem Markt',
    asks: 'Du bist die Vipers mit sechs Einfluss. Sieben Moonshine liegen in Flushing, bewacht von vier Runnern. Dein Angebot.',
    why: {
      poisonPanic:
        'Sechs Moonshine, in Flushing verkauft: Sie liegen schon dort. Ein Losschlagen heute bringt 3 {respect} und bis zu 2.100 $, und der {stake} ist am selben Tag daheim.',
      five: 'Fünf Respekt sehen besser aus, aber der Einsatz legt die Hälfte deiner Marker für viele Tage fest, und nichts dafür ist vorbereitet. Poison Panic ist heute erledigt.',
      other: 'Auf dem Tisch liegt ein Job, den du mit deinen nächsten zwei Markern erledigst: Poison Panic.',
      standPat:
        'Ein anderer nimmt Poison Panic, oder er liegt morgen noch da, wenn deine Fässer weg sind. Der Einsatz von 2 ist wieder da, sobald du losschlägst.',
    },
    otherwise: 'Nimm den Job an, für den alles bereit ist.',
  },
};
