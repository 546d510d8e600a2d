import './volume.css'
import { changeSettings, settingValues, useSettings } from '../settings.ts'
import { play } from './sound.ts'

/** What the volumes are called. */
export const volumeNames = { off: 'Off', quiet: 'Quiet', on: 'Normal', full: 'Full' } as const

/** The volume, from off to full, for the menu of a table. */
export function Volume() {
  const { sound } = useSettings()
  const steps = settingValues.sound
  return (
    <label className="volume">
      <span>Sound: {volumeNames[sound]}</span>
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        value={steps.indexOf(sound)}
        aria-label="Sound"
        aria-valuetext={volumeNames[sound]}
        onChange={({ target }) => {
          changeSettings({ sound: steps[Number(target.value)] })
          play('wood')
        }}
      />
    </label>
  )
}
