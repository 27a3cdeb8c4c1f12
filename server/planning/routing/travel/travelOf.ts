import type { Pace } from '../../../../src/domain/addresses/travelTime';
import { ServerRoads } from '../../roads/serverRoads';
import { GreatCircleTravel } from './greatCircle';
import { RoadsTravel } from './roadsTravel';
import type { TravelProvider } from './travelProvider';

/** Travel as `legBetween` knows it: on roads where there are any, else in straight lines. */
export function travelOf(pace: Pick<Pace, 'roads' | 'road_speed_kmh' | 'detour_percent'>): TravelProvider {
  const speeds = { car: pace.road_speed_kmh };
  const straight = new GreatCircleTravel({ detour: pace.detour_percent / 100, speeds });
  return pace.roads instanceof ServerRoads ? new RoadsTravel(pace.roads, straight) : straight;
}
