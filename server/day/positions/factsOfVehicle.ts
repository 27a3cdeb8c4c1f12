import type { ReportingRun } from './reportingRuns';

/** Of a run and who drives it, for news of the vehicle. */
export function factsOfVehicle(run: ReportingRun) {
  return {
    driver_name: run.driver_name ?? run.name,
    vehicle_name: run.vehicle_name,
    run: run.name,
    delivery_manifest_id: run.id,
    date: run.delivery_date,
  };
}
