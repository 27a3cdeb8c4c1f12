// The problem format: VROOM's documented JSON (https://github.com/VROOM-Project/vroom/blob/master/docs/API.md), plus
// the parts marked "own". Units: seconds for times, metres for distances, [longitude, latitude] for coordinates, any
// one unit per dimension for amounts. Times are counted from any origin that the whole problem shares.

/** [start, end] in seconds, both included. A task must *start* inside; its setup and service may run past the end. */
export type TimeWindow = [start: number, end: number];

/** [longitude, latitude] in degrees, WGS 84. */
export type Coordinates = [longitude: number, latitude: number];

/** Where a task is: coordinates, or a row of the matrices, or both. */
export interface Place {
  location?: Coordinates;
  location_index?: number;
}

interface TaskTimes extends Place {
  /** Integer, unique among tasks of its type. */
  id: number;
  description?: string;
  /** Seconds before the service when the vehicle was not at this place already. Default 0. */
  setup?: number;
  /** Seconds. Default 0. */
  service?: number;
  /** When it may start. Default: any time. */
  time_windows?: TimeWindow[];
}

/** One stop: `delivery` is on board from the start of the route, `pickup` stays on board until its end. */
export interface Job extends TaskTimes {
  /** One amount per dimension of capacity. Default 0. */
  delivery?: number[];
  /** One amount per dimension of capacity. Default 0. */
  pickup?: number[];
  /** What the vehicle must have, all of them. Default none. */
  skills?: number[];
  /** 0 to 100; what has more stays on the plan when not everything fits. Default 0. */
  priority?: number;
}

/** A pickup and its delivery, in this order on one vehicle. */
export interface Shipment {
  pickup: TaskTimes;
  delivery: TaskTimes;
  /** On board between the two; one amount per dimension of capacity. Default 0. */
  amount?: number[];
  skills?: number[];
  /** 0 to 100. Default 0. */
  priority?: number;
}

/** A pause of the driver, mandatory when the vehicle is used; taken anywhere, also in the middle of a drive. */
export interface Break {
  /** Integer, unique among the breaks of the vehicle. Breaks are taken in the order of their windows. */
  id: number;
  description?: string;
  /** Seconds. Default 0. */
  service?: number;
  /** When it may start. Default: any time. */
  time_windows?: TimeWindow[];
}

interface VehicleCosts {
  /** For using the vehicle at all. Default 0. */
  fixed?: number;
  /** Per hour of travel. Default 3600: one per second. */
  per_hour?: number;
  /** Per kilometre; needs distances. Default 0. */
  per_km?: number;
}

export type StepType = 'start' | 'job' | 'pickup' | 'delivery' | 'break' | 'end';

/** One step of the plan that the vehicle has now: where the search starts from. */
export interface VehicleStep {
  type: StepType;
  /** Of the task; not for start and end. */
  id?: number;
  /** Own: stays on this vehicle and in order with its other locked steps; a leading row of them stays in front. */
  locked?: boolean;
}

/** Own: work past the end of `time_window`. */
interface Overtime {
  /** Seconds past the end of the shift that are allowed. */
  max: number;
  /** Cost of an hour of it, on top of the travel. Default 3600. */
  per_hour?: number;
}

export interface Vehicle {
  /** Integer, unique among vehicles. */
  id: number;
  /** Key of `matrices`. Default "car". */
  profile?: string;
  /** A field of VROOM; accepted and ignored, as times per type are rejected. */
  type?: string;
  description?: string;
  /** Default: the route starts at its first task. */
  start?: Coordinates;
  start_index?: number;
  /** Default: the route ends at its last task. */
  end?: Coordinates;
  end_index?: number;
  /** One amount per dimension. Default: no limit. */
  capacity?: number[];
  costs?: VehicleCosts;
  skills?: number[];
  /** The shift. Default: any time. */
  time_window?: TimeWindow;
  breaks?: Break[];
  /** Travel times are divided by it. Above 0, at most 5. Default 1. */
  speed_factor?: number;
  /** The most tasks (breaks do not count). Default: no limit. */
  max_tasks?: number;
  /** The most travel, seconds. Default: no limit. */
  max_travel_time?: number;
  /** The most travel, metres; needs distances. Default: no limit. */
  max_distance?: number;
  steps?: VehicleStep[];
  /** Own: the route is its `steps` and nothing is added, moved or taken away. Default false. */
  locked?: boolean;
  /** Own. Default: none allowed. */
  overtime?: Overtime;
}

/** Square: a row per place of departure, in it a column per place of arrival. Rows may be typed arrays. */
export type Matrix = readonly ArrayLike<number>[];

export interface ProfileMatrices {
  /** Seconds. */
  durations: Matrix;
  /** Metres. */
  distances?: Matrix;
  /** Replaces what travel costs (per_hour and per_km do not count then). */
  costs?: Matrix;
}

export interface RoutingProblem {
  jobs?: Job[];
  shipments?: Shipment[];
  vehicles: Vehicle[];
  /** By profile. Without them a `TravelProvider` makes them from the coordinates. */
  matrices?: Record<string, ProfileMatrices>;
}
