import { abilityOf, rowsOf, type Character } from './pieces.ts'

/** The Characters: values for levels 1/2/3/4/5, base abilities, and the Luck ability last. */
export const characters: readonly Character[] = [
  {
    id: 'amakar',
    name: 'Amakar',
    title: 'the Barbarian',
    part: 'single-target damage',
    rows: rowsOf('21/24/28/33/37', '1/1/2/2/3', '3/4/5/6/7'),
    abilities: [
      abilityOf('amakar-1', 'Haft Jab', 'any1', 'hit 1 -> enemy'),
      abilityOf('amakar-2', 'Cleave', 'same2', 'hit 3 -> enemy'),
      abilityOf('amakar-3', 'Skullsplitter', 'same3', 'hit 7 -> enemy'),
      abilityOf('amakar-4', 'Storm of Iron', 'fullhouse', 'hit 7 -> enemies(all)'),
      abilityOf('amakar-luck', 'War Howl', 'luck(6)', 'hit 4 + weakness -> enemy'),
    ],
  },
  {
    id: 'leyana',
    name: 'Leyana',
    title: 'the Huntress',
    part: 'several targets, poison',
    rows: rowsOf('18/21/25/28/32', '1/1/2/2/2', '4/5/6/7/8'),
    abilities: [
      abilityOf('leyana-1', 'Loose Arrow', 'any1', 'hit 1 -> enemy'),
      abilityOf('leyana-2', 'Split Shot', 'any3', 'hit 2 -> enemies(2)'),
      abilityOf('leyana-3', 'Viper Point', 'dice(2,5)', 'hit 3 + poison -> enemy'),
      abilityOf('leyana-4', 'Falling Sky', 'twopair', 'hit 4 -> enemies(all)'),
      abilityOf('leyana-luck', 'Keen Eyes', 'luck(4)', 'hit 5 + investigate -> enemy'),
    ],
  },
  {
    id: 'akara',
    name: 'Akara',
    title: 'the Dawn Priestess',
    part: 'healing, cleansing',
    rows: rowsOf('17/20/23/27/31', '0/1/1/1/2', '4/5/6/7/8'),
    abilities: [
      abilityOf('akara-1', 'Spark of Day', 'any2', 'hit 2 -> enemy'),
      abilityOf('akara-2', 'Mending Touch', 'same2', 'heal 3 -> hero'),
      abilityOf('akara-3', 'Cleansing Verse', 'dice(1)', 'cure all -> hero; heal 1 -> same'),
      abilityOf('akara-4', 'Sunfall', 'same3', 'hit 5 -> enemy; heal 2 -> heroes(all)'),
      abilityOf('akara-luck', 'Morning Hymn', 'luck(1)', 'heal 3 -> heroes(all)'),
    ],
  },
  {
    id: 'karath',
    name: 'Karath',
    title: 'the Oathguard',
    part: 'protection, stun',
    rows: rowsOf('18/21/25/29/33', '2/2/2/3/3', '3/4/5/6/7'),
    abilities: [
      abilityOf('karath-1', 'Pommel Strike', 'any2', 'hit 2 -> enemy'),
      abilityOf('karath-2', 'Interpose', 'same2', 'hit 2 -> enemy; guard 2 -> hero'),
      abilityOf('karath-3', 'Verdict', 'same3', 'hit 4 + stun -> enemy'),
      abilityOf('karath-4', 'Iron Oath', 'any5', 'hit 4 -> enemy; guard 2 -> heroes(all)'),
      abilityOf('karath-luck', 'Stand Firm', 'luck(5)', 'guard 2 -> heroes(all); heal 2 -> hero'),
    ],
  },
  {
    id: 'braugg',
    name: 'Braugg',
    title: 'the Troll Peddler',
    part: 'tough carrier, self-healing',
    rows: rowsOf('23/27/31/35/40', '0/0/1/1/2', '5/7/9/10/11'),
    abilities: [
      abilityOf('braugg-1', 'Swing the Sack', 'any2', 'hit 3 -> enemy'),
      abilityOf('braugg-2', 'Rummage', 'any1', 'reroll 3'),
      abilityOf('braugg-3', 'Troll Blood', 'same2', 'heal 4 -> self'),
      abilityOf('braugg-4', 'Belly Flop', 'same3', 'hit 4 -> enemies(2)'),
      abilityOf('braugg-luck', 'Lucky Find', 'luck(3)', 'hit 3 -> enemy; heal 3 -> hero'),
    ],
  },
  {
    id: 'sivrel',
    name: 'Sivrel',
    title: 'the Hexer',
    part: 'weakness and poison',
    rows: rowsOf('19/22/26/29/33', '0/1/1/1/2', '4/5/6/7/8'),
    abilities: [
      abilityOf('sivrel-1', 'Needle Curse', 'any1', 'hit 1 -> enemy'),
      abilityOf('sivrel-2', 'Withering Word', 'dice(1,6)', 'hit 3 + weakness -> enemy'),
      abilityOf('sivrel-3', 'Plague Knot', 'same3', 'hit 3 + poison -> enemies(2)'),
      abilityOf('sivrel-4', 'Doom Spoken', 'same4', 'hit 11 + weakness -> enemy'),
      abilityOf('sivrel-luck', 'Evil Eye', 'luck(2)', 'inflict stun + weakness -> enemy'),
    ],
  },
  {
    id: 'odrin',
    name: 'Odrin',
    title: 'the Fatebinder',
    part: 'dice control, support',
    rows: rowsOf('17/20/24/27/31', '1/1/1/2/2', '4/5/6/7/8'),
    abilities: [
      abilityOf('odrin-1', 'Nudge Fate', 'any1', 'turn 1 to any'),
      abilityOf('odrin-2', 'Loose Thread', 'any2', 'hit 3 -> enemy'),
      abilityOf('odrin-3', 'Rising Thread', 'dice(1,2,3)', 'hit 7 -> enemy; add roll -> ally'),
      abilityOf('odrin-4', 'Perfect Weave', 'high5', 'hit 9 -> enemies(all); guard 2 -> heroes(all)'),
      abilityOf('odrin-luck', 'Borrowed Luck', 'luck(2)', 'hit 3 -> enemy; add roll -> heroes(2)'),
    ],
  },
  {
    id: 'veyra',
    name: 'Veyra',
    title: 'the Duelist',
    part: 'many separate hits, one great thrust',
    rows: rowsOf('18/21/24/28/32', '1/2/2/2/3', '3/4/5/6/7'),
    abilities: [
      abilityOf('veyra-1', 'Lunge', 'dice(5)', 'hit 2 -> enemy'),
      abilityOf('veyra-2', 'Riposte', 'same2', 'hit 3 -> enemy; guard 1 -> self'),
      abilityOf('veyra-3', 'Flurry', 'any3', 'hit 2 -> enemy; hit 2 -> enemy'),
      abilityOf('veyra-4', 'Heartseeker', 'same4', 'hit 13 -> enemy'),
      abilityOf(
        'veyra-luck',
        'Read the Stance',
        'luck(4)',
        'inflict investigate + stun -> enemy; hit 2 -> enemy',
      ),
    ],
  },
]

/** A good party for a first game; everybody may pick anybody (RF-003). */
export const firstParty: readonly string[] = ['amakar', 'leyana', 'akara', 'karath']
