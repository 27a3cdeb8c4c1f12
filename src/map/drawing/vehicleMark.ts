import { MARKER_SIZE } from '../../domain/addresses/mapDefaults';
import type { MapVehicle } from '../mapScene';
import type { MapColours } from './mapColours';

export type VehicleLook = Pick<MapVehicle, 'state' | 'color' | 'heading'>;

const FULL_TURN = 2 * Math.PI;
/** Directions are rounded to this many degrees: a smaller difference cannot be seen on an arrow of 14 pixels. */
const STEP = 6;

/** The same for vehicles that look alike; one that does not move shows no direction. */
export function vehicleLook({ state, color, heading }: VehicleLook): VehicleLook {
  const isShown = state === 'moving' && heading !== null;
  return { state, color, heading: isShown ? (Math.round(heading / STEP) * STEP) % 360 : null };
}

/** A disc in the colour of the CDP; an arrow shows where it heads, two bars that it stands, grey that it is silent. */
export function drawVehicle(
  context: CanvasRenderingContext2D,
  { state, color, heading }: VehicleLook,
  colours: MapColours,
): void {
  const isSilent = state === 'silent';
  context.save();
  context.translate(MARKER_SIZE / 2, MARKER_SIZE / 2);
  context.beginPath();
  context.arc(0, 0, 13, 0, FULL_TURN);
  context.fillStyle = isSilent ? colours.tone('grey', 'edge') : color;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colours.of.surface;
  if (isSilent) context.setLineDash([4, 3]);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.arc(0, 0, 15, 0, FULL_TURN);
  context.lineWidth = 1;
  context.strokeStyle = colours.of.text;
  context.stroke();
  context.fillStyle = '#ffffff';
  if (state === 'moving' && heading !== null) {
    context.rotate((heading * Math.PI) / 180);
    context.beginPath();
    context.moveTo(0, -8);
    context.lineTo(6, 6);
    context.lineTo(0, 3);
    context.lineTo(-6, 6);
    context.closePath();
    context.fill();
  } else if (state === 'standing') {
    context.fillRect(-5, -5, 3.5, 10);
    context.fillRect(1.5, -5, 3.5, 10);
  } else {
    context.beginPath();
    context.arc(0, 0, 4, 0, FULL_TURN);
    context.fill();
  }
  context.restore();
}
