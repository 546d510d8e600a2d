/** What lay in the first box, by id. It never changes, whatever is printed later. */
export const firstPrinting: readonly string[] =
  '1a 1b 1c 1d 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 4d 5a 5b 5c 5d 6a 6b 6c 6d'.split(' ')
