import type { Sent } from '../contract/call';
import { billingReportCall, deliveriesReportCall, type ReportStarted } from '../contract/reports/reports';
import { readApi } from '../providers/callApi';

type Billing = Sent<(typeof billingReportCall)['body']>;
type Deliveries = Sent<(typeof deliveriesReportCall)['body']>;

export function startBillingReport(body: Billing): Promise<ReportStarted | null> {
  return readApi(billingReportCall, { body });
}

export function startDeliveriesReport(body: Deliveries): Promise<ReportStarted | null> {
  return readApi(deliveriesReportCall, { body });
}
