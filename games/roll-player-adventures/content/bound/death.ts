// Made from the books by `npm run books`: write there, not here.
export default `# DEATH

## Death-1
A carter is sitting beside you on an upturned bucket, with his hat on his knee. He took you for past needing it, he says, and went through your pockets, and had got as far as the second when you coughed. He is honest about it: this is what he had out already, and this he has put back. The rest he reckons as carriage. You notice that he has folded your hands, and that he would like you not to mention it.

! recover each all
! lose 2 gold
! if legendary: say "He has got over the ground faster than you were able to remember it."; lose 2 xp

## Death-2
Nobody finds you. You wake because somebody is counting. It comes from a long way down, from under the floor of whatever this is, one number to a breath, patient, without hope or hurry; and he has left one out. You lie and wait for him to notice. When you sit up, to tell him, there is only ground, your purse open on it, and your own two hands that will not close yet.

! recover each all
! lose 4 gold
! rows each -2
! if legendary: say "You could have sworn that you knew which number it was."; lose 2 xp

## Death-3
They have carried you farther than they meant to, four to a blanket, changing over at the gates. You know some of the faces. They are the ones who always had a word for you, and now they set you down and rub their arms, and one of them says to another, not quite out of your hearing, that one had thought of them as people who look after themselves. Somebody leaves the blanket. Somebody else comes back for it.

! recover each 10
! lose 2 xp
! favor best -1
! if legendary: say "There is a bill for the blanket."; lose 2 xp

## Death-4
A hammer, laid down very softly on stone. That is what you hear first.

! if done >= 9 and not title T086: say "It is a young pin, not a week in brass. 'They told me how he used to do it,' she says, and puts your own pins back into your hand, one after the other. None of them is bent yet."
! if not done >= 9 or title T086: say "'Would it have hurt anybody,' asks Hob Tarrant, 'to breathe where a man can see it?' In his palm lie your pins. He has not bent them yet. He had got as far as choosing the post."
They have begun to give away your things, as one does, to people who will use them. Most of it comes back. You see no reason to ask for the rest of it, and the one who has it keeps to the other side of the road.

! recover each 10
! giveup one 1
! if legendary: say "So does somebody who had already told the story of you, and told it rather well."; lose 2 xp

## Death-5
You stood in a queue. It was not cold. The person in front had wet shoes and did not turn round, and it never moved, and nobody minded, and you could not have said what it was for, except that you would be called. Then somebody behind you laid a hand on your shoulder and said to go home, they would keep the place. You are lying on your back under an ordinary sky. You have come away with everything but a little warmth, at about the height of the hand.

! recover each 8
! health each -1
! if legendary: say "You had it ready, what you would say when your turn came. It is gone."; lose 2 xp

## Death-6
Nearer the front. It is warm here, as it is on the side of a house where the oven stands. They make room, not much, the way people do for somebody who has been before, and they know your name; they say it to each other down the line, gently, getting it right. It takes two of them to turn you round. "Not yet," says somebody with wet shoes, and you would know that voice anywhere, and afterwards you do not. Your hands are empty when you wake. You had been holding something, so as not to have to hold it out.

! recover each 8
! health each -1
! giveup each 1
! if legendary: say "They wave to you, with the whole arm."; lose 2 xp
`
