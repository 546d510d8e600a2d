/**
 * What lay in the box when the first tables were dealt, by id (`eagle#2` is the second Eagle). It never changes, whatever is printed later: tables that
 * name no printing were dealt from this one.
 */
export const firstPrinting: readonly string[] = `
  ranger beastMaster rogue warrior wizard cleric barbarian alchemist
  longShot farSight elfSenses sharpshooter arrowStorm tameBeast setSnares lure callThePack beastBond backstab
  stayDead smokeBomb sleightOfHand shadowWalk cleave battleCry topple hurledAxe grit polymorph arcBolt
  chainSpark witheringHex kindle turnUndead smite innerLight sanctuary beacon rage thickHide recklessBlow
  roar bloodFrenzy fireFlask transmute acidVial catalyst smellingSalts
  acolyte acolyte#2 eagle eagle#2 direWolf direWolf#2 caveBear caveBear#2 goblinRaiders goblinRaiders#2
  fellBeast fellBeast#2 wyvern wyvern#2 cinderDrake cinderDrake#2 forestGiant forestGiant#2 vampire vampire#2
  zombieHorde zombieHorde#2 boneLegion boneLegion#2 fireSerpent fireSerpent#2 shade shade#2 cutpurse
  cutpurse#2 ironGolem ironGolem#2 pixieSwarm pixieSwarm#2 graveCaller graveCaller#2 mireHulk mireHulk#2
  lich dreadDrakerider hornedHuntmaster boneSovereign emberTyrant bloodCountess mindDevourer gloomTitan
  manyHeadedWyrm plagueBishop hollowKing whisperingIdol frostRevenant
  summon summon#2 summon#3 summon#4 summonOfAsh summonOfBone summonOfChains summonOfHunger summonOfEchoes
  snowyPass oldCrossroads drownedMarsh whisperingWoods boneyard ruinedWatchtower windsweptRidge brigandRoad
  crystalCavern sunkenTemple goblinWarrens foggyMoor hauntedMill dryRiverbed waysideInn hiddenGlade
  woodcuttersHut runeShrine forbiddenTower shatteredGate glaciersEdge thornwall burningFields
  plunderedVillage echoingCanyon moonlitLake collapsedMine cursedOrchard hermitsCave healingSpring
  throneOfAsh
`
  .trim()
  .split(/\s+/)
