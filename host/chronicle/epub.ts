import { strToU8, zipSync, type Zippable } from 'fflate'
import type { Chronicle } from './chronicle.ts'
import { escaped, make, markup, type Piece } from './elements.ts'
import { pagesOf, type PageOptions } from './pages.ts'
import { look } from './look.ts'

/** A chronicle as an EPUB: every chapter a page, for any e-reader. */
export function epubOf(chronicle: Chronicle, options: PageOptions): Uint8Array {
  const pages = pagesOf(chronicle, options)
  const { title, when } = chronicle
  const links = pages.map((page) => make('li', make('a', page.title, { href: `${page.id}.xhtml` })))
  const contents = make('nav', [make('h1', title), make('ol', links)], { 'epub:type': 'toc' })
  const files = [
    { name: 'contents.xhtml', id: 'contents', text: wholePage(title, contents), extra: ' properties="nav"' },
    ...pages.map(({ id, title: name, page }) => ({
      name: `${id}.xhtml`,
      id,
      text: wholePage(name, page),
      extra: markup(page).includes('<svg') ? ' properties="svg"' : '',
    })),
  ]
  const book: Zippable = {
    // The first file of an EPUB, and the only one that is not packed.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(container),
    'book/look.css': strToU8(look),
    'book/book.opf': strToU8(packageOf(title, when, files)),
  }
  for (const { name, text } of files) book[`book/${name}`] = strToU8(text)
  return zipSync(book, { mtime: Math.max(when, earliest) })
}

/** A zip knows no time before. */
const earliest = Date.UTC(1980, 0, 2)

/** A chronicle as one page that needs nothing else. */
export function htmlOf(chronicle: Chronicle, options: PageOptions): string {
  const { title } = chronicle
  const pages = pagesOf(chronicle, options)
  const contents = pages.map((page) => make('li', make('a', page.title, { href: `#${page.id}` })))
  const body = make('main', [
    make('h1', title),
    make('ol.contents', contents),
    ...pages.map(({ page }) => page),
  ])
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/><title>${escaped(title)}</title><style>${look}</style></head><body>${markup(body)}</body></html>\n`
}

const container =
  '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n'

function packageOf(
  title: string,
  when: number,
  files: readonly { name: string; id: string; extra: string }[],
): string {
  const changed = `${new Date(when).toISOString().slice(0, 19)}Z`
  const items = files.map(
    ({ name, id, extra }) => `<item id="${id}" href="${name}" media-type="application/xhtml+xml"${extra}/>`,
  )
  const order = files.map(({ id }) => `<itemref idref="${id}"/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<package version="3.0" xmlns="http://www.idpf.org/2007/opf" unique-identifier="id" xml:lang="en"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:dicehearth:${when}</dc:identifier><dc:title>${escaped(title)}</dc:title><dc:language>en</dc:language><meta property="dcterms:modified">${changed}</meta></metadata><manifest><item id="look" href="look.css" media-type="text/css"/>${items.join('')}</manifest><spine>${order.join('')}</spine></package>
`
}

function wholePage(title: string, page: Piece): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en"><head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="look.css"/></head><body>${markup(page)}</body></html>
`
}
