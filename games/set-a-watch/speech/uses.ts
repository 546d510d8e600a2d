/** What each sort of piece is for, and when. */
export const uses: Readonly<Record<string, string>> = {
  space: 'Camp actions belong to the camp phase.',
  die: 'Whoever rests uses their dice in the camp phase; those on watch use theirs in the watch phase.',
  ability: 'Abilities belong to the watch phase, and to those who stand there.',
  adventurer: 'Who rests is chosen at the beginning of the camp phase.',
  class: 'Adventurers are chosen before the journey begins.',
  card: 'Creatures are fought in the watch phase.',
  line: 'The places in the line belong to the watch phase.',
  fire: 'Cards are exhausted for firewood in the watch phase.',
  location: 'A location sets the terms of the night by itself.',
  map: 'The way ahead is changed by Check Map, in the camp phase.',
  unused: 'Locations that were left out come back by Check Map, in the camp phase.',
  deck: 'Creatures come from the deck by themselves; Scout Ahead looks at them in the camp phase.',
  graveyard: 'Cards leave the graveyard only where a rune, an ability or a creature says so.',
  horde: 'The horde joins the last watch; Vanquish thins it in the camp phase.',
  unhallowed: 'Unhallowed come by themselves, when a summon calls.',
  laid: 'Cards are put in order while they are laid out.',
}
