import type * as En from '../en/lesson.ts';

/** What the coach says on the first Day. */
export const LESSON: typeof En.LESSON = {
  welcome: {
    title: 'Ein Tag in New York',
    text: 'Du bist Nell und führst die Iren: die grünen, mit dem Kleeblatt. Es ist der dritte Morgen. Vera hat die Vipers, Sal die Sizilianer. Das hier ist dein: Geld, dein {ledger}, und hinter dem Plus deine {reserves}. Wörter mit Punkten darunter haben eine Karte: Zeig auf eins, oder halt es gedrückt.',
  },
  city: {
    title: 'Dein Grund',
    text: 'In Hunts Point stehen dein {boss}, drei {runner} und dein {safehouse}. Die Zahl im Ring ist die {still}. Wo du eine Figur hast, ist das {district} dein. Die Abzeichen sind {squad|Polizeitrupps}: Dort kommt niemand hinein.',
  },
  brew: {
    title: 'Schatten: der Sud',
    text: 'Jeden Morgen werden Würfel in einen Vorrat geworfen, und jeder nimmt einen. Die {mash} von heute ist 4. Maische und Würfel ergeben zusammen eine Zahl, und alle deine Destillen dieser Zahl {brew|brauen}.',
  },
  draft: {
    title: 'Nimm die 5',
    text: '4 und 5 sind 9: Das ist Hunts Point, wo dein Boss steht. Vier {mobster} dort brauen 2 Fässer. Nimm die 5.',
    wrong: 'Dieser Würfel würde bei dir nichts zünden. Nimm diesmal die 5: Sie ergibt 9, die Destille in Hunts Point.',
  },
  split: {
    title: 'Teil den Sud',
    text: 'Dein Boss steht an der Destille, die gezündet hat; also darf noch eine daneben mitzünden, gleich welche Zahl sie hat: {split}. Drück auf Belmont, auf der Karte oder in der Liste, und bestätige.',
    wrong: 'Halt heute nichts zusammen: Zünde Belmont, denn dort willst du Fässer zum Verkaufen.',
  },
  othersDraft: {
    title: 'Die anderen sind dran',
    text: 'Vera und Sal nehmen ihre Würfel. Auch was übrig bleibt, zählt.',
  },
  blowback: {
    title: 'Der Rückschlag',
    text: 'Die 1 blieb übrig. Mit der Maische ergibt sie 5, und jede Destille 5 ist geplatzt: In Brownsville hat Sal drei Runner verloren. {blowback|Der Rückschlag} kann jeden treffen; sieh also hin, was du übrig lässt.',
  },
  othersOffer: {
    title: 'Angebote',
    text: 'Jetzt werden {job|Jobs} angenommen, der Letzte in der Reihe zuerst. Sal wartet ab, Vera nimmt einen.',
  },
  offer: {
    title: 'Nimm einen Job an',
    text: 'Jobs bringen {respect}, und zehn davon braucht eine Krone. „The Grand Tour“ verlangt vier Fässer, in einer Kneipe am East River verkauft. Du hast die Kneipe schon im Sinn. Ein Marker liegt darauf fest, sein {stake}, bis der Job erledigt ist. Nimm ihn an.',
    wrong: 'Einen Job mehr oder weniger, das ist oft richtig, aber heute ist The Grand Tour der Plan. Nimm den.',
  },
  ledger: {
    title: 'Dein Einfluss für heute',
    text: 'Bis zu fünf Marker sind aus der Reserve in dein Kontobuch gegangen. Mehr kannst du heute nicht ausgeben: Die meisten {play|Züge} kosten 1, große 2. Der auf dem Job fehlt in deiner Reserve.',
  },
  mash: {
    title: 'Die Maische von morgen',
    text: 'Ihr alle haltet je ein {dock}, also ist niemand {harbormaster}, und die Maische von morgen wurde gewürfelt: eine 6. Darauf kann sich jeder einstellen.',
  },
  hustle: {
    title: 'Das Tagesgeschäft',
    text: 'Jetzt werden Züge gemacht, reihum je einer, bis alle abgetaucht sind. Jeder hat seinen Preis in Rauten. Was jetzt nicht geht, ist blass und sagt, warum, wenn du darauf zeigst.',
  },
  move: {
    title: 'Auf nach Astoria',
    text: 'Jenseits der Hell Gate Bridge liegt Astoria: eine Kneipe am Fluss, zwei von Veras Runnern und zwei ihrer Fässer. Wähle Bewegen, von Hunts Point nach Astoria, und nimm alles: Boss, 3 Runner, 2 Moonshine. Hunts Point hält dein Unterschlupf ohne sie. Sieh dir die Aussichten an, bevor du bestätigst.',
    wrong:
      'Nimm für diesen Überfall alles von Hunts Point nach Astoria: den Boss, 3 Runner und beide Fässer. „Alles“ tut es auf einmal.',
  },
  standoff: {
    title: 'Konfrontation',
    text: 'Dort stehen Gangster einer Rivalin, also gibt es Kampf. Vera antwortet einmal: {ambush}, {holdFire|nicht schießen} oder {fold|weichen}. Sie schießt nicht.',
  },
  fire: {
    title: 'Eröffne das Feuer',
    text: 'Du bist {pinned}. Vier Gangster werfen 2 Würfel, und die Iren einen mehr; dein Boss lässt jeden ab 4 töten. Sie hat einen Würfel, der ab 5 tötet. Die Tabelle unter den Antworten nennt deine Aussichten, Salve um Salve. Der erste Schuss eines Kampfes bringt {heat}. Eröffne das Feuer.',
    wrong: 'Mit solchen Aussichten geht man nicht: Eröffne das Feuer.',
  },
  won: {
    title: 'Astoria ist dein',
    text: 'Zwei Treffer, ihre beiden Runner sind fort, von deinen keiner. Das Viertel ist dein, und alle Fässer darin auch: ihre zwei und deine zwei. Aber dein Marker ist jetzt der vierte auf der Fahndungsleiste, und er liegt am weitesten rechts.',
  },
  othersPlay: {
    title: 'Die anderen sind am Zug',
    text: 'Vera heuert zwei Runner an. Sal tauscht an seinem Dock Moonshine gegen {rum}.',
  },
  unload: {
    title: 'Schlag los',
    text: 'Vier Fässer in einer deiner Kneipen am Fluss: {unload|Schlag sie alle los}, zu 300 $ das Fass. Vier oder mehr auf einmal bringen Fahndung, und deiner wird der fünfte Marker sein: Es kommt eine {raid}. Du weißt es, und es ist es wert.',
    wrong: 'Der Job verlangt vier Fässer auf einmal, in Astoria. Schlag alle vier los.',
  },
  run: {
    title: 'Razzia!',
    text: 'Der Job ist erledigt. Und die Trupps kommen, Bezirk um Bezirk. Dein Marker ist der frischeste, also geht der Trupp der Bronx auf dich: Er tritt deine Tür in Throggs Neck ein, und das Fass dort ist fort. Deine zwei Runner können nach Hunts Point oder nach Fordham fliehen. Beides ist recht: Hunts Point ist Heimat, Fordham ist Neuland.',
    wrong: 'Erst muss deine Crew fliehen: Wähle, wohin.',
  },
  raid: {
    title: 'Was die Razzia tat',
    text: 'Der Trupp von Manhattan fand niemanden. In Queens wusste Veras Crew nicht, wohin, und wurde verhaftet. Sals Unterschlupf ist die eine Tür, die kein Trupp je öffnet: Das ist die Gabe der Sizilianer. Alle Marker sind heim in die {reserves} gekommen.',
  },
  job: {
    title: 'Ein Respekt',
    text: 'The Grand Tour hat 1 Respekt gebracht, und sein Einsatz ist daheim. Die Fässer brachten 1.200 $: bald genug, um zu {bribe|bestechen}, für den nächsten von zehn Markern.',
  },
  othersRest: {
    title: 'Die anderen tauchen ab',
    text: 'Vera und Sal haben für heute genug. Wer zuerst geht, nimmt die niedrigste {token} und ist morgen zuerst dran.',
  },
  layLow: {
    title: 'Tauch ab',
    text: 'Ein Marker ist übrig, und kein Zug, der ihn wert wäre. {layLow} bringt 100 $ und beendet den Tag.',
    wrong: 'Genug für einen Tag: Tauch ab.',
  },
  sunset: {
    title: 'Sonnenuntergang',
    text: 'Alle sind abgetaucht, also war der Tag sogleich vorbei. Die Zugmarken machen die neue Reihenfolge: Du bist heute Letzte, und bei den Angeboten die Erste. Ein neuer Vorrat an Würfeln liegt da.',
  },
  crown: {
    title: 'Und so zur Krone',
    text: 'Das war ein Tag. Viele davon führen ans Ziel: zehn Respekt aus Jobs, {nod} durchs Bestechen, keine Schulden bei Shylock, dein Boss in einem {venue}, und der Zug {crown|Die Krone nehmen}. Die Regeln liegen an jedem Tisch bereit, hinter jedem Fragezeichen.',
  },
};

export { LESSON_NAMES } from '../en/lesson.ts';
