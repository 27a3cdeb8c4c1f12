/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type LngLat = [longitude: number, latitude: number];

/**
 * A line of whole units, longitude and latitude in turn: the first point, then the step to each next one. Small numbers
 * compress to a third of what degrees take.
 */
export type PackedLine = number[];

/** Coast, borders and names of `outlines.json`: what a map shows without a file of streets. */
export interface MapOutlines {
  /** Plain text. */
  attribution: string;
  /** West, south, east, north in degrees; nothing is known beyond. */
  bounds: [west: number, south: number, east: number, north: number];
  /** Units in a degree: of lines, and of the places of names. */
  scale: number;
  name_scale: number;
  /** One polygon each: its outer ring, then its holes. The foreign land within `bounds` is part of it. */
  land: PackedLine[][];
  /** Between states and between countries; the coast is the edge of the land. */
  state_lines: PackedLine[];
  /** Between counties of one state. */
  county_lines: PackedLine[];
  /** Larger cities first. `at` has one point for each name. */
  cities: { names: string[]; ranks: CityRank[]; at: PackedLine };
  /** In order, each as the step from the one before. `at` has one point for each code. */
  zips: { steps: number[]; at: PackedLine };
}

/** 1: shown from far away (zoom 6) … 4: shown near (zoom 11). ZIP codes come after all of them (zoom 12). */
export type CityRank = 1 | 2 | 3 | 4;

/** A name or ZIP code at its place. */
export interface OutlineName {
  text: string;
  at: LngLat;
}

/** The outlines in degrees. */
export interface Outlines {
  attribution: string;
  bounds: MapOutlines['bounds'];
  /** Polygons of closed rings, as the coordinates of GeoJSON's `MultiPolygon`. */
  land: LngLat[][][];
  /** As the coordinates of GeoJSON's `MultiLineString`. */
  stateLines: LngLat[][];
  countyLines: LngLat[][];
  cities: (OutlineName & { rank: CityRank })[];
  zips: OutlineName[];
}

/** Points of a packed line. */
function unpackLine(line: PackedLine, scale: number): LngLat[] {
  const points: LngLat[] = [];
  let longitude = 0;
  let latitude = 0;
  for (let index = 0; index + 1 < line.length; index += 2) {
    longitude += line[index] ?? 0;
    latitude += line[index + 1] ?? 0;
    points.push([longitude / scale, latitude / scale]);
  }
  return points;
}

/** The outlines as a map engine takes them. */
export function unpackOutlines(packed: MapOutlines): Outlines {
  const { attribution, bounds, scale, name_scale, cities, zips } = packed;
  const lines = (each: PackedLine[]) => each.map((line) => unpackLine(line, scale));
  const cityPoints = unpackLine(cities.at, name_scale);
  const zipPoints = unpackLine(zips.at, name_scale);
  let zip = 0;
  const codes = zips.steps.map((step) => String((zip += step)).padStart(5, '0'));
  return {
    attribution,
    bounds,
    land: packed.land.map(lines),
    stateLines: lines(packed.state_lines),
    countyLines: lines(packed.county_lines),
    cities: cityPoints.map((at, index) => ({
      text: cities.names[index] ?? '',
      at,
      rank: cities.ranks[index] ?? 4,
    })),
    zips: zipPoints.map((at, index) => ({ text: codes[index] ?? '', at })),
  };
}
