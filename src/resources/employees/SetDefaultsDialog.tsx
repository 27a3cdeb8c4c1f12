import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setDefaultsCall } from '../../contract/employees/drivers';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';
import { useRecords } from '../../ui/useRecords';
import { useReferenceTitle } from '../screens/useReferenceTitle';
import { PlainSelect } from './PlainSelect';

/** Dispatchers and vehicles of one operation; beyond this a list is no list to choose from. */
const MOST = 500;

const idOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Who dispatches a driver and what they usually drive; says who loses the driver before they do. */
export function SetDefaultsDialog({ record, onClose }: { record: Row; onClose: () => void }) {
  const translate = useT();
  const client = useQueryClient();
  const name = String(record.full_name);
  const before = idOf(record.dispatcher_id);
  const [dispatcher, setDispatcher] = useState(before);
  const [vehicle, setVehicle] = useState(idOf(record.default_vehicle_id));
  const ofDispatchers = { type: 'Dispatcher', is_active: '1' };
  const dispatcherList = useRecords('employees', { perPage: MOST, sort: 'full_name', filter: ofDispatchers });
  const dispatchers = (dispatcherList.data ?? []).map((one) => ({
    value: one.id,
    text: one.full_name ?? '',
  }));
  const vehicleList = useRecords('vehicles', { perPage: MOST, sort: 'name', filter: { is_active: '1' } });
  const vehicles = (vehicleList.data ?? []).map((one) => ({ value: one.id, text: one.name }));
  const present = useReferenceTitle('employees', before);
  const next = dispatchers.find((one) => one.value === dispatcher)?.text;

  const save = async () => {
    const body = { dispatcher_id: dispatcher, default_vehicle_id: vehicle };
    await readApi(setDefaultsCall, { params: { id: record.id }, body }, { version: record.version });
    await client.invalidateQueries({ queryKey: ['employees'] });
    showMessage({ kind: 'success', key: 'messages.saved', text: translate('messages.saved') });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('staff.defaults.title', { name })}
      verb={translate('staff.defaults.verb')}
      keep={translate('staff.defaults.keep')}
      onRun={save}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>{translate('staff.defaults.text')}</span>
          <PlainSelect
            label={translate('resources.employees.fields.dispatcher_id')}
            value={dispatcher}
            options={dispatchers}
            emptyText={translate('staff.defaults.noDispatcher')}
            problem={problems.dispatcher_id}
            disabled={isRunning}
            onChange={setDispatcher}
          />
          {before !== null && dispatcher !== before && present && (
            <Alert severity="warning">
              {translate(next ? 'staff.defaults.reassigned' : 'staff.defaults.released', {
                name,
                present,
                next,
              })}
            </Alert>
          )}
          <PlainSelect
            label={translate('resources.employees.fields.default_vehicle_id')}
            value={vehicle}
            options={vehicles}
            emptyText={translate('staff.defaults.noVehicle')}
            problem={problems.default_vehicle_id}
            disabled={isRunning}
            onChange={setVehicle}
          />
        </>
      )}
    </CommandDialog>
  );
}
