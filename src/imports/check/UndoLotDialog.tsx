import { useT } from '../../i18n/useT';
import { CommandDialog } from '../../ui/CommandDialog';
import { useOpenLot } from '../lot/lotContext';
import { sendLotCommand } from '../lot/useLotCommand';
import { undoLot } from '../lot/lotVerbs';

/**
 * Undoes a whole lot, while none of its deliveries has started; otherwise the server reports how many have.
 */
export function UndoLotDialog({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const open = useOpenLot();
  const { file_name, counts } = open.lot;
  return (
    <CommandDialog
      isDanger
      title={translate('imports.undo.title', { file: file_name })}
      verb={translate('imports.undo.verb')}
      keep={translate('imports.undo.keep')}
      onRun={async () => {
        await sendLotCommand(open, undoLot);
        onClose();
      }}
      onClose={onClose}
    >
      {() => <span>{translate('imports.undo.sentence', { smart_count: counts.committed })}</span>}
    </CommandDialog>
  );
}
