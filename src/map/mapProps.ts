import type { ReactNode } from 'react';
import type { Point } from '../domain/addresses/distance';
import type { MapEvents, MapPin, MapView } from './mapEngine';
import type { MapScene, MapVehicleTrack } from './mapScene';
import type { MapTool } from './MapTools';

/** Who or what a marker is, and the facts about it. */
export interface StopWords {
  readonly title: string;
  readonly about: string;
}

export interface MapProps {
  /** What the map is of, for who does not see it. */
  label: string;
  /** Left out: the default zoom and centre (spec §9). */
  start?: MapView;
  scene?: MapScene;
  vehicles?: readonly MapVehicleTrack[];
  /** A moment of a run that is played back; null: live. */
  played?: number | null;
  /** Words of a marker, for the list. */
  wordsOf?: (id: number) => StopWords;
  selected?: ReadonlySet<number>;
  hovered?: number | null;
  pin?: MapPin | null;
  events?: Partial<MapEvents>;
  /** Everything, or what `fitTo` names, is fitted into the map when this changes. */
  fitKey?: string;
  fitTo?: readonly Point[];
  /** Beside zooming. */
  tools?: readonly MapTool[];
  /** False: a picture that the page scrolls over. */
  isMovable?: boolean;
  /** Arrow keys are the page's own; steps to the north and to the east. Left out: they move the map. */
  onArrow?: (north: number, east: number, isLong: boolean) => void;
  children?: ReactNode;
}
