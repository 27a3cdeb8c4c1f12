import Papa from 'papaparse';
import { FORMULA_START } from '../domain/wire/formulas';
import { rowsOf, type ChartModel } from './chartModels';

/** So that a spreadsheet reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The table of a chart as CSV. A reason is written by people, so no cell may begin a formula. */
export function chartCsv(chart: ChartModel): Blob {
  const head = [
    chart.column,
    ...chart.series.map(({ name }) => (chart.unit === 'percent' ? `${name} (%)` : name)),
  ];
  const text = Papa.unparse([head, ...rowsOf(chart)], { escapeFormulae: FORMULA_START });
  return new Blob([BYTE_ORDER_MARK + text], { type: 'text/csv' });
}

interface Look {
  background: string;
  text: string;
  font: string;
  colours: readonly string[];
}

/** What a picture of an SVG loses without the page's style sheets. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
] as const;
const SCALE = 2;
const PADDING = 16;
const HEAD = 56;

/** The drawing with its styles as attributes: a picture of its own, without style sheets. */
function standAlone(svg: SVGSVGElement, font: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  for (const [index, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of STYLES) part.setAttribute(name, style.getPropertyValue(name));
    part.removeAttribute('class');
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', font);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

async function pictureOf(svg: SVGSVGElement, font: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(svg, font))}`;
  await picture.decode();
  return picture;
}

/** The chart as a picture with its title and legend. Rejects when the browser cannot draw it. */
export async function chartPng(
  frame: HTMLElement,
  { title, series }: ChartModel,
  period: string,
  { background, text, font, colours }: Look,
): Promise<Blob> {
  const svgs = [...frame.querySelectorAll('svg')].filter((svg) => svg.getBoundingClientRect().width > 100);
  const [first] = svgs;
  if (!first) throw new Error('There is no drawing');
  const { width, height } = first.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * PADDING) * SCALE;
  canvas.height = (height + HEAD + 2 * PADDING) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.scale(SCALE, SCALE);
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = text;
  context.font = `600 15px ${font}`;
  context.fillText(title, PADDING, PADDING + 14);
  context.font = `13px ${font}`;
  context.fillText(period, PADDING, PADDING + 36);
  let x = width + PADDING;
  for (const [index, { name }] of [...series.entries()].reverse()) {
    x -= context.measureText(name).width;
    context.fillStyle = text;
    context.fillText(name, x, PADDING + 36);
    context.fillStyle = colours[index] ?? text;
    context.fillRect(x - 16, PADDING + 26, 10, 10);
    x -= 32;
  }
  for (const svg of svgs) {
    const picture = await pictureOf(svg, font);
    context.drawImage(picture, PADDING, PADDING + HEAD, width, height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('There is no picture'))), 'image/png');
  });
}
