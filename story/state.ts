/** How far a story has got: part of a game's state. Between two rounds it says everything. */
export interface StoryState {
  /** The entry that is open. */
  entry: string
  /** Its text and actions are done; only the choice is left. */
  choosing: boolean
  /** What the story remembers: keywords or flags. */
  remembered: string[]
  /** Choices marked `once` that have been taken. */
  taken: string[]
}

export function newStory(entry: string): StoryState {
  return { entry, choosing: false, remembered: [], taken: [] }
}

export function copyStory({ entry, choosing, remembered, taken }: StoryState): StoryState {
  return { entry, choosing, remembered: remembered.slice(), taken: taken.slice() }
}

export function remembers(story: StoryState, word: string): boolean {
  return story.remembered.includes(word)
}

export function remember(story: StoryState, word: string): void {
  if (!remembers(story, word)) story.remembered.push(word)
}

export function forget(story: StoryState, word: string): void {
  story.remembered = story.remembered.filter((it) => it !== word)
}

/** The book is opened at this entry. */
export function turnTo(story: StoryState, label: string): void {
  story.entry = label
  story.choosing = false
}
