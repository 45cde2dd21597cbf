/** The house itself: its name, its ways, what it says when nothing answers. */

export const house = {
  name: 'Backroom',
  tagline: 'A quiet house for loud card sharps',
  skip: 'Skip to the content',
  lobby: 'Lobby',
  about: 'About',
  back: 'Back to the lobby',
  open: 'Open a file',
  lost: 'There is nothing behind this door.',
  lostWhy: 'The address may be mistyped, or what was here has been cleared away.',
  waysOn: 'Ways on',
  learnHere: 'Learn a game',
  language: 'Language',
};

export const net = {
  offline: 'The house does not answer. Check the connection and try again.',
  notFound: 'There is no such table.',
  failed: (status: number) => `The house could not do that (${status}).`,
  noAnswer: 'No answer came. The board shows what is known to have happened.',
  connecting: 'Finding your table …',
  lost: 'The line is down. Reconnecting; nothing can be moved until it is back.',
  loading: 'One moment …',
  retry: 'Try again',
};

export const offline = {
  newVersion: 'There is a new version of the house.',
  take: 'Load it now',
  later: 'Later',
};

export const about = {
  title: 'About this house',
  p1: 'Backroom is an unofficial, free place to play crime-family board games with friends and with bots.',
  p2: 'Moonshine Kingdom is designed by Nick Dyson. This is a fan’s rendering of its 1929 edition; it is neither made nor endorsed by him. If you like it, buy the box.',
  p3: 'The map, the pictures and every word on these pages are our own. Mistakes in them are ours too.',
  p4: 'Lettering: Limelight and Josefin Sans, both under the SIL Open Font License.',
};
