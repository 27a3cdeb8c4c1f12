import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { EVENT_STATUS } from '../../domain/eventStatus';
import type { Problem } from '../../domain/problem';
import { ActionDialog } from './ActionDialog';
import type { BulkDialogProps } from './deliveryAction';
import { DriverOnCallField } from './DriverOnCallField';
import { RefusedStops } from './RefusedStops';
import { stopName } from './stopNames';
import { stopPath } from './stopPath';
import { namedStops, useBulkCommand } from './useBulkCommand';

const REQUIRED: Problem = { message: 'validation.required' };

/** Transfer to a driver on call, one delivery or a selection: to the end of that driver's run, opened if there is none. */
export default function TransferStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const [driver, setDriver] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { command, results, left, send } = useBulkCommand(stops, { doneKey: 'crew.transfer.done', onClose });
  const { state } = command;
  const [first] = stops;
  const inVehicle = stops.filter(
    ({ event }) => event.delivery_event_status_id === EVENT_STATUS.pickedUp,
  ).length;
  const args = { smart_count: stops.length, name: first ? stopName(first, translate) : '' };
  const refused = state.phase === 'refused' ? state.error.errors.employee_id : undefined;
  const runs = new Set(stops.map(({ manifest }) => manifest?.employee_id ?? null));
  const save = () => {
    setIsMissing(driver === null);
    if (driver === null) {
      document.getElementById('transfer-employee_id')?.focus();
      return;
    }
    send((open) => ({
      path: open[0] ? stopPath(open[0].event, 'transfer_delivery') : '',
      method: 'PUT',
      version: open[0]?.event.version,
      body: { employee_id: driver, ...namedStops(open) },
    }));
  };
  return (
    <ActionDialog
      title={translate('crew.transfer.title', args)}
      sentence={
        <>
          {translate('crew.transfer.sentence', args)}
          {inVehicle > 0 ? ` ${translate('crew.transfer.bags', { smart_count: inVehicle })}` : ''}
        </>
      }
      width="small"
      verb={translate(results.length > 0 ? 'crew.bulk.again' : 'crew.transfer.verb', {
        smart_count: left.length,
      })}
      keep={translate(results.length > 0 ? 'crew.close' : 'crew.keep')}
      command={command}
      event={stops.length === 1 ? first?.event : undefined}
      zone={first?.manifest?.time_zone}
      onSubmit={save}
      onClose={onClose}
    >
      <RefusedStops stops={stops} results={results} />
      <DriverOnCallField
        // Only where all are one driver's is that driver no choice.
        without={runs.size === 1 ? [...runs] : []}
        value={driver}
        problem={isMissing && driver === null ? REQUIRED : refused}
        onChange={setDriver}
      />
    </ActionDialog>
  );
}
