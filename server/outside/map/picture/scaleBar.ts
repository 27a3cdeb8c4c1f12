import type { DistanceUnit } from '../../../../src/domain/planning/distanceText';
import { metresPerPx, type MapView } from './view';
import type { MapFoot } from './foot';

const LONGEST_PX = 90;
/** Metres, and how they are written. */
const STEPS: Readonly<Record<DistanceUnit, readonly (readonly [metres: number, text: string])[]>> = {
  mi: [
    [30.48, '100 ft'],
    [60.96, '200 ft'],
    [152.4, '500 ft'],
    [304.8, '1,000 ft'],
    ...[0.5, 1, 2, 5, 10, 20, 50, 100, 200].map((miles) => [miles * 1609.344, `${miles} mi`] as const),
  ],
  km: [
    ...[20, 50, 100, 200, 500].map((metres) => [metres, `${metres} m`] as const),
    ...[1, 2, 5, 10, 20, 50, 100, 200].map((km) => [km * 1000, `${km} km`] as const),
  ],
};

/** The longest round distance that a short bar can show. */
export function scaleBar(view: MapView, unit: DistanceUnit): Pick<MapFoot['scale'], 'width' | 'text'> {
  const perPx = metresPerPx(view);
  const steps = STEPS[unit];
  const [metres, text] = steps.findLast(([metres]) => metres / perPx <= LONGEST_PX) ?? steps[0] ?? [1, '1 m'];
  return { width: Math.round(metres / perPx), text };
}
