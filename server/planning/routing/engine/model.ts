/**
 * A problem as the search sees it. *Nodes* are numbers: tasks 0 to `tasks` - 1, then one start per vehicle, then one
 * end per vehicle. A *unit* is what is placed at once: a job (one node) or a shipment (two). Times in seconds.
 */
export interface Model {
  readonly tasks: number;
  readonly vehicles: number;
  /** tasks + 2 × vehicles. */
  readonly nodes: number;

  /** Column of each node in the travel matrices, and where its row begins. */
  readonly place: Int32Array;
  readonly row: Int32Array;

  readonly service: Float64Array;
  readonly setup: Float64Array;
  readonly hasSetup: boolean;
  /** First moment of the first window, last moment of the last one (for a start or end: of the shift with overtime). */
  readonly open: Float64Array;
  readonly close: Float64Array;
  /** Windows of the nodes that have several: start, end, start, end …; undefined for the others. */
  readonly windows: (Float64Array | undefined)[];
  readonly hasWindows: Uint8Array;

  readonly units: number;
  /** Job or pickup of each unit; its delivery or -1. */
  readonly unitNode: Int32Array;
  readonly unitMate: Int32Array;
  readonly unitOf: Int32Array;
  readonly hasPairs: boolean;
  /** What leaving a unit out costs. */
  readonly penalty: Float64Array;
  /** Size of each unit for the order "by demand": its largest share of a capacity. */
  readonly bulk: Float64Array;

  readonly dimensions: number;
  /** `total`: only deliveries or only pickups, so that a route's sum decides. `along`: loads change along the route. */
  readonly loadMode: 'none' | 'total' | 'along';
  /** Per node and dimension: on board from the start; taken on board here; change of the load here. */
  readonly fromStart: Float64Array;
  readonly taken: Float64Array;
  readonly change: Float64Array;
  readonly capacity: Float64Array;

  readonly travel: readonly Travel[];
  readonly travelOf: Int32Array;
  /** Vehicles that are alike in everything have one type. */
  readonly types: number;
  readonly typeOf: Int32Array;
  readonly vehiclesOfType: readonly Int32Array[];
  /** unit × types + type: 1 when the vehicle could do it on a route of its own. */
  readonly serves: Uint8Array;

  /** Of a place on a route that has stops only the times matter: one window, no setup, breaks, locks or limits of travel. */
  readonly isPlain: boolean;

  readonly fixedCost: Float64Array;
  readonly maxTasks: Float64Array;
  readonly maxTravel: Float64Array;
  readonly maxDistance: Float64Array;
  readonly hasTravelLimit: boolean;

  /** Most breaks of any vehicle. */
  readonly layers: number;
  readonly breaks: (readonly ModelBreak[])[];

  readonly shiftEnd: Float64Array;
  /** Cost of a second past it. */
  readonly overtimeRate: Float64Array;
  readonly hasOvertime: boolean;

  /** Tasks that stay on their vehicle; those that nothing may come before; vehicles that nothing may join. */
  readonly lockedNode: Uint8Array;
  readonly frontNode: Uint8Array;
  readonly lockedVehicle: Uint8Array;
  /** The tasks of each vehicle at the start, in order. */
  readonly initial: readonly (readonly number[])[];
}

export interface ModelBreak {
  readonly id: number;
  readonly service: number;
  /** start, end, start, end … */
  readonly windows: Float64Array;
}

/** Square matrices of one way of travelling, and the same with rows and columns swapped: both lookups stay in cache. */
export interface Travel {
  readonly width: number;
  readonly seconds: Float64Array;
  readonly secondsTo: Float64Array;
  readonly cost: Float64Array;
  readonly costTo: Float64Array;
  /** Metres; undefined when nothing depends on them. */
  readonly metres: Float64Array | undefined;
}

/** Seconds, amounts: what sums of fractions may be off by. Whole numbers are exact. */
export const TOLERANCE = 1e-7;
