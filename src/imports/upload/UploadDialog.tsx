import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useState } from 'react';
import { dateInZone, isDate, nextWorkday } from '../../domain/time/dates';
import type { ImportLotView } from '../../domain/imports/importView';
import { useT, useTranslateAny } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import { Dialog } from '../../ui/unsaved/Dialog';
import { operationZone } from '../../providers/operationZone';
import { useMessageOf } from '../../ui/useMessageOf';
import { LotFields, type LotPlaces } from '../lot/LotFields';
import { useImportPlaces } from '../../resources/orders/useImportPlaces';
import { LoadFailed } from '../../ui/LoadFailed';
import { DropArea } from './DropArea';
import { fileProblem } from './fileProblem';
import { sizeInWords } from './sizeInWords';
import { KnownFile } from './KnownFile';
import { knownTerms } from './knownTerms';
import { useUpload } from './useUpload';

interface UploadDialogProps {
  /** The file that was dropped on the page; null: it is chosen here. */
  dropped: File | null;
  /** The newest lots: a repeated file name is reported. */
  known: readonly ImportLotView[];
  onUploaded: (lot: ImportLotView) => void;
  onClose: () => void;
}

/** File, client, CDP and day. The server reads the file in the background; nothing is imported yet. */
export default function UploadDialog({ dropped, known, onUploaded, onClose }: UploadDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const id = useId();
  const places = useImportPlaces();
  const [file, setFile] = useState(dropped);
  const [lot, setLot] = useState<LotPlaces>(() =>
    withKnown(dropped, {
      funding_source_id: null,
      close_door_pharmacy_id: places.ownCdp,
      delivery_date: nextWorkday(dateInZone(new Date(), operationZone())),
    }),
  );
  // Client and CDP of an earlier file of this kind, unless somebody has chosen already.
  function withKnown(chosen: File | null, value: LotPlaces): LotPlaces {
    const terms = chosen && value.funding_source_id === null ? knownTerms(chosen.name, known) : null;
    if (!terms) return value;
    return {
      ...value,
      ...terms,
      ...(places.ownCdp === null ? {} : { close_door_pharmacy_id: places.ownCdp }),
    };
  }
  const choose = (next: File | null) => {
    setFile(next);
    setLot((value) => withKnown(next, value));
  };
  const [isAsked, setIsAsked] = useState(false);
  const { state, send, cancel } = useUpload(onUploaded);
  const isSending = state.phase === 'sending';

  const unfit = file && fileProblem(file);
  const missingFile = isAsked && !file ? translate('imports.upload.noFile') : null;
  const problem = unfit ? translateAny(unfit.message, unfit.args) : missingFile;
  const submit = () => {
    setIsAsked(true);
    const { funding_source_id, close_door_pharmacy_id, delivery_date } = lot;
    if (!file || unfit || funding_source_id === null || close_door_pharmacy_id === null) return;
    if (isDate(delivery_date)) void send(file, { funding_source_id, close_door_pharmacy_id, delivery_date });
  };
  return (
    <Dialog
      open
      fullWidth
      onClose={isSending ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: SIZES.modal.medium } } }}
    >
      <DialogTitle id={id}>{translate('imports.upload.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>{translate('imports.upload.sentence')}</DialogContentText>
        {state.phase === 'failed' && <Alert severity="error">{messageOf(state.error)}</Alert>}
        {places.hasFailed && (
          <LoadFailed onRetry={places.retry}>{translate('imports.upload.placesFailed')}</LoadFailed>
        )}
        <DropArea file={file} problem={problem} isDisabled={isSending} onFile={choose} />
        {file && <KnownFile name={file.name} known={known} />}
        <LotFields
          value={lot}
          places={places}
          isDisabled={isSending}
          problems={state.phase === 'failed' ? state.error.errors : {}}
          showsMissing={isAsked}
          onChange={setLot}
        />
        {isSending && file && (
          <Box role="status">
            <LinearProgress
              variant="determinate"
              value={state.share * 100}
              aria-label={translate('imports.upload.progress')}
            />
            <Box className="tabular" sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>
              {state.share < 1
                ? translate('imports.upload.sent', {
                    done: sizeInWords(file.size * state.share),
                    all: sizeInWords(file.size),
                  })
                : translate('imports.upload.opening')}
            </Box>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={isSending ? cancel : onClose}>
          {translate(isSending ? 'imports.upload.stop' : 'imports.upload.keep')}
        </Button>
        <Button variant="contained" loading={isSending} disabled={unfit !== null} onClick={submit}>
          {translate('imports.upload.verb')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
