import type { PrintedSkill } from './printed.ts'

// prettier-ignore
/** The skillbook: a page for every pair of attributes, with four difficulties on it. */
export const skills: readonly PrintedSkill[] = [
  { name: 'Climb', colours: 'RK', rows: { I: [3, 'R*; *1 g1'], II: [4, 'R3 x1; K*; *5 g1'], III: [5, 'R1 x1; K5 g1; R*; *2'], IV: [6, 'R3 x1; R2 x1; K5; RK6 g2; K*'] } },
  { name: 'Demolish', colours: 'RB', rows: { I: [3, 'B*; *2 x1'], II: [4, 'RB4 x1; R*; *3'], III: [5, 'R6 x1; RB1; B* g1; *3 x1'], IV: [6, 'R2 x1; B3 x1; RB6; R* g2; *4'] } },
  { name: 'Swim', colours: 'KG', rows: { I: [3, 'K*; *5 g1'], II: [4, 'K1 x1; G*; *2 g1'], III: [5, 'K5 x1; G2 g1; K*; *6'], IV: [6, 'K1 x1; G5 x1; G2 g2; K*; *3'] } },
  { name: 'Stealth', colours: 'KW', rows: { I: [3, 'W*; *1 x1'], II: [4, 'K1 x1; W*; *3 g1'], III: [5, 'K5 x1; KW3; W* g1; *6 x1'], IV: [6, 'K1 x1; K6 x1; W3; KW4 g2; W*'] } },
  { name: 'Sleight', colours: 'KP', rows: { I: [3, 'K*; *4 g1'], II: [4, 'KP2 x1; K*; *3'], III: [5, 'K4 x1; P5 g1; K*; *2'], IV: [6, 'K6 x1; P2 x1; KP5; K* g2; *3'] } },
  { name: 'March', colours: 'GR', rows: { I: [3, 'R*; *5 x1'], II: [4, 'G5 x1; R*; *6 g1'], III: [5, 'G3 x1; RG6; R* g1; *4 x1'], IV: [6, 'G5 x1; R3 x1; R6 g2; G*; *1'] } },
  { name: 'Craft', colours: 'GB', rows: { I: [3, 'G*; *3 g1'], II: [4, 'G5 x1; B*; *2 g1'], III: [5, 'G3 x1; B2 g1; G*; *5'], IV: [6, 'G5 x1; G6 x1; B2; GB1 g2; B*'] } },
  { name: 'Carouse', colours: 'GP', rows: { I: [3, 'P*; *4 x1'], II: [4, 'GP6 x1; G*; *1'], III: [5, 'G2 x1; GP3; P* g1; *6 x1'], IV: [6, 'G4 x1; P6 x1; GP3; G* g2; *1'] } },
  { name: 'Tinker', colours: 'BK', rows: { I: [3, 'B*; *1 g1'], II: [4, 'B3 x1; K*; *5 g1'], III: [5, 'B1 x1; K5 g1; B*; *2'], IV: [6, 'B3 x1; K2 x1; K5 g2; B*; *6'] } },
  { name: 'Lore', colours: 'BW', rows: { I: [3, 'W*; *3 x1'], II: [4, 'B3 x1; W*; *6 g1'], III: [5, 'B1 x1; BW6; W* g1; *3 x1'], IV: [6, 'B3 x1; B4 x1; W6; BW5 g2; W*'] } },
  { name: 'Stand Firm', colours: 'WR', rows: { I: [3, 'W*; *6 g1'], II: [4, 'RW4 x1; W*; *5'], III: [5, 'W6 x1; R2 g1; W*; *5'], IV: [6, 'W2 x1; R5 x1; RW3; W* g2; *4'] } },
  { name: 'Forage', colours: 'WG', rows: { I: [3, 'G*; *1 x1'], II: [4, 'W1 x1; G*; *3 g1'], III: [5, 'W5 x1; GW3; G* g1; *6 x1'], IV: [6, 'W1 x1; G6 x1; G3 g2; W*; *4'] } },
  { name: 'Soothe', colours: 'WP', rows: { I: [3, 'W*; *5 g1'], II: [4, 'W1 x1; P*; *5 g1'], III: [5, 'W5 x1; P6 g1; W*; *2'], IV: [6, 'W1 x1; W2 x1; P5; WP3 g2; P*'] } },
  { name: 'Bargain', colours: 'PB', rows: { I: [3, 'B*; *6 x1'], II: [4, 'BP2 x1; P*; *3'], III: [5, 'P4 x1; BP6; B* g1; *3 x1'], IV: [6, 'P6 x1; B3 x1; BP1; P* g2; *2'] } },
  { name: 'Intimidate', colours: 'PR', rows: { I: [3, 'P*; *3 g1'], II: [4, 'P5 x1; R*; *2 g1'], III: [5, 'P3 x1; R2 g1; P*; *5'], IV: [6, 'P5 x1; R6 x1; R2 g2; P*; *1'] } },
]
