import type { HiddenSeries } from './use-hidden.ts';

/** Styles that an SVG loses outside its page's stylesheets. */
const kept = [
  'color',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** Image pixels per page pixel. */
const scale = 2;
const margin = 16;
const titleLine = 24;

export interface PictureParts {
  drawing: SVGSVGElement;
  title: string;
  /** Legend swatches and names of the visible series. */
  legend: readonly { name: string; color: string }[];
  ground: string;
  text: string;
  family: string;
}

/** A copy of the drawing with its styles inlined. */
function standAlone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('The copy of a drawing is none.');
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const text of copy.querySelectorAll('text')) text.setAttribute('visibility', 'hidden');
  for (const [index, original] of originals.entries()) {
    const look = getComputedStyle(original);
    for (const name of kept) copies[index]?.setAttribute(name, look.getPropertyValue(name));
  }
  copy.setAttribute('width', String(drawing.clientWidth));
  copy.setAttribute('height', String(drawing.clientHeight));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

interface PlacedText {
  content: string;
  /** Pixels of the drawing: start and baseline. */
  x: number;
  y: number;
  width: number;
  font: string;
  fill: string;
}

/** An SVG drawn as an image can't use the page's fonts: its text is drawn separately with the page's. */
function textsOf(drawing: SVGSVGElement): readonly PlacedText[] {
  return [...drawing.querySelectorAll('text')].map((text) => {
    const { x, y } = text.getNumberOfChars() > 0 ? text.getStartPositionOfChar(0) : { x: 0, y: 0 };
    const { fontWeight, fontSize, fontFamily, fill } = getComputedStyle(text);
    return {
      content: text.textContent,
      x,
      y,
      width: text.getComputedTextLength(),
      font: `${fontWeight} ${fontSize} ${fontFamily}`,
      fill,
    };
  });
}

async function load(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(standAlone(drawing));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** Draws title and legend above a chart's drawing. Rejects when the browser can't draw it. */
export async function pictureOf(parts: PictureParts): Promise<Blob> {
  const { drawing, title, legend, ground, text, family } = parts;
  const image = await load(drawing);
  const { clientWidth: width, clientHeight: height } = drawing;
  const top = margin + titleLine * (legend.length > 1 ? 2 : 1);
  const texts = textsOf(drawing);
  const before = margin + Math.ceil(Math.max(0, ...texts.map(({ x }) => -x)));
  const after =
    margin + Math.ceil(Math.max(0, ...texts.map((each) => each.x + each.width - width)));
  const canvas = document.createElement('canvas');
  canvas.width = (before + width + after) * scale;
  canvas.height = (height + top + margin) * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.scale(scale, scale);
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = text;
  context.font = `600 14px ${family}`;
  context.fillText(title, margin, margin + 12);
  if (legend.length > 1) {
    context.font = `12px ${family}`;
    let x = margin;
    for (const { name, color } of legend) {
      context.fillStyle = color;
      context.fillRect(x, margin + titleLine + 6, 12, 4);
      context.fillStyle = text;
      context.fillText(name, x + 18, margin + titleLine + 12);
      x += 36 + context.measureText(name).width;
    }
  }
  context.drawImage(image, before, top, width, height);
  for (const { content, x, y, font, fill } of texts) {
    context.font = font;
    context.fillStyle = fill;
    context.fillText(content, before + x, top + y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))));
  });
}

/** Reads the parts of a chart's image from its figure; undefined while no drawing is shown. */
export function readPicture(
  figure: HTMLElement,
  title: string,
  names: readonly string[],
  { isHidden }: Pick<HiddenSeries, 'isHidden'>,
): PictureParts | undefined {
  const drawing = figure.querySelector('[data-drawing] svg');
  if (!(drawing instanceof SVGSVGElement)) return undefined;
  const look = getComputedStyle(figure);
  const swatches = [...figure.querySelectorAll('[data-swatch]')];
  const colorOf = (place: number) =>
    swatches[place] ? getComputedStyle(swatches[place]).color : look.color;
  return {
    drawing,
    title,
    legend: names
      .map((name, place) => ({ name, color: colorOf(place) }))
      .filter(({ name }) => !isHidden(name)),
    ground: look.getPropertyValue('--pf-color-surface').trim() || '#ffffff',
    text: look.color,
    family: look.fontFamily,
  };
}
