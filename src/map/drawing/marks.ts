import { MARKER_SIZE } from '../../domain/addresses/mapDefaults';
import type { Point } from '../../domain/addresses/distance';
import type { Pixel } from '../../domain/map/clusters';
import type { MapLine, MapPlace, MapVehicle } from '../mapScene';
import type { MapColours } from './mapColours';

type Context = CanvasRenderingContext2D;

const FULL_TURN = 2 * Math.PI;
const NAME_FONT = "600 11px 'Inter Variable', system-ui, sans-serif";
const WIDTH = { quiet: 2, plain: 2.5, bold: 5 } as const;
const OPACITY = { quiet: 0.25, plain: 0.6, bold: 1 } as const;

function trace(context: Context, pixels: readonly Pixel[]): void {
  context.beginPath();
  pixels.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
}

/** More ways than this are told apart only as hairs, which are drawn thirty times as fast. */
const MANY = 60;

/** Whether so many ways are on the map that each is a hair. */
export const areHairs = (lines: readonly MapLine[]): boolean => lines.length > MANY;

function drawHair(context: Context, { color, look, weight }: MapLine, pixels: readonly Pixel[]): void {
  context.save();
  context.globalAlpha = OPACITY[weight] * (look === 'driven' ? 0.4 : 1);
  context.lineWidth = 1;
  context.strokeStyle = color;
  trace(context, pixels);
  context.stroke();
  context.restore();
}

/** A run's way on a border of the page's colour, so that it is seen on any street. */
export function drawLine(
  context: Context,
  line: MapLine,
  pixels: readonly Pixel[],
  { border, isHair }: { border: string; isHair: boolean },
): void {
  const { color, look, weight } = line;
  if (pixels.length < 2) return;
  if (isHair && weight !== 'bold' && look !== 'former') {
    drawHair(context, line, pixels);
    return;
  }
  context.save();
  context.lineJoin = context.lineCap = 'round';
  context.globalAlpha = OPACITY[weight] * (look === 'driven' ? 0.4 : 1);
  if (look === 'former') context.setLineDash([2, 7]);
  trace(context, pixels);
  if (look === 'ahead' && weight !== 'quiet') {
    context.strokeStyle = border;
    context.lineWidth = WIDTH[weight] + 2.5;
    context.stroke();
  }
  context.strokeStyle = color;
  context.lineWidth = WIDTH[weight];
  context.stroke();
  context.restore();
}

export function drawRing(context: Context, { x, y }: Pixel, radius: number, width: number, color: string) {
  context.beginPath();
  context.arc(x, y, radius, 0, FULL_TURN);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

/** A house with the name of the pharmacy on it; its tip is at the place. */
export function drawPlace(context: Context, { name, color }: MapPlace, { x, y }: Pixel, { of }: MapColours) {
  context.font = NAME_FONT;
  const width = context.measureText(name).width + 14;
  const [left, top] = [x - width / 2, y - 26];
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x - 6, y - 7);
  context.lineTo(left, y - 7);
  context.lineTo(left, top);
  context.lineTo(left + width, top);
  context.lineTo(left + width, y - 7);
  context.lineTo(x + 6, y - 7);
  context.closePath();
  context.fillStyle = of.raised;
  context.fill();
  context.strokeStyle = of.text;
  context.lineWidth = 1.5;
  context.stroke();
  context.fillStyle = color;
  context.fillRect(left + 1, top + 1, 4, 17);
  context.fillStyle = of.text;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(name, left + 9, top + 10);
}

/** Least distance between two points of a trail. Pixels. */
const DOT = 2;

/** The way without points nearer than `DOT` to the one before; the last point stays. */
function thinned(pixels: readonly Pixel[]): Pixel[] {
  const kept: Pixel[] = [];
  pixels.forEach((pixel, index) => {
    const last = kept.at(-1);
    const isEnd = index === pixels.length - 1;
    if (!last || isEnd || Math.hypot(pixel.x - last.x, pixel.y - last.y) >= DOT) kept.push(pixel);
  });
  return kept;
}

/** Whether so many vehicles are on the map that the way behind each is a hair. */
export const areTrailsHairs = (vehicles: readonly MapVehicle[]): boolean => vehicles.length > MANY;

/** The way behind a vehicle, as dots. */
export function drawTrail(
  context: Context,
  { trail, color, state }: MapVehicle,
  at: (point: Point) => Pixel,
  isHair: boolean,
) {
  if (trail.length < 2 || state === 'silent') return;
  context.save();
  context.globalAlpha = isHair ? 0.8 : 0.55;
  context.lineWidth = isHair ? 1 : 4;
  if (!isHair) {
    context.setLineDash([1, 6]);
    context.lineCap = 'round';
  }
  context.strokeStyle = color;
  trace(context, thinned(trail.map(at)));
  context.stroke();
  context.restore();
}

const PIN =
  'M17 33 C9 23 6 18 6 13 a11 11 0 0 1 22 0 c0 5 -3 10 -11 20 Z M17 17 a4 4 0 1 0 0 -8 a4 4 0 0 0 0 8 Z';

/** The one marker of a picker. */
export function drawPin(context: Context, { x, y }: Pixel, { of }: MapColours): void {
  context.save();
  context.translate(x - MARKER_SIZE / 2, y - MARKER_SIZE + 1);
  const shape = new Path2D(PIN);
  context.fillStyle = of.accent;
  context.strokeStyle = of.surface;
  context.lineWidth = 1.5;
  context.fill(shape, 'evenodd');
  context.stroke(shape);
  context.restore();
}

export function traceLasso(context: Context, pixels: readonly Pixel[], { of }: MapColours): void {
  context.save();
  trace(context, pixels);
  context.closePath();
  context.globalAlpha = 0.25;
  context.fillStyle = of.accent;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 2;
  context.setLineDash([6, 4]);
  context.strokeStyle = of.accent;
  context.stroke();
  context.restore();
}
