/** Where the adventures of the campaign lie on a drawing of the coast, in their order. */
export const coast: readonly { title: string; x: number; y: number }[] = [
  { title: 'The Mute Bell', x: 60, y: 140 },
  { title: 'Salt on the Road', x: 160, y: 190 },
  { title: 'The Hush Comes Up', x: 255, y: 135 },
  { title: 'A Court of Lamps', x: 350, y: 200 },
  { title: 'The Drowned Isle', x: 450, y: 130 },
  { title: "Bellfounder's Debt", x: 550, y: 195 },
  { title: 'The Unheard', x: 645, y: 140 },
  { title: 'Three Keels Burning', x: 740, y: 200 },
  { title: 'The Road With No Echo', x: 840, y: 140 },
  { title: 'Siege of the Ninth Tower', x: 935, y: 200 },
  { title: 'The Last Note', x: 1035, y: 135 },
]
