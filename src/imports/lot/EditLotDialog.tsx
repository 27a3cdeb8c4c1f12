import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isDate } from '../../domain/time/dates';
import { useT } from '../../i18n/useT';
import { CommandDialog } from '../../ui/CommandDialog';
import { useImportPlaces } from '../../resources/orders/useImportPlaces';
import { LotFields, type LotPlaces } from './LotFields';
import { useOpenLot } from './lotContext';
import { sendLotCommand } from './useLotCommand';
import { changeLot } from './lotVerbs';

/** Another name, client, CDP or day: every row is checked again under it. */
export function EditLotDialog({ onClose }: { onClose: () => void }) {
  const translate = useT();
  const open = useOpenLot();
  const { lot } = open;
  const places = useImportPlaces();
  const [name, setName] = useState(lot.file_name);
  const [value, setValue] = useState<LotPlaces>({
    funding_source_id: lot.funding_source_id,
    close_door_pharmacy_id: lot.close_door_pharmacy_id,
    delivery_date: lot.delivery_date,
  });
  const { funding_source_id, close_door_pharmacy_id, delivery_date } = value;
  const isComplete = funding_source_id !== null && close_door_pharmacy_id !== null && isDate(delivery_date);
  const save = async () => {
    if (!isComplete) return;
    const changed = { file_name: name.trim(), funding_source_id, close_door_pharmacy_id, delivery_date };
    await sendLotCommand(open, changeLot(changed));
    onClose();
  };
  return (
    <CommandDialog
      title={translate('imports.edit.title')}
      verb={translate('imports.edit.verb')}
      keep={translate('imports.edit.keep')}
      isBlocked={name.trim() === '' || !isComplete}
      onRun={save}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>{translate('imports.edit.sentence')}</span>
          <TextField
            required
            id="lot-name"
            label={translate('imports.fields.file_name')}
            value={name}
            disabled={isRunning}
            slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
            onChange={({ target }) => setName(target.value)}
          />
          <LotFields
            value={value}
            places={places}
            isDisabled={isRunning}
            problems={problems}
            showsMissing
            onChange={setValue}
          />
        </>
      )}
    </CommandDialog>
  );
}
