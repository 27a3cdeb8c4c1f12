import { cdpScreens } from './cdps/cdps.screens';
import type { ResourceScreens } from './defineScreens';
import { deliveryScreens } from './deliveries/deliveries.screens';
import { employeeScreens } from './employees/employees.screens';
import { facilityScreens } from './facilities/facilities.screens';
import { fuelEntryScreens } from './fuelEntries/fuelEntries.screens';
import { fundingSourceScreens } from './fundingSources/fundingSources.screens';
import { inspectionScreens } from './inspections/inspections.screens';
import { locationScreens } from './locations/locations.screens';
import { participantScreens } from './participants/participants.screens';
import type { ResourceName } from './registry';
import { runScreens } from './runs/runs.screens';
import { timeCorrectionScreens } from './timeCorrections/timeCorrections.screens';
import { vehicleGarageScreens } from './vehicles/vehicleGarages.screens';
import { vehicleScreens } from './vehicles/vehicles.screens';

const resourceScreens: { readonly [N in ResourceName]?: ResourceScreens } = {
  participants: participantScreens,
  employees: employeeScreens,
  vehicles: vehicleScreens,
  vehicle_garages: vehicleGarageScreens,
  fuel_entries: fuelEntryScreens,
  inspections: inspectionScreens,
  time_corrections: timeCorrectionScreens,
  cdps: cdpScreens,
  facilities: facilityScreens,
  funding_sources: fundingSourceScreens,
  locations: locationScreens,
  runs: runScreens,
  delivery_events: deliveryScreens,
};

/** What this resource adds to the screens that its declaration yields; nothing for a plain one. */
export function screensOf(name: ResourceName): ResourceScreens {
  return resourceScreens[name] ?? {};
}
