/** What each sort of piece is for, and when. */
export const uses: Readonly<Record<string, string>> = {
  die: 'After each roll you place dice of one number from your hand; placed dice stay until something frees them.',
  hero: 'Heroes act in their own turn, with the dice in hand and their gift.',
  card: 'Enemies act by themselves at the end of each turn. Dice placed on one fight it.',
  desert: 'The desert takes dice when you place what you have rolled.',
  fortress: 'The fortress takes dice when you place what you have rolled.',
  forest: 'The forest takes dice when you place what you have rolled.',
  iceCave: 'The ice cave takes dice when you place what you have rolled.',
  line: 'The rewards of the ice cave come with a full line.',
  track: 'A damage track shows how close its land is to falling.',
  resurrection: 'Resurrection takes dice when you place what you have rolled.',
  oblivion: 'Dice come back from Oblivion by Resurrection and by what some heroes can do.',
  pool: 'Bonus dice are handed out by the ice cave.',
  deck: 'One enemy is turned up at the end of each turn, by itself.',
  adventure: 'Power stones come by themselves when a task is complete.',
}
