/// <reference types="google.maps" />
import type { MapVehicle } from '../mapScene';
import { at, type GoogleMarks } from './googleMarks';

interface Drawn {
  vehicle: MapVehicle;
  marker: google.maps.Marker;
  trail: google.maps.Polyline;
}

const hasSameLook = (a: MapVehicle, b: MapVehicle) =>
  a.state === b.state && a.heading === b.heading && a.color === b.color;

/** The vehicles on Google's map: moved ten times a second, so each keeps its marker and its trail. */
export function createGoogleVehicles(
  marks: GoogleMarks,
  onMade: (marker: google.maps.Marker, runId: number) => void,
) {
  const drawn = new Map<number, Drawn>();
  const make = (vehicle: MapVehicle): Drawn => {
    const marker = marks.vehicle(vehicle);
    onMade(marker, vehicle.runId);
    return { vehicle, marker, trail: marks.trail(vehicle) };
  };
  return {
    draw: (vehicles: readonly MapVehicle[]): void => {
      const ids = new Set(vehicles.map(({ runId }) => runId));
      for (const [runId, { marker, trail }] of drawn) {
        if (ids.has(runId)) continue;
        marker.setMap(null);
        trail.setMap(null);
        drawn.delete(runId);
      }
      for (const vehicle of vehicles) {
        const known = drawn.get(vehicle.runId);
        const { marker, trail } = known ?? make(vehicle);
        if (known) {
          const { latitude, longitude } = known.vehicle;
          if (latitude !== vehicle.latitude || longitude !== vehicle.longitude)
            marker.setPosition(at(vehicle));
          if (!hasSameLook(known.vehicle, vehicle)) marker.setIcon(marks.vehicleIcon(vehicle));
        }
        if (known?.vehicle.trail !== vehicle.trail)
          trail.setPath(vehicle.state === 'silent' ? [] : vehicle.trail.map(at));
        drawn.set(vehicle.runId, { vehicle, marker, trail });
      }
    },
    all: (): readonly MapVehicle[] => [...drawn.values()].map(({ vehicle }) => vehicle),
  };
}
