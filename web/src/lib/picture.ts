/**
 * A drawing on the page as a picture to keep: the same SVG, with its styles written into it and its type inside, so
 * that it looks the same wherever it is opened.
 */

/** What CSS says about a drawing, with the value that need not be written. The last ones are not inherited. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
};
const OF_TEXT: Readonly<Record<string, string>> = {
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
};
const OWN: Readonly<Record<string, string>> = { opacity: '1', display: 'inline' };
const LEAVES = 'path, rect, circle, ellipse, text';

/** The drawing as a text that stands alone. */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const used = new Map<string, Typeface>();
  for (const [i, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[i] as Element);
    element.removeAttribute('class');
    write(element, style, OWN);
    if (!element.matches(LEAVES)) continue;
    write(element, style, INHERITED);
    if (!element.matches('text')) continue;
    write(element, style, OF_TEXT);
    note(used, style, element.textContent);
  }
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const type = await faces([...used.values()]);
  const text = new XMLSerializer().serializeToString(copy).replace(/<!--.*?-->/g, '');
  // As text, not as an element: nothing is styled in this page.
  return text.replace(
    /<svg[^>]*>/,
    (opening) => `${opening}<style>${type}text{font-variant-numeric:lining-nums}</style>`,
  );
}

/** The same as pixels, `scale` of them for each unit. */
export async function pixels(svg: string, width: number, height: number, scale = 2): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    await settled(image);
    const canvas = painted(image, width * scale, height * scale);
    return await new Promise((done, fail) =>
      canvas.toBlob((made) => (made ? done(made) : fail(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The fonts inside an image come after it has been painted once, and no event says so: look until nothing changes. */
async function settled(image: HTMLImageElement): Promise<void> {
  let [before, same] = ['', 0];
  for (let look = 0; look < 20 && same < 3; look++) {
    const now = painted(image, image.width / 3, image.height / 3).toDataURL();
    same = now === before ? same + 1 : 0;
    before = now;
    await new Promise((done) => setTimeout(done, 50));
  }
}

function painted(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width), Math.round(height)];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function write(element: Element, style: CSSStyleDeclaration, names: Readonly<Record<string, string>>): void {
  for (const [name, usual] of Object.entries(names)) {
    const value = style.getPropertyValue(name);
    if (value && value !== usual && !(name === 'display' && value === 'block')) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}

// -- type -------------------------------------------------------------------------------------------------------

export interface Typeface {
  family: string;
  weight: number;
  letters: string;
}

function note(used: Map<string, Typeface>, style: CSSStyleDeclaration, letters: string): void {
  const family = style.fontFamily.split(',')[0]?.replace(/["']/g, '').trim() ?? '';
  const key = `${family} ${style.fontWeight}`;
  const known = used.get(key);
  used.set(key, { family, weight: Number(style.fontWeight) || 400, letters: (known?.letters ?? '') + letters });
}

/** The page's own font files that hold these letters, written out. A font that does not come is left to the system. */
async function faces(used: readonly Typeface[]): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const needed = rules.filter((rule) => used.some((face) => holds(rule.style, face)));
  const written = await Promise.all(
    needed
      .map(async (rule) => {
        const path = /url\(["']?([^"')]+\.woff2)/.exec(rule.style.getPropertyValue('src'))?.[1];
        if (!path) return '';
        const address = new URL(path, rule.parentStyleSheet?.href ?? location.href);
        const answer = await fetch(address);
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        const data = await answer.arrayBuffer();
        const descriptors = ['font-family', 'font-weight', 'unicode-range'].flatMap((name) => {
          const value = rule.style.getPropertyValue(name);
          return value ? [`${name}:${value};`] : [];
        });
        return `@font-face{${descriptors.join('')}src:url(data:font/woff2;base64,${base64(data)}) format("woff2")}`;
      })
      .map((face) => face.catch(() => '')),
  );
  return written.join('');
}

function holds(rule: CSSStyleDeclaration, face: Typeface): boolean {
  const family = rule.getPropertyValue('font-family').replace(/["']/g, '').trim();
  return (
    family === face.family &&
    withinWeights(rule.getPropertyValue('font-weight'), face.weight) &&
    withinLetters(rule.getPropertyValue('unicode-range'), face.letters)
  );
}

/** Whether a face declared for `100 900` or `700` is meant for this weight. */
export function withinWeights(declared: string, weight: number): boolean {
  const [least = 400, most = least] = declared
    .split(' ')
    .map((word) => ({ normal: 400, bold: 700 })[word] ?? Number(word));
  return least <= weight && weight <= most;
}

/** Whether any of the letters lies in a range like `U+0000-00FF, U+131`; no range holds all. */
export function withinLetters(declared: string, letters: string): boolean {
  if (!declared) return true;
  const ranges = declared.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)] as const;
  });
  return Array.from(letters).some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  });
}

function base64(data: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(data)) text += String.fromCharCode(byte);
  return btoa(text);
}

// -- words in a drawing -----------------------------------------------------------------------------------------

/** Lines of at most so many letters; what does not fit into the last line ends in an ellipsis. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const longer = found.length > 0 ? `${found.at(-1)} ${word}` : word;
    if (found.length > 0 && longer.length <= letters) found[found.length - 1] = longer;
    else found.push(word);
  }
  const kept = found.slice(0, lines);
  if (found.length > lines) kept[lines - 1] = found.slice(lines - 1).join(' ');
  return kept
    .map((line) => (line.length > letters ? `${line.slice(0, letters - 1).trimEnd()}…` : line))
    .filter(Boolean);
}
