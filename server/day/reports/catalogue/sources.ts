import type { ReportName } from '../../../../src/domain/reports/registry';
import { billedPeriodsSource } from './billedPeriods';
import { custodyOfBagsSource, handOversSource, proofOfDeliverySource } from './custodyReports';
import { deliveriesOfDaySource, doneRunsSource } from './dayReports';
import { fuelSource, timesheetsSource, vehicleInspectionsSource } from './fleetReports';
import { cashUpsSource, copaymentsSource, deliveriesPerClientSource } from './moneyReports';
import { patientAccessSource } from './patientAccess';
import { attemptsSource, driverPerformanceSource, onTimeSource } from './qualityReports';
import type { ReportSource } from './reportSource';

/** The query of each declared report. */
export const reportSources: Readonly<Record<ReportName, ReportSource>> = {
  deliveries_of_day: deliveriesOfDaySource,
  done_runs: doneRunsSource,
  attempts: attemptsSource,
  on_time: onTimeSource,
  driver_performance: driverPerformanceSource,
  custody: custodyOfBagsSource,
  hand_overs: handOversSource,
  proof_of_delivery: proofOfDeliverySource,
  cash_ups: cashUpsSource,
  copayments: copaymentsSource,
  deliveries_per_client: deliveriesPerClientSource,
  billing: billedPeriodsSource,
  fuel: fuelSource,
  vehicle_inspections: vehicleInspectionsSource,
  timesheets: timesheetsSource,
  patient_access: patientAccessSource,
};
