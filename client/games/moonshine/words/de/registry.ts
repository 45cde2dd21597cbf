import type { REGISTRY_WORDS as ENGLISH } from '../en/registry.ts';

/** Words of the registry of actions. */
export const REGISTRY_WORDS: typeof ENGLISH = {
  scopes: {
    board: 'Am Tisch',
    form: 'Ein Zug in der Hand',
    play: 'Züge des Tagesgeschäfts',
    home: 'Heimatbezirk',
    draft: 'Der Sud',
    split: 'Den Sud teilen',
    stock: 'Knapper Vorrat',
    offer: 'Das Angebot',
    harbormaster: 'Hafenmeister',
    standoff: 'Konfrontation',
    pinned: 'Festgenagelt',
    claim: 'Ein Unterschlupf fällt',
    judge: 'Sonnenuntergang: dein Wort zu einem Versprechen',
    answer: 'Sonnenuntergang: ein Vorwurf gegen dich',
    ballot: 'Sonnenuntergang: die Abstimmung',
  },
  papers: {
    desk: 'Was gefragt ist und wie du antworten kannst.',
    players: 'Jeder Spieler im Ganzen, und Geld von Hand zu Hand.',
    jobs: 'Der Markt, deine Jobs und worauf die anderen aus sind.',
    log: 'Alles, was geschehen ist.',
    deals: 'Angebotene Handschläge und solche, auf die eingeschlagen wurde.',
  },
  hint: 'Was das Haus hier täte, und warum.',
  form: {
    confirm: { name: 'So soll es sein', does: 'Schickt ab, was zusammengestellt ist.' },
    back: { name: 'Zurück', does: 'Legt den begonnenen Zug oder das Viertel beiseite.' },
    everything: { name: 'Alles', does: 'Von jedem so viel, wie da ist.' },
  },
  map: {
    arrows: 'Auf der Karte: das nächste Viertel in dieser Richtung',
    pages: 'Auf der Karte: das nächste beleuchtete Viertel',
    press: 'Auf der Karte: das Viertel wählen oder ansehen',
  },
};
