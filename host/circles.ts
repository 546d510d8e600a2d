/** So many choices of companions without a new sentence: a game of the box has one every few dozen. */
export const longWithoutNews = 500

/** What is said of companions that play alone and may never come to an end. */
export const inCircles = `Nothing new for ${longWithoutNews} choices: the companions may go in circles for ever.`
