/** How badly an enemy is hurt, for those who do not know its Life (RF-R49). */
export const wounds = ['unhurt', 'hurt', 'bloodied', 'failing'] as const
export type Wound = (typeof wounds)[number]
