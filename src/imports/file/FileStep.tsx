import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useNumber } from '../../ui/useNumber';
import { useOpenLot } from '../lot/lotContext';
import { isOpenStep } from '../lot/lotSteps';
import { FilePreview } from './FilePreview';
import { ReadingForm } from './ReadingForm';

/** Step 1: how the file was read, notices, and its first rows. Wrong guesses can be corrected. */
export default function FileStep() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const number = useNumber();
  const { lot } = useOpenLot();
  const { failure, reading } = lot;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {failure && (
        <Alert severity="error" role="alert">
          <AlertTitle>{translate('imports.fileFailed')}</AlertTitle>
          {translateAny(`imports.file.${failure.code}`, { ...failure.args, _: failure.code })}
        </Alert>
      )}
      {reading?.notices.length ? (
        <Alert severity="info">
          <Box
            component="ul"
            sx={reading.notices.length > 1 ? { m: 0, pl: 4 } : { m: 0, p: 0, listStyle: 'none' }}
          >
            {reading.notices.map((notice) => (
              <li key={JSON.stringify(notice)}>
                {translate(`imports.notice.${notice.code}`, { ...notice.args, _: notice.code })}
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
      <Box component="section" aria-labelledby="import-reading">
        <Typography variant="h2" id="import-reading">
          {translate('imports.reading.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {translate(reading ? 'imports.reading.purpose' : 'imports.reading.purposeFailed')}
        </Typography>
        {/* A new key resets the form after the file was read again. */}
        <ReadingForm key={lot.version} />
      </Box>
      {reading && (
        <Box component="section" aria-labelledby="import-preview" sx={{ minWidth: 0 }}>
          <Typography variant="h2" id="import-preview">
            {translate('imports.preview.title')}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 3 }}>
            {translate('imports.preview.purpose', {
              shown: lot.samples.length,
              smart_count: lot.counts.total,
              count: number(lot.counts.total),
            })}
          </Typography>
          <FilePreview reading={reading} samples={lot.samples} />
          {isOpenStep('columns', lot) && (
            <Button component={Link} to="?step=columns" variant="outlined" sx={{ mt: 3 }}>
              {translate('imports.preview.next')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
