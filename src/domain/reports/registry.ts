import { attempts } from './catalogue/attempts';
import { billedPeriods } from './catalogue/billedPeriods';
import { custodyOfBags, handOvers } from './catalogue/custodyReports';
import { deliveriesOfDay } from './catalogue/deliveriesOfDay';
import { doneRuns } from './catalogue/doneRuns';
import { driverPerformance } from './catalogue/driverPerformance';
import { fuel, timesheets, vehicleInspections } from './catalogue/fleetReports';
import { cashUps, copayments, deliveriesPerClient } from './catalogue/moneyReports';
import { onTime } from './catalogue/onTime';
import { patientAccess } from './catalogue/patientAccess';
import { proofOfDelivery } from './catalogue/proofOfDelivery';
import type { Report } from './defineReport';

/** Every report, in the order of the catalogue: the one list that routes, pages, words and files go by. */
export const REPORTS = {
  deliveries_of_day: deliveriesOfDay,
  done_runs: doneRuns,
  attempts,
  on_time: onTime,
  driver_performance: driverPerformance,
  custody: custodyOfBags,
  hand_overs: handOvers,
  proof_of_delivery: proofOfDelivery,
  cash_ups: cashUps,
  copayments,
  deliveries_per_client: deliveriesPerClient,
  billing: billedPeriods,
  fuel,
  vehicle_inspections: vehicleInspections,
  timesheets,
  patient_access: patientAccess,
} as const;

export type Reports = typeof REPORTS;
export type ReportName = keyof Reports;
export const REPORT_NAMES = Object.keys(REPORTS) as readonly ReportName[];

/** Every column of any report: each has one word. */
export type ReportColumnName = { [Name in ReportName]: keyof Reports[Name]['columns'] }[ReportName] & string;

export function isReportName(name: string): name is ReportName {
  return Object.hasOwn(REPORTS, name);
}

export function reportOf(name: ReportName): Report {
  return REPORTS[name];
}
