/** What each sort of piece is for, and when. */
export const uses: Readonly<Record<string, string>> = {
  die: 'Dice are kept in the Fate Phase, and pay for abilities in the Character’s Phase.',
  ability: 'Abilities are used in the Character’s Phase of a combat.',
  hero: 'A Character is chosen where an ability or the story asks for one.',
  enemy: 'Enemies act by themselves in the Enemy Phase; they are chosen as targets of abilities.',
  token: 'Status tokens do their work and are shaken off at the beginning of the Fate Phase.',
  card: 'A card is used when its text says so.',
  character: 'Characters are chosen before the adventure begins.',
  option: 'The choices of a page are made once, where the story stops.',
}
