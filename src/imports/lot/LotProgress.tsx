import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { isAtWork, mayCancel } from '../../domain/imports/importRules';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT, useTranslateAny } from '../../i18n/useT';
import { useAllowed } from '../../providers/usePermissions';
import { LotRefusal } from './LotRefusal';
import { useOpenLot } from './lotContext';
import { useLotCommand } from './useLotCommand';
import { cancelLot } from './lotVerbs';

/**
 * Progress of the server's work on the lot. It continues when the page is closed; before the commit it can be
 * stopped.
 */
export function LotProgress() {
  const translate = useT();
  const translateAny = useTranslateAny();
  const open = useOpenLot();
  const { lot } = open;
  const mayUpdate = useAllowed(PERMISSIONS.imports.update);
  const { send, isSending, error, forget } = useLotCommand(open);
  if (!isAtWork(lot)) return null;
  return (
    <>
      <LotRefusal error={error} onClose={forget} />
      <Alert
        severity="info"
        icon={false}
        action={
          mayUpdate &&
          mayCancel(lot) && (
            <Button color="inherit" size="small" loading={isSending} onClick={() => void send(cancelLot)}>
              {translate('imports.progress.cancel')}
            </Button>
          )
        }
        sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 2 }}>
          <span>{translateAny(`imports.progress.${lot.state}`)}</span>
          <span className="tabular">{lot.progress}&nbsp;%</span>
        </Box>
        <LinearProgress
          variant="determinate"
          value={lot.progress}
          aria-label={translate('imports.progressOf', { file: lot.file_name })}
        />
      </Alert>
    </>
  );
}
