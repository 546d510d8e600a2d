import './new-table.css'
import { Page } from '../shell/page.tsx'
import { play } from '../table/sound.ts'
import { volumeNames } from '../table/volume.tsx'
import { changeSettings, settingValues, useSettings, type Settings } from '../settings.ts'

interface Named {
  label: string
  about: string
  values: Readonly<Record<string, string>>
}

const named: Readonly<Record<keyof Settings, Named>> = {
  text: {
    label: 'Text size',
    about: 'For all screens, on top of what your browser does.',
    values: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  },
  motion: {
    label: 'Motion',
    about: 'Without motion, dice and cards appear where they belong, and you never wait for them.',
    values: { system: 'As my device says', off: 'Off' },
  },
  pace: {
    label: 'Pace',
    about:
      'How long each thing that happens is shown. A press or the space bar skips it; the End key skips everything until your turn.',
    values: { calm: 'Calm', brisk: 'Brisk', swift: 'Swift' },
  },
  sound: {
    label: 'Sound',
    about: 'The fire, dice on wood, cards, a few notes of each game, and a low drum when danger comes.',
    values: volumeNames,
  },
  captions: {
    label: 'Captions',
    about: 'What can be heard is shown in a few words, with or without sound.',
    values: { off: 'Off', on: 'On' },
  },
  dice: { label: 'Dice', about: 'How dice show their number.', values: { pips: 'Pips', numbers: 'Numbers' } },
  confirm: {
    label: 'Confirm each step',
    about: 'A choice counts only when you press it a second time.',
    values: { off: 'No, undo is enough', on: 'Yes' },
  },
  told: {
    label: 'What a screen reader says',
    about: 'After each answer: what came of it, then what others did, then the question.',
    values: { all: 'All of it', brief: 'Others in brief', own: 'Only what comes of my own answers' },
  },
  words: {
    label: 'Tables in words',
    about: 'Headings, lists and tables instead of boards, and a line to answer in words.',
    values: { off: 'Off', on: 'On' },
  },
  letters: {
    label: 'Letters and numbers as keys',
    about:
      'At a table numbers take options, H asks for advice, and letters read parts of the table, such as S for your sheet.',
    values: { on: 'On', off: 'Off, my screen reader uses them' },
  },
  voice: {
    label: 'Voice',
    about: 'The browser reads aloud what comes of each answer, each question, and whatever has the focus.',
    values: { off: 'Off', on: 'On' },
  },
  log: {
    label: 'Log',
    about: 'Where its newest line stands. At the table it can also be hidden.',
    values: { last: 'At the bottom', first: 'At the top' },
  },
}

export default function SettingsScreen() {
  const settings = useSettings()
  return (
    <Page title="Settings">
      <h1>Settings</h1>
      <p className="fine">Kept in this browser.</p>
      <div className="set-table pairs">
        {Object.entries(named).map(([key, { label, about, values }]) => (
          <div className="panel" key={key}>
            <fieldset>
              <legend>
                <h2>{label}</h2>
              </legend>
              <p className="fine">{about}</p>
              <div className="segments">
                {settingValues[key as keyof Settings].map((value) => (
                  <label className="segment" key={value}>
                    <input
                      type="radio"
                      name={key}
                      checked={settings[key as keyof Settings] === value}
                      onChange={() => {
                        changeSettings({ [key]: value })
                        if (key === 'sound') play('dice')
                      }}
                    />
                    {values[value]}
                  </label>
                ))}
              </div>
            </fieldset>
          </div>
        ))}
      </div>
    </Page>
  )
}
