/**
 * What lay in the box when the first tables were dealt. It never changes, whatever is printed later: tables that name
 * no printing were dealt from this one.
 */
export const firstPrinting: readonly string[] = `
  people Coastfolk, people Stonekin, people Reedling, people Hornfolk, people Duskwing, people Brinefolk,
  people Cinderborn, people Hollowkin, class Hammerhand, class Gatewarden, class Rigbreaker, class Stevedore,
  class Pit Champion, class Standard Bearer, class Knife-runner, class Rigger, class Toll-dodger,
  class Fog Scout, class Needle Duelist, class Roof Courier, class Ox Drover, class Reed Ranger,
  class Tidewalker, class Kiln Tender, class Ironstomach, class Stonesplitter, class Lampwright,
  class Cipherist, class Roadmapper, class Metal Alchemist, class Stargazer, class Sluice Engineer,
  class Chimer, class Hospitaler, class Oath-keeper, class Bone-reader, class Beekeeper, class Fen Hermit,
  class Crier, class Balladeer, class Envoy, class Masker, class Auctioneer, class Clan Mother,
  hero Orla Venn, hero Berta Kell, hero Ansgar Flint, hero Gorm Tull, hero Ragna Stout, hero Tam Brackett,
  hero Sile Quick, hero Nib Harrowgate, hero Pip Sallow, hero Weft Marlin, hero Liss Emberly,
  hero Kestrel Dunn, hero Hanna Rudd, hero Teal Osier, hero Mara Fenwater, hero Ottar Brick, hero Mungo Slate,
  hero Dunstan Oke, hero Ilse Wickham, hero Vesna Cole, hero Fitch Lorrimer, hero Corvin Ash,
  hero Elias Nought, hero Petra Coaldale, hero Amity Stroud, hero Sister Coral, hero Godric Lamb,
  hero Hesper Null, hero Brother Fennel, hero Moth Elder, hero Jonquil Bray, hero Finn Selkirk,
  hero Sorrel Vane, hero Mim Absent, hero Barnaby Horn, hero Old Maren, AR01, AR02, AR03, AR04, AR05, AR06,
  AR07, AR08, AR09, AR10, AR11, AR12, AR13, AR14, AR15, AR16, AR17, AR18, AR19, AR20, AR21, AR22, AR23, WE01,
  WE02, WE03, WE04, WE05, WE06, WE07, WE08, WE09, WE10, WE11, WE12, WE13, WE14, WE15, WE16, WE17, WE18, WE19,
  WE20, WE21, WE22, WE23, WE24, WE25, WE26, SK01, SK02, SK03, SK04, SK05, SK06, SK07, SK08, SK09, SK10, SK11,
  SK12, SK13, SK14, SK15, SK16, SK17, SK18, SK19, SK20, SK21, SK22, SK23, SK24, SK25, TR01, TR02, TR03, TR04,
  TR05, TR06, TR07, TR08, TR09, TR10, TR11, TR12, TR13, TR14, TR15, TR16, TR17, TR18, TR19, TR20, TR21, TR22,
  TR23, TR24, TR25, TR26, TR27, TR28, TR29, TR30, TR31, TR32, TR33, TR34, TR35, TR36, SC01, SC02, SC03, SC04,
  SC05, SC06, SC07, SC08, SC09, SC10, SC11, SC12, SC13, SC14, SC15, SC16, SC17, SC18, SC19, FA01, FA02, FA03,
  FA04, FA05, FA06, FA07, FA08, FA09, FA10, FA11, FA12, FA13, FA14, FA15, R01, R02, R03, R04, R05, R06, R07,
  R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24, R25, R26, R27, R28,
  R29, R30, R31, R32, R33, R34, R35, R36, R37, R38, R39, R40, R41, R42, R43, R44, R45, R46, R47, R48, R49,
  R50, R51, R52, R53, R54, R55, R56, R57, R58, R59, R60, M01, M02, M03, M04, M05, M06, M07, M08, M09, M10,
  M11, M12, M13, M14, M15, M16, M17, M18, M19, M20, M21, M22, M23, M24, M25, M26, M27, M28, M29, M30, M31,
  M32, M33, M34, T001, T002, T003, T004, T005, T006, T007, T008, T009, T010, T011, T012, T013, T014, T015,
  T016, T017, T018, T019, T020, T021, T022, T023, T024, T025, T026, T027, T028, T029, T030, T031, T032, T033,
  T034, T035, T036, T037, T038, T039, T040, T041, T042, T043, T044, T045, T046, T047, T048, T049, T050, T051,
  T052, T053, T054, T055, T056, T057, T058, T059, T060, T061, T062, T063, T064, T065, T066, T067, T068, T069,
  T070, T071, T072, T073, T074, T075, T076, T077, T078, T079, T080, T081, T082, T083, T084, T085, T086, T087,
  T088, T089, T090, T091, T092, T093, T094, T095, T096, T097, T098, T099, T100, T101, T102, T103, T104, T105,
  T106, T107, item 31, item 32, item 33, item 34, item 35, item 36, item 37, item 38, item 39, item 40,
  item 41, item 42, item 43, item 44, item 45, item 46, item 47, item 48, item 49, item 50, item 51, item 52,
  item 53, item 54, item 55, item 56, item 57, item 58, item 59, item 60, item 61, item 62, item 63, item 64,
  item 65, item 66, item 67, item 68, item 69, item 70, item 71, item 72, item 73, item 74, item 75, item 76,
  item 77, item 78, item 79, item 80, item 81, item 82, item 83, item 84, item 85, item 86, item 87, item 88,
  item 89, item 90, item 91, item 92, item 93, item 94, item 95, item 96, item 97, item 98, item 99
`
  .trim()
  .split(/,\s+/)
