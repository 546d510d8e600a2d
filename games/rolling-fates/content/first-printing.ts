/**
 * What lay in the box when the first tables were dealt, by id. It never changes, whatever is printed later: tables that
 * name no printing were dealt from this one.
 */
export const firstPrinting: readonly string[] = `
  amakar leyana akara karath braugg sivrel odrin veyra
  T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22 T23 T24 T25 T26 T27
  T28 T29 T30 T31 T32 T33 T34 T35 T36 T37 T38 T39 T40 T41 T42 T43 T44 T45 T46 T47 T48 T49 T50 T51 T52 T53 T54
  T55 T56 T57 T58 T59 T60
  X01 X02 X03 X04 X05 X06 X07 X08 X09 X10 X11 X12 X13 X14 X15 X16 X17 X18 X19 X20 X21 X22 X23 X24 X25 X26 X27
  X28 X29 X30 X31 X32 X33 X34 X35 X36 X37 X38 X39 X40
`
  .trim()
  .split(/\s+/)
