import { createValueStore } from '../../providers/valueStore';

export type ReportName = 'deliveries' | 'billing';

/** The report whose dialog is open; null for none. */
export const openReportDialog = createValueStore<ReportName | null>(null);
