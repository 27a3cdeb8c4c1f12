import { MARKER_SIZE } from '../../domain/addresses/mapDefaults';
import type { StatusIcon, Tone } from '../../domain/stops/statusTag';
import { STATE_DRAWINGS } from '../../ui/stateDrawings';
import type { MapStop } from '../mapScene';
import type { MapColours } from './mapColours';
import { contextOf } from './pixelSpeed';
import { drawVehicle, vehicleLook, type VehicleLook } from './vehicleMark';

/** A pin on 34 × 34 whose tip is at the place; a time restriction makes its head square. */
const ROUND = 'M17 33 C10 25 5 19.5 5 13.5 a12 12 0 0 1 24 0 C29 19.5 24 25 17 33 Z';
const SQUARE =
  'M17 33 L11.5 25.5 H8 a3 3 0 0 1 -3 -3 V4.5 a3 3 0 0 1 3 -3 H26 a3 3 0 0 1 3 3 V22.5 a3 3 0 0 1 -3 3 H22.5 Z';
/** Middle of the pin's head. */
const HEAD = { x: 17, y: 13.5 } as const;
const FONT = "600 12px 'Inter Variable', system-ui, sans-serif";

type Look = Pick<MapStop, 'tone' | 'icon' | 'isRestricted' | 'isWaiting' | 'number'>;

export interface Sprites {
  stop: (look: Look) => HTMLCanvasElement | null;
  cluster: (tone: Tone, count: number) => HTMLCanvasElement | null;
  vehicle: (look: VehicleLook) => HTMLCanvasElement | null;
}

/** Pictures of markers, each drawn once for a state of the page's colours. */
export function createSprites(colours: MapColours, density: number): Sprites {
  const known = new Map<string, HTMLCanvasElement | null>();
  const picture = (key: string, draw: (context: CanvasRenderingContext2D) => void) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.ceil(MARKER_SIZE * density);
    const context = contextOf(canvas);
    if (context) {
      context.scale(density, density);
      draw(context);
    }
    known.set(key, context && canvas);
    return context && canvas;
  };
  return {
    stop: ({ tone, icon, isRestricted, isWaiting, number }) =>
      picture(`${tone} ${number ?? icon} ${isRestricted} ${isWaiting}`, (context) => {
        const edge = colours.tone(tone, 'edge');
        const surface = colours.of.surface;
        context.lineJoin = 'round';
        const pin = new Path2D(isRestricted ? SQUARE : ROUND);
        context.fillStyle = isWaiting ? surface : edge;
        context.fill(pin);
        context.strokeStyle = isWaiting ? edge : surface;
        context.lineWidth = isWaiting ? 2 : 1.5;
        context.stroke(pin);
        const ink = isWaiting ? colours.tone(tone, 'text') : surface;
        if (number === null) drawIcon(context, icon, ink);
        else write(context, number, ink);
      }),
    cluster: (tone, count) =>
      picture(`${tone} cluster ${count}`, (context) => {
        context.fillStyle = colours.tone(tone, 'ground');
        context.strokeStyle = colours.tone(tone, 'edge');
        context.lineWidth = 2.5;
        context.beginPath();
        context.arc(MARKER_SIZE / 2, MARKER_SIZE / 2, 14, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
        context.translate(0, MARKER_SIZE / 2 - HEAD.y);
        write(context, count > 999 ? '999+' : String(count), colours.tone(tone, 'text'));
      }),
    vehicle: (seen) => {
      const look = vehicleLook(seen);
      return picture(`vehicle ${look.state} ${look.color} ${look.heading}`, (context) =>
        drawVehicle(context, look, colours),
      );
    },
  };
}

function drawIcon(context: CanvasRenderingContext2D, icon: StatusIcon, ink: string): void {
  context.save();
  context.translate(HEAD.x - 8, HEAD.y - 8);
  context.strokeStyle = ink;
  context.lineWidth = 1.8;
  context.lineCap = 'round';
  context.stroke(new Path2D(STATE_DRAWINGS[icon]));
  context.restore();
}

function write(context: CanvasRenderingContext2D, text: string, ink: string): void {
  context.font = text.length > 3 ? FONT.replace('12px', '10px') : FONT;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(text, HEAD.x, HEAD.y + 0.5);
}
