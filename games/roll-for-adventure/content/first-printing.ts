/**
 * What lay in the box when the first tables were dealt, by id. It never changes, whatever is printed later: tables that
 * name no printing were dealt from this one.
 */
export const firstPrinting: readonly string[] = `
  adventurer fighter healer warrior wayfinder coinsinger twinhand glasswright ferrywoman hearthkeeper
  D1a D1b D1c D2a D2b D3a F1a F1b F1c F2a F2b F3a W1a W1b W1c W2a W2b W3a I1a I1b I1c I2a I2b I3a
  MOS
  DR1 DR2 DR3 DR4 DR5 DR6
  PH1a PH1b PH1c PH2a PH2b PH3a
  GI1 GI2 GI3 GI4 GI5 GI6
`
  .trim()
  .split(/\s+/)
