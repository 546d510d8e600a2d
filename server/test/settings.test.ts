import { homedir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { settingsFrom, whereFrom } from '../settings.ts'

const home = path.join(homedir(), '.dicehearth')

describe('the settings of a server', () => {
  it('are usual ones where nothing is said, also where a host sets variables to nothing', () => {
    const usual = {
      port: 4000,
      host: 'localhost',
      where: { data: home },
      faults: path.join(home, 'faults'),
    }
    expect(settingsFrom({}, {})).toEqual(usual)
    expect(settingsFrom({}, { PUBLIC_URL: '', DATABASE_URL: '', DICEHEARTH_HOME: '' })).toEqual(usual)
  })

  it('come from the environment, and flags go before it', () => {
    const env = {
      PORT: '1',
      HOST: 'one',
      DICEHEARTH_HOME: '/one',
      PUBLIC_URL: 'https://one.example',
    }
    const said = { host: 'one', where: { data: '/one' }, faults: '/one/faults' }
    expect(settingsFrom({}, env)).toEqual({ ...said, port: 1, publicUrl: 'https://one.example' })
    const flags = { port: '2', host: 'two', data: '/two', publicUrl: 'http://two.example/dice' }
    expect(settingsFrom(flags, env)).toEqual({
      port: 2,
      host: 'two',
      where: { data: '/two' },
      faults: '/two/faults',
      publicUrl: 'http://two.example/dice',
    })
  })

  it('keep tables in PostgreSQL where its address is given, unless a flag names a folder', () => {
    const env = { DATABASE_URL: 'postgres://env', DICEHEARTH_HOME: '/home' }
    expect(whereFrom({}, env)).toEqual({ databaseUrl: 'postgres://env' })
    expect(whereFrom({ databaseUrl: 'postgres://flag' }, env)).toEqual({ databaseUrl: 'postgres://flag' })
    expect(whereFrom({ data: '/data' }, env)).toEqual({ data: '/data' })
    expect(() => whereFrom({ data: '/data', databaseUrl: 'postgres://flag' }, {})).toThrow('not both')
    // Reports of failed rules stay on this machine.
    expect(settingsFrom({}, env).faults).toBe('/home/faults')
  })

  it('have a port from 0 to 65535, whichever way it is given', () => {
    for (const port of ['0', '65535', '00080']) expect(settingsFrom({ port }, {}).port).toBe(Number(port))
    for (const port of ['', '65536', '-1', '4e3', '8o', ' 80', '80 ', '000080', '80.5']) {
      const refusal = `from 0 to 65535, not "${port}"`
      expect(() => settingsFrom({ port }, {})).toThrow(refusal)
      expect(() => settingsFrom({}, { PORT: port })).toThrow(refusal)
    }
  })

  it('refuse an empty host and a public address that is none', () => {
    for (const host of ['', ' ']) expect(() => settingsFrom({}, { HOST: host })).toThrow('HOST is empty')
    for (const publicUrl of [
      'dice.example',
      'ftp://dice.example',
      'see https://dice.example',
      'https:///',
      '',
    ])
      expect(() => settingsFrom({ publicUrl }, {}), publicUrl).toThrow('begin with http:// or https://')
  })
})
