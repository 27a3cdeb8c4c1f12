import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { INVOICE_FORMATS, makeInvoiceCall, type InvoiceFormat } from '../contract/billing/billing';
import { useT } from '../i18n/useT';
import { keepAsyncRequest } from '../providers/asyncRequests';
import { readApi } from '../providers/callApi';
import { HttpError } from '../providers/http';
import { showMessage } from '../providers/messageLog';
import { useMessageOf } from '../ui/useMessageOf';

/** Asks for the invoice as a file; the bell shows when it is ready. */
export function InvoiceButtons({ periodId }: { periodId: number }) {
  const translate = useT();
  const messageOf = useMessageOf();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = (format: InvoiceFormat) => {
    setIsSending(true);
    setRefusal(null);
    readApi(makeInvoiceCall, { params: { id: periodId }, body: { format } })
      .then(
        (started) => {
          if (started?.uuid) keepAsyncRequest(started.uuid);
          showMessage({ kind: 'success', text: translate('reports.started') });
        },
        (error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
          setRefusal(messageOf(error));
        },
      )
      .finally(() => setIsSending(false));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {INVOICE_FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={isSending}
            onClick={() => save(format)}
          >
            {translate('billing.period.save', { format: format.toUpperCase() })}
          </Button>
        ))}
      </Box>
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
    </Box>
  );
}
