/** The people of the Ninebell Coast, by the names that books call them. */
const calledToo: Readonly<Record<string, readonly string[]>> = {
  'Adda Corse': ['Corse'],
  'Ambrose Kittow': ['Kittow'],
  'Bettany Grail': ['Grail'],
  'Big Anneke': ['Anneke'],
  'Brom Oake': ['Brom'],
  'Brother Quill': ['Quill'],
  'Captain Ysolt Brand': ['Captain Brand', 'Ysolt Brand', 'Brand'],
  'Corporal Dunnage': ['Dunnage'],
  'Dulcie Fane': ['Dulcie'],
  'Elspet Merrow': ['Elspet'],
  'Gritta Sand': ['Gritta'],
  'Hew Lorn': ['Hew'],
  'Hob Tarrant': ['Hob'],
  'Isaude Merrow': ['Isaude'],
  'Ivo Pym': ['Pym'],
  'Jory Pell': ['Jory'],
  'Judge Vessa Tarn': ['Vessa Tarn'],
  'Linnet Vay': ['Vay'],
  'Lucan Feld': ['Feld', 'Lucan'],
  'Madge Loom': ['Madge'],
  'Miss Penhallow': ['Penhallow'],
  'Mistress Quoin': ['Quoin'],
  'Nan Teasel': ['Nan'],
  'Ned Shale': ['Ned'],
  'Oda Ketil': ['Oda'],
  'Orrin Wick': ['Orrin'],
  'Oswin Thorpe': ['Mr Thorpe', 'Thorpe'],
  'Peg Lantry': ['Peg'],
  'Perrin Margent': ['Margent'],
  'Sael Redmast': ['Sael'],
  'Silas Crake': ['Crake'],
  'Tamsin Oake': ['Tamsin'],
  'Thessaly White': ['Thessaly'],
  'Wren Pell': ['Wren'],
}

const full = new Map(
  Object.entries(calledToo).flatMap(([name, others]) => others.map((other) => [other, name] as const)),
)

/** Somebody's whole name, by any that a book calls them. */
export function wholeName(name: string): string {
  return full.get(name) ?? name
}
