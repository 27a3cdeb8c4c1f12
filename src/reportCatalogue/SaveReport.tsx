import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { makeReportCall } from '../contract/reports/catalogue';
import { REPORT_FORMATS, type ReportFormat } from '../domain/reports/formats';
import type { ReportName } from '../domain/reports/registry';
import { useT, useTranslateAny } from '../i18n/useT';
import { keepAsyncRequest } from '../providers/asyncRequests';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import type { ReportFilters } from './useReportFilters';

/** Asks for the report as a file; the bell shows when it is ready. */
export function SaveReport({ report, filters }: { report: ReportName; filters: ReportFilters }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const [sending, setSending] = useState<ReportFormat | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = (format: ReportFormat) => {
    setSending(format);
    setRefusal(null);
    readApi(makeReportCall, { params: { report }, body: { ...filters.asked, format } })
      .then(
        (started) => {
          if (started?.uuid) keepAsyncRequest(started.uuid);
          showMessage({ kind: 'success', text: translate('reports.started') });
        },
        (error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          const field = Object.values(error.errors)[0];
          if (field) setRefusal(translateAny(field.message, { ...field.args, _: error.message }));
          else
            setRefusal(error.messageKey ? translateAny(error.messageKey, error.messageArgs) : error.message);
        },
      )
      .finally(() => setSending(null));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {REPORT_FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={sending !== null}
            aria-label={translate('reportCatalogue.save', {
              format: translate(`reportCatalogue.formats.${format}`),
            })}
            onClick={() => save(format)}
          >
            {translate(`reportCatalogue.formats.${format}`)}
          </Button>
        ))}
      </Box>
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
    </Box>
  );
}
