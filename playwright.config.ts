import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.DICEHEARTH_PORT ?? 4173)
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A page often waits for its next frame; somebody else can use the processor meanwhile.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Limits are there to end what hangs: a whole game has many presses, and the machine may have other things to do.
  timeout: 300_000,
  // What the tables in words ask, as the accessibility tree has it: read in review. `--update-snapshots` writes it anew.
  expect: { timeout: 60_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/questions/{arg}{ext}' } },
  use: {
    baseURL,
    // Nothing waits to be looked at; what does is tested where it is asked for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Named by scripts/browser.mjs, which finds or installs one; whoever only reads this file needs none.
      executablePath: process.env.PLAYWRIGHT_CHROMIUM ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'wide',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: ['**/*.phone.spec.ts', '**/screens.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `npm run --silent serve -- --port ${port}`,
    url: baseURL,
    // It builds the page first.
    timeout: 300_000,
    // Tables of the tests are thrown away with the rest of the results.
    env: { DICEHEARTH_HOME: 'test-results/home' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
