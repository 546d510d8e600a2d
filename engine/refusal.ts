/**
 * Every reason for which input is refused, with what it means. Programs rely on these codes (`docs/protocol.md`): one
 * may be added, but none is ever renamed or given another meaning.
 */
export const refusals = {
  // At a table
  'late-answer': 'The decision has been answered already.',
  'not-yours': 'Another seat decides this.',
  'no-such-option': 'The number is not that of an option.',
  'game-over': 'The game is over: there is nothing left to decide.',
  'cannot-undo':
    'The last choice cannot be taken back, for example because new dice or cards have been seen since.',
  'in-circles':
    'Companions play alone, and nothing new has happened for so long that the game may never end.',
  'cannot-redo': 'Nothing was taken back that could be done again.',
  'too-far-back': 'That part of the game was played under older rules and cannot be reached any more.',
  'bad-line': 'The line is none that the table understands.',
  'no-reason': 'No rule keeps anything of that kind out.',
  'no-advice': 'Nobody gives advice here: at this table, or on this question.',
  'no-card': 'No card here has that name.',
  'no-rule': 'No rule has that id or contains that text.',

  // Where a table is stored
  'moved-on': 'The stored table has changed since it was read: read it again.',
  'cannot-save': 'The table cannot be stored there. What could not be stored did not happen.',
  'no-storage': 'What is stored cannot be reached.',
  'taken-over': 'Another terminal has taken the table over.',
  'in-use': 'The table is being played in another terminal.',
  'unknown-table': 'There is no such table.',
  'no-table': 'No table is open.',
  'nothing-to-continue': 'There is no unfinished table.',
  'nothing-to-watch': 'There is no table yet that could be watched.',
  left: 'The person left before there was a table.',

  // Setting up a table
  'no-game': 'No game was named.',
  'unknown-game': 'There is no such game.',
  'no-guide': 'The game has no guided first game.',
  'other-game': 'The table is one of another game.',
  'unknown-option': 'The game has no such option.',
  'bad-value': 'A value is not one of those that are possible.',
  'forbidden-setup': 'The rules do not allow this set-up.',
  'bad-pack': 'The custom cards are wrong, or games with them get stuck.',
  'bad-sheet': 'The sheet is none, or not of the kind that is needed.',
  'no-packs': 'The game takes no books or packs.',
  'no-storybooks': 'The game has no storybooks.',
  'no-book': 'The file is not a storybook.',

  // Files
  'no-such-file': 'The file is not there or cannot be read.',
  'bad-file': 'The file is not what it should be, or has a name that cannot be used.',
  'already-exists': 'There is one already, and nobody said that it may be replaced.',
  'bad-save': 'The saved game is damaged, or is none.',
  'bad-state': 'The table in the saved game breaks the rules.',
  tampered: 'The choices in the saved game do not lead to its end.',
  'piece-gone': 'The saved game was dealt from a box with a card or hero that the game no longer has.',
  'newer-rules': 'The saved game was played under newer rules than these.',
  'unknown-format': 'The file is of a newer format than this version reads.',
  'bad-recording': 'The recording is damaged, or is none.',
  'no-recording': 'No recorded game is open.',

  // Campaigns
  'bad-campaign': 'The campaign file is damaged, contradicts itself, or is none.',
  'unknown-campaign': 'There is no such campaign.',
  'unknown-chapter': 'The campaign has no such table.',
  'which-table': 'Several tables of the campaign are open: name one.',
  'bad-name': 'The name is empty or too long.',
  'not-over': 'The table before it is still being played.',
  'gone-on': 'Another table has begun with what this one handed on, so its end stays as it is.',
  'not-a-leaf': 'Other tables follow this one, so it cannot be removed.',
  'too-many-chapters': 'The campaign has as many tables as it may.',

  // Tables over the network
  stale: 'The table has moved on: look at it again.',
  'no-guest': 'The server does not know who is asking.',
  'not-here': 'The caller has no seat at this table, and no key to watch it.',
  'not-host': 'Only the host of the table may do that.',
  'no-invitation': 'The code or the invitation leads to no table.',
  'no-seat': 'The seat is not free, or there is none.',
  locked: 'The host has locked the table: nobody else takes a seat.',
  'no-takeback': 'Nobody has asked to take anything back, or somebody has asked already.',
  'no-talking': 'Watchers do not talk at this table.',
  'bad-request': 'The request is not what this address takes.',
  'other-origin': 'The request comes from a page of another server.',
  'unknown-address': 'The server has nothing at this address.',
  'too-large': 'The request is larger than it may be.',
  'too-many': 'There were too many requests: wait a little.',

  broken: 'Something went wrong inside the program. Please report it.',
} as const

export type RefusalCode = keyof typeof refusals

/** Input that cannot be taken: says what is wrong and what to do. Nothing was changed. */
export class Refusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}
