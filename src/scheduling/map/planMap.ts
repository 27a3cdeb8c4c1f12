import type { Point } from '../../domain/addresses/distance';
import type { PharmacyPoint, PlanLine, PlanPoint } from './planPoints';

/** User events of a map. */
export interface PlanMapEvents {
  /** A marker was pressed; with `isAdding` it is added to or removed from the selection. */
  onPick: (id: number, isAdding: boolean) => void;
  /** These were selected with a box or by a cluster. */
  onPickMany: (ids: readonly number[], isAdding: boolean) => void;
  onHover: (id: number | null) => void;
}

/** Runs as they are drawn now. */
export interface DrawnLines {
  readonly lines: readonly PlanLine[];
  /** With their stops and numbers. */
  readonly openIds: ReadonlySet<number>;
  readonly hoveredId: number | null;
}

/** A map of the plan, for either map library. */
export interface PlanMapHandle {
  drawLines: (lines: DrawnLines) => void;
  drawPool: (points: readonly PlanPoint[], pharmacies: readonly PharmacyPoint[]) => void;
  drawSelection: (points: readonly PlanPoint[]) => void;
  drawHover: (point: PlanPoint | null) => void;
  /** All of these in sight. */
  fit: (points: readonly Point[]) => void;
  /** Moves only when the point is out of sight. */
  bringIntoView: (point: Point) => void;
  zoomBy: (steps: number) => void;
  /** While it is on, a drag draws a box around deliveries instead of moving the map. */
  setBoxMode: (isOn: boolean) => void;
  remove: () => void;
}
