/// <reference types="google.maps" />
import clsx from 'clsx';
import { MARKER_SIZE } from '../../domain/addresses/mapDefaults';
import type { Point } from '../../domain/addresses/distance';
import { readColours } from '../drawing/mapColours';
import { createSprites } from '../drawing/sprites';
import type { MapLine, MapPlace, MapStop, MapVehicle } from '../mapScene';
import styles from '../map.module.css';

export const at = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });

const WIDTH = { quiet: 2, plain: 3, bold: 5 } as const;
const OPACITY = { quiet: 0.25, plain: 0.7, bold: 1 } as const;
const DENSITY = 2;

/** The open map's markers and lines as objects of Google's map. */
export function createGoogleMarks(map: google.maps.Map) {
  const colours = readColours();
  const sprites = createSprites(colours, DENSITY);
  const icon = (picture: HTMLCanvasElement | null, anchorY: number): google.maps.Icon | undefined =>
    picture
      ? {
          url: picture.toDataURL(),
          scaledSize: new google.maps.Size(MARKER_SIZE, MARKER_SIZE),
          anchor: new google.maps.Point(MARKER_SIZE / 2, anchorY),
        }
      : undefined;
  const vehicleIcon = ({ heading, state, color }: MapVehicle): google.maps.Symbol => {
    const isMoving = state === 'moving' && heading !== null;
    return {
      path: isMoving ? google.maps.SymbolPath.FORWARD_CLOSED_ARROW : google.maps.SymbolPath.CIRCLE,
      scale: isMoving ? 6 : 9,
      rotation: heading ?? 0,
      fillColor: state === 'silent' ? colours.tone('grey', 'edge') : color,
      fillOpacity: 1,
      strokeColor: colours.of.surface,
      strokeWeight: 2,
    };
  };
  return {
    stop: (stop: MapStop, draggable: boolean) =>
      new google.maps.Marker({
        position: at(stop),
        icon: icon(sprites.stop(stop), MARKER_SIZE - 1),
        draggable,
      }),
    clusterIcon: (stops: readonly MapStop[], tone: MapStop['tone']) =>
      icon(sprites.cluster(tone, stops.length), MARKER_SIZE / 2),
    ring: (point: Point, token: 'accent' | 'text', scale: number) =>
      new google.maps.Marker({
        map,
        position: at(point),
        clickable: false,
        icon: {
          path: google.maps.SymbolPath.CIRCLE,
          scale,
          fillOpacity: 0,
          strokeWeight: 3,
          strokeColor: colours.of[token],
        },
      }),
    line: ({ points, color, look, weight }: MapLine) =>
      new google.maps.Polyline({
        map,
        path: points.map(at),
        strokeColor: color,
        strokeWeight: WIDTH[weight],
        strokeOpacity: OPACITY[weight] * (look === 'ahead' ? 1 : 0.4),
        clickable: look !== 'former',
      }),
    place: (place: MapPlace) =>
      new google.maps.Marker({
        map,
        position: at(place),
        clickable: false,
        title: place.name,
        // The place itself; its name is above it, on top of other markers.
        icon: {
          path: google.maps.SymbolPath.BACKWARD_CLOSED_ARROW,
          scale: 4,
          fillColor: colours.of.text,
          fillOpacity: 1,
          strokeWeight: 0,
          labelOrigin: new google.maps.Point(0, -5),
        },
        label: {
          text: place.name,
          className: clsx(styles.pharmacyName),
          color: colours.of.text,
          fontSize: '11px',
        },
        zIndex: 10_000,
      }),
    vehicle: (vehicle: MapVehicle) =>
      new google.maps.Marker({ map, position: at(vehicle), icon: vehicleIcon(vehicle), zIndex: 9_000 }),
    vehicleIcon,
    /** The way behind a vehicle, dotted; a silent one has none. */
    trail: ({ color }: MapVehicle) =>
      new google.maps.Polyline({
        map,
        clickable: false,
        strokeOpacity: 0,
        icons: [
          {
            icon: { path: 'M 0,0 0,0', strokeColor: color, strokeOpacity: 0.55, strokeWeight: 4, scale: 1 },
            offset: '0',
            repeat: '7px',
          },
        ],
      }),
    lasso: () =>
      new google.maps.Polyline({
        map,
        clickable: false,
        strokeColor: colours.of.accent,
        strokeWeight: 2,
      }),
    pin: (point: Point, draggable: boolean) =>
      new google.maps.Marker({ map, position: at(point), draggable }),
  };
}

export type GoogleMarks = ReturnType<typeof createGoogleMarks>;
