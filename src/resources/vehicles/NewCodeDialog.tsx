import { useQueryClient } from '@tanstack/react-query';
import { newLoginCodeCall } from '../../contract/vehicles/loginCode';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';

/** Replaces a vehicle's code: the one that hangs in the vehicle stops working. */
export function NewCodeDialog({ record, onClose }: { record: Row; onClose: () => void }) {
  const translate = useT();
  const client = useQueryClient();
  const args = { name: String(record.name) };
  const replace = async () => {
    await readApi(newLoginCodeCall, { params: { id: record.id } }, { version: record.version });
    await client.invalidateQueries({ queryKey: ['vehicles'] });
    showMessage({
      kind: 'success',
      key: 'vehicleCode.replace.done',
      args,
      text: translate('vehicleCode.replace.done', args),
    });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('vehicleCode.replace.title', args)}
      verb={translate('vehicleCode.replace.verb')}
      keep={translate('vehicleCode.replace.keep')}
      isDanger
      onRun={replace}
      onClose={onClose}
    >
      {() => <span>{translate('vehicleCode.replace.text', args)}</span>}
    </CommandDialog>
  );
}
