import type { WireCall } from './fakeWire';
import { recordOf } from './records';

export function garages(count: number, first = 1) {
  return Array.from({ length: count }, (_, index) =>
    recordOf('vehicle_garages', { id: first + index, name: `GARAGE ${first + index}` }),
  );
}

/** 40 garages, answered by page as the route does. */
export function manyGarages() {
  const all = garages(40);
  return {
    'GET /vehicle_garages': ({ query }: WireCall) => {
      const size = Number(query.per_page);
      return all.slice((Number(query.page) - 1) * size, Number(query.page) * size);
    },
    'GET /vehicle_garages/total_items': { json: { total_items: 40 } },
  };
}
