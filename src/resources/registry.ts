import { cdps } from './cdps/cdps.resource';
import { deliveries } from './deliveries/deliveries.resource';
import { employees } from './employees/employees.resource';
import { facilities } from './facilities/facilities.resource';
import { fundingSources } from './fundingSources/fundingSources.resource';
import { fuelEntries } from './fuelEntries/fuelEntries.resource';
import { absences } from './absences/absences.resource';
import { inspectionItems } from './inspectionItems/inspectionItems.resource';
import { inspections } from './inspections/inspections.resource';
import { locations } from './locations/locations.resource';
import { priceLists } from './priceLists/priceLists.resource';
import { participants } from './participants/participants.resource';
import { runs } from './runs/runs.resource';
import { timeCorrections } from './timeCorrections/timeCorrections.resource';
import { vehicleCapacityTypes } from './vehicles/vehicleCapacityTypes.resource';
import { vehicleGarages } from './vehicles/vehicleGarages.resource';
import { vehicleGroups } from './vehicles/vehicleGroups.resource';
import { vehicles } from './vehicles/vehicles.resource';

/** All declared resources by name: the one list that routes, screens, language files and the conformance suite go by. */
export const registry = {
  participants,
  employees,
  vehicles,
  vehicle_capacity_types: vehicleCapacityTypes,
  vehicle_groups: vehicleGroups,
  vehicle_garages: vehicleGarages,
  fuel_entries: fuelEntries,
  inspections,
  inspection_items: inspectionItems,
  absences,
  time_corrections: timeCorrections,
  cdps,
  facilities,
  funding_sources: fundingSources,
  locations,
  price_lists: priceLists,
  runs,
  delivery_events: deliveries,
} as const;

export type Registry = typeof registry;
export type ResourceName = keyof Registry;
