import type { MapTheme } from '../../../../src/contract/map/picture';
import { xmlText } from '../../../../src/domain/wire/xmlText';
import { MARKER_SHAPES } from './markerShapes';
import { CASED, PALETTES, type MapPalette } from './palette';
import { PATH_UNITS } from './pathData';
import type { LineKind, MapName, Scene } from './scene';

const round = (value: number) => Math.round(value * 10) / 10;

function areas(scene: Scene, palette: MapPalette): string {
  return scene.areas
    .map(({ kind, d }) => `<path fill="${palette.areas[kind]}" fill-rule="evenodd" d="${d}"/>`)
    .join('');
}

/** Streets have an edge: the same line below, wider. All edges come first, so that crossings are open. */
function lines(scene: Scene, palette: MapPalette): string {
  const isCased = (kind: LineKind) => CASED.includes(kind);
  const drawn = (kind: LineKind, color: string, width: number, content: string) => {
    const dash = kind === 'county' ? ` stroke-dasharray="${4 * PATH_UNITS} ${3 * PATH_UNITS}"` : '';
    return `<g stroke="${color}" stroke-width="${round(width * PATH_UNITS)}"${dash}>${content}</g>`;
  };
  const edges = scene.lines.filter(({ kind }) => isCased(kind));
  const plain = scene.lines.filter(({ kind }) => !isCased(kind));
  return [
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    ...plain.map(({ kind, d, width }) => drawn(kind, palette.lines[kind], width, `<path d="${d}"/>`)),
    ...edges.map(({ kind, d, width }) =>
      drawn(kind, palette.casing, width + 1.2, `<path id="${kind}" d="${d}"/>`),
    ),
    ...edges.map(({ kind, width }) => drawn(kind, palette.lines[kind], width, `<use href="#${kind}"/>`)),
    '</g>',
  ].join('');
}

function name({ text, kind, x, y, angle, size }: MapName, palette: MapPalette): string {
  const turn = Math.abs(angle) < 1 ? '' : ` transform="rotate(${round(angle)} ${round(x)} ${round(y)})"`;
  const weight = kind === 'place' && size > 11 ? ' font-weight="600"' : '';
  const at = `x="${round(x)}" y="${round(y + size * 0.35)}"`;
  return `<text ${at} font-size="${size}" fill="${palette.text[kind]}"${weight}${turn}>${xmlText(text)}</text>`;
}

function markers(scene: Scene, palette: MapPalette): string {
  return scene.markers
    .map(({ kind, x, y }) => {
      const { ground, sign } = MARKER_SHAPES[kind];
      return (
        `<g transform="translate(${x} ${y})"><path d="${ground}" fill="${palette.markers[kind]}" ` +
        `stroke="${palette.sign}" stroke-width="2" paint-order="stroke"/><path d="${sign}" fill="${palette.sign}"/></g>`
      );
    })
    .join('');
}

function foot({ foot: { scale, credit, right } }: Scene, palette: MapPalette): string {
  const bar = `M8 ${scale.y - 4}v4h${scale.width}v-4`;
  const text = `font-size="10" fill="${palette.text.place}"`;
  return (
    `<path d="${bar}" fill="none" stroke="${palette.halo}" stroke-width="4"/>` +
    `<path d="${bar}" fill="none" stroke="${palette.text.place}" stroke-width="1.5"/>` +
    `<text x="${scale.width + 14}" y="${scale.y}" text-anchor="start" ${text}>${scale.text}</text>` +
    credit
      .map(
        (line) => `<text x="${right}" y="${line.y}" text-anchor="end" ${text}>${xmlText(line.text)}</text>`,
      )
      .join('')
  );
}

/**
 * The scene as a picture that stands alone. Colours are attributes: a style sheet in it would need a place in the page's
 * policy.
 */
export function svgOf(scene: Scene, theme: MapTheme): string {
  const palette = PALETTES[theme];
  const { width, height } = scene.view;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="${palette.areas.sea}"/>`,
    `<g transform="scale(${1 / PATH_UNITS})">${areas(scene, palette)}${lines(scene, palette)}</g>`,
    `<g font-family="system-ui,'Segoe UI',Roboto,sans-serif" text-anchor="middle" paint-order="stroke" ` +
      `stroke="${palette.halo}" stroke-width="3" stroke-linejoin="round">`,
    ...scene.names.map((each) => name(each, palette)),
    '</g>',
    markers(scene, palette),
    `<g font-family="system-ui,'Segoe UI',Roboto,sans-serif" paint-order="stroke" stroke="${palette.halo}" ` +
      `stroke-width="3" stroke-linejoin="round">${foot(scene, palette).replaceAll('<path d', '<path stroke-linejoin="miter" d')}</g>`,
    '</svg>',
  ].join('');
}
