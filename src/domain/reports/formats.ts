/** What a report can be saved as. */
export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** A page of paper has some thirty rows: beyond this nobody prints, and a table of a spreadsheet is asked for. */
export const MOST_PDF_ROWS = 3_000;
