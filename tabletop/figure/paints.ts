import { paint } from './marks.ts'

/** What figures are made of: the dark side, the lit side, the edge, and the eyes. */
export const paints = {
  ash: paint('#1c1a20', '#45434e', '#9a97a4', '#ff8a4a'),
  blood: paint('#2a0c10', '#7a1f26', '#c8585a', '#ffd36a'),
  bone: paint('#6a5f48', '#d8cba8', '#f4ecd4', '#7fe3d2'),
  brass: paint('#4a3010', '#a87826', '#ecc25e', '#ff6a3a'),
  brown: paint('#2a1c14', '#5e4028', '#96704a', '#ffb347'),
  ember: paint('#3a1a14', '#8f3c28', '#e0845a', '#ffd36a'),
  fire: paint('#a5321a', '#f2803a', '#ffd88a', '#ffffff'),
  fog: paint('#3a4448', '#74868c', '#c0d0d2', '#e8ffff'),
  frost: paint('#1c3448', '#4a7c9c', '#b4dcec', '#e8fbff'),
  glass: paint('#1f5450', '#5aa89c', '#c4f0e4', '#fff2b0'),
  gold: paint('#5a3c08', '#c48d22', '#f4cf68', '#8a2f1f'),
  ink: paint('#0c0a12', '#26222e', '#56506a', '#ff5a3c'),
  moss: paint('#22301c', '#4f7034', '#9ac060', '#ffd36a'),
  pale: paint('#6a6474', '#b4aebc', '#efe9f2', '#b0e0ff'),
  rust: paint('#3a1e14', '#7c4428', '#bc7a4a', '#9cffd8'),
  salt: paint('#7d7464', '#cfc6b2', '#fdf6e6', '#5ad0ff'),
  sand: paint('#5a3a1c', '#b07c3e', '#ecc488', '#ff6a3a'),
  sea: paint('#10282c', '#2f6a68', '#84c0b0', '#e8ffb0'),
  stone: paint('#2c2c2e', '#62625f', '#a6a498', '#ffc24a'),
  toad: paint('#1e2a14', '#5a6a2a', '#aab44c', '#ff7a4a'),
  violet: paint('#2a1640', '#5e3a86', '#b48ae0', '#7fe36a'),
} as const
