/** Words of the registry of actions: what is on no button of the board by itself. */
export const REGISTRY_WORDS = {
  /** Headings of the key sheet, by the scope of the keys. */
  scopes: {
    board: 'At the table',
    form: 'A Play in hand',
    play: 'Plays of the Hustle',
    home: 'Home Borough',
    draft: 'The brew',
    split: 'Splitting the batch',
    stock: 'Thin Supply',
    offer: 'The Offer',
    harbormaster: 'Harbormaster',
    standoff: 'Standoff',
    pinned: 'Pinned',
    claim: 'A Safehouse falls',
    judge: 'Sunset: your word on a promise',
    answer: 'Sunset: a claim against you',
    ballot: 'Sunset: the vote',
  },
  papers: {
    desk: 'What is asked, and the ways to answer.',
    players: 'Every player in full, and cash from hand to hand.',
    jobs: 'The Market, your Jobs, and what the others are after.',
    log: 'Everything that has happened.',
    deals: 'Handshakes on offer and shaken.',
  },
  hint: 'What the house would do here, and why.',
  form: {
    confirm: { name: 'Make it so', does: 'Sends what has been made up.' },
    back: { name: 'Back', does: 'Lays the Play in hand aside, or puts the District away.' },
    everything: { name: 'Everything', does: 'As many of each as there are.' },
  },
  map: {
    arrows: 'On the map: the next District that way',
    pages: 'On the map: the next lit District',
    press: 'On the map: choose or look at the District',
  },
};
