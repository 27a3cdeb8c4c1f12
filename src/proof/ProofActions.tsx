import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useT } from '../i18n/useT';
import { HttpError, request } from '../providers/http';
import { downloadFile } from '../ui/downloadFile';
import styles from './proof.module.css';

/** Prints the page, or downloads it as a sealed PDF. */
export function ProofActions({ eventId, isPrintable }: { eventId: number; isPrintable: boolean }) {
  const translate = useT();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const { data } = await request<Blob>(`/delivery_events/${eventId}/proof/pdf`, { as: 'blob' });
      downloadFile(data, `delivery-${eventId}.pdf`);
    } catch (cause) {
      // `request` has shown the error.
      if (!(cause instanceof HttpError)) throw cause;
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <div className={styles.actions}>
      {isPrintable ? (
        <Button size="small" variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate('proof.print')}
        </Button>
      ) : null}
      <Button
        size="small"
        variant="contained"
        startIcon={<PdfIcon />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void download()}
      >
        {translate('proof.pdf')}
      </Button>
    </div>
  );
}
