import CheckIcon from '@mui/icons-material/FactCheckOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { MOST_TYPED_ROWS } from '../../domain/imports/importRules';
import { useT } from '../../i18n/useT';
import { PageAction } from '../../ui/PageAction';
import { PageActions } from '../../ui/PageActions';
import { showMessage } from '../../providers/messageLog';
import { downloadFile } from '../../ui/downloadFile';
import { useMessageOf } from '../../ui/useMessageOf';
import { LotFields } from '../lot/LotFields';
import { useImportPlaces } from '../../resources/orders/useImportPlaces';
import { LoadFailed } from '../../ui/LoadFailed';
import { csvOf } from './clipboardTable';
import { SaveStateLine } from './SaveStateLine';
import { TypedForms } from './TypedForms';
import { problemsOfRow } from './typedProblems';
import { isBlankRow } from './typedRows';
import { TypedSheet } from './TypedSheet';
import { useTypedLot } from './useTypedLot';

/** `/schedule/imports/create-csv`: a lot of orders that is typed or pasted, without a file. */
export default function TypedLotPage() {
  const translate = useT();
  const messageOf = useMessageOf();
  const isNarrow = useMediaQuery('(max-width: 760px)');
  const places = useImportPlaces();
  const lot = useTypedLot(places.ownCdp, translate('typedLot.name'));
  const { grid, write, saving, head } = lot;
  const [open, setOpen] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const filled = grid.rows.filter((row) => !isBlankRow(row));
  const wrong = filled.filter((row) => Object.keys(problemsOfRow(row)).length > 0).length;

  const isTooMany = filled.length > MOST_TYPED_ROWS;

  const check = async () => {
    setShowsMissing(true);
    if (lot.terms === null) return;
    setIsSending(true);
    try {
      await lot.check();
    } catch (error) {
      showMessage({ kind: 'error', text: messageOf(error) });
    } finally {
      setIsSending(false);
    }
  };
  const download = () => {
    const name = `${head.file_name.trim() || translate('typedLot.name')}.csv`;
    downloadFile(new Blob([csvOf(grid.rows)], { type: 'text/csv;charset=utf-8' }), name);
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <PageActions>
        <PageAction
          variant="outlined"
          icon={<DownloadIcon />}
          disabled={filled.length === 0}
          onClick={download}
        >
          {translate('typedLot.download')}
        </PageAction>
        <PageAction
          variant="contained"
          icon={<CheckIcon />}
          disabled={filled.length === 0 || isTooMany}
          loading={isSending}
          onClick={() => void check()}
        >
          {translate('typedLot.check')}
        </PageAction>
      </PageActions>
      <Box>
        <Typography variant="h1">{translate('pages.createImport')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {translate(isNarrow ? 'typedLot.leadNarrow' : 'typedLot.lead')}
        </Typography>
      </Box>
      {isTooMany && (
        <Alert
          severity="warning"
          action={<Button onClick={download}>{translate('typedLot.download')}</Button>}
        >
          {translate('typedLot.tooMany', { count: filled.length, max: MOST_TYPED_ROWS })}
        </Alert>
      )}
      {lot.loadError && <LoadFailed onRetry={lot.reload}>{messageOf(lot.loadError)}</LoadFailed>}
      <Card sx={{ p: 4 }}>
        <LotFields
          value={head}
          places={places}
          isDisabled={isSending}
          problems={{}}
          showsMissing={showsMissing}
          onChange={(value) => lot.setHead({ ...head, ...value })}
        >
          <TextField
            label={translate('imports.fields.file_name')}
            value={head.file_name}
            disabled={isSending}
            placeholder={translate('typedLot.name')}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 120 } }}
            onChange={({ target }) => lot.setHead({ ...head, file_name: target.value })}
          />
        </LotFields>
      </Card>
      <SaveStateLine
        state={saving.state}
        onRetry={() => void saving.save()}
        onKeep={(conflict) => {
          saving.proceed(conflict);
          void saving.save();
        }}
        onTake={(conflict) => {
          saving.proceed(conflict);
          write(
            grid.rows.map((row) => (row.key === conflict.key ? { ...row, values: conflict.theirs } : row)),
          );
        }}
      />
      <Typography color="text.secondary" role="status">
        {translate('typedLot.count', { smart_count: filled.length })}
        {wrong > 0 && ` · ${translate('typedLot.wrongRows', { smart_count: wrong })}`}
      </Typography>
      {lot.isLoading ? (
        <Skeleton variant="rounded" height={320} />
      ) : isNarrow ? (
        <TypedForms rows={grid.rows} open={open} onOpen={setOpen} onWrite={write} />
      ) : (
        <TypedSheet grid={grid} onWrite={write} onUndo={lot.undo} onRedo={lot.redo} />
      )}
    </Box>
  );
}
