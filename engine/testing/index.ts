export { playAtRandom, type AtRandom, type Step } from './at-random.ts'
export { battery, type Trial } from './battery.ts'
export { playthrough } from './playthrough.ts'
export { Scenario } from './scenario.ts'
