import type { ResourceName } from '../../../src/resources/registry';
import { cdps, facilities, fundingSources, locations } from '../catalogs/places.server';
import { deliveryEvents } from '../runs/deliveryEvents.server';
import { employees } from '../employees/employees.server';
import { participants } from '../participants/participants.server';
import { priceLists } from '../catalogs/priceLists.server';
import { runs } from '../runs/runs.server';
import { vehicleCapacityTypes, vehicleGarages, vehicleGroups, vehicles } from '../vehicles/vehicles.server';
import { fuelEntries } from '../fueling/fuelEntries.server';
import { absences } from '../absences/absences.server';
import { inspectionItems, inspections } from '../inspections/inspections.server';
import { timeCorrections } from '../timeCorrections/timeCorrections.server';
import type { ServerResource } from './serverResource';

/** The server's side of every declared resource. A resource without one does not compile. */
export const serverResources: { readonly [N in ResourceName]: ServerResource } = {
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
  delivery_events: deliveryEvents,
};
