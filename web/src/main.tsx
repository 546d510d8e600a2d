import '@fontsource/alegreya/latin-400.css'
import '@fontsource/alegreya/latin-700.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/alegreya-sc/latin-500.css'
import '@fontsource/alegreya-sc/latin-700.css'
import '@dicehearth/tabletop/theme.css'
import './shell/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applySettings } from './settings.ts'
import { reportTrouble } from './shell/trouble.tsx'
import { keepUpToDate } from './update.ts'

applySettings()
const root = document.getElementById('root')
if (root) {
  createRoot(root, { onCaughtError: reportTrouble }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // It fetches the whole build, so whatever this page needs comes first. If it fails, all but offline play still works.
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').then(keepUpToDate, console.warn)
  })
}
