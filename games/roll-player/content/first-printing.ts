/**
 * What lay in the box when the first tables were dealt, by id. It never changes, whatever is printed later: tables that
 * name no printing were dealt from this one.
 */
export const firstPrinting: readonly string[] = `
  human dwarf elf orc halfling drakeborn
  warrior berserker gladiator vanguard mage illusionist chronomancer seer ranger druid beastmaster warden
  bard enchanter warlock jester rogue assassin necromancer outlaw cleric paladin exorcist templar
  bellringersChild saltSmuggler cloisterScribe shepherdOfTheFens tinkersApprentice exiledHeir siegeSurvivor
  midnightBaker ferryKeeper lamplighter arenaSweeper cartwright swampHealer royalPage gravedigger
  wanderingMinstrel
  saintly wicked orderly anarchic knightly rebellious tyrannical marauding temperate fanatical righteous
  fickle impassive detached merciful scheming restless
  iceBear emberFox moonOwl thornBoar tideSerpent stormRaven shadeCat stoneTortoise sunStag mireToad
  shortSword huntingBow oakenStaff parryingDagger ironPick battleHammer scholarsWand gildedRapier
  throwingKnives luckySling backpack fiendbaneMace falconersGlove trident twinSickles spyglass
  ironHelm ironGauntlets ironGreaves ironCuirass ironPavise hideHood hideBracers hideBoots hideJerkin
  hideCloak silkCowl silkGloves silkSash silkRobe silkSlippers scaleVisor scaleVambraces scaleSkirt
  scaleHauberk scaleMantle
  acrobatics appraisal bluff charity herbLore insight scavenging jostle brawn meditation forgery
  sleightOfHand ritual bribery clarity summon taming rally warding bloodlust
  devout ruthless disciplined wild humble mighty studious warlike vain thrifty eclectic loyal exacting
  wellRounded haunted bookish relentless bonded decorated scarred
  scrollOfMirrors scrollOfExchange scrollOfFate scrollOfPiety scrollOfLore scrollOfTuning scrollOfBanishment
  scrollOfHealing scrollOfBonding
  fiendOfLimpness fiendOfClumsiness fiendOfRigidity fiendOfDullness fiendOfDoubt fiendOfMumbling
  fiendOfLeashes fiendOfRust fiendOfMoths fiendOfSloth fiendOfVice fiendOfBlots fiendOfGruffness
  fiendOfSwindles fiendOfNeglect fiendOfLead fiendOfTolls fiendOfWeariness fiendOfDues fiendOfFright
  fiendOfJitters fiendOfGreed fiendOfFog fiendOfLeeches fiendOfHaste fiendOfInfamy
  goblinSneak koboldMiner plagueRat roadBandit crocodile bogImp boneArcher tuskedBoar maskedAcolyte
  caveSpider ogreBrute hexWitch gargoyle graveWraith harpy minotaurGuard shapeThief salamander trollMarauder
  dreadKnight
  cinderDrake frostLeviathan plagueHydra mindTyrant nightLich boneColossus
  ashfallCrater obsidianCaves scorchedPlain riverOfLava chokingSmoke emberSwarm fireBreath tailSweep
  moltenClaw frozenFjord drownedTemple whaleRoad blackIce blizzard sirenSong tidalCrash frostGaze
  crushingCoil rottingMire fungalHollow poisonOrchard bitingMidges quicksand tangledVines manyHeads
  venomSpray regrowth hallOfMirrors sunkenLibrary dreamMaze whispers falseFriends sleeplessMarch mindSpike
  domination nightmareWave silentCrypt gallowsHill moonlessKeep boneGate soulToll shadePatrol witheringTouch
  raiseDead deathlyChant skyBarrow marbleQuarry windsweptPass rockslide tollOfNames howlingDust stoneFist
  shatter titansStomp
`
  .trim()
  .split(/\s+/)
