import { useNavigate } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { CommandDialog } from '../../ui/CommandDialog';
import { useOpenLot } from './lotContext';
import { sendLotCommand } from './useLotCommand';
import { deleteLot } from './lotVerbs';

/** Confirms that the lot and its file are deleted, but no deliveries. */
export function DeleteLotDialog({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const navigate = useNavigate();
  const open = useOpenLot();
  return (
    <CommandDialog
      isDanger
      title={translate('imports.remove.title', { file: open.lot.file_name })}
      verb={translate('imports.remove.verb')}
      keep={translate('imports.remove.keep')}
      onRun={async () => {
        await sendLotCommand(open, deleteLot);
        void navigate('/schedule/imports', { replace: true });
      }}
      onClose={onClose}
    >
      {() => <span>{translate('imports.remove.sentence', { smart_count: open.lot.counts.total })}</span>}
    </CommandDialog>
  );
}
